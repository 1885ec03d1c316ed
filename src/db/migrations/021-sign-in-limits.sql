-- What strangers may try: counted apart from what a customer does in a browser of theirs, and kept
-- so that no table and no lock tells who is a customer.

-- Tries of customers and of invented pairs have the same life: both are found, and go, by their age.
alter table bank.login_try drop column is_customers;
create index login_try_old on bank.login_try (at);

-- Wrong passwords by network. Each pushes the moment on at which the network has paid them all off.
create table bank.login_network (
  network_hash bytea primary key,
  wrong integer not null,
  clear_at timestamptz not null
);
create index login_network_old on bank.login_network (clear_at);
grant select, insert, update, delete on bank.login_network to bank_app;

-- Browsers in which a customer has signed in, by the hash of the token that they carry. They go
-- with the device that the customer forgets.
create table bank.login_device_token (
  customer_id bigint not null,
  token_hash bytea not null,
  fingerprint_hash bytea not null,
  used_at timestamptz not null,
  primary key (customer_id, token_hash),
  foreign key (customer_id, fingerprint_hash)
    references bank.login_device (customer_id, fingerprint_hash) on delete cascade
);
create index login_device_token_device
  on bank.login_device_token (customer_id, fingerprint_hash, used_at desc);
create index login_device_token_hash on bank.login_device_token (token_hash);
grant select, insert, update, delete on bank.login_device_token to bank_app;

-- The language that a customer used last: a letter about what a stranger did is written in it.
alter table bank.customer add column language text not null default 'zh'
  check (language in ('zh', 'en', 'ko'));
grant update (language) on bank.customer to bank_app;

-- Who asked for a visitor's code: the hash of a network, or of a browser that its owner uses.
-- Wrong tries of such a code are its own: they end the code and nothing else.
alter table bank.verification_code
  add column asker_hash bytea,
  add column is_known_browser boolean not null default false,
  add column wrong integer not null default 0;
create index verification_try_old on bank.verification_try (at);

-- What was refused to strangers, in one row for a network and an hour: the trail, which nobody may
-- shorten, must not grow by what anybody types.
create table bank.stranger_count (
  hour timestamptz not null,
  network text not null,
  event text not null,
  outcome text not null,
  times integer not null,
  primary key (hour, network, event, outcome)
);
grant select, insert, update, delete on bank.stranger_count to bank_app;
