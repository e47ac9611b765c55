-- Deleting accounts, moderation by operators, and retention periods.

alter table person add column seen bigint not null default 0; -- last visit, to the day; 0: unknown
alter table person add column banned bigint;                  -- until when; null: not banned
alter table person add column left_at bigint;                 -- time of deletion: only the id remains, for the matches
alter table person add column leaving bigint not null default 0; -- 1 or a lease, while tables still show the name
create index person_leaving on person (id) where leaving > 0;

-- The tables at which a person ever had a seat. The texts begin with the kind of seat and the person.
create index action_person on action (substr(body, 1, 43)) where kind = 'sit';

-- People whose messages a person hides (mute), or with whom they do not play either (block).
create table block (
  person text not null references person (id) on delete cascade,
  other text not null references person (id) on delete cascade,
  kind text not null,
  created bigint not null,
  primary key (person, other)
);
create index block_other on block (other);

-- Copies of reported chat messages: the original may be deleted before an operator reads it.
create table report (
  id text primary key,
  at bigint not null,
  reporter text not null,
  person text not null,
  name text not null,
  table_id text not null,
  room text not null,
  number bigint not null,
  text text not null,
  note text not null,
  closed bigint
);
create unique index report_once on report (reporter, table_id, room, number);
create index report_at on report (at);

-- One-time links from an operator for choosing a new password.
create table reset (
  digest text primary key, -- SHA-256 of the token in the link
  person text not null references person (id) on delete cascade,
  expires bigint not null
);
create index reset_person on reset (person);

-- Data that nodes must forget: they read this table every few seconds.
create table notice (
  number bigint primary key,
  at bigint not null,
  kind text not null, -- person or table
  whom text not null
);

-- Chores, each for one node at a time.
create table chore (
  name text primary key,
  node text,
  until bigint not null
);
insert into chore (name, until) values ('sweep', 0);

alter table chat add column key text;
create unique index chat_key on chat (table_id, person, key);
create index chat_at on chat (at);
create index chat_person on chat (person);
create index session_expires on session (expires);
