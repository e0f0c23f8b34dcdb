"""Posting requests, under the name they had before other rooms could post them."""

from __future__ import annotations

from bot.game.requests import check_place as check_place
from bot.game.requests import post_request as post_request
