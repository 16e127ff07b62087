-- Makes a seal the newest of its organization. Fails if another seal was added in the meantime.
create or replace function app.append_to_seal_chain(organization uuid, new_sequence integer, new_seal text)
returns void language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  update app.seal_chain c set sequence = new_sequence, seal = new_seal
  where c.organization_id = organization and c.sequence = new_sequence - 1
    and organization = nullif(current_setting('app.organization_id', true), '')::uuid;
  if not found then raise exception 'The chain of seals has moved on'; end if;
end $$;

revoke execute on function app.append_to_seal_chain from public;
grant execute on function app.append_to_seal_chain to shelfcount_app;
