-- The desk: a role of its own for what only staff may change, who works on what, what two members of
-- staff decide together, and why a customer was looked at.

do $$
begin
  create role bank_desk nologin;
exception
  -- Another database of this server may have made it already.
  when duplicate_object or unique_violation then null;
end
$$;
grant bank_app to bank_desk;

-- Whoever runs the site opens the desk too, with the role that it takes on.
do $$
declare
  member name;
begin
  for member in
    select login.rolname from pg_catalog.pg_auth_members as membership
      join pg_catalog.pg_roles as login on login.oid = membership.member
     where membership.roleid = 'bank_app'::regrole and login.rolname <> 'bank_desk'
    union select current_user
  loop
    execute format('grant bank_desk to %I', member);
  end loop;
end
$$;

-- The roles that the desk had before it had work.
update bank.staff
   set roles = array_replace(array_replace(roles, 'agent', 'service'), 'supervisor', 'administrator');

-- Who works on which item of a queue. A lease runs out by itself, so that nothing stays taken by
-- somebody who left.
create table bank.desk_lease (
  queue text not null,
  item text not null check (length(item) between 1 and 64),
  staff_id bigint not null references bank.staff (id),
  taken_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (queue, item)
);
create index desk_lease_old on bank.desk_lease (expires_at);
grant select, insert, update, delete on bank.desk_lease to bank_app;

-- A customer's file that somebody opened, and why. Everything done in it names it.
create table bank.desk_case (
  id uuid primary key,
  staff_id bigint not null references bank.staff (id),
  customer_id bigint not null references bank.customer (id),
  reason text not null check (reason in ('call', 'inquiry', 'review', 'fraud', 'audit', 'other')),
  note text not null check (length(note) between 1 and 200),
  opened_at timestamptz not null,
  expires_at timestamptz not null
);
create index desk_case_old on bank.desk_case (expires_at);
grant select, delete on bank.desk_case to bank_app;
grant insert on bank.desk_case to bank_desk;

-- What one asks for and another decides. The database itself keeps the two apart.
create table bank.desk_request (
  id uuid primary key,
  kind text not null check (kind in ('lift-flag', 'undo-panic', 'revoke-certificate', 'change-limit')),
  customer_id bigint not null references bank.customer (id),
  -- What it is about besides the customer: a request for a certificate, an account and its limit.
  subject jsonb not null,
  reason text not null check (length(reason) between 1 and 300),
  requested_by bigint not null references bank.staff (id),
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  state text not null check (state in ('waiting', 'approved', 'declined', 'withdrawn')),
  decided_by bigint references bank.staff (id),
  decided_at timestamptz,
  note text check (length(note) between 1 and 300),
  check ((state = 'waiting') = (decided_at is null)),
  check ((state = 'waiting') = (decided_by is null)),
  check (state <> 'approved' or decided_by <> requested_by),
  check (state <> 'withdrawn' or decided_by = requested_by)
);
create index desk_request_waiting on bank.desk_request (requested_at) where state = 'waiting';
create index desk_request_customer on bank.desk_request (customer_id, requested_at desc);
grant select, insert, update (state, decided_by, decided_at, note) on bank.desk_request to bank_desk;

-- Codes that sign in once where the authenticator app is not at hand, as keyed hashes.
create table bank.staff_recovery_code (
  staff_id bigint not null references bank.staff (id),
  code_hash bytea not null,
  made_at timestamptz not null,
  used_at timestamptz,
  primary key (staff_id, code_hash)
);
grant select, insert, delete, update (used_at) on bank.staff_recovery_code to bank_app;

-- What the bank answered to an inquiry.
create table bank.inquiry_answer (
  inquiry_id uuid primary key references bank.inquiry (id),
  staff_id bigint not null references bank.staff (id),
  body text not null check (length(body) between 1 and 5000),
  file_name text,
  answered_at timestamptz not null
);
grant select, insert on bank.inquiry_answer to bank_desk;
grant update (state) on bank.inquiry to bank_desk;

-- What staff may do for a customer and the site may not.
grant update (flagged_at, standing) on bank.customer to bank_desk;
grant update (undone_at) on bank.panic_stop to bank_desk;
grant insert on bank.account to bank_desk;
grant update (designated_on, other_on) on bank.account to bank_desk;
grant insert, update (removed_at) on bank.designated_account to bank_desk;
grant insert on bank.card to bank_desk;
