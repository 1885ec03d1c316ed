-- Which terms a customer is asked to agree to, and when; the texts are documents.

create table bank.document_agreement (
  -- What one agrees to them for: account, upgrade, transfer, card, foreign, loan.
  occasion text not null,
  position integer not null,
  number integer not null references bank.document (number),
  goal text not null check (goal in ('contract', 'consent')),
  mandatory boolean not null,
  primary key (occasion, position),
  unique (occasion, number)
);
grant select on bank.document_agreement to bank_app;
