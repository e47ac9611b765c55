-- Times are milliseconds since 1970. Ids and tokens are random texts. Both SQLite and PostgreSQL read this file.

create table person (
  id text primary key,
  name text not null,
  login text unique, -- null: a visitor without an account
  password text,     -- argon2id; null: none, or passkeys only
  created bigint not null
);

create table session (
  digest text primary key, -- SHA-256 of the token, which is not stored
  id text not null unique, -- for its person, to revoke it
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

-- The facts of a table, which never change, and from `seq` on the state of its log: a cache for queries,
-- written with each action in one transaction.
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
  salt text not null,      -- secret too: the digest shown at the start is of both
  seq bigint not null,
  status text not null,    -- open, playing, over, cancelled
  turn integer,
  due bigint,              -- when the seat to act runs out of time
  bot text,                -- level of the bot that is to act
  lease text,              -- the node that moves this bot
  lease_until bigint,
  changed bigint not null,
  seated text not null     -- players, for lists
);
create index table_open on game_table (created) where status = 'open' and listed = 1;
create index table_records on game_table (host) where pace = 'record';
create index table_bots on game_table (lease_until) where bot is not null;

-- The people in seats, for "my matches". The log has them too.
create table seat (
  table_id text not null references game_table (id) on delete cascade,
  number integer not null,
  person text not null references person (id),
  primary key (table_id, number)
);
create index seat_person on seat (person);

-- The log of each table, append-only: the source of truth. Two writers cannot take the same number.
create table action (
  table_id text not null references game_table (id) on delete cascade,
  seq bigint not null,
  at bigint not null,
  kind text not null,
  seat integer,
  body text not null,
  key text,      -- idempotency key of the request
  mark bigint,   -- checksum of the position after it, to detect a different replay
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
