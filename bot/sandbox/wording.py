"""The words of simcord's page that a player sees, each with the text of ours that takes its place."""

from __future__ import annotations

import html
import json
from dataclasses import dataclass, field
from pathlib import Path

import simcord.preview

from bot.i18n.escape import Markup
from bot.i18n.speech import Speech

CHROME = "sandbox-chrome-"
THEIRS = Path(simcord.preview.__file__).parent / "static"


@dataclass(frozen=True, slots=True)
class Word:
    """A piece of a file as it stands `there`, the `key` of our text, and its variables as expressions of the file."""

    there: str
    key: str
    holes: dict[str, str] = field(default_factory=dict)

    def said(self, speech: Speech) -> str:
        """Return our text, quoted as the piece was: "string", `template` or >HTML<."""
        filled = {name: Markup(f"${{{inside}}}") for name, inside in self.holes.items()}
        text = speech.label(CHROME + self.key, **filled)
        if self.there.startswith('"'):
            return json.dumps(text, ensure_ascii=False)
        if self.there.startswith("`"):
            return f"`{text}`"
        return f">{html.escape(text)}<"


WORDING: dict[str, tuple[Word, ...]] = {
    "index.html": (
        Word(">Load earlier messages<", "older"),
        Word(">Newer messages<", "newer"),
        Word(">New messages · jump to latest<", "latest"),
        Word(">No messages in this channel.<", "empty"),
        Word(">Message<", "message-label"),
        Word(">SimCord Preview<", "title"),
        Word('"Cancel reply"', "cancel-reply"),
        Word('"Dialog"', "dialog"),
        Word('"Conversation"', "conversation"),
    ),
    "composer.js": (
        Word('"Save"', "save"),
        Word('"Send"', "send"),
        Word("`${sendLabel} message (Enter)`", "enter", {"label": "sendLabel"}),
        Word('"Edit message"', "edit-message"),
        Word('"You can use application commands here"', "commands-only"),
        Word("`Message ${channel.glyph}${channel.name}`", "write-to"),
        Word("`Editing message ${state.editTargetId}`", "editing"),
        Word(
            '`Replying to ${reply.author?.name || "Unknown author"}: ${String(reply.excerpt || "").slice(0, 100)}`',
            "replying",
            {"name": 'reply.author?.name || ""', "text": 'String(reply.excerpt || "").slice(0, 100)'},
        ),
        Word('"Cancel edit"', "cancel"),
        Word('"Cancel reply"', "cancel-reply"),
    ),
    "commands.js": (
        Word('"This field is required."', "required"),
        Word('"Value length is outside the allowed range."', "wrong-length"),
        Word('"Value is outside the allowed range."', "wrong-range"),
        Word('"Choose an available option."', "choose-offered"),
        Word('"Enter a valid value."', "wrong-value"),
        Word('"Integer is outside the safe range."', "wrong-range"),
        Word('"This file type is not allowed."', "wrong-file"),
        Word('"File exceeds the 10 MiB per-file limit."', "large-file"),
        Word('"MEMBERS"', "members"),
        Word('"ROLES"', "roles"),
        Word('"CHANNELS"', "channels"),
        Word('"OPTIONS"', "options"),
        Word("`OPTIONS MATCHING ${current.toUpperCase()}`", "options"),
        Word("`OPTIONS MATCHING ${field.value.toUpperCase()}`", "options"),
        Word("`OPTIONS MATCHING ${input.value.toUpperCase()}`", "options"),
        Word("`+${optional} optional`", "optional", {"count": "optional"}),
        Word('`+${remaining} ${displayed.length ? "more" : "options"}`', "optional", {"count": "remaining"}),
        Word('"+ options"', "options"),
        Word('"Loading commands"', "loading"),
        Word('"Commands are unavailable"', "no-commands"),
        Word('"Some commands are not shown"', "more-commands"),
        Word('"Loading options failed"', "nothing-offered"),
        Word('"No options match"', "nothing-offered"),
        Word('"True"', "yes"),
        Word('"False"', "no"),
        Word('"Exit command mode"', "cancel"),
        Word('"Choose file"', "choose-file"),
        Word('"Application commands"', "commands"),
        Word('"This command is no longer available. Exit command mode to continue."', "command-gone"),
        Word("`Remove ${option.name} option`", "remove", {"what": "option.name"}),
        Word("`Remove ${value.file.name}`", "remove", {"what": "value.file.name"}),
    ),
    "messages.js": (
        Word('"Only you can see this"', "private"),
        Word('"Thinking…"', "thinking"),
        Word('" (edited)"', "edited-after"),
        Word('"(edited)"', "edited"),
        Word(
            "`Edited ${absoluteTime(message.edited_timestamp, options)}`",
            "edited-at",
            {"at": "absoluteTime(message.edited_timestamp, options)"},
        ),
        Word("`${invoker} used `", "used", {"name": "invoker"}),
        Word('"Used "', "used-by-somebody"),
        Word('"Unknown author"', "unknown"),
        Word('"Reply"', "reply"),
        Word('"Edit"', "edit"),
        Word('"Delete"', "delete"),
        Word('"Pin"', "pin"),
        Word('"Unpin"', "unpin"),
        Word('"APP"', "app"),
    ),
    "components.js": (
        Word('"Close modal"', "close"),
        Word('"Cancel"', "cancel"),
        Word('"Submit"', "submit"),
        Word(
            '`This form will be submitted to ${modal.application_name || "this application"}. '
            "Do not share passwords or other sensitive information.`",
            "form-warning",
        ),
        Word('"Drop files here or "', "drop-files"),
        Word('"browse"', "browse"),
        Word("`Upload up to ${component.max_values ?? 1} files, 10 MiB per file.`", "file-limit"),
    ),
    "selects.js": (
        Word('"Select one or more options"', "select-several"),
        Word('"Select an option"', "select-one"),
        Word('"Clear selection"', "clear"),
        Word(
            "`${selected.length} selected. Choose ${minimum}–${maximum} options.`",
            "selected",
            {"count": "selected.length"},
        ),
        Word('"Search options"', "search"),
        Word('"Previous"', "previous"),
        Word('"Next"', "next"),
        Word('"Options unavailable"', "nothing-offered"),
        Word('"Loading options"', "loading"),
        Word('"No matching options"', "nothing-offered"),
        Word('"No available options"', "nothing-offered"),
        Word("`${entries.length} options on this page`", "offered", {"count": "entries.length"}),
        Word('"SimCord selection draft"', "draft"),
        Word('"Apply"', "apply"),
        Word('"Cancel"', "cancel"),
    ),
    "select-drafts.js": (
        Word('`Choose at least ${minimum} option${minimum === 1 ? "" : "s"}.`', "choose-more"),
        Word("`Choose no more than ${maximum} options.`", "choose-fewer"),
        Word('"Wait for the current action to finish before applying."', "wait"),
    ),
    "modal.js": (
        Word('"This field is required."', "required"),
        Word("`Enter at least ${component.min_length} characters.`", "at-least", {"count": "component.min_length"}),
        Word("`Enter no more than ${component.max_length} characters.`", "at-most", {"count": "component.max_length"}),
        Word('"Choose at least one value."', "choose-more"),
        Word("`Choose at least ${minimum} value(s).`", "choose-more"),
        Word("`Choose no more than ${maximum} value(s).`", "choose-fewer"),
        Word('"Choose one option."', "choose-more"),
        Word('"Choose an available option."', "choose-offered"),
    ),
    "surfaces.js": (Word('"Delete this message? This cannot be undone."', "sure-delete"),),
    "actions.js": (
        Word('"Action outcome uncertain. It will not be retried."', "uncertain"),
        Word('"Action was not completed."', "not-done"),
        Word('"Connection interrupted; trying again…"', "interrupted"),
        Word('"Preview session ended."', "ended"),
        Word('"Preview session is unavailable. Reload the active Preview URL."', "ended"),
    ),
    "app.js": (Word('"Preview session is unavailable. Reload the active Preview URL."', "ended"),),
}

