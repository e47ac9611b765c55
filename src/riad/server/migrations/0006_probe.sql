-- One row that is written to find out whether anything can be written.
create table probe (
  name text primary key,
  at bigint not null
);
