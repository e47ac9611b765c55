-- Matches that anyone may watch, the liveliest first.
create index table_playing on game_table (changed) where status = 'playing' and listed = 1;
