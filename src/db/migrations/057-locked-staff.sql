-- An administrator locks a member of staff until one unlocks them; five wrong tries lock for a while only.

alter table bank.staff add column locked_at timestamptz;
grant update (locked_at) on bank.staff to bank_desk;
