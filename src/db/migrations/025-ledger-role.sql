-- Money is written by the ledger's lanes alone, under a role of their own. The site reads it.

do $$
begin
  create role bank_ledger nologin;
exception
  -- Another database of this server may have made it already.
  when duplicate_object or unique_violation then null;
end
$$;

-- Whoever runs the site opens the lanes too, each with a role that it takes on.
do $$
declare
  member name;
begin
  for member in
    select login.rolname from pg_catalog.pg_auth_members as membership
      join pg_catalog.pg_roles as login on login.oid = membership.member
     where membership.roleid = 'bank_app'::regrole
    union select current_user
  loop
    execute format('grant bank_ledger to %I', member);
  end loop;
end
$$;

grant usage on schema bank to bank_ledger;
grant select on bank.account, bank.posting, bank.entry, bank.clearing_order, bank.customer,
  bank.designated_account, bank.panic_stop, bank.transfer_draft to bank_ledger;
grant update (balance, entries, entry_day, used_day, designated_day_used, designated_month_used,
  other_day_used, other_month_used, free_day) on bank.account to bank_ledger;
grant insert on bank.posting, bank.entry, bank.internal_entry, bank.account_day,
  bank.clearing_order, bank.audit to bank_ledger;
grant update (sent_at, state, settled_at) on bank.clearing_order to bank_ledger;

revoke insert, update on bank.posting, bank.entry, bank.internal_entry, bank.account_day,
  bank.clearing_order from bank_app;
revoke update on bank.account from bank_app;
-- Who locks a row must be allowed to change something of it: what an account is called moves no money.
grant update (name) on bank.account to bank_app;
