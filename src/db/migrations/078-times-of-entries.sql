-- A database clock that was set back has dated entries before the one before them on their account.
-- From now on the ledger never does (an entry's time is the later of the clock and the newest
-- entry's), and the verifier stays strict. What happened before is written down here, once: entries
-- never change, and an alarm that stays would hide a new one. Their order is that of their numbers.

create table bank.entry_out_of_time (
  account_id bigint not null,
  number bigint not null,
  primary key (account_id, number),
  foreign key (account_id, number) references bank.entry (account_id, number)
);

insert into bank.entry_out_of_time (account_id, number)
  select account_id, number
    from (select account_id, number, at, lag(at) over (partition by account_id order by number) as before
            from bank.entry) as dated
   where at < before;

grant select on bank.entry_out_of_time to bank_app;

create or replace view bank.ledger_broken as
  with moves as (
    select posting_id, amount, currency, account as place from bank.internal_entry
    union all
    select entry.posting_id, entry.amount, account.currency, account.number
      from bank.entry join bank.account on account.id = entry.account_id
  )
  select 'a posting does not sum to zero' as what, posting_id::text as which, sum(amount)::text as detail
    from moves group by posting_id, currency having sum(amount) <> 0
  union all
  select 'a posting has no entries', posting.id::text, null
    from bank.posting where not exists (select from moves where moves.posting_id = posting.id)
  union all
  select 'an entry has no posting', moves.posting_id::text, null
    from moves where not exists (select from bank.posting where posting.id = moves.posting_id)
  union all
  select 'a posting is of no known kind', posting.id::text, posting.kind
    from bank.posting
   where kind not in ('designated', 'other', 'own', 'refund', 'opening', 'fee', 'interest',
     'interest-tax', 'health-premium', 'loan', 'loan-payment', 'insurance', 'insurance-refund',
     'purchase', 'sale', 'card', 'dispute', 'cash', 'bill', 'salary', 'remittance', 'transfer-in',
     'exchange', 'reversal')
  union all
  select 'a posting concerns no account of a customer', posting.id::text, posting.kind
    from bank.posting where from_account is null and to_account is null
  union all
  select 'a posting moved another amount than it says', posting.id::text, posting.amount::text
    from bank.posting
    left join (select posting_id, account_id, sum(amount) as amount
                 from bank.entry group by posting_id, account_id) as paid
      on paid.posting_id = posting.id and paid.account_id = posting.from_account
    -- Where money was changed into another currency, another amount arrives.
    left join bank.account as payee
      on payee.id = posting.to_account and payee.currency = posting.currency
    left join (select posting_id, account_id, sum(amount) as amount
                 from bank.entry group by posting_id, account_id) as received
      on received.posting_id = posting.id and received.account_id = payee.id
   where posting.from_account is not null
         and paid.amount is distinct from -(posting.amount + posting.fee)
      or payee.id is not null
         and received.amount is distinct from posting.amount
  union all
  select 'a reversal does not undo its posting', both_ways.id::text, both_ways.place
    from (select posting.id, moves.place, moves.currency, moves.amount
            from bank.posting join moves on moves.posting_id = posting.id
           where posting.reverses is not null
          union all
          select posting.id, moves.place, moves.currency, moves.amount
            from bank.posting join moves on moves.posting_id = posting.reverses) as both_ways
   group by both_ways.id, both_ways.place, both_ways.currency having sum(both_ways.amount) <> 0
  union all
  select 'a reversal undoes what cannot be undone', posting.id::text, posting.reverses::text
    from bank.posting
    left join bank.posting as undone on undone.id = posting.reverses
    left join bank.clearing_order on clearing_order.posting_id = posting.reverses
   where (posting.kind = 'reversal') <> (posting.reverses is not null)
      or posting.reverses is not null
     and (undone.id is null or undone.kind in ('reversal', 'refund')
       or clearing_order.posting_id is not null)
  union all
  select 'a posting is undone twice', reverses::text, count(*)::text
    from bank.posting where reverses is not null group by reverses having count(*) > 1
  union all
  select 'a balance is not the sum of its entries', account.id::text, account.balance::text
    from bank.account left join bank.entry on entry.account_id = account.id
   group by account.id having account.balance <> coalesce(sum(entry.amount), 0)
  union all
  select 'an entry does not follow the one before', account_id::text, number::text
    from (select entry.*, lag(balance) over each as before, lag(number) over each as number_before,
                 lag(at) over each as at_before
            from bank.entry window each as (partition by account_id order by number)) as chained
   where balance <> coalesce(before, 0) + amount or number <> coalesce(number_before, 0) + 1
      or at < at_before
     and not exists (select from bank.entry_out_of_time as known
                      where known.account_id = chained.account_id and known.number = chained.number)
  union all
  select 'entries are not counted right', account.id::text, account.entries::text
    from bank.account
   where entries <> (select count(*) from bank.entry where entry.account_id = account.id)
  union all
  select 'the close of a day is not its last balance', account_day.account_id::text, account_day.day::text
    from bank.account_day
    left join bank.entry as last
      on last.account_id = account_day.account_id and last.number = account_day.entries
    left join bank.entry as next
      on next.account_id = account_day.account_id and next.number = account_day.entries + 1
   where (last.day, last.balance) is distinct from (account_day.day, account_day.balance)
      or next.day is null or next.day <= account_day.day
  union all
  select 'a day has no close', account_id::text, day_before::text
    from (select account_id, day, lag(day) over each as day_before
            from bank.entry window each as (partition by account_id order by number)) as chained
   where day <> day_before
     and not exists (select from bank.account_day
                      where account_day.account_id = chained.account_id and account_day.day = day_before)
  union all
  select 'the last entry is not of the day that the account says', account.id::text, account.entry_day::text
    from bank.account
    left join bank.entry on entry.account_id = account.id and entry.number = account.entries
   where entry.day is distinct from account.entry_day
  union all
  select 'what was used of a limit is not what was sent', account.id::text, account.used_day::text
    from bank.account
    left join bank.posting on posting.from_account = account.id
      and posting.kind in ('designated', 'other')
      and date_trunc('month', posting.day) = date_trunc('month', account.used_day)
      and not exists (select from bank.clearing_order
                       where clearing_order.posting_id = posting.id and state = 'rejected')
   group by account.id
  having (account.designated_day_used, account.designated_month_used,
          account.other_day_used, account.other_month_used)
      <> (coalesce(sum(posting.amount) filter (where posting.kind = 'designated' and posting.day = account.used_day), 0)::bigint,
          coalesce(sum(posting.amount) filter (where posting.kind = 'designated'), 0)::bigint,
          coalesce(sum(posting.amount) filter (where posting.kind = 'other' and posting.day = account.used_day), 0)::bigint,
          coalesce(sum(posting.amount) filter (where posting.kind = 'other'), 0)::bigint);
