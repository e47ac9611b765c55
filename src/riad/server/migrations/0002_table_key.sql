-- By which a table that is asked for again is known: making one happens once, though the answer was lost.
alter table game_table add column key text;
create unique index table_key on game_table (host, key);
