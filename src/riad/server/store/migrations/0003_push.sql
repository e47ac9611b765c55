-- Secrets of the server, created once and shared by all nodes.
create table secret (
  name text primary key,
  value text not null
);

-- Push subscriptions of browsers. Each ends with its session.
create table push (
  session text primary key references session (id) on delete cascade,
  person text not null references person (id) on delete cascade,
  endpoint text not null unique, -- at the push service; messages must be encrypted and signed
  public_key text not null,
  auth text not null,
  site text not null,            -- this server as the browser sees it, for the push service
  created bigint not null
);
create index push_person on push (person);
