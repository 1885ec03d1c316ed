-- Pictures that wait for the rest of their inquiry, and how often somebody has written.

create table bank.inquiry_upload (
  -- Random; only the form that the picture belongs to knows it.
  id text primary key,
  name text not null,
  -- The size of the file as its owner knows it.
  size integer not null,
  type text not null check (type in ('image/jpeg', 'image/png')),
  bytes bytea not null,
  made_at timestamptz not null
);
create index inquiry_upload_made on bank.inquiry_upload (made_at);

-- One row for each thing that is counted: under a keyed hash of the address or the mail address.
create table bank.inquiry_count (
  id uuid primary key,
  subject_hash bytea not null,
  at timestamptz not null
);
create index inquiry_count_subject on bank.inquiry_count (subject_hash, at);
create index inquiry_count_at on bank.inquiry_count (at);
grant select, insert, delete on bank.inquiry_upload, bank.inquiry_count to bank_app;
