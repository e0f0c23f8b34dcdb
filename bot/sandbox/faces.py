"""Faces of the demo people and of the bot: a letter on a colour, drawn here, so that one sees who speaks."""

from __future__ import annotations

import io
from typing import Any

from PIL import Image, ImageDraw, ImageFont
from simcord.backend.cdn import CDN_BASE

SIZE = 96
FACE = "face"
COLOURS = ("#8e5bd0", "#2f8f83", "#c0563f", "#3f7fc0", "#7a8f2f", "#b0447f", "#4c6a8a", "#a3612a")
BOT_COLOUR = "#b37d12"


def give_faces(env: Any) -> None:
    """Give every user of the simulated Discord, and the bot, a picture."""
    people = [user for user in env.backend.users.values() if user.id != env.backend.bot_user.id]
    for place, user in enumerate(people):
        _give(env, user, (user.global_name or user.name)[:1], COLOURS[place % len(COLOURS)])
    _give(env, env.backend.bot_user, "VO", BOT_COLOUR)


def _give(env: Any, user: Any, letters: str, colour: str) -> None:
    user.avatar = FACE
    env.backend.cdn._blobs[f"{CDN_BASE}/avatars/{user.id}/{FACE}.png"] = draw_face(letters, colour)


def draw_face(letters: str, colour: str) -> bytes:
    """Return a square PNG with `letters` in its middle."""
    picture = Image.new("RGB", (SIZE, SIZE), colour)
    font = ImageFont.load_default(size=56 if len(letters) == 1 else 42)
    ImageDraw.Draw(picture).text((SIZE / 2, SIZE / 2), letters, font=font, fill="white", anchor="mm")
    file = io.BytesIO()
    picture.save(file, "PNG", optimize=True)
    return file.getvalue()
