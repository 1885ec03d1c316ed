-- A full card number proves something too: that a card which was reported lost is in the customer's hand.

alter table bank.verification_proof drop constraint verification_proof_means_check;
alter table bank.verification_proof add constraint verification_proof_means_check
  check (means in ('sms', 'mail', 'password', 'pin', 'card-number'));
