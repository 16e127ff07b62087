-- What recording counts in an audit has to know, and locks it: the audit, its assignments with their versions, items,
-- codes, and what was recorded before.
create or replace function app.recording_facts(
  target_audit uuid, assignment_ids uuid[], event_ids uuid[], item_ids uuid[], code_keys text[],
  file_ids uuid[], recorder text)
returns json volatile language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  organization uuid := nullif(current_setting('app.organization_id', true), '')::uuid;
  audit json;
  has_baseline boolean;
  assignments json;
  has_apart boolean;
  partial_ids uuid[];
  stores uuid[];
  known json := '[]';
  items json := '[]';
  coded_keys text[] := '{}';
  coded_items uuid[] := '{}';
  coded_packs bigint[] := '{}';
  unknown_lines text[] := '{}';
  resolutions json := '[]';
  resolved_items uuid[] := '{}';
  lines text[];
  totals json;
  apart_totals json;
  files json := '[]';
  unexpected json := '[]';
  unlisted json := '[]';
  waited boolean :=
    pg_advisory_xact_lock_shared(hashtextextended(target_audit::text, 0)) is null;
begin
  perform from assignment_progress p
  where p.organization_id = organization and p.audit_id = target_audit
    and p.assignment_id = any(assignment_ids)
  order by p.assignment_id for update;

  select json_build_object('status', a.status, 'pauses', a.pauses, 'protocol', a.protocol),
    exists (
      select from audit_store s
      where s.organization_id = organization and s.audit_id = target_audit
        and s.baseline_id is not null)
  into audit, has_baseline
  from audit a where a.organization_id = organization and a.id = target_audit;
  select coalesce(json_agg(json_build_object('id', a.id, 'storeId', a.store_id, 'round', a.round,
      'status', a.status, 'inReview', a.in_review, 'mode', a.mode, 'version', p.events,
      'isAlone', a.assignee_id is not distinct from recorder and not p.shared)), '[]'),
    coalesce(bool_or(a.mode = 'independent'), false), array_agg(a.store_id),
    array_agg(a.id) filter (where a.partial)
  into assignments, has_apart, stores, partial_ids
  from assignment a
  join assignment_progress p on p.organization_id = a.organization_id
    and p.audit_id = a.audit_id and p.assignment_id = a.id
  where a.organization_id = organization and a.audit_id = target_audit and a.id = any(assignment_ids);
  select coalesce(json_agg(json_build_object('id', k.id, 'userId', k.user_id,
      'warnings', k.warnings)), '[]')
  into known from unnest(event_ids) as x (id)
  cross join lateral (
    select e.id, e.user_id, e.warnings from scan_event e
    where e.organization_id = organization and e.audit_id = target_audit
      and e.id >= x.id and e.id <= x.id
    order by e.id limit 1
  ) k;

  if cardinality(item_ids) > 0 then
    select coalesce(json_agg(i.id), '[]') into items from item i
    where i.organization_id = organization and i.id = any(item_ids);
  end if;
  if cardinality(code_keys) > 0 then
    select coalesce(array_agg(b.code_key), '{}'), coalesce(array_agg(b.item_id), '{}'),
      coalesce(array_agg(b.quantity), '{}')
    into coded_keys, coded_items, coded_packs
    from item_barcode b
    where b.organization_id = organization and b.code_key = any(code_keys);
    if cardinality(coded_keys) < cardinality(code_keys) then
      unknown_lines := array(
        select '?' || k.key from unnest(code_keys) as k (key) where k.key <> all(coded_keys));
      select coalesce(json_agg(json_build_object('line', u.line, 'itemId', u.item_id,
          'factor', u.factor)), '[]'),
        coalesce(array_agg(u.item_id) filter (where u.item_id is not null), '{}')
      into resolutions, resolved_items
      from unknown_resolution u
      where u.organization_id = organization and u.audit_id = target_audit
        and u.kind <> 'parked' and u.line = any(unknown_lines);
    end if;
  end if;

  lines := unknown_lines || (item_ids || coded_items || resolved_items)::text[];
  select json_build_object('assignmentIds', array_agg(p.id), 'lines', array_agg(l.line),
    'quantities', array_agg(f.quantity))
  into totals from unnest(assignment_ids) as p (id)
  cross join unnest(lines) as l (line)
  cross join lateral (
    select t.quantity, t.events from count_total t
    where t.organization_id = organization and t.audit_id = target_audit
      and t.assignment_id = p.id and t.line >= l.line and t.line <= l.line
    order by t.line limit 1
  ) f
  where f.events > 0;
  if has_apart then
    select json_build_object('assignmentIds', array_agg(p.id), 'lines', array_agg(l.line),
      'quantities', array_agg(f.quantity))
    into apart_totals from unnest(assignment_ids) as p (id)
    cross join unnest(lines) as l (line)
    cross join lateral (
      select t.quantity, t.events from pass_total t
      where t.organization_id = organization and t.audit_id = target_audit
        and t.assignment_id = p.id and t.line >= l.line and t.line <= l.line
      order by t.line limit 1
    ) f
    where f.events > 0;
  end if;

  if cardinality(file_ids) > 0 then
    select coalesce(json_agg(f.id), '[]') into files from file f
    where f.organization_id = organization and f.id = any(file_ids) and f.created_by = recorder;
  end if;
  if has_baseline and cardinality(item_ids || coded_items) > 0 then
    select coalesce(json_agg(json_build_object('storeId', s.store_id, 'itemId', x.item_id)), '[]')
    into unexpected
    from audit_store s
    cross join unnest(item_ids || coded_items) as x (item_id)
    where s.organization_id = organization and s.audit_id = target_audit
      and s.store_id = any(stores) and s.baseline_id is not null and not exists (
        select from audit_item e
        where e.organization_id = organization and e.baseline_id = s.baseline_id
          and e.item_id = x.item_id);
  end if;
  if partial_ids is not null then
    select coalesce(json_agg(json_build_object('assignmentId', p.id, 'line', l.line)), '[]')
    into unlisted
    from unnest(partial_ids) as p (id)
    cross join unnest(lines) as l (line)
    where not exists (
      select from recount_item r
      where r.organization_id = organization and r.audit_id = target_audit
        and r.assignment_id = p.id and r.item_id::text = l.line);
  end if;

  return json_build_object('audit', audit, 'assignments', assignments, 'known', known,
    'items', items, 'barcodes', json_build_object('keys', coded_keys, 'itemIds', coded_items,
      'quantities', coded_packs), 'resolutions', resolutions, 'totals', totals,
    'apartTotals', apart_totals, 'files', files, 'unexpected', unexpected, 'unlisted', unlisted);
end $$;

grant execute on function app.recording_facts to shelfcount_app;
