-- One row that is written to test whether the database accepts writes.
create table probe (
  name text primary key,
  at bigint not null
);
