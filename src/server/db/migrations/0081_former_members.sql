-- Where somebody worked until they were taken off a team: enough to tell them so instead of "Not Found".
-- Theirs alone, with the names of that day, and gone with the person or the organization.
create table former_place (
  user_id text not null references auth."user" on delete cascade,
  store_id uuid not null,
  left_organization_id uuid not null references organization on delete cascade,
  store_name text not null,
  organization_name text not null,
  ended_at timestamptz not null default now(),
  primary key (user_id, store_id)
);
create index former_place_by_organization on former_place (left_organization_id);
alter table former_place enable row level security;
alter table former_place force row level security;
create policy user_scope on former_place for select using (
  user_id = nullif(current_setting('app.user_id', true), '')
);
create policy operator_scope on former_place to current_user using (
  current_setting('app.operator', true) = 'on'
);
grant select on former_place to shelfcount_app;
call house.track('former_place', 'u', 'user_id');

-- Null: every store of the organization, for owners. Nothing is kept of what is being deleted.
create function house.keep_former_place(person text, organization uuid, only_store uuid)
returns void language plpgsql security definer set search_path = public, pg_catalog as $$
declare before text := coalesce(current_setting('app.operator', true), '');
begin
  perform set_config('app.operator', 'on', true);
  insert into former_place (user_id, store_id, left_organization_id, store_name, organization_name)
  select u.id, s.id, o.id, s.name, o.name
  from store s
  join public.organization o on o.id = s.organization_id
  join auth."user" u on u.id = person
  where s.organization_id = keep_former_place.organization
    and (only_store is null or s.id = only_store)
  on conflict (user_id, store_id) do update
  set store_name = excluded.store_name, organization_name = excluded.organization_name,
    ended_at = now();
  perform set_config('app.operator', before, true);
end $$;
revoke execute on function house.keep_former_place from public;

create function house.store_member_ended() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  perform house.keep_former_place(old.user_id, old.organization_id, old.store_id);
  return null;
end $$;
create trigger keep_former_place after delete on store_member
  for each row execute function house.store_member_ended();

create function house.owner_ended() returns trigger
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  perform house.keep_former_place(old.user_id, old.organization_id, null);
  return null;
end $$;
create trigger keep_former_places after delete on member
  for each row when (old.role = 'owner') execute function house.owner_ended();
create trigger keep_former_places_of_role after update of role on member
  for each row when (old.role = 'owner' and new.role <> 'owner')
  execute function house.owner_ended();
