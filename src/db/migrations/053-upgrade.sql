-- Account upgrade: how far a customer has come, what was agreed to, and what the desk decided.

create table bank.upgrade (
  id uuid primary key,
  customer_id bigint not null references bank.customer (id),
  -- What has to be done next, or how it ended.
  state text not null check (state in
    ('accounts', 'certificate', 'video', 'approved', 'rejected', 'expired')),
  scope text check (scope in ('twd', 'foreign', 'both')),
  language text not null check (language in ('zh', 'en', 'ko')),
  begun_at timestamptz not null,
  changed_at timestamptz not null,
  -- The certificate that was verified: its serial number and its end. The card itself tells no more.
  certificate_serial text,
  certificate_ends_at timestamptz,
  verified_at timestamptz,
  -- Who decided, when, and why.
  decided_by bigint references bank.staff (id),
  decided_at timestamptz,
  reason text check (reason in
    ('identity-confirmed', 'identity-unclear', 'document-invalid', 'under-pressure', 'fraud-suspected',
     'not-the-holder', 'other')),
  note text check (length(note) <= 500),
  check ((state = 'accounts') or scope is not null or state in ('expired')),
  check ((state in ('video', 'approved')) <= (verified_at is not null)),
  check ((state in ('approved', 'rejected')) = (decided_by is not null and decided_at is not null and reason is not null))
);
-- One under way at a time.
create unique index upgrade_open on bank.upgrade (customer_id)
  where state in ('accounts', 'certificate', 'video');
create index upgrade_customer on bank.upgrade (customer_id, begun_at desc);
create index upgrade_old on bank.upgrade (changed_at) where state in ('accounts', 'certificate', 'video');
grant select, insert on bank.upgrade to bank_app;
grant update (state, scope, language, changed_at, certificate_serial, certificate_ends_at, verified_at)
  on bank.upgrade to bank_app;
-- Only the desk decides: without these columns nothing becomes approved.
grant update (decided_by, decided_at, reason, note) on bank.upgrade to bank_desk;

-- Which version of which terms was agreed to. Nothing of it is ever changed.
create table bank.upgrade_agreement (
  upgrade_id uuid not null references bank.upgrade (id),
  document_number integer not null references bank.document (number),
  version text not null,
  language text not null check (language in ('zh', 'en', 'ko')),
  agreed_at timestamptz not null,
  primary key (upgrade_id, document_number, version)
);
grant select, insert on bank.upgrade_agreement to bank_app;

-- Nobody but the owner can write a tier. The desk can have the tier raised of the accounts that an upgrade is for, once
-- a member of staff has approved that upgrade: this function looks for itself.
create function bank.account_raise_tier(upgrade_id uuid) returns setof bank.account_number
  language sql security definer set search_path = bank, pg_temp
begin atomic
  update bank.account set tier = 'advanced'
    from bank.upgrade
   where upgrade.id = upgrade_id
     and upgrade.state = 'approved' and upgrade.decided_by is not null
     and account.customer_id = upgrade.customer_id
     and account.state <> 'closed' and account.tier = 'basic'
     and (upgrade.scope = 'both' or (upgrade.scope = 'twd') = (account.currency = 'TWD'))
  returning account.number;
end;
revoke all on function bank.account_raise_tier from public;
grant execute on function bank.account_raise_tier to bank_desk;
