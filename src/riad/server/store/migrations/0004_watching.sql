-- Matches that anyone may watch, the most recently active first.
create index table_playing on game_table (changed) where status = 'playing' and listed = 1;
