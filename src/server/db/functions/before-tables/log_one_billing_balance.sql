-- Logs the change of one balance for live queries about the account.
create or replace function app.log_one_billing_balance() returns trigger language plpgsql as $$
begin
  insert into app.change_log (keys) values (array['billing_balance/o/' || new.organization_id]);
  return null;
end $$;
