-- A page of the organizations as the operator sees them, the newest first: sizes and dates, no counts and no names from
-- inside a tenant. The demo is left out. Each of the words stands in the name or in the address of an owner.
create or replace function app.platform_page(words text[], after uuid, until uuid, most integer)
returns table (
  id uuid, name text, created_at timestamptz, suspended_at timestamptz, suspended_reason text,
  stores bigint, members bigint, owners text[], plan text, file_bytes numeric,
  last_seen_at timestamptz
)
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  perform set_config('app.operator', 'on', true);
  return query
  select o.id, o.name, o.created_at, o.suspended_at, o.suspended_reason,
    (select count(*) from store s where s.organization_id = o.id and s.archived_at is null),
    (select count(*) from member m where m.organization_id = o.id),
    (select coalesce(array_agg(u.email order by u.email), '{}')
      from member m join auth."user" u on u.id = m.user_id
      where m.organization_id = o.id and m.role = 'owner'),
    -- An organization has one main plan of each group of plans.
    (select string_agg(p.definition ->> 'name', ', ' order by p.product_group)
      from billing_product p
      where p.organization_id = o.id and p.is_main and p.entity_id is null
        and p.status in ('active', 'trialing', 'past_due')),
    (select coalesce(sum(f.size_bytes), 0) from file f where f.organization_id = o.id),
    (select max(l."updatedAt") from auth.session l
      join member m on m.user_id = l."userId" where m.organization_id = o.id)
  from organization o
  where o.purpose <> 'demo' and (after is null or o.id < after) and (until is null or o.id >= until)
    and app.platform_finds(words, o.id, o.name)
  order by o.id desc limit most;
  perform set_config('app.operator', '', true);
end $$;

revoke execute on function app.platform_page from public;
grant execute on function app.platform_page to shelfcount_app;
