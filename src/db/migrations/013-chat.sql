-- Chats of visitors with the bank: for now answered by the FAQ's search, later also by people.

create table bank.chat (
  id uuid primary key,
  -- The token itself is in the visitor's browser only.
  token_hash bytea not null unique,
  -- Whoever was signed in when it began; nobody else is shown it.
  customer_id bigint references bank.customer (id),
  opened_at timestamptz not null,
  expires_at timestamptz not null,
  -- When the visitor ended it; it can be read until it expires.
  ended_at timestamptz
);
create index chat_expires on bank.chat (expires_at);

create table bank.chat_message (
  chat_id uuid not null references bank.chat (id) on delete cascade,
  number smallint not null,
  author text not null check (author in ('visitor', 'automatic', 'staff')),
  body text not null,
  -- The entries of the FAQ that were offered, as they were then: title, excerpt, path.
  entries jsonb not null,
  -- Whether something in it looked like a secret and was hidden before it was written here.
  is_masked boolean not null,
  written_at timestamptz not null,
  primary key (chat_id, number)
);

-- One row for each message that is counted, under a keyed hash of the address.
create table bank.chat_count (
  id uuid primary key,
  subject_hash bytea not null,
  at timestamptz not null
);
create index chat_count_subject on bank.chat_count (subject_hash, at);
create index chat_count_at on bank.chat_count (at);
grant select, insert, delete on bank.chat, bank.chat_count to bank_app;
grant update (ended_at) on bank.chat to bank_app;
grant select, insert on bank.chat_message to bank_app;
