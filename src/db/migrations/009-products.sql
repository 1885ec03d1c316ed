-- Products in groups, documents with their versions, and the PDF files made of them.

create table bank.product_group (
  code text primary key,
  position integer not null unique,
  business_code text not null,
  type text not null,
  title bank.translated not null,
  slogan bank.translated not null,
  lead bank.translated not null,
  documents_title bank.translated not null,
  -- [{ title, text, path }], titles and texts in every language.
  banners jsonb not null
);

create table bank.product (
  code text primary key,
  group_code text not null references bank.product_group (code),
  position integer not null,
  name bank.translated not null,
  slogan bank.translated not null,
  lead bank.translated not null,
  -- Lists of texts in every language, as the page shows them.
  variants jsonb not null,
  benefits jsonb not null,
  facts jsonb not null,
  steps jsonb not null,
  notes bank.translated not null,
  for_guests boolean not null,
  featured boolean not null,
  path text,
  faq_words text not null,
  related text[] not null
);
create index product_group_code on bank.product (group_code, position);

create table bank.document (
  number integer primary key,
  type text not null check (type in ('01', '02', '03', '04')),
  title bank.translated not null,
  summary bank.translated not null,
  group_code text references bank.product_group (code)
);
create index document_type on bank.document (type, number);

create table bank.document_version (
  number integer not null references bank.document (number),
  version text not null,
  effective_on date not null,
  body bank.translated not null,
  primary key (number, version)
);

-- A file is made at its first download and then kept.
create table bank.document_file (
  number integer not null,
  version text not null,
  language text not null check (language in ('zh', 'en', 'ko')),
  made_at timestamptz not null,
  bytes bytea not null,
  primary key (number, version, language),
  foreign key (number, version) references bank.document_version (number, version)
);
grant select on bank.product_group, bank.product, bank.document, bank.document_version to bank_app;
grant select, insert on bank.document_file to bank_app;
