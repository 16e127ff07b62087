-- Locks the seal chain of an organization until the end of the transaction, so that audits completed at the same time
-- are sealed one after the other. A new chain starts after the newest existing seal.
create or replace function app.next_in_seal_chain(organization uuid)
returns table (sequence integer, previous text)
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  if organization is distinct from nullif(current_setting('app.organization_id', true), '')::uuid then
    raise exception 'This is the chain of another organization';
  end if;
  insert into app.seal_chain as c (organization_id, sequence, seal)
  select organization, 0, (
    select s.seal from audit_seal s
    where s.organization_id = organization order by s.sealed_at desc limit 1)
  on conflict do nothing;
  return query
  select c.sequence + 1, c.seal from app.seal_chain c
  where c.organization_id = organization for update;
end $$;

revoke execute on function app.next_in_seal_chain from public;
grant execute on function app.next_in_seal_chain to shelfcount_app;
