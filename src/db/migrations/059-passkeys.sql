-- Passkeys (WebAuthn) of staff: in the place of the authenticator app's code, beside the password.

create table bank.staff_passkey (
  id uuid primary key,
  staff_id bigint not null references bank.staff (id),
  -- What the browser calls it; the public key as SubjectPublicKeyInfo.
  credential_id bytea not null unique check (length(credential_id) between 16 and 1023),
  public_key bytea not null check (length(public_key) between 32 and 2048),
  -- As far as the key counts; one that does not counts 0 for ever.
  counter bigint not null,
  label text not null check (length(label) between 1 and 40),
  made_at timestamptz not null,
  used_at timestamptz
);
create index staff_passkey_staff on bank.staff_passkey (staff_id);
grant select, insert, delete, update (counter, used_at) on bank.staff_passkey to bank_app;

-- Challenges that were answered; none is good twice. What was never answered needs no row.
create table bank.staff_passkey_challenge (
  challenge_hash bytea primary key,
  expires_at timestamptz not null
);
grant select, insert, delete on bank.staff_passkey_challenge to bank_app;
