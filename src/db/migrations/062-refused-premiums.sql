-- Why the ledger did not post the premium of the application's last code: { code, facts }. A retry
-- and a concurrent attempt tell the same as the first one; a new code begins a new payment.

alter table bank.insurance_application add payment_refusal jsonb;
