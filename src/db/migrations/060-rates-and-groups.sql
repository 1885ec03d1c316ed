-- Product groups and the rates that the bank sets are content of the desk too.

alter table bank.content_version drop constraint content_version_kind_check;
alter table bank.content_version
  add constraint content_version_kind_check check (kind in (
    'notices', 'events', 'questions', 'banners', 'holidays', 'product-groups', 'products',
    'documents', 'deposit-rates', 'loan-rates', 'exchange-rates'));

-- The number by which the desk edits a group; its code stays its name everywhere else.
alter table bank.product_group add column number integer;
update bank.product_group set number = numbered.number
  from (select code, row_number() over (order by position) as number from bank.product_group) numbered
 where numbered.code = product_group.code;
alter table bank.product_group alter column number set not null;
alter table bank.product_group add unique (number);
grant insert, update, delete on bank.product_group to bank_desk;

-- Null: from that day on the deposit is not offered in that form.
alter table bank.rates_deposit alter column basis_points drop not null;
grant insert, delete on bank.rates_deposit, bank.rates_loan to bank_desk;

-- Who set a board's rate: the board that came from outside, or a member of staff.
alter table bank.rates_exchange add column set_by text not null default 'board'
  check (set_by in ('board', 'desk'));
grant insert on bank.rates_exchange to bank_desk;

-- A change of rates needs four eyes as well; it is about no customer.
alter table bank.desk_request alter column customer_id drop not null;
alter table bank.desk_request drop constraint desk_request_kind_check;
alter table bank.desk_request add constraint desk_request_kind_check check (kind in (
  'lift-flag', 'undo-panic', 'revoke-certificate', 'change-limit', 'change-rate'));
alter table bank.desk_request add constraint desk_request_customer_check
  check ((customer_id is null) = (kind = 'change-rate'));
