"""What the operator sets, read once from the environment and `.env`."""

from __future__ import annotations

from pathlib import Path

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict

ROOT = Path(__file__).resolve().parent.parent


class Settings(BaseSettings):
    """Without a token the bot opens the sandbox; everything else has a default."""

    model_config = SettingsConfigDict(env_file=ROOT / ".env", env_file_encoding="utf-8", extra="ignore", frozen=True)

    discord_token: SecretStr | None = None
    database_url: str = Field(default="")
    data_folder: Path = ROOT / "data"
    shard_count: int | None = Field(default=None, ge=1)
    shard_ids: tuple[int, ...] | None = None
    sandbox_port: int = Field(default=8765, ge=0, le=65535)
    log_level: str = "INFO"

    @property
    def url(self) -> str:
        """The database: what the operator named, else an SQLite file in the data folder."""
        return self.database_url or f"sqlite+aiosqlite:///{self.data_folder / 'virtual-org.sqlite3'}"
