# The bot for a server; docker-compose.yml puts PostgreSQL beside it.
FROM python:3.13-slim

RUN useradd --create-home virtual-org
WORKDIR /home/virtual-org

COPY requirements-server.lock .
RUN pip install --no-cache-dir --disable-pip-version-check --require-hashes -r requirements-server.lock

COPY bot bot
COPY cogs cogs
COPY rules_data rules_data
RUN mkdir data && chown virtual-org data

USER virtual-org
ENV PYTHONUNBUFFERED=1
# Compose ends the bot by SIGTERM: it leaves Discord and gives the database back.
STOPSIGNAL SIGTERM
CMD ["python", "-m", "bot", "run"]
