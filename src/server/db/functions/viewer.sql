-- Enters the scope of a user and returns the login with its memberships. No row means that the login has ended.
create or replace function app.viewer(wanted_user text, wanted_session text)
returns table (
  email text, user_role text, organization_id uuid, role text, suspended_reason text, stores json,
  helper boolean, day_pass json, asked json, signed_on_to uuid)
volatile language plpgsql set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  perform set_config('app.organization_id', '', true), set_config('app.user_id', wanted_user, true),
    set_config('app.token_hash', '', true), set_config('app.email', '', true);
  return query
    select u.email, u.role, m.organization_id, m.role, o.suspended_reason,
      coalesce(s.stores, m.stores, '[]'), u."dayPass" is not distinct from 'only', m.day_pass,
      case when m.day_pass is null then app.asked_of(m.organization_id, m.role, o.requires_two_step,
        o.session_hours, o.requires_single_sign_on, u."twoFactorEnabled", l."byPasskey" and u."hasPasskey",
        l."signedInAt", l."signedOnTo") end,
      l."signedOnTo"
    from auth.session l
    join auth."user" u on u.id = l."userId"
    left join lateral (
      select b.organization_id, b.role, b.created_at, null::json as stores, null::json as day_pass
      from member b where b.user_id = l."userId"
      union all
      -- After memberships: where somebody has both, the membership counts.
      select p.organization_id, 'member', 'infinity', p.stores, p.day_pass
      from app.passes_of(l."userId") p where u."dayPass" is not null
    ) m on true
    left join organization o on o.id = m.organization_id
    left join lateral (
      select json_agg(json_build_object('storeId', sm.store_id, 'role', sm.role)
        order by sm.created_at, sm.store_id) as stores
      from store_member sm
      where sm.user_id = l."userId" and sm.organization_id = m.organization_id
        and m.day_pass is null
    ) s on true
    where l.id = wanted_session and l."userId" = wanted_user and l."expiresAt" > now()
    order by m.created_at, m.organization_id;
end $$;

grant execute on function app.viewer to shelfcount_app;
