-- Keys with ids. Everything that the secret makes names the key, so that the secret can be changed
-- while the bank runs; old keys stay here, sealed with the current one, for as long as they are named.

-- One row a key, by which a start knows its secrets. The key of the row that was there has no id
-- yet: the first start that has the secret writes it, and the id into all that was made with it.
alter table bank.secret_check drop constraint secret_check_pkey;
alter table bank.secret_check drop column only_row;
alter table bank.secret_check
  add column key_id text unique check (key_id ~ '^[0-9a-f]{8}$'),
  -- Since when new things are made with it; null for a key that is only accepted so far.
  add column current_since timestamptz;
update bank.secret_check set current_since = made_at;

-- Keys of older secrets, for one use each, sealed with the current one.
create table bank.retired_key (
  key_id text not null,
  use text not null,
  sealed_key bytea not null,
  retired_at timestamptz not null default bank.now(),
  primary key (key_id, use)
);
grant select, delete on bank.retired_key to bank_app;

-- A browser's hash is renamed where it is kept under an older key, and its tokens with it.
alter table bank.login_device_token
  drop constraint login_device_token_customer_id_fingerprint_hash_fkey;
alter table bank.login_device_token
  add constraint login_device_token_customer_id_fingerprint_hash_fkey
    foreign key (customer_id, fingerprint_hash)
    references bank.login_device (customer_id, fingerprint_hash)
    on update cascade on delete cascade;

-- A right PIN is hashed anew where its hash names an older key.
grant update (pin_hash) on bank.customer to bank_app;
