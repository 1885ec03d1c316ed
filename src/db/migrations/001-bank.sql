-- The ground every area stands on: one schema, one clock, one role for the site.

create schema bank;

do $$
begin
  create role bank_app nologin;
exception
  -- Another database of this server may have made it already.
  when duplicate_object or unique_violation then null;
end
$$;

grant bank_app to current_user;
grant usage on schema bank to bank_app;

-- The only clock of the bank. Tests put another function in its place.
create function bank.now() returns timestamptz
  language sql stable
  as 'select pg_catalog.statement_timestamp()';

-- Days are Taipei's.
create function bank.today() returns date
  language sql stable
  as $$ select (bank.now() at time zone 'Asia/Taipei')::date $$;

-- A text in every language of the site.
create domain bank.translated as jsonb
  check (
    jsonb_typeof(value -> 'zh') = 'string'
    and jsonb_typeof(value -> 'en') = 'string'
    and jsonb_typeof(value -> 'ko') = 'string'
  );

-- What was filled at the first start of a demonstration, and when.
create table bank.demonstration (
  part text primary key,
  filled_at timestamptz not null
);

-- Page views and events, counted and never tied to a person.
create table bank.analytics_count (
  day date not null,
  name text not null,
  detail text not null,
  language text not null,
  device text not null,
  times bigint not null,
  primary key (day, name, detail, language, device)
);
grant select, insert, update on bank.analytics_count to bank_app;
