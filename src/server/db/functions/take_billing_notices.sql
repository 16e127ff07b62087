-- Marks all billing notices that are due, in every organization, and returns them. Only for the owner of the tables.
-- There is no notice when a canceled trial ends, or for a suspended organization, whose owner could do nothing.
create or replace function app.take_billing_notices(moment timestamptz, ahead_ms bigint)
returns table (
  organization_id uuid, organization_name text, product_name text, kind text, about_ms bigint,
  has_card boolean, owners text[]
)
language plpgsql set search_path = public, pg_catalog as $$
begin
  perform set_config('app.operator', 'on', true);
  return query
  with due as (
    select p.organization_id, p.id, o.name, p.definition ->> 'name' as product,
      case p.status when 'past_due' then 'payment_failed' else 'trial_ending' end as kind,
      case p.status when 'past_due' then p.past_due_since_ms else p.trial_ends_at_ms end as about_ms,
      c.payment_method is not null or p.subscription_id is not null as has_card,
      floor(extract(epoch from moment) * 1000)::bigint + c.clock_ahead_ms as now_ms
    from billing_product p
    join billing_customer c on c.organization_id = p.organization_id
    join organization o on o.id = p.organization_id
    where p.status in ('trialing', 'past_due') and p.ends_at_ms is null and o.suspended_at is null
  ), noted as (
    insert into billing_notice (organization_id, attached_id, kind, about_ms)
    select d.organization_id, d.id, d.kind, d.about_ms from due d
    where d.about_ms is not null and (d.kind = 'payment_failed'
      or d.about_ms between d.now_ms and d.now_ms + ahead_ms)
    on conflict do nothing
    returning billing_notice.organization_id, attached_id
  )
  select d.organization_id, d.name, d.product, d.kind, d.about_ms, d.has_card,
    (select coalesce(array_agg(u.email order by u.email), '{}')
      from member m join auth."user" u on u.id = m.user_id
      where m.organization_id = d.organization_id and m.role = 'owner')
  from noted n join due d on d.organization_id = n.organization_id and d.id = n.attached_id;
  perform set_config('app.operator', '', true);
end $$;

revoke execute on function app.take_billing_notices from public;
