-- Blocks of the audit trail: how rows are numbered, closed into a block and sealed, and how months come
-- and go. The database itself numbers the rows and computes the digest; the key never comes here.

create table bank.audit_block (
  number bigint primary key,
  -- The numbers of its first and last row; all rows of a block are of one month.
  first_row bigint not null,
  last_row bigint not null check (last_row >= first_row),
  month date not null,
  -- Which list of fields its rows were encoded by: columns that come later have an encoding of their own.
  encoding smallint not null,
  digest bytea not null,
  closed_at timestamptz not null,
  -- The key of the seal, by its name in the key ring.
  key_id text,
  seal bytea check (octet_length(seal) = 32),
  sealed_at timestamptz,
  check ((seal is null) = (key_id is null) and (seal is null) = (sealed_at is null))
);
create index audit_block_open on bank.audit_block (number) where seal is null;
grant select on bank.audit_block to bank_app;
-- The verifier asks until when a demonstration's past was made up: that has no rows in the trail.
grant select on bank.demonstration to bank_app;

-- How far the verification job has come, in its rounds over the newest blocks and over all of them.
create table bank.audit_verification (
  name text primary key,
  block bigint not null,
  at timestamptz not null
);
grant select, insert, update on bank.audit_verification to bank_app;

-- The month of Taipei that a moment lies in, and when a month begins.
create function bank.audit_month(at timestamptz) returns date
  language sql immutable
  as $$ select date_trunc('month', $1 at time zone 'Asia/Taipei')::date $$;
create function bank.audit_month_start(month date) returns timestamptz
  language sql immutable
  as $$ select $1::timestamp at time zone 'Asia/Taipei' $$;

-- How long rows are kept: the five years that the law asks for, and two more, in which a dispute about
-- the last of them can end. The verifier knows the same number.
create function bank.audit_retention() returns interval
  language sql immutable
  as $$ select interval '7 years' $$;

-- Encoding 2. Every field in this order as its length in bytes, a colon, its text and a comma; without a
-- value there is no length either. src/db/trail/encoding.ts does the same.
create function bank.audit_digest(first_row bigint, last_row bigint) returns bytea
  language sql stable
  set search_path = pg_catalog, pg_temp
begin atomic
  select sha256(coalesce(string_agg(sha256(convert_to(concat(
      '1:2,',
      octet_length(number::text), ':', number, ',',
      octet_length(id::text), ':', id, ',',
      octet_length(trunc(extract(epoch from at) * 1000000)::text), ':',
        trunc(extract(epoch from at) * 1000000), ',',
      octet_length(event), ':', event, ',',
      octet_length(outcome), ':', outcome, ',',
      octet_length(actor_kind), ':', actor_kind, ',',
      octet_length(actor_id), ':', actor_id, ',',
      octet_length(customer_id::text), ':', customer_id, ',',
      octet_length(session), ':', session, ',',
      octet_length(address), ':', address, ',',
      octet_length(request), ':', request, ',',
      octet_length(reference), ':', reference, ',',
      octet_length(posting_id::text), ':', posting_id, ',',
      octet_length(detail::text), ':', detail, ','), 'UTF8')), ''::bytea order by number), ''::bytea))
    from bank.audit_log
   where number between audit_digest.first_row and audit_digest.last_row;
end;

-- Makes the partition of a month, unless there is one. A table is made first and then attached: that
-- keeps nobody from reading. Its bounds go through texts, which some settings would make ambiguous.
create function bank.audit_make_month(month date) returns void
  language plpgsql
  set search_path = bank, pg_temp
  set timezone = 'UTC'
  set datestyle = 'ISO, YMD'
as $$
declare
  name constant text := 'audit_log_' || to_char(month, 'YYYY_MM');
begin
  if to_regclass('bank.' || name) is not null then return; end if;
  execute format('create table bank.%I (like bank.audit_log)', name);
  execute format('alter table bank.audit_log attach partition bank.%I for values from (%L) to (%L)',
    name, audit_month_start(month), audit_month_start((month + interval '1 month')::date));
end
$$;

