-- Times are milliseconds since 1970. Ids and tokens are random texts. Both SQLite and PostgreSQL read this file.

create table person (
  id text primary key,
  name text not null,
  login text unique, -- null: a visitor without an account
  password text,     -- argon2id; null: none, or passkeys only
  created bigint not null
);

create table session (
  digest text primary key, -- SHA-256 of the token, which is kept nowhere
  id text not null unique, -- what a person names it by, to revoke it
  person text not null references person (id) on delete cascade,
  kind text not null,      -- cookie, or token for programs
  label text not null,
  created bigint not null,
  expires bigint not null
);
create index session_person on session (person);

create table passkey (
  id text primary key,
  person text not null references person (id) on delete cascade,
  public_key text not null,
  sign_count bigint not null,
  label text not null,
  created bigint not null
);
create index passkey_person on passkey (person);

create table challenge (
  id text primary key,
  challenge text not null,
  person text, -- null: someone who is logging in
  expires bigint not null
);

-- What a table is, which never changes, and after `seq` where its log stands: a cache for queries, written
-- with each action in one transaction.
create table game_table (
  id text primary key,
  created bigint not null,
  host text not null references person (id),
  game text not null,
  rules integer not null,
  options text not null,
  seats integer not null,
  listed integer not null,
  pace text not null,      -- live, correspondence, lesson, or record: imported, and never played here
  clock text,
  takeover text,           -- the level of the bot that takes a leaver's seat
  seed text not null,      -- secret until the end
  salt text not null,      -- as is this: the digest shown at the start is of both
  seq bigint not null,
  status text not null,    -- open, playing, over, cancelled
  turn integer,
  due bigint,              -- when the seat to act is out of time
  bot text,                -- its level, when a bot is to act
  lease text,              -- the node that moves this bot
  lease_until bigint,
  changed bigint not null,
  seated text not null     -- who sits there, for lists
);
create index table_open on game_table (created) where status = 'open' and listed = 1;
create index table_records on game_table (host) where pace = 'record';
create index table_bots on game_table (lease_until) where bot is not null;

-- Who sits where, for "my matches". The log has it too.
create table seat (
  table_id text not null references game_table (id) on delete cascade,
  number integer not null,
  person text not null references person (id),
  primary key (table_id, number)
);
create index seat_person on seat (person);

-- The truth: all that happened at a table, appended only. Two writers cannot both have a number.
create table action (
  table_id text not null references game_table (id) on delete cascade,
  seq bigint not null,
  at bigint not null,
  kind text not null,
  seat integer,
  body text not null,
  key text,      -- by which a repeated request is known
  mark bigint,   -- of the position after it: a replay that differs is noticed
  primary key (table_id, seq)
);
create unique index action_key on action (table_id, key);

create table chat (
  table_id text not null references game_table (id) on delete cascade,
  room text not null, -- players or spectators
  number bigint not null,
  at bigint not null,
  person text not null references person (id),
  name text not null,
  text text not null,
  primary key (table_id, room, number)
);

create table hits (
  key text not null,
  period bigint not null,
  number bigint not null,
  primary key (key, period)
);
