-- What a count has to know, asked with less around it: no lists of one, one function instead of two, and
-- organizations that are known already are not looked up again.

drop function house.count_facts(uuid, uuid[], uuid[], text[], text[], uuid[], text);
drop function house.plain_facts(uuid, uuid, uuid, uuid, text);

-- What one count has to know, at whatever assignment of an organization that the recorder belongs to, and
-- where that is; enters the scope of the organization. Null: there is none. `opened` is what
-- house.open_mutation has said of the recorder, whose organizations are not looked up again.
--
-- The audit stays in its state and the shelf waits until the end of the transaction. A count with a known
-- code, as most are, is told in one statement; any other in the long way. Each part is the first row between
-- its key and its key, so that no plan can look for it by another index. What there is nothing to say of is
-- left out, and of the protocol all that a count is not decided by.
create function house.count_facts(
  opened json, place uuid, event_id uuid, undone uuid, item uuid, code text, serial_number text,
  photo uuid, recorder text)
returns json volatile language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  memberships json := opened -> 'viewer' -> 'memberships';
  organization uuid;
  -- Assigned, not performed: that would be a statement each.
  entered text := set_config('app.user_id', '', true);
  waited boolean;
  found_audit uuid;
  found_store uuid;
  facts json;
begin
  for i in 0 .. coalesce(json_array_length(memberships), 0) - 1 loop
    organization := memberships -> i ->> 'organization_id';
    entered := set_config('app.organization_id', organization::text, true);
    select a.audit_id, a.store_id into found_audit, found_store
    from assignment a where a.organization_id = organization and a.id = place;
    continue when not found;

    if code is not null and undone is null and item is null and serial_number is null
      and photo is null
    then
      waited := pg_advisory_xact_lock_shared(hashtextextended(found_audit::text, 0)) is null;
      perform from assignment_progress p
      where p.organization_id = organization and p.audit_id = found_audit
        and p.assignment_id = place
      for update;
      select json_build_object(
        'audit', json_build_object('status', u.status, 'pauses', u.pauses,
          'protocol', json_build_object('blind', u.protocol -> 'blind')),
        'assignments', json_build_array(json_build_object('id', a.id, 'storeId', a.store_id,
          'round', a.round, 'status', a.status, 'mode', a.mode)),
        'barcodes', json_build_array(json_build_object('key', b.code_key, 'itemId', b.item_id,
          'quantity', b.quantity)),
        'known', (
          select json_build_array(json_build_object('id', e.id, 'userId', e.user_id,
            'warnings', e.warnings))
          from scan_event e
          where e.organization_id = organization and e.audit_id = found_audit
            and e.id >= event_id and e.id <= event_id
          order by e.id limit 1),
        'totals', (
          select case when t.events > 0 then json_build_array(json_build_object(
            'assignmentId', place, 'line', t.line, 'quantity', t.quantity)) end
          from count_total t
          where t.organization_id = organization and t.audit_id = found_audit
            and t.assignment_id = place
            and t.line >= b.item_id::text and t.line <= b.item_id::text
          order by t.line limit 1),
        'unexpected', case when (
          select s.baseline_id from audit_store s
          where s.organization_id = organization and s.audit_id = found_audit
            and s.store_id = a.store_id and not exists (
              select from audit_item i
              where i.organization_id = organization and i.baseline_id = s.baseline_id
                and i.item_id = b.item_id)
          ) is not null
          then json_build_array(json_build_object('storeId', a.store_id, 'itemId', b.item_id)) end)
      into facts
      from (
        select a.* from assignment a
        where a.organization_id = organization and a.audit_id = found_audit
          and a.id >= place and a.id <= place
        order by a.id limit 1
      ) a
      join audit u on u.organization_id = organization and u.id = found_audit
      cross join lateral (
        select b.* from item_barcode b
        where b.organization_id = organization and b.code_key >= code and b.code_key <= code
        order by b.code_key limit 1
      ) b
      where a.mode = 'additive' and not a.partial;
    end if;
    return json_build_object('organizationId', organization, 'auditId', found_audit,
      'storeId', found_store, 'facts', coalesce(facts, house.recording_facts(found_audit,
        array[place], array_remove(array[event_id, undone], null),
        array_remove(array[item], null), array_remove(array[code], null),
        array_remove(array[serial_number], null), array_remove(array[photo], null), recorder)));
  end loop;
  return null;
end $$;
grant execute on function house.count_facts to shelfcount_app;