-- The block to be sealed next, with the seal before it: one that was closed and not sealed, or a new one
-- over rows that have waited longest. Nobody adds to a row's number: rows that commit later get later
-- numbers, whatever their moment. Answers nothing where nothing waits or another process is at it.
create function bank.audit_next_block()
  returns table (number bigint, first_row bigint, last_row bigint, month date, encoding smallint,
    digest bytea, before bytea)
  language plpgsql security definer
  set search_path = bank, pg_temp
as $$
declare
  block_rows constant integer := 10000;
  last audit_block;
  of_month date;
  taken integer;
begin
  if not pg_try_advisory_xact_lock(8990002) then return; end if;
  select * into last from audit_block order by audit_block.number desc limit 1;
  if last.number is null or last.seal is not null then
    select audit_month(min(at)) into of_month from audit_queue;
    if of_month is null then return; end if;
    perform audit_make_month(of_month);
    with moved as (
      delete from audit_queue
       where ctid = any(array(
         select queued.ctid from audit_queue as queued
          where queued.at < audit_month_start((of_month + interval '1 month')::date)
          order by queued.at, queued.id limit block_rows))
      returning *)
    insert into audit_log (number, id, at, event, outcome, actor_kind, actor_id, customer_id, session,
                           address, request, reference, posting_id, detail)
    select coalesce(last.last_row, 0) + row_number() over (order by moved.at, moved.id),
           moved.id, moved.at, moved.event, moved.outcome, moved.actor_kind, moved.actor_id,
           moved.customer_id, moved.session, moved.address, moved.request, moved.reference,
           moved.posting_id, moved.detail
      from moved;
    get diagnostics taken = row_count;
    insert into audit_block (number, first_row, last_row, month, encoding, digest, closed_at)
    select coalesce(last.number, 0) + 1, coalesce(last.last_row, 0) + 1,
           coalesce(last.last_row, 0) + taken, of_month, 2,
           audit_digest(coalesce(last.last_row, 0) + 1, coalesce(last.last_row, 0) + taken), bank.now()
    returning * into last;
  end if;
  return query
    select last.number, last.first_row, last.last_row, last.month, last.encoding, last.digest,
           coalesce((select block.seal from audit_block as block where block.number = last.number - 1),
             -- The first seal stands on the last one of the first edition.
             (select v1.seal from audit_v1_seal as v1 order by v1.number desc limit 1),
             decode(repeat('00', 32), 'hex'));
end
$$;

-- Seals a block, once and in order; answers whether it was this call that did.
create function bank.audit_seal_block(number bigint, key_id text, seal bytea) returns boolean
  language sql volatile security definer
  set search_path = pg_catalog, pg_temp
begin atomic
  with sealed as (
    update bank.audit_block as block
       set key_id = audit_seal_block.key_id, seal = audit_seal_block.seal, sealed_at = bank.now()
     where block.number = audit_seal_block.number and block.seal is null
       and not exists (select from bank.audit_block as earlier
                        where earlier.number < audit_seal_block.number and earlier.seal is null)
    returning block.number)
  select exists (select from sealed);
end;

-- Makes the partitions of this month and the next two, and drops the oldest one if it is past the rule
-- and all of it is sealed; answers its name. One at a call: a clock that went wrong is noticed before
-- much is gone. Seals stay.
create function bank.audit_keep_months() returns text
  language plpgsql security definer
  set search_path = bank, pg_temp
as $$
declare
  oldest_kept constant date := audit_month(bank.now() - audit_retention());
  oldest record;
begin
  if not pg_try_advisory_xact_lock(8990002) then return null; end if;
  for ahead in 0..2 loop
    perform audit_make_month((audit_month(bank.now()) + ahead * interval '1 month')::date);
  end loop;
  select relname as name, to_date(right(relname, 7), 'YYYY_MM') as month into oldest
    from pg_inherits join pg_class on pg_class.oid = inhrelid
   where inhparent = 'bank.audit_log'::regclass
   order by relname limit 1;
  if oldest.month >= oldest_kept
     or exists (select from audit_block where month = oldest.month and seal is null) then
    return null;
  end if;
  execute format('drop table bank.%I', oldest.name);
  return oldest.name;
end
$$;

revoke execute on function bank.audit_make_month, bank.audit_next_block, bank.audit_seal_block,
  bank.audit_keep_months from public;
grant execute on function bank.audit_next_block, bank.audit_seal_block, bank.audit_keep_months
  to bank_app;
