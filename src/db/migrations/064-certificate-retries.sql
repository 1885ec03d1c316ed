-- More of what a request can wait for: a review of another English name than the one on file, and a key
-- to sign with. A certificate whose mail could not be delivered says so. What could not be finished is
-- tried again at its time, so that it holds up nothing else.

alter table bank.certificate_request drop constraint certificate_request_reason_check;
alter table bank.certificate_request add constraint certificate_request_reason_check check (reason in
  ('review', 'name', 'letters', 'signing-key', 'fee', 'time-stamp', 'mail-failed', 'unclear',
   'not-deliverable', 'withdrawn', 'rare-letters'));

alter table bank.certificate_request add next_try_at timestamptz;
grant update (next_try_at) on bank.certificate_request to bank_app;
