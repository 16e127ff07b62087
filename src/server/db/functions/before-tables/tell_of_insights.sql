-- Tells webhooks of findings that were not there before: of the first hundred, and how many there are.
create or replace function app.tell_of_insights() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
declare found jsonb;
begin
  with fresh as (
    select f.value -> 'finding' ->> 'key' as key, f.value -> 'finding' ->> 'kind' as kind,
      f.value -> 'finding' ->> 'storeId' as store_id, f.ordinality as place
    from jsonb_array_elements(new.result -> 'findings') with ordinality f
    where not exists (
      select from jsonb_array_elements(old.result -> 'findings') o
      where o.value -> 'finding' ->> 'key' = f.value -> 'finding' ->> 'key')
  )
  select jsonb_build_object('auditId', new.audit_id, 'count', count(*), 'findings',
    jsonb_agg(jsonb_build_object('key', key, 'kind', kind, 'storeId', store_id) order by place)
      filter (where place <= 100))
  into found from fresh;
  if (found ->> 'count')::int > 0 then
    perform app.tell_webhooks(new.organization_id, 'insight.found', new.audit_id, found);
  end if;
  return null;
end $$;
