-- Deducts usage of several callers in one transaction. Each group belongs to one customer and one feature and runs in
-- that customer's scope, so that row-level security applies. False for a group that the full path has to decide;
-- nothing was done for it.
create or replace function app.take_billing_batch(
  customers uuid[], features text[], totals numeric[], ends integer[], now_ms bigint,
  events uuid[], event_names text[], amounts numeric[], properties jsonb[]
) returns boolean[] language plpgsql as $$
declare
  taken boolean[] := '{}';
  row_id uuid;
  moment bigint;
  first integer := 1;
  last integer;
  scope text;
  -- A row that is locked for long delays only its own callers, not the whole batch.
  patience text := set_config('lock_timeout', '100ms', true);
begin
  for this in 1 .. cardinality(customers) loop
    last := ends[this];
    scope := set_config('app.organization_id', customers[this]::text, true);
    update billing_balance b
    set balance = b.balance - totals[this]
    where b.organization_id = customers[this] and b.feature_id = features[this]
      and b.alone_until_ms > now_ms
      and (b.floor is null or b.balance - totals[this] >= b.floor)
    returning b.id, now_ms + b.clock_ahead_ms into row_id, moment;
    taken := taken || (row_id is not null);
    if row_id is null then
      null;
    elsif first = last then
      insert into billing_event
        (organization_id, id, feature_id, event_name, value, properties, at_ms)
      values (customers[this], events[first], features[this], event_names[first], amounts[first],
        take_billing_batch.properties[first], moment);
      insert into billing_ledger
        (organization_id, balance_id, feature_id, delta, reason, event_id, at_ms)
      values (customers[this], row_id, features[this], -amounts[first], 'usage', events[first], moment);
    else
      insert into billing_event
        (organization_id, id, feature_id, event_name, value, properties, at_ms)
      select customers[this], e.id, features[this], e.event_name, e.value, e.said, moment
      from unnest(events[first:last], event_names[first:last], amounts[first:last],
        take_billing_batch.properties[first:last]) as e (id, event_name, value, said);
      insert into billing_ledger
        (organization_id, balance_id, feature_id, delta, reason, event_id, at_ms)
      select customers[this], row_id, features[this], -e.value, 'usage', e.id, moment
      from unnest(events[first:last], amounts[first:last]) as e (id, value);
    end if;
    first := last + 1;
  end loop;
  return taken;
end $$;
