-- A customer's own limit for transfers to accounts that are not designated: at most what the tier
-- allows, so that it can only be lower. Null where the tier's own limit holds.
alter table bank.account add column other_day_limit bigint check (other_day_limit >= 0);
grant update (other_day_limit) on bank.account to bank_desk;
