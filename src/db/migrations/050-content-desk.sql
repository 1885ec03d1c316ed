-- What the desk publishes: every version of a notice or a question, as its content file says it.

create table bank.content_version (
  id uuid primary key,
  -- The folder of content/.
  kind text not null check (kind in ('notices', 'questions')),
  item integer not null,
  version integer not null,
  -- The whole file in the format of content/.
  body text not null check (length(body) between 1 and 200000),
  -- Null for a draft. A version is in effect from then until its end, or until the next one is.
  publish_from timestamptz,
  publish_until timestamptz,
  applied_at timestamptz,
  -- When it was replaced, or taken off the site.
  ended_at timestamptz,
  staff_id bigint references bank.staff (id),
  made_at timestamptz not null,
  unique (kind, item, version),
  check (publish_until is null or publish_until > publish_from)
);
create index content_version_due on bank.content_version (publish_from)
  where publish_from is not null and applied_at is null and ended_at is null;
create index content_version_ending on bank.content_version (publish_until)
  where publish_until is not null and applied_at is not null and ended_at is null;

grant select, insert, update (publish_from, publish_until, applied_at, ended_at)
  on bank.content_version to bank_desk;
grant insert, update, delete on bank.board_notice, bank.faq to bank_desk;
grant delete on bank.faq_view to bank_desk;
