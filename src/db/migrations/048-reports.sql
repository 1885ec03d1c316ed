-- Reports read the latest days of tables that only grow: a summary of each range of blocks finds them,
-- and costs next to nothing when a row is added.

create index posting_at on bank.posting using brin (at);
create index login_history_at on bank.login_history using brin (at);
create index certificate_request_made on bank.certificate_request using brin (made_at);
