"""fights stirred from outside, and what only ORGs read in the ledger."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Take the step."""
    with op.batch_alter_table("combats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("stirred", sa.Boolean(), nullable=False, server_default=sa.false()))
    with op.batch_alter_table("ledger", schema=None) as batch_op:
        batch_op.add_column(sa.Column("hidden", sa.JSON(), nullable=True))
