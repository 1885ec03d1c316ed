-- Proofs of identity by a citizen digital certificate.

-- A text that a customer's card is asked to sign; each is good once, in the session that asked for it.
create table bank.citizen_card_check (
  id uuid primary key,
  customer_id bigint not null references bank.customer (id),
  session_hash bytea not null,
  purpose text not null check (purpose in ('upgrade')),
  challenge text not null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  -- When a signature was shown, whatever came of it.
  used_at timestamptz,
  -- `ok`, or the code of the refusal; null while it is looked at.
  outcome text,
  issuer_key text,
  serial_number text,
  check ((outcome = 'ok') = (serial_number is not null))
);
create index citizen_card_check_customer on bank.citizen_card_check (customer_id, made_at desc);
create index citizen_card_check_expires on bank.citizen_card_check (expires_at);

-- A certificate belongs to the first customer who proved to be its holder.
create table bank.citizen_card_certificate (
  issuer_key text not null,
  serial_number text not null,
  customer_id bigint not null references bank.customer (id),
  holder_name text not null,
  valid_until timestamptz not null,
  bound_at timestamptz not null,
  primary key (issuer_key, serial_number)
);
create index citizen_card_certificate_customer on bank.citizen_card_certificate (customer_id);

grant select, insert, delete on bank.citizen_card_check to bank_app;
grant update (used_at, outcome, issuer_key, serial_number) on bank.citizen_card_check to bank_app;
grant select, insert on bank.citizen_card_certificate to bank_app;