# Where simcord's page behaves otherwise than Discord, in a way that stops a newcomer.
MENDED: dict[str, tuple[tuple[str, str], ...]] = {
    "app.js": (
        # A page opens for whoever was playing before the channel was changed.
        (
            'request("/api/pages", "POST", {}, null)',
            'request("/api/pages", "POST", { viewer_id: window.virtualOrgViewer || null }, null)',
        ),
    ),
    "timeline.js": (
        # The newest message stays in sight until somebody scrolls up; near the end counts as at the end.
        ("ui.timeline.clientHeight <= 1 ?", "ui.timeline.clientHeight <= 120 ?"),
        (
            'if (state.scrollIntent?.policy !== "target") state.scrollIntent = captureScrollIntent();',
            'if (!["target", "bottom"].includes(state.scrollIntent?.policy))'
            " state.scrollIntent = captureScrollIntent();",
        ),
        (
            'if (!state.ready && state.scrollIntent?.policy === "target") return;',
            'if (!state.ready && state.scrollIntent?.policy === "target") return;\n'
            '    if (state.scrollIntent?.policy === "bottom" && !window.virtualOrgScrolls?.()) return;',
        ),
    ),
    "select-drafts.js": (
        # A message that was edited shows its selects as it says, not as they stood in the message before.
        (
            "    state.snapshot = snapshot;\n    state.publishedRevision = snapshot.publishedRevision;\n",
            """    state.shown ??= new Map();
    for (const [id, message] of Object.entries(snapshot.messages || {})) {
      const shown = JSON.stringify([message.edited_timestamp, message.components]);
      const changed = state.shown.has(id) && state.shown.get(id) !== shown;
      state.shown.set(id, shown);
      for (const key of changed ? [...state.drafts.keys()] : []) {
        if (!key.startsWith(`message:${id}:`) || state.dropdown?.key === key) continue;
        for (const map of [state.drafts, state.selectDrafts, state.selectStatuses, state.candidateIdentities,
          state.selectValidationRevisions, state.pendingSelectValidations]) map.delete(key);
      }
    }
    state.snapshot = snapshot;
    state.publishedRevision = snapshot.publishedRevision;
""",
        ),
    ),
    "commands.js": (
        # Enter sends a command whose options are all optional, instead of adding the first one.
        (
            "if (listItems.length) suggestionListbox.setActive(0",
            "if (listItems.length && !optional) suggestionListbox.setActive(0",
        ),
        # A chosen value leaves the cursor in the command, so that Enter sends it.
        ("renderCompose({ focus: Boolean(next) });", "renderCompose({ focus: true });"),
        (": restore ? fieldFor(restore.option) : null;", ": restore && !focus ? fieldFor(restore.option) : null;"),
        # A chosen value is shown by its name, not by the key behind it.
        (': String(value?.raw ?? "");', ': String(value?.label ?? value?.raw ?? "");'),
        # Suggestions come before the first letter is typed.
        (
            "const choices = autocompleteResults.get(autocompleteKey(currentDraft(), option.name, current)) || [];",
            "const known = autocompleteResults.get(autocompleteKey(currentDraft(), option.name, current));\n"
            "            if (!known) queryAutocomplete(option, current);\n"
            "            const choices = known || [];",
        ),
    ),
}


def reworded(name: str, text: str, speech: Speech) -> str:
    """Return a file of simcord's page in the language of `speech`, mended; what is not found there stays as it is."""
    for there, instead in MENDED.get(name, ()):
        text = text.replace(there, instead)
    for word in WORDING.get(name, ()):
        text = text.replace(word.there, word.said(speech))
    return text


def missing() -> list[tuple[str, str]]:
    """Return (file, piece) of what another version of simcord no longer has; a test asks."""
    found = []
    for name in {*WORDING, *MENDED}:
        text = (THEIRS / name).read_text(encoding="utf-8")
        pieces = [word.there for word in WORDING.get(name, ())] + [there for there, _ in MENDED.get(name, ())]
        found += [(name, piece) for piece in pieces if piece not in text]
    return found
