-- A signed document waits for its time stamp where the authority does not answer; a name with letters
-- that no font has is handled by people, and rejected where they cannot.
alter table bank.certificate_request drop constraint certificate_request_reason_check;
alter table bank.certificate_request add constraint certificate_request_reason_check check (reason in
  ('review', 'letters', 'fee', 'time-stamp', 'unclear', 'not-deliverable',
   'withdrawn', 'rare-letters'));
