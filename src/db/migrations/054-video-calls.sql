-- Video calls of the upgrade: the queue, the snapshots that the customer agreed to, and call-backs.

create table bank.upgrade_call_back (
  id uuid primary key,
  upgrade_id uuid not null references bank.upgrade (id),
  customer_id bigint not null references bank.customer (id),
  slot_at timestamptz not null,
  made_at timestamptz not null,
  state text not null check (state in ('booked', 'met', 'cancelled', 'missed'))
);
create unique index upgrade_call_back_open on bank.upgrade_call_back (customer_id) where state = 'booked';
create index upgrade_call_back_slot on bank.upgrade_call_back (slot_at) where state = 'booked';
grant select, insert, update (state) on bank.upgrade_call_back to bank_app;

create table bank.upgrade_call (
  id uuid primary key,
  upgrade_id uuid not null references bank.upgrade (id),
  customer_id bigint not null references bank.customer (id),
  state text not null check (state in ('waiting', 'answered', 'ended')),
  -- Whoever booked a time is before the others once it has come.
  is_booked boolean not null,
  joined_at timestamptz not null,
  -- When the page of each side was last heard of.
  customer_seen_at timestamptz not null,
  desk_seen_at timestamptz,
  answered_at timestamptz,
  staff_id bigint references bank.staff (id),
  -- When the customer agreed to snapshots; null where not, or no longer.
  consented_at timestamptz,
  ended_at timestamptz,
  ended_by text check (ended_by in ('customer', 'desk', 'decision', 'lost')),
  -- What the member of staff ticked off.
  checks text[] not null default '{}',
  check ((state = 'answered') <= (staff_id is not null)),
  check ((state = 'ended') = (ended_at is not null))
);
create unique index upgrade_call_open on bank.upgrade_call (customer_id) where state <> 'ended';
create unique index upgrade_call_staff on bank.upgrade_call (staff_id) where state = 'answered';
create index upgrade_call_queue on bank.upgrade_call (is_booked desc, joined_at) where state <> 'ended';
create index upgrade_call_upgrade on bank.upgrade_call (upgrade_id, joined_at desc);
grant select, insert on bank.upgrade_call to bank_app;
grant update (state, is_booked, customer_seen_at, desk_seen_at, answered_at, staff_id, consented_at,
  ended_at, ended_by, checks) on bank.upgrade_call to bank_app;

-- Sealed with the bank's keys. Never changed, only deleted when their time is over.
create table bank.upgrade_snapshot (
  id uuid primary key,
  call_id uuid not null references bank.upgrade_call (id),
  subject text not null check (subject in ('face', 'document')),
  sealed bytea not null,
  taken_at timestamptz not null,
  taken_by bigint not null references bank.staff (id)
);
create index upgrade_snapshot_call on bank.upgrade_snapshot (call_id, taken_at);
create index upgrade_snapshot_old on bank.upgrade_snapshot (taken_at);
grant select, delete on bank.upgrade_snapshot to bank_app;
grant insert on bank.upgrade_snapshot to bank_desk;
