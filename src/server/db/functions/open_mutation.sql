-- Begins a mutation: claims its number, enters the scope of the user, and returns the user with their memberships.
create or replace function app.open_mutation(
  wanted_user text, wanted_session text, client text, request bigint)
returns json volatile language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  earlier json;
  viewer json;
  -- An assignment instead of PERFORM, which would run a statement each.
  entered text := set_config('app.organization_id', '', true)
    || set_config('app.user_id', wanted_user, true) || set_config('app.token_hash', '', true)
    || set_config('app.email', '', true);
  waited boolean;
begin
  if client is not null then
    waited := pg_advisory_xact_lock(hashtextextended(wanted_user || '/' || client, request)) is null;
  end if;
  select (
      select json_build_object('answer', r.result) from app.mutation_result r
      where r.user_id = wanted_user and r.connection_id = client
        and r.request_id >= request and r.request_id <= request
      order by r.user_id, r.connection_id, r.request_id limit 1
    ), (
      select json_build_object('email', u.email, 'user_role', u.role,
        'helper', u."dayPass" is not distinct from 'only', 'signed_on_to', l."signedOnTo",
        'passes', case when u."dayPass" is not null then (
          select json_agg(json_build_object('organization_id', p.organization_id, 'role', 'member',
            'suspended_reason', (
              select o.suspended_reason from organization o where o.id = p.organization_id),
            'stores', p.stores, 'day_pass', p.day_pass))
          from app.passes_of(wanted_user) p) end,
        'memberships', coalesce((
          select json_agg(json_build_object('organization_id', m.organization_id, 'role', m.role,
              'suspended_reason', (
                select o.suspended_reason from organization o where o.id = m.organization_id),
              'asked', (
                select app.asked_of(m.organization_id, m.role, o.requires_two_step, o.session_hours,
                  o.requires_single_sign_on, u."twoFactorEnabled", l."byPasskey" and u."hasPasskey",
                  l."signedInAt", l."signedOnTo")
                from organization o where o.id = m.organization_id),
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
  -- Before any answer is given again: whoever found a key that was revoked since finds out nothing by it.
  if wanted_session like 'key:%' then
    viewer := app.api_key_viewer(wanted_user, substr(wanted_session, 5)::uuid);
    if viewer is null then return json_build_object('viewer', null); end if;
  end if;
  if earlier is not null then return json_build_object('earlier', earlier); end if;
  return json_build_object('viewer', viewer);
end $$;

grant execute on function app.open_mutation to shelfcount_app;
