-- Holidays, banners, products and documents are edited at the desk too.

alter table bank.content_version drop constraint content_version_kind_check;
alter table bank.content_version
  add constraint content_version_kind_check check (kind in (
    'notices', 'events', 'questions', 'banners', 'holidays', 'products', 'documents'));

-- Weekdays on which banks are closed; days on a weekend may stand between them.
create table bank.holiday (
  number integer primary key,
  starts_on date not null,
  ends_on date not null,
  title bank.translated not null,
  check (ends_on between starts_on and starts_on + 30)
);
create index holiday_ends_on on bank.holiday (ends_on);
grant select on bank.holiday to bank_app;
grant insert, update, delete on bank.holiday to bank_desk;

-- From the calendar of the Directorate-General of Personnel Administration.
insert into bank.holiday (number, starts_on, ends_on, title) values
  (1, '2026-01-01', '2026-01-01', '{"zh": "元旦", "en": "New Year’s Day", "ko": "신정"}'),
  (2, '2026-02-16', '2026-02-20', '{"zh": "農曆春節", "en": "Lunar New Year", "ko": "음력설"}'),
  (3, '2026-02-27', '2026-02-27', '{"zh": "和平紀念日補假", "en": "Peace Memorial Day (observed)", "ko": "평화기념일 대체휴일"}'),
  (4, '2026-04-03', '2026-04-06', '{"zh": "兒童節及清明節", "en": "Children’s Day and Tomb-Sweeping Day", "ko": "어린이날·청명절"}'),
  (5, '2026-05-01', '2026-05-01', '{"zh": "勞動節", "en": "Labor Day", "ko": "노동절"}'),
  (6, '2026-06-19', '2026-06-19', '{"zh": "端午節", "en": "Dragon Boat Festival", "ko": "단오절"}'),
  (7, '2026-09-25', '2026-09-25', '{"zh": "中秋節", "en": "Mid-Autumn Festival", "ko": "중추절"}'),
  (8, '2026-09-28', '2026-09-28', '{"zh": "孔子誕辰紀念日／教師節", "en": "Confucius’ Birthday / Teachers’ Day", "ko": "공자탄신일·스승의 날"}'),
  (9, '2026-10-09', '2026-10-09', '{"zh": "國慶日補假", "en": "National Day (observed)", "ko": "국경일 대체휴일"}'),
  (10, '2026-10-26', '2026-10-26', '{"zh": "臺灣光復節補假", "en": "Retrocession Day (observed)", "ko": "타이완 광복절 대체휴일"}'),
  (11, '2026-12-25', '2026-12-25', '{"zh": "行憲紀念日", "en": "Constitution Day", "ko": "헌법기념일"}'),
  (12, '2027-01-01', '2027-01-01', '{"zh": "元旦", "en": "New Year’s Day", "ko": "신정"}'),
  (13, '2027-02-04', '2027-02-10', '{"zh": "農曆春節", "en": "Lunar New Year", "ko": "음력설"}'),
  (14, '2027-03-01', '2027-03-01', '{"zh": "和平紀念日補假", "en": "Peace Memorial Day (observed)", "ko": "평화기념일 대체휴일"}'),
  (15, '2027-04-05', '2027-04-06', '{"zh": "清明節及兒童節補假", "en": "Tomb-Sweeping Day and Children’s Day (observed)", "ko": "청명절·어린이날 대체휴일"}'),
  (16, '2027-04-30', '2027-04-30', '{"zh": "勞動節補假", "en": "Labor Day (observed)", "ko": "노동절 대체휴일"}'),
  (17, '2027-06-09', '2027-06-09', '{"zh": "端午節", "en": "Dragon Boat Festival", "ko": "단오절"}'),
  (18, '2027-09-15', '2027-09-15', '{"zh": "中秋節", "en": "Mid-Autumn Festival", "ko": "중추절"}'),
  (19, '2027-09-28', '2027-09-28', '{"zh": "孔子誕辰紀念日／教師節", "en": "Confucius’ Birthday / Teachers’ Day", "ko": "공자탄신일·스승의 날"}'),
  (20, '2027-10-11', '2027-10-11', '{"zh": "國慶日補假", "en": "National Day (observed)", "ko": "국경일 대체휴일"}'),
  (21, '2027-10-25', '2027-10-25', '{"zh": "臺灣光復節", "en": "Retrocession Day", "ko": "타이완 광복절"}'),
  (22, '2027-12-24', '2027-12-24', '{"zh": "行憲紀念日補假", "en": "Constitution Day (observed)", "ko": "헌법기념일 대체휴일"}'),
  (23, '2027-12-31', '2027-12-31', '{"zh": "元旦補假", "en": "New Year’s Day (observed)", "ko": "신정 대체휴일"}');

-- What the front page says above everything else, for as long as it is published.
create table bank.board_banner (
  number integer primary key,
  tone text not null check (tone in ('info', 'warning')),
  -- Where it leads, if anywhere.
  path text,
  title bank.translated not null,
  summary bank.translated not null
);
grant select on bank.board_banner to bank_app;
grant insert, update, delete on bank.board_banner to bank_desk;

-- The number by which the desk edits a product; its code stays its name everywhere else.
alter table bank.product add column number integer;
update bank.product set number = numbered.number
  from (select code, row_number() over (order by group_code, position) as number from bank.product) numbered
 where numbered.code = product.code;
alter table bank.product alter column number set not null;
alter table bank.product add unique (number);
grant insert, update, delete on bank.product to bank_desk;

grant insert, update, delete on bank.document to bank_desk;
grant insert, update, delete on bank.document_version to bank_desk;
grant delete on bank.document_file to bank_desk;
