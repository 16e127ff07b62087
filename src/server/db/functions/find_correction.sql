-- For the public: whether a later count corrects the one sealed under this confirmation number.
create or replace function app.find_correction(wanted_number text)
returns table (confirmation_number text, sealed_at timestamptz)
stable language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  perform set_config('app.operator', 'on', true);
  return query
  select later.confirmation_number, later.sealed_at
  from audit_seal sealed
  join audit correction
    on correction.organization_id = sealed.organization_id
    and correction.corrects_audit_id = sealed.audit_id
  join audit_seal later
    on later.organization_id = correction.organization_id and later.audit_id = correction.id
  where sealed.confirmation_number = wanted_number
  order by later.sealed_at desc
  limit 1;
  perform set_config('app.operator', '', true);
end $$;

revoke execute on function app.find_correction from public;
grant execute on function app.find_correction to shelfcount_app;
