-- Idempotency key: a repeated request creates one table, even if the first answer was lost.
alter table game_table add column key text;
create unique index table_key on game_table (host, key);
