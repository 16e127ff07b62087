-- Records a store a person used to work in; null means every store, for former owners. Skipped during deletion.
create or replace function app.note_former_store(person text, organization uuid, only_store uuid)
returns void language plpgsql security definer set search_path = public, pg_catalog as $$
declare before text := coalesce(current_setting('app.operator', true), '');
begin
  perform set_config('app.operator', 'on', true);
  insert into former_store (user_id, store_id, left_organization_id, store_name, organization_name)
  select u.id, s.id, o.id, s.name, o.name
  from store s
  join public.organization o on o.id = s.organization_id
  join auth."user" u on u.id = person
  where s.organization_id = note_former_store.organization
    and (only_store is null or s.id = only_store)
  on conflict (user_id, store_id) do update
  set store_name = excluded.store_name, organization_name = excluded.organization_name,
    ended_at = now();
  perform set_config('app.operator', before, true);
end $$;

revoke execute on function app.note_former_store from public;
