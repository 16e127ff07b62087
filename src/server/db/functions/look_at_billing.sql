-- Reads a billing account in one statement and one round trip. It enters the scope itself, so that no transaction has
-- to be started for it. Exact numbers are returned as text.
create or replace function app.look_at_billing(customer uuid) returns json language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  -- An assignment instead of PERFORM, which would run a statement.
  entered text := set_config('app.organization_id', customer::text, true);
  account json;
begin
  select json_build_object(
    'customer', json_build_object('organization_id', c.organization_id, 'name', c.name,
      'email', c.email, 'fingerprint', c.fingerprint, 'metadata', c.metadata,
      'provider_customer_id', c.provider_customer_id, 'payment_method', c.payment_method,
      'credit', c.credit::text, 'trials_used', c.trials_used, 'clock_ahead_ms', c.clock_ahead_ms,
      'revision', c.revision, 'created_at_ms', c.created_at_ms),
    'products', (
      select coalesce(json_agg(p), '[]') from billing_product p
      where p.organization_id = customer and p.status <> 'expired'
    ),
    'balances', (
      select coalesce(json_agg(r), '[]') from (
        select b.organization_id, b.id, b.attached_id, b.feature_id, b.entity_id, b.interval,
          b.granted::text, b.balance::text, b.floor::text, b.unlimited, b.overage,
          b.usage_limit::text, b.anchor_at_ms, b.reset_at_ms, b.expires_at_ms, b.position,
          b.alone_until_ms, b.clock_ahead_ms
        from billing_balance b where b.organization_id = customer
        order by b.position
      ) r
    ),
    'entities', (
      select coalesce(json_agg(e order by e.created_at_ms), '[]')
      from billing_entity e where e.organization_id = customer
    ),
    'invoices', (
      select coalesce(json_agg(to_jsonb(i) || jsonb_build_object('total', i.total::text)), '[]')
      from billing_invoice i where i.organization_id = customer and i.status = 'open'
    ))
  into account
  from billing_customer c where c.organization_id = customer;
  return account;
end $$;

grant execute on function app.look_at_billing to shelfcount_app;
