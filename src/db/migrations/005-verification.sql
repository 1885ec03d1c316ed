-- One-time codes, PIN tries, and the proofs that a step leaves for the next one.

-- The subject is the hash of a customer or of a national ID that nobody has: both count alike.
create table bank.verification_code (
  id uuid primary key,
  subject_hash bytea not null,
  customer_id bigint references bank.customer (id),
  session_hash bytea,
  purpose text not null,
  channel text not null check (channel in ('sms', 'mail')),
  content_hash bytea not null,
  -- Null where nobody is to be reached: such a code can never be right.
  code_hash bytea,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index verification_code_subject
  on bank.verification_code (subject_hash, purpose, channel, issued_at desc);
create index verification_code_old on bank.verification_code (expires_at);

-- Wrong tries of one purpose over all its codes; at five it stays locked until the desk unlocks it.
create table bank.verification_try (
  subject_hash bytea not null,
  purpose text not null,
  wrong integer not null,
  at timestamptz not null,
  primary key (subject_hash, purpose)
);

create table bank.verification_proof (
  token_hash bytea primary key,
  subject_hash bytea not null,
  customer_id bigint references bank.customer (id),
  session_hash bytea,
  means text not null check (means in ('sms', 'mail', 'password', 'pin')),
  purpose text not null,
  content_hash bytea not null,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index verification_proof_old on bank.verification_proof (expires_at);
grant select, insert, update, delete
  on bank.verification_code, bank.verification_try, bank.verification_proof to bank_app;

-- What the bank says to customers. A row is written in the transaction of what caused it.
create table bank.outbox (
  id uuid primary key,
  channel text not null check (channel in ('sms', 'mail')),
  customer_id bigint references bank.customer (id),
  address text not null,
  language text not null check (language in ('zh', 'en', 'ko')),
  subject text,
  -- Emptied after delivery outside a demonstration: it may hold a one-time code.
  body text,
  made_at timestamptz not null,
  due_at timestamptz not null,
  tries integer not null default 0,
  state text not null check (state in ('waiting', 'sent', 'failed')),
  sent_at timestamptz,
  trouble text
);
create index outbox_due on bank.outbox (due_at) where state = 'waiting';
create index outbox_made on bank.outbox (made_at desc);
grant select, insert, update, delete on bank.outbox to bank_app;
