-- Motor insurance ends: whoever took it out through the bank is written to once, in time to renew.

alter table bank.insurance_redirect add column reminded_at timestamptz;
create index insurance_redirect_reminder on bank.insurance_redirect (made_at)
  where purpose <> 'travel' and returned_at is not null and reminded_at is null;
grant update (reminded_at) on bank.insurance_redirect to bank_app;
