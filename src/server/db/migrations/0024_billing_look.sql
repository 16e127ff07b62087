-- An account in one look: one statement, one moment, one round trip. The scope is entered inside, so that
-- no transaction has to be begun for it. Numbers that must stay exact are written as text.
create function house.look_at_billing(customer uuid) returns jsonb language plpgsql as $$
begin
  perform set_config('app.organization_id', customer::text, true);
  return (
    select jsonb_build_object(
      'customer', to_jsonb(c) || jsonb_build_object('credit', c.credit::text),
      'products', (
        select coalesce(jsonb_agg(to_jsonb(p)), '[]') from billing_product p
        where p.organization_id = customer and p.status <> 'expired'
      ),
      'balances', (
        select coalesce(jsonb_agg(to_jsonb(b) || jsonb_build_object(
          'granted', b.granted::text, 'balance', b.balance::text,
          'floor', b.floor::text, 'usage_limit', b.usage_limit::text
        ) order by b.position), '[]')
        from billing_balance b where b.organization_id = customer
      ),
      'entities', (
        select coalesce(jsonb_agg(to_jsonb(e) order by e.created_at_ms), '[]')
        from billing_entity e where e.organization_id = customer
      ),
      'invoices', (
        select coalesce(jsonb_agg(to_jsonb(i) || jsonb_build_object('total', i.total::text)), '[]')
        from billing_invoice i where i.organization_id = customer and i.status = 'open'
      )
    )
    from billing_customer c where c.organization_id = customer
  );
end $$;
