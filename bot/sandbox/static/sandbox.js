"use strict";
// The sandbox's bars around simcord's page: channels, whom one plays, the clock, the welcome.
(() => {
  const texts = JSON.parse(document.querySelector('meta[name="sandbox-texts"]').content);
  const POLL = 1000;
  const FIRST = "kralovstvo/hra";

  // ---- where we are: the address after # names the channel, the browser remembers whom one plays in each guild

  if (location.hash.length < 2) history.replaceState(null, "", `#${recall("channel") || FIRST}`);
  const here = decodeURIComponent(location.hash.slice(1));
  remember("channel", here);
  const isDirect = here.startsWith("dm/");
  let guildKey = isDirect ? recall("guild") : here.split("/")[0];
  if (!isDirect) remember("guild", guildKey);
  window.virtualOrgViewer = isDirect ? null : recall(`viewer:${guildKey}`);

  function recall(name) {
    try { return localStorage.getItem(`virtual-org:${name}`); } catch { return null; }
  }
  function remember(name, value) {
    try { localStorage.setItem(`virtual-org:${name}`, value); } catch { /* private windows keep nothing */ }
  }
  function go(channel) {
    if (channel === here) return;
    location.hash = `#${channel}`; // simcord reloads the page
  }

  // ---- building

  /** Return a new element: `make("button.wide", {type: "button"}, "text", child)`. */
  function make(kind, properties = {}, ...children) {
    const [tag, ...classes] = kind.split(".");
    const element = document.createElement(tag);
    if (classes.length) element.className = classes.join(" ");
    for (const [name, value] of Object.entries(properties)) {
      if (name in element && typeof value !== "string") element[name] = value;
      else element.setAttribute(name, value);
    }
    element.append(...children.filter((child) => child != null));
    return element;
  }
  function button(kind, label, act, properties = {}) {
    const element = make(`button.${kind}`, { type: "button", ...properties }, label);
    element.addEventListener("click", act);
    return element;
  }

  const viewer = make("select", { id: "sandbox-viewer", "aria-label": texts.viewer });
  const time = make("time", { id: "sandbox-time" });
  const moves = make("div.sandbox-moves", { id: "sandbox-moves" });
  const bar = make("nav", { id: "sandbox-bar", "aria-label": texts.menu });
  const toast = make("output", { id: "sandbox-toast", hidden: true });
  const shade = button("sandbox-shade", "", () => document.body.classList.remove("sandbox-open"), { "aria-label": texts.menu });
  const menu = button("sandbox-menu", "☰", () => document.body.classList.toggle("sandbox-open"), { "aria-label": texts.menu });
  for (const move of ["minutes", "hour", "day", "deadline"]) {
    const about = move === "deadline" ? { title: texts["deadline-about"] } : {};
    moves.append(button("sandbox-move", texts[move], () => moveClock(move), { "data-move": move, ...about }));
  }
  const clock = button("sandbox-clock", "", () => moves.classList.toggle("sandbox-shown"), { title: texts.clock });
  clock.append("🕒 ", time);
  const header = make("header", { id: "sandbox-top" },
    menu,
    make("strong.sandbox-brand", {}, "Virtual ORG", make("small", {}, texts.brand)),
    make("label.sandbox-viewer", {}, make("span", {}, texts.viewer), viewer),
    make("span.sandbox-gap"),
    clock, moves,
    button("sandbox-help", "?", () => welcome(), { "aria-label": texts.help, title: texts.help }),
  );
  document.querySelector("#preview-shell").prepend(header);
  document.querySelector("#preview-workspace").prepend(bar, shade);
  document.body.append(toast);

  // ---- what is there: asked every second

  let started = null;
  let shownBar = "";
  let seen = null;
  let away = false;

  async function look() {
    try {
      const answer = await fetch("/sandbox/state", { cache: "no-store" });
      if (!answer.ok) throw new Error(String(answer.status));
      seen = await answer.json();
    } catch {
      if (!away) say(texts.away, true);
      away = true;
      return;
    }
    if (away || (started && started !== seen.started)) { location.reload(); return; }
    started = seen.started;
    show();
  }

  function show() {
    const owner = seen.guilds.find((guild) => guild.direct.some((channel) => channel.key === here));
    if (isDirect && owner) guildKey = owner.key;
    const guild = seen.guilds.find((one) => one.key === guildKey) || seen.guilds[0];
    if (guild.language !== texts.language) { location.replace(`/${guild.language}/#${here}`); return; }
    const person = whom(guild);
    showViewers(guild, person);
    showTime();
    showBar(guild, person);
    keepIn(guild, person);
    const channel = [...guild.channels, ...guild.direct].find((one) => one.key === here);
    document.title = isDirect || !channel ? "Virtual ORG" : `#${channel.name} · ${guild.name} · Virtual ORG`;
  }

  /** Return the person that is played now. */
  function whom(guild) {
    if (isDirect) return guild.people.find((one) => one.direct === here) || guild.people[0];
    const native = document.querySelector("#viewer-picker").value;
    return guild.people.find((one) => one.id === native)
      || guild.people.find((one) => one.id === recall(`viewer:${guild.key}`)) || guild.people[0];
  }

  function showViewers(guild, person) {
    const wanted = JSON.stringify(guild.people);
    if (viewer.dataset.people !== wanted) {
      viewer.dataset.people = wanted;
      viewer.replaceChildren(...guild.people.map((one) => make("option", { value: one.id }, `${one.name} · ${rank(one)}`)));
    }
    if (document.activeElement !== viewer) viewer.value = person.id;
  }
  function rank(person) {
    if (person.org) return texts.org;
    return person.keeper ? texts.keeper : texts.player;
  }

  function showTime() {
    const format = { weekday: "short", day: "numeric", month: "numeric", hour: "numeric", minute: "2-digit", timeZone: "Europe/Bratislava" };
    time.textContent = new Intl.DateTimeFormat(texts.language, format).format(new Date(seen.now));
    time.dateTime = seen.now;
  }

  function showBar(guild, person) {
    const parts = seen.guilds.map((one) => {
      const self = one === guild ? person : one.people.find((other) => other.id === recall(`viewer:${one.key}`)) || one.people[0];
      const channels = one.channels.filter((channel) => self.id in channel.newest);
      const direct = one === guild ? one.direct.filter((channel) => channel.key === self.direct) : [];
      return { one, self, channels, direct };
    });
    const described = JSON.stringify([here, parts.map(({ one, self, channels, direct }) =>
      [one.name, self.id, channels.map((channel) => [channel.key, isNew(channel, self)]), direct.map((channel) => isNew(channel, self))])]);
    if (described === shownBar) return;
    shownBar = described;
    bar.replaceChildren(...parts.map(({ one, self, channels, direct }) => make("section", {},
      make("h2", {}, one.name),
      ...channels.map((channel) => link(channel, `# ${channel.name}`, self)),
      ...direct.map((channel) => link(channel, `✉ ${texts.direct}`, self)),
    )));
    const unread = bar.querySelector(".sandbox-new") !== null;
    menu.classList.toggle("sandbox-new", unread);
  }
  function isNew(channel, person) {
    const newest = channel.newest[person.id];
    if (channel.key === here) remember(`seen:${channel.key}:${person.id}`, newest);
    return Boolean(newest) && recall(`seen:${channel.key}:${person.id}`) !== newest;
  }
  function link(channel, label, person) {
    const fresh = isNew(channel, person);
    const element = make(`a.sandbox-channel${fresh ? ".sandbox-new" : ""}`, { href: `#${channel.key}`, "data-channel": channel.key }, label);
    if (channel.key === here) element.setAttribute("aria-current", "page");
    if (fresh) element.append(make("span.sandbox-dot", { role: "img", "aria-label": texts.unread, title: texts.unread }));
    element.addEventListener("click", (event) => {
      event.preventDefault();
      if (channel.key === here) document.body.classList.remove("sandbox-open");
      else go(channel.key);
    });
    return element;
  }

  /** Leave a channel that the person played may not see. */
  function keepIn(guild, person) {
    if (isDirect) return;
    const channel = guild.channels.find((one) => one.key === here);
    if (channel && person.id in channel.newest) return;
    const open = guild.channels.find((one) => person.id in one.newest);
    if (open) go(open.key);
  }

  viewer.addEventListener("change", () => {
    const id = viewer.value;
    remember(`viewer:${guildKey}`, id);
    const guild = seen.guilds.find((one) => one.key === guildKey);
    const person = guild.people.find((one) => one.id === id);
    if (isDirect) { go(person.direct); return; }
    const native = document.querySelector("#viewer-picker");
    if ([...native.options].some((option) => option.value === id)) {
      native.value = id;
      native.dispatchEvent(new Event("change"));
      viewer.blur();
      return;
    }
    const open = guild.channels.find((one) => id in one.newest);
    if (open) go(open.key);
  });

  // The bar follows as soon as simcord has really changed the person.
  let playing = "";
  new MutationObserver(() => {
    const id = document.querySelector("#viewer-picker").value;
    if (seen && id !== playing) show();
    playing = id;
  }).observe(document.querySelector("#viewer-picker"), { childList: true });

  // ---- the clock

  async function moveClock(move) {
    moves.classList.remove("sandbox-shown");
    say(texts.moving);
    header.setAttribute("aria-busy", "true");
    try {
      const answer = await fetch("/sandbox/clock", {
        method: "POST", headers: { "Content-Type": "application/json", "X-Sandbox": "1" }, body: JSON.stringify({ move }),
      });
      const told = await answer.json();
      await look();
      say(told.moved ? `${texts.moved} ${time.textContent}.` : texts["nothing-due"]);
    } catch {
      say(texts.failed, true);
    }
    header.removeAttribute("aria-busy");
  }

  // ---- saying something, also in simcord's stead where an action came to nothing

  let hush = null;
  function say(text, stays = false) {
    toast.textContent = text;
    toast.hidden = false;
    clearTimeout(hush);
    if (!stays) hush = setTimeout(() => { toast.hidden = true; }, 5000);
  }
  const told = document.querySelector("#action-status");
  const alarming = new Set([texts.uncertain, texts["not-done"], texts.interrupted, texts.ended]);
  new MutationObserver(() => {
    if (alarming.has(told.textContent)) say(told.textContent);
    if (told.textContent === texts.ended) setTimeout(() => location.reload(), 1000);
  }).observe(told, { childList: true, characterData: true, subtree: true });

  // ---- whether somebody scrolls by hand just now, and not the page by itself

  let scrolled = -Infinity;
  for (const event of ["wheel", "touchmove", "pointerdown", "keydown"]) {
    document.querySelector("#channel-timeline").addEventListener(event, () => { scrolled = performance.now(); }, { passive: true });
  }
  window.virtualOrgScrolls = () => performance.now() - scrolled < 500;

  // ---- commands and channels in texts can be tapped, as on Discord

  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element)) return;
    const command = event.target.closest(".channel-message .command-mention");
    if (command) { begin(command.textContent.trim()); return; }
    const mention = event.target.closest(".channel-message .mention");
    if (!mention || !mention.textContent.startsWith("#") || !seen) return;
    const guild = seen.guilds.find((one) => one.key === guildKey);
    const channel = guild?.channels.find((one) => `#${one.name}` === mention.textContent && whom(guild).id in one.newest);
    if (channel) go(channel.key);
  });

  /** Put a command into the composer, as if it had been typed and chosen. */
  function begin(command) {
    document.querySelector(".command-context-close")?.click();
    const input = document.querySelector("#channel-composer-input");
    if (!(input instanceof HTMLTextAreaElement)) return;
    input.value = command;
    input.focus();
    input.dispatchEvent(new Event("input", { bubbles: true }));
    pick(input, command, 20);
  }
  function pick(input, command, tries) {
    const first = document.querySelector(".command-popup:not([hidden]) .command-entry strong");
    if (first?.textContent === command) first.closest(".command-entry").click();
    else if (tries) setTimeout(() => pick(input, command, tries - 1), 100);
  }

  // ---- the welcome

  function welcome() {
    const dialog = make("dialog", { id: "sandbox-welcome" });
    const close = () => { remember("welcomed", "1"); dialog.close(); dialog.remove(); };
    dialog.append(
      make("h1", {}, texts["welcome-title"]),
      make("p", {}, texts["welcome-what"]),
      make("p", {}, texts["welcome-who"]),
      make("h2", {}, texts["welcome-try"]),
      make("ol", {}, ...["command", "card", "magic", "clock", "empty"].map((step) => make("li", {}, texts[`welcome-${step}`]))),
      make("footer", {},
        button("sandbox-plain", texts["welcome-show"], () => { close(); begin("/help"); }),
        button("sandbox-primary", texts["welcome-start"], close, { autofocus: "" }),
      ),
    );
    dialog.addEventListener("cancel", close);
    document.body.append(dialog);
    dialog.showModal();
  }

  window.addEventListener("hashchange", () => document.body.classList.remove("sandbox-open"));
  void look();
  setInterval(look, POLL);
  if (!recall("welcomed")) welcome();
})();
