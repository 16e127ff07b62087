-- What a count has to know, in fewer words: each column, each nested object and each table costs more to
-- prepare than to read.

drop function house.count_facts(json, uuid, uuid, uuid, uuid, text, text, uuid, text);

-- What one count has to know, at whatever assignment of an organization that the recorder belongs to, and
-- where that is; enters the scope of the organization. Null: there is none. `opened` is what
-- house.open_mutation has said of the recorder, whose organizations are not looked up again.
--
-- The audit stays in its state and the shelf waits until the end of the transaction. A count with a known
-- code at a shelf that is counted once, as most are, is told in one statement, and without a look for an
-- earlier event of its id: whoever records it finds that out, and comes again. Then, and for any other
-- count, all is told. Totals and codes are the first row between their key and their key, so that no plan
-- can look for them by another index.
create function house.count_facts(
  opened json, place uuid, event_id uuid, undone uuid, item uuid, code text, serial_number text,
  photo uuid, recorder text, is_again boolean)
returns json volatile language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  position integer := 0;
  organization uuid;
  -- Assigned, not performed: that would be a statement each.
  entered text := set_config('app.user_id', '', true);
  waited boolean;
  found_audit uuid;
  found_store uuid;
  told json;
begin
  loop
    organization := opened #>> array['viewer', 'memberships', position::text, 'organization_id'];
    if organization is null then return null; end if;
    entered := set_config('app.organization_id', organization::text, true);
    select a.audit_id, a.store_id into found_audit, found_store
    from assignment a where a.organization_id = organization and a.id = place;
    exit when found;
    position := position + 1;
  end loop;

  if code is not null and undone is null and item is null and serial_number is null
    and photo is null and not is_again
  then
    waited := pg_advisory_xact_lock_shared(hashtextextended(found_audit::text, 0)) is null;
    perform from assignment_progress p
    where p.organization_id = organization and p.audit_id = found_audit and p.assignment_id = place
    for update;
    select json_build_object('organizationId', organization, 'auditId', found_audit,
      'storeId', found_store, 'auditStatus', u.status, 'pauses', u.pauses,
      'blind', u.protocol -> 'blind', 'round', a.round, 'status', a.status,
      'itemId', b.item_id, 'quantity', b.quantity,
      'counted', (
        select case when t.events > 0 then t.quantity end from count_total t
        where t.organization_id = organization and t.audit_id = found_audit
          and t.assignment_id = place
          and t.line >= b.item_id::text and t.line <= b.item_id::text
        order by t.line limit 1),
      'isUnexpected', (
        select s.baseline_id from audit_store s
        where s.organization_id = organization and s.audit_id = found_audit
          and s.store_id = a.store_id and not exists (
            select from audit_item i
            where i.organization_id = organization and i.baseline_id = s.baseline_id
              and i.item_id = b.item_id)
        ) is not null)
    into told
    from assignment a
    join audit u on u.organization_id = organization and u.id = found_audit
    cross join lateral (
      select b.item_id, b.quantity from item_barcode b
      where b.organization_id = organization and b.code_key >= code and b.code_key <= code
      order by b.code_key limit 1
    ) b
    where a.organization_id = organization and a.id = place and a.mode = 'additive'
      and not a.partial;
    if told is not null then return told; end if;
  end if;
  return json_build_object('organizationId', organization, 'auditId', found_audit,
    'storeId', found_store, 'facts', house.recording_facts(found_audit, array[place],
      array_remove(array[event_id, undone], null), array_remove(array[item], null),
      array_remove(array[code], null), array_remove(array[serial_number], null),
      array_remove(array[photo], null), recorder));
end $$;
grant execute on function house.count_facts to shelfcount_app;

-- What was recorded by somebody else meanwhile is found out with the last statement, which goes with the
-- answer and the commit: it fails, so that neither stands, and the whole is done again.
create function house.come_again() returns boolean volatile language plpgsql as $$
begin
  raise exception 'recorded elsewhere meanwhile' using errcode = 'serialization_failure';
end $$;
grant execute on function house.come_again to shelfcount_app;
