-- A count that is like one before it is decided by what was so then and sent at once: the database records
-- it only where all of that still holds.

-- What is known of a caller holds as long as this number stays: whatever they are told by
-- house.open_mutation changes it in the same transaction.
alter table auth."user" add column stamp bigint not null default 0;
grant select (stamp) on auth."user" to shelfcount_app;

create function house.stamp_user() returns trigger language plpgsql as $$
begin
  new.stamp := old.stamp + 1;
  return new;
end $$;
create trigger stamp_user before update of email, role on auth."user"
  for each row execute function house.stamp_user();

-- The argument names the column of the person.
create function house.stamp_person() returns trigger language plpgsql
security definer set search_path = pg_catalog as $$
begin
  update auth."user" set stamp = stamp + 1
  where id in (to_jsonb(old) ->> tg_argv[0], to_jsonb(new) ->> tg_argv[0]);
  return null;
end $$;
create trigger stamp_person after update or delete on auth.session
  for each row execute function house.stamp_person('userId');
create trigger stamp_person after insert or update or delete on member
  for each row execute function house.stamp_person('user_id');
create trigger stamp_person after insert or update or delete on store_member
  for each row execute function house.stamp_person('user_id');

-- Whoever closes an organization sees its members, or speaks for the operator.
create function house.stamp_members() returns trigger language plpgsql
security definer set search_path = public, pg_catalog as $$
begin
  update auth."user" set stamp = stamp + 1
  where id in (select m.user_id from member m where m.organization_id = new.id);
  return null;
end $$;
create trigger stamp_members after update of suspended_reason on organization
  for each row execute function house.stamp_members();

-- Begins a mutation, as before, and says how long what it tells of the caller holds.
create or replace function house.open_mutation(
  wanted_user text, wanted_session text, client text, request bigint)
returns json volatile language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  earlier json;
  viewer json;
  -- Assigned, not performed: that would be a statement each.
  entered text := set_config('app.organization_id', '', true)
    || set_config('app.user_id', wanted_user, true) || set_config('app.token_hash', '', true)
    || set_config('app.email', '', true);
  waited boolean;
begin
  if client is not null then
    waited := pg_advisory_xact_lock(hashtextextended(wanted_user || '/' || client, request)) is null;
  end if;
  select (
      select json_build_object('answer', r.result) from house.mutation_result r
      where r.user_id = wanted_user and r.connection_id = client
        and r.request_id >= request and r.request_id <= request
      order by r.user_id, r.connection_id, r.request_id limit 1
    ), (
      select json_build_object('email', u.email, 'user_role', u.role, 'stamp', u.stamp,
        'until', l."expiresAt", 'memberships', coalesce((
          select json_agg(json_build_object('organization_id', m.organization_id, 'role', m.role,
              'suspended_reason', (
                select o.suspended_reason from organization o where o.id = m.organization_id),
              'stores', coalesce((
                select json_agg(json_build_object('storeId', s.store_id, 'role', s.role)
                  order by s.created_at, s.store_id)
                from store_member s
                where s.user_id = wanted_user and s.organization_id = m.organization_id), '[]'))
            order by m.created_at, m.organization_id)
          from member m
          where m.user_id = wanted_user), '[]'))
      from auth.session l join auth."user" u on u.id = l."userId"
      where l.id = wanted_session and l."userId" = wanted_user and l."expiresAt" > now())
  into earlier, viewer;
  if earlier is not null then return json_build_object('earlier', earlier); end if;
  return json_build_object('viewer', viewer);
end $$;

-- Enters the scope of the organization and holds the audit and the shelf, as house.count_facts does, where
-- that would tell of a plain count what is supposed here, and house.open_mutation of who calls. Otherwise
-- it fails, and nothing that comes after it is done.
create function house.hold_supposed_count(
  recorder text, wanted_stamp bigint, known_until timestamptz, organization uuid, target_audit uuid,
  audit_status text, audit_pauses jsonb, is_blind jsonb, store uuid, place uuid, place_round smallint,
  place_status text, code text, item uuid, pack bigint, counted bigint, is_unexpected boolean)
returns void volatile language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  -- Assigned, not performed: that would be a statement each.
  entered text := set_config('app.organization_id', organization::text, true);
  waited boolean := pg_advisory_xact_lock_shared(hashtextextended(target_audit::text, 0)) is null;
begin
  perform from assignment_progress p
  where p.organization_id = organization and p.audit_id = target_audit and p.assignment_id = place
    and not p.shared
  for update;
  if not found or not exists (
    select from auth."user" v
    join assignment a on a.organization_id = organization and a.audit_id = target_audit
      and a.id = place
    join audit u on u.organization_id = organization and u.id = target_audit
    join audit_store s on s.organization_id = organization and s.audit_id = target_audit
      and s.store_id = a.store_id
    where v.id = recorder and v.stamp = wanted_stamp and now() < known_until
      and a.store_id = store and a.round = place_round and a.status = place_status
      and a.mode = 'additive' and not a.partial and a.assignee_id = recorder
      and u.status = audit_status and u.pauses = audit_pauses
      and coalesce(u.protocol -> 'blind', 'null') = is_blind
      and (item, pack) = (
        select b.item_id, b.quantity from item_barcode b
        where b.organization_id = organization and b.code_key >= code and b.code_key <= code
        order by b.code_key limit 1)
      and counted is not distinct from (
        select case when t.events > 0 then t.quantity end from count_total t
        where t.organization_id = organization and t.audit_id = target_audit
          and t.assignment_id = place and t.line >= item::text and t.line <= item::text
        order by t.line limit 1)
      and is_unexpected = (s.baseline_id is not null and not exists (
        select from audit_item i
        where i.organization_id = organization and i.baseline_id = s.baseline_id
          and i.item_id = item))
  ) then
    raise exception 'it is otherwise by now' using errcode = 'serialization_failure';
  end if;
end $$;
grant execute on function house.hold_supposed_count to shelfcount_app;
