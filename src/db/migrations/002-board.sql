-- Notices, events and fund notices. The desk writes them; the site only reads.

create table bank.board_notice (
  number integer primary key,
  category text not null check (category in ('service', 'security', 'rate', 'system', 'terms')),
  pinned boolean not null,
  published_at timestamptz not null,
  title bank.translated not null,
  body bank.translated not null
);
create index board_notice_order on bank.board_notice (pinned desc, published_at desc, number desc);

create table bank.board_event (
  number integer primary key,
  starts_on date not null,
  ends_on date not null,
  picture text not null,
  title bank.translated not null,
  summary bank.translated not null,
  body bank.translated not null,
  check (starts_on <= ends_on)
);
create index board_event_order on bank.board_event (ends_on desc, number desc);

create table bank.board_fund_notice (
  number integer primary key,
  published_at timestamptz not null,
  company bank.translated not null,
  title bank.translated not null,
  body bank.translated not null
);
create index board_fund_notice_order on bank.board_fund_notice (published_at desc, number desc);

grant select on bank.board_notice, bank.board_event, bank.board_fund_notice to bank_app;
