-- The currency that a store's money is in, a code of ISO 4217. An audit keeps the one of its start: its
-- figures do not change their meaning when the store takes another one.
alter table store add column currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$');

-- Null before the start: the store's own. Audits of before were in dollars, as everything was.
alter table audit_store add column currency text default 'USD' check (currency ~ '^[A-Z]{3}$');
alter table audit_store alter column currency drop default;
