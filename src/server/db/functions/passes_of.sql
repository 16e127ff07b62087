-- The day passes of a person in the scope of that person, as memberships of one audit each. Of one that has ended only
-- what their device still has to send is taken.
create or replace function app.passes_of(helper text)
returns table (organization_id uuid, stores json, day_pass json) stable language sql as $$
  select p.organization_id,
    (select json_agg(json_build_object('storeId', s.id, 'role', 'scanner') order by s.id)
      from unnest(p.store_ids) as s (id)),
    json_build_object('auditId', p.audit_id,
      'isEnded', p.ended_at is not null or p.ends_at <= now())
  from day_pass p where p.user_id = helper
  order by p.joined_at desc, p.organization_id, p.audit_id
$$;

grant execute on function app.passes_of to shelfcount_app;
