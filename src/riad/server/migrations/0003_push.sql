-- What the server itself keeps secret: made once, shared by all nodes.
create table secret (
  name text primary key,
  value text not null
);

-- Where a browser is told by push that it is a person's turn. It ends with the session it was asked for in.
create table push (
  session text primary key references session (id) on delete cascade,
  person text not null references person (id) on delete cascade,
  endpoint text not null unique, -- an address of the browser's maker: whoever has it may only send what it seals
  public_key text not null,
  auth text not null,
  site text not null,            -- how the browser calls this server, told to the push service
  created bigint not null
);
create index push_person on push (person);
