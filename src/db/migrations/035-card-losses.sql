-- What becomes of debit cards: reports of loss, payments, and payments that are disputed.

-- A report of loss. The card is blocked in the same transaction.
create table bank.card_loss (
  -- What the customer names on the phone.
  reference text primary key,
  card_id bigint not null references bank.card (id),
  -- Who reported: the customer in a session, or somebody who proved the national ID by an SMS code.
  reporter text not null check (reporter in ('customer', 'visitor')),
  reported_at timestamptz not null,
  -- Noon of the next Taipei day, as an instant: it is shown, and it decides.
  cancel_until timestamptz not null check (cancel_until > reported_at),
  -- What the card becomes again when the report is cancelled.
  state_before text not null check (state_before in ('active', 'inactive')),
  -- Full card numbers that did not match.
  wrong_numbers integer not null default 0 check (wrong_numbers between 0 and 5),
  -- Set by the panic button: a card that was lost then must not come back by this report.
  sealed_at timestamptz,
  cancelled_at timestamptz check (cancelled_at >= reported_at and cancelled_at < cancel_until)
);
-- One report that stands for each card, whatever comes at once.
create unique index card_loss_standing on bank.card_loss (card_id) where cancelled_at is null;
create index card_loss_card on bank.card_loss (card_id, reported_at desc);
grant select, insert, update (wrong_numbers, sealed_at, cancelled_at) on bank.card_loss to bank_app;

insert into bank.card_loss (reference, card_id, reporter, reported_at, cancel_until, state_before)
select 'L' || to_char(lost_at at time zone 'Asia/Taipei', 'YYYYMMDD') || lpad(id::text, 6, '0'),
       id, 'customer', lost_at,
       ((lost_at at time zone 'Asia/Taipei')::date + 1 + time '12:00') at time zone 'Asia/Taipei',
       'active'
  from bank.card where lost_at is not null;
-- Reports say when, and a card may have several.
alter table bank.card drop column lost_at;

-- A payment by card. Its id is the key of its posting.
create table bank.card_payment (
  id uuid primary key,
  card_id bigint not null references bank.card (id),
  merchant text not null check (length(merchant) between 1 and 60),
  country text not null check (country ~ '^[A-Z]{2}$'),
  entry_mode text not null check (entry_mode in ('chip', 'contactless', 'online')),
  amount bigint not null check (amount between 1 and 1000000000),
  requested_at timestamptz not null,
  state text not null check (state in ('pending', 'approved', 'refused')),
  decided_at timestamptz,
  approval_number text check (approval_number ~ '^\d{6}$'),
  refusal text check (refusal in ('card', 'expired', 'limit', 'balance', 'stopped', 'account', 'timeout')),
  check ((state = 'pending') = (decided_at is null)),
  check ((state = 'approved') = (approval_number is not null)),
  check ((state = 'refused') = (refusal is not null))
);
create index card_payment_card on bank.card_payment (card_id, requested_at desc, id desc);
create index card_payment_pending on bank.card_payment (requested_at) where state = 'pending';
grant select, insert, update (state, decided_at, approval_number, refusal) on bank.card_payment to bank_app;

-- A payment that the customer does not recognise.
create table bank.card_dispute (
  reference text primary key,
  payment_id uuid not null unique references bank.card_payment (id),
  reason text not null check (reason in ('unknown', 'amount', 'twice', 'undelivered')),
  note text check (length(note) between 1 and 300),
  state text not null check (state in
    ('received', 'crediting', 'credited', 'upheld', 'reversing', 'rejected', 'withdrawn')),
  -- The key of the posting that lends the customer the money.
  credit_id uuid not null unique
);
create index card_dispute_under_way on bank.card_dispute (reference)
  where state in ('crediting', 'reversing');
grant select, insert, update (state) on bank.card_dispute to bank_app;

-- Every state that a dispute has been in, for the customer to see.
create table bank.card_dispute_step (
  reference text not null references bank.card_dispute (reference),
  number integer not null,
  state text not null,
  at timestamptz not null,
  primary key (reference, number)
);
grant select, insert on bank.card_dispute_step to bank_app;
