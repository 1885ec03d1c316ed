-- Messages to open pages, by topic. A row of live_topic numbers the messages of its topic: whoever
-- publishes holds it until the end of the transaction, so that the numbers of one topic have no holes
-- and become visible in their order. A reader that asks for what comes after a number misses nothing.

create table bank.live_topic (
  topic text primary key check (topic ~ '^[a-z][a-z-]{0,30}:[A-Za-z0-9_-]{1,64}$'),
  -- The number of the newest message. A topic begins with the microsecond of its first one: where its
  -- row was deleted and made again, no number comes twice.
  last bigint not null,
  -- What has this number or a lower one may have been deleted.
  dropped bigint not null,
  used_at timestamptz not null
);

create table bank.live_message (
  topic text not null,
  number bigint not null,
  payload text not null check (octet_length(payload) <= 65536),
  written_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (topic, number)
);
create index live_message_expires on bank.live_message (expires_at);

grant select, insert, update, delete on bank.live_topic to bank_app;
grant select, insert, delete on bank.live_message to bank_app;
