-- Chats with a person at the desk: who waits, who attends, what was read, and pictures.

alter table bank.chat
  add column language text not null default 'zh' check (language in ('zh', 'en', 'ko')),
  -- Since when the visitor waits for a person; the queue's order.
  add column asked_at timestamptz,
  -- Who attends it, with the name that the visitor reads.
  add column staff_id bigint references bank.staff (id),
  add column staff_name bank.translated,
  add column taken_at timestamptz,
  -- When the visitor's page last called.
  add column seen_at timestamptz,
  add column visitor_read smallint not null default 0,
  add column staff_read smallint not null default 0,
  add column visitor_typed_at timestamptz,
  add column staff_typed_at timestamptz,
  -- How often its transcript went out by mail.
  add column mailed smallint not null default 0;
create index chat_waiting on bank.chat (asked_at)
  where asked_at is not null and staff_id is null and ended_at is null;
create index chat_attended on bank.chat (staff_id) where staff_id is not null and ended_at is null;
grant update (language, asked_at, staff_id, staff_name, taken_at, seen_at, visitor_read, staff_read,
              visitor_typed_at, staff_typed_at, mailed)
  on bank.chat to bank_app;

alter table bank.chat_message
  -- Made by the page that sent it: what a broken connection sends twice stands once.
  add column client_id uuid,
  add column author_name bank.translated;
create unique index chat_message_client on bank.chat_message (chat_id, client_id);

-- Pictures as they were drawn anew from what was sent; they go with their chat.
create table bank.chat_file (
  -- Random.
  id text primary key,
  chat_id uuid not null,
  message_number smallint not null,
  name text not null,
  type text not null check (type in ('image/jpeg', 'image/png')),
  bytes bytea not null,
  foreign key (chat_id, message_number)
    references bank.chat_message (chat_id, number) on delete cascade
);
create index chat_file_message on bank.chat_file (chat_id, message_number);
grant select, insert on bank.chat_file to bank_app;

-- Members of staff whose chat page is open. Whoever was not seen for a minute has left.
create table bank.chat_duty (
  staff_id bigint primary key references bank.staff (id),
  seen_at timestamptz not null
);
grant select, insert, update, delete on bank.chat_duty to bank_app;
