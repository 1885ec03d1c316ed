-- Insurers, the travel plans that the bank offers as their agent, and customers' applications for them.

create table bank.insurance_insurer (
  code text primary key,
  position integer not null unique,
  telephone text not null,
  name bank.translated not null,
  legal_name bank.translated not null,
  address bank.translated not null
);

create table bank.insurance_plan (
  code text primary key,
  insurer_code text not null references bank.insurance_insurer (code),
  position integer not null unique,
  -- { overseas, domestic }, each { accident, medical, inconvenience } in hundredths of a dollar, or null.
  rates jsonb not null,
  -- By item: { mark, most, optionRate }.
  covers jsonb not null,
  sum_least bigint not null check (sum_least > 0),
  sum_most bigint not null check (sum_most >= sum_least),
  age_most integer not null,
  with_children boolean not null,
  is_schengen boolean not null,
  name bank.translated not null,
  slogan bank.translated not null,
  lead bank.translated not null,
  product bank.translated not null,
  filing bank.translated not null
);
grant select on bank.insurance_insurer, bank.insurance_plan to bank_app;

create table bank.insurance_application (
  -- Chosen by the customer's page: the same key registers once. It is also the key of the premium.
  id uuid primary key,
  customer_id bigint not null references bank.customer (id),
  plan_code text not null references bank.insurance_plan (code),
  destination text not null check (destination in ('domestic', 'overseas')),
  insured_type text not null check (insured_type in ('self', 'child', 'both')),
  sum_insured bigint not null check (sum_insured > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  periods integer not null check (periods > 0),
  options text[] not null,
  -- [{ name, nationalId, birthday }]
  children jsonb not null,
  -- [{ traveller, item, amount }], which sum to the premium.
  price_lines jsonb not null,
  premium bigint not null check (premium > 0),
  language text not null check (language in ('zh', 'en', 'ko')),
  state text not null check (state in ('registered', 'verified', 'paying', 'issued', 'refunding',
    'refunded', 'cancelling', 'cancelled')),
  registered_at timestamptz not null,
  expires_at timestamptz not null,
  -- The one-time code of the payment, and the account that pays.
  code_id uuid,
  from_number text,
  -- The key under which the premium is given back, if ever.
  refund_id uuid not null unique,
  paying_since timestamptz,
  paid_at timestamptz,
  policy_number text unique,
  issued_at timestamptz,
  cancelled_at timestamptz,
  check ((state in ('issued', 'cancelling', 'cancelled')) <= (policy_number is not null)),
  check ((state in ('registered', 'verified')) or from_number is not null)
);
create index insurance_application_customer
  on bank.insurance_application (customer_id, registered_at desc);
-- What was begun and perhaps not ended, for the job that ends it.
create index insurance_application_open on bank.insurance_application (paying_since)
  where state in ('paying', 'refunding', 'cancelling');
-- What nobody paid.
create index insurance_application_old on bank.insurance_application (expires_at)
  where state in ('registered', 'verified');
grant select, insert, update, delete on bank.insurance_application to bank_app;

-- Customers who are with the insurer: each way there is good for one way back.
create table bank.insurance_redirect (
  nonce uuid primary key,
  customer_id bigint not null references bank.customer (id),
  session_hash bytea not null,
  purpose text not null check (purpose in ('travel', 'car', 'motorbike')),
  application_id uuid references bank.insurance_application (id) on delete cascade,
  -- What a hand-over without an application is about.
  facts jsonb not null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  returned_at timestamptz,
  check ((purpose = 'travel') = (application_id is not null))
);
create index insurance_redirect_expires on bank.insurance_redirect (expires_at);
create index insurance_redirect_customer on bank.insurance_redirect (customer_id, made_at desc);
grant select, insert, delete on bank.insurance_redirect to bank_app;
grant update (returned_at) on bank.insurance_redirect to bank_app;
