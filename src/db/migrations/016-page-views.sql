-- Page views are counted by the route of a screen. Rows that were counted by the address may hold
-- what a visitor typed into a search, and cannot be added to the others: they go.
delete from bank.analytics_count where name = 'page-view';

-- Counts are kept for 13 months: a month can be compared with the same month of the year before.
grant delete on bank.analytics_count to bank_app;
