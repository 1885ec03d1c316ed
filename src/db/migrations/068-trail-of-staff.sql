-- The desk's page of the trail finds what staff did among all that customers did. Months that are added
-- later get it when they are attached. While it is built rows wait in audit_queue for the sealing job.

create index audit_log_staff on bank.audit_log (at desc) where actor_kind = 'staff';
