-- The audit trail, second edition. Whoever writes puts rows into a queue, through a function that alone
-- sets the moment; the sealing job moves them, numbered without gaps, into monthly partitions and closes
-- a block over them (031). Nothing here depends on transaction numbers or on the set of columns, so that
-- a dump, a new column or another server leaves every seal as it was. Decision record 030 says why.

do $$
begin
  -- Lengths of texts are part of what is sealed: they are counted in bytes of UTF-8.
  if current_setting('server_encoding') <> 'UTF8' then
    raise exception 'the audit trail needs a database in UTF8';
  end if;
end
$$;

-- The first edition stays as it was sealed, under a name of its own, and nobody writes it any more. Its
-- transaction numbers are only data from now on.
alter table bank.audit rename to audit_v1;
alter table bank.audit_seal rename to audit_v1_seal;
alter index bank.audit_xid rename to audit_v1_xid;
alter index bank.audit_customer rename to audit_v1_customer;
alter index bank.audit_seal_pkey rename to audit_v1_seal_pkey;
revoke insert, update, delete, truncate on bank.audit_v1, bank.audit_v1_seal from bank_app;

drop function bank.audit_digest(bigint, bigint);

-- A row as its writer hands it over: everything but its moment and its number.
create type bank.audit_row as (
  id uuid, event text, outcome text, actor_kind text, actor_id text, customer_id bigint,
  session text, address text, request text, reference text, posting_id uuid, detail json);

-- Written, and not numbered yet: about a second's worth of rows.
create table bank.audit_queue (
  id uuid not null,
  at timestamptz not null,
  event text not null,
  outcome text not null,
  -- Who did it; for a customer or a member of staff with the id.
  actor_kind text not null check (actor_kind in ('visitor', 'customer', 'staff', 'bank')),
  actor_id text check ((actor_id is not null) = (actor_kind in ('customer', 'staff'))),
  -- Whom it is about.
  customer_id bigint,
  -- The start of the session's hash: tells sessions apart, opens none.
  session text,
  address text,
  request text,
  reference text,
  -- The posting that the row was written with.
  posting_id uuid,
  -- Kept to the letter, unlike jsonb: the letters are sealed.
  detail json
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 20000, vacuum_truncate = off);
-- The oldest rows are found at once, however many wait.
create index audit_queue_at on bank.audit_queue (at);
-- Rows leave the queue: a publication for another server must be able to say which.
alter table bank.audit_queue replica identity full;

-- Numbered, in blocks; a partition for each month of Taipei.
create table bank.audit_log (
  number bigint not null,
  id uuid not null,
  at timestamptz not null,
  event text not null,
  outcome text not null,
  actor_kind text not null,
  actor_id text,
  customer_id bigint,
  session text,
  address text,
  request text,
  reference text,
  posting_id uuid,
  detail json,
  primary key (number, at)
) partition by range (at);
-- Transfers have rows of their own to be found by.
create index audit_log_customer on bank.audit_log (customer_id, at desc)
  where event <> 'transfer.post';

-- The trail for whoever reads it, wherever a row stands by now.
create view bank.audit as
  select number, id, at, event, outcome, actor_kind, actor_id, customer_id, session, address, request,
         reference, posting_id, detail
    from bank.audit_log
  union all
  select null::bigint, id, at, event, outcome, actor_kind, actor_id, customer_id, session, address,
         request, reference, posting_id, detail
    from bank.audit_queue
  union all
  select null::bigint, id, at, event, outcome,
         case when event = 'transfer.refund' then 'bank'
              when session is not null then 'customer' else 'visitor' end,
         case when event <> 'transfer.refund' and session is not null then customer_id::text end,
         customer_id, session, address, request, reference, null::uuid, detail::text::json
    from bank.audit_v1;
grant select on bank.audit_queue, bank.audit_log, bank.audit to bank_app;

-- What was not sealed when the first edition ended becomes the beginning of the second. A posting's row
-- names it; a refund's key is made from that of its transfer.
with tail as (
  delete from bank.audit_v1
   where xid >= (select coalesce(max(to_xid), 0) from bank.audit_v1_seal)
  returning *),
hashed as (
  select *, encode(sha256(convert_to('refund ' || reference, 'UTF8')), 'hex') as hash from tail)
insert into bank.audit_queue
select id, at, event, outcome,
       case when event = 'transfer.refund' then 'bank'
            when session is not null then 'customer' else 'visitor' end,
       case when event <> 'transfer.refund' and session is not null then customer_id::text end,
       customer_id, session, address, request, reference,
       case when event = 'transfer.post' and outcome = 'ok' then reference
            when event = 'transfer.refund' then
              substr(hash, 1, 12) || '8' || substr(hash, 14, 3)
              || to_hex(('x' || substr(hash, 17, 1))::bit(4)::integer & 3 | 8) || substr(hash, 18, 15)
       end::uuid,
       detail::text::json
  from hashed;

-- The only way to add to the trail. Neither the moment nor the number is the caller's to choose.
create function bank.audit_write(rows bank.audit_row[]) returns void
  language sql volatile security definer
  set search_path = pg_catalog, pg_temp
begin atomic
  insert into bank.audit_queue (id, at, event, outcome, actor_kind, actor_id, customer_id, session,
                                address, request, reference, posting_id, detail)
  select line.id, bank.now(), line.event, line.outcome, line.actor_kind, line.actor_id,
         line.customer_id, line.session, line.address, line.request, line.reference,
         line.posting_id, line.detail
    from unnest(audit_write.rows) as line;
end;
revoke execute on function bank.audit_write from public;
grant execute on function bank.audit_write to bank_app;

drop type bank.batch_trail;

-- The ledger's own role, where it has one, adds rows in the same way.
do $$
begin
  if exists (select from pg_roles where rolname = 'bank_ledger') then
    revoke insert, update, delete, truncate on bank.audit_v1, bank.audit_v1_seal from bank_ledger;
    grant execute on function bank.audit_write to bank_ledger;
  end if;
end
$$;
