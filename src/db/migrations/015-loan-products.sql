-- What the bank lends, and takes once for it, by product; amounts in whole New Taiwan dollars.

create table bank.loan_product (
  code text primary key references bank.product (code),
  amount_least bigint not null check (amount_least > 0),
  amount_most bigint not null check (amount_most >= amount_least),
  fixed_fee bigint not null check (fixed_fee >= 0)
);
grant select on bank.loan_product to bank_app;

-- A bank whose products were filled before this table was has the installment loan already.
insert into bank.loan_product (code, amount_least, amount_most, fixed_fee)
select code, 50000, 2000000, 488 from bank.product where code = 'LNIL0001';
