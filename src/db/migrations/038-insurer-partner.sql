-- The books of the demonstration's own insurer, who stands for a partner with systems of its own. Only
-- the port that plays the partner reads and writes them.

create table bank.insurer_proposal (
  reference uuid primary key,
  insurer_code text not null,
  purpose text not null check (purpose in ('travel', 'car', 'motorbike')),
  -- What the partner checks the customer by: a salted hash, never the digits.
  salt bytea not null,
  check_hash bytea not null,
  -- What the customer is shown: [{ label, value }].
  facts jsonb not null,
  tries integer not null default 0,
  proposed_at timestamptz not null,
  expires_at timestamptz not null,
  -- Of the newest way in; an older one is not taken any more.
  nonce uuid not null,
  confirmed_at timestamptz
);
create index insurer_proposal_expires on bank.insurer_proposal (expires_at);

create table bank.insurer_policy (
  number text primary key,
  reference uuid not null unique,
  insurer_code text not null,
  -- What was ordered, whole, for the paper.
  order_text text not null,
  premium bigint not null check (premium > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  issued_at timestamptz not null,
  cancelled_at timestamptz,
  document bytea
);
grant select, insert, delete on bank.insurer_proposal to bank_app;
grant update (nonce, salt, check_hash, facts, tries, expires_at, confirmed_at)
  on bank.insurer_proposal to bank_app;
grant select, insert on bank.insurer_policy to bank_app;
grant update (cancelled_at, document) on bank.insurer_policy to bank_app;
