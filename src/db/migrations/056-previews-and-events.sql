-- A preview shows content as it will be on a day to come. Only what shows content asks this clock; money,
-- sessions and codes have none but bank.now().

create function bank.content_now() returns timestamptz
  language sql stable
  as $$ select coalesce(nullif(current_setting('bank.content_at', true), '')::timestamptz, bank.now()) $$;

create function bank.content_today() returns date
  language sql stable
  as $$ select (bank.content_now() at time zone 'Asia/Taipei')::date $$;

grant execute on function bank.content_now(), bank.content_today() to bank_app;

-- Events are edited at the desk too.

alter table bank.content_version drop constraint content_version_kind_check;
alter table bank.content_version
  add constraint content_version_kind_check check (kind in ('notices', 'questions', 'events'));

grant insert, update, delete on bank.board_event to bank_desk;
