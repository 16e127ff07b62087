-- Records events in the order given and updates totals and progress. All events must be new: if one is already
-- recorded, the statement fails by the key of scan_event, and the caller looks up each event and tries again. Callers
-- are in the scope of the organization, have locked the audit and the assignments, and have checked them. `apart` are
-- the assignments counted independently, `shared` those with work of people other than the recorder.
--
-- Plain counts are added to the totals. Lines with any other kind of event, now or before, are computed again.
create or replace function app.record_counts(
  target_audit uuid, recorder text, events app.scan_event_input[], apart uuid[], shared uuid[])
returns void language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_nestloop = off as $$
declare
  organization uuid := nullif(current_setting('app.organization_id', true), '')::uuid;
  arrived timestamptz := date_trunc('milliseconds', clock_timestamp());
  assignment_ids uuid[];
  ids uuid[];
  is_plain boolean;
  recorded integer;
  anew record;
  one record;
  anew_ids uuid[];
begin
  select array_agg(distinct e.assignment_id), array_agg(e.id),
    bool_and(e.kind = 'empty' or (e.kind = 'add' and e.item_id is not null))
  into assignment_ids, ids, is_plain from unnest(events) as e;

  insert into scan_event (
    organization_id, audit_id, store_id, user_id, version, server_time, replaces_lines,
    id, assignment_id, round, kind, line, item_id, raw_code, code_format, entered, factor, replaces,
    seen_version, effect, voids_id, input_mode, quantity_mode, left_view, lot, expiry, serial,
    device_id, device_seq, device_time_ms, warnings, quarantined, note, photo_file_id)
  select organization, target_audit, p.store_id, recorder,
    p.events + row_number() over (partition by e.assignment_id order by e.ordinality), arrived,
    case when e.kind = 'set' and e.item_id is not null then nullif(array(
      select x.line from unknown_resolution x
      where x.organization_id = organization and x.audit_id = target_audit
        and x.item_id = e.item_id and x.kind = 'item'
      order by x.line), '{}') end,
    e.id, e.assignment_id, e.round, e.kind, e.line, e.item_id, e.raw_code, e.code_format,
    e.entered, e.factor, e.replaces,
    case when e.kind = 'set' then least(e.seen_version, (
      -- A device cannot have seen events it sent later.
      select min(l.version) - 1 from scan_event l
      where l.organization_id = organization and l.audit_id = target_audit
        and l.assignment_id = e.assignment_id and l.device_id = e.device_id
        and l.user_id = recorder and l.device_seq > e.device_seq)) end,
    e.effect, e.voids_id, e.input_mode, e.quantity_mode, e.left_view, e.lot, e.expiry, e.serial,
    e.device_id, e.device_seq, e.device_time_ms, e.warnings, e.quarantined, e.note, e.photo_file_id
  from unnest(events) with ordinality as e
  join assignment_progress p on p.organization_id = organization and p.audit_id = target_audit
    and p.assignment_id = any(assignment_ids) and p.assignment_id = e.assignment_id;
  get diagnostics recorded = row_count;
  if recorded < cardinality(events) then
    raise exception 'events of an assignment that is not there'
      using errcode = 'foreign_key_violation';
  end if;

  -- An undo may arrive before the event it undoes.
  is_plain := is_plain and not exists (
    select from scan_event v
    where v.organization_id = organization and v.audit_id = target_audit and v.voids_id = any(ids)
    limit 1);

  with gain as materialized (
    select e.assignment_id, e.line, e.item_id, sum(e.effect)::bigint as quantity,
      count(*)::int as events
    from unnest(events) as e
    where is_plain and e.kind = 'add' and not e.quarantined
      and not (e.effect = 0 and 'serial_repeated' = any(e.warnings))
    group by e.assignment_id, e.line, e.item_id
    order by e.assignment_id, e.line
  ), total as (
    insert into count_total as t (
      organization_id, audit_id, assignment_id, line, item_id, quantity, events)
    select organization, target_audit, g.assignment_id, g.line, g.item_id, g.quantity, g.events
    from gain g where g.assignment_id <> all(apart)
    on conflict (organization_id, audit_id, assignment_id, line) do update
      set quantity = t.quantity + excluded.quantity, events = t.events + excluded.events
    returning t.assignment_id, t.line, t.events, t.corrected
  ), passed as (
    insert into pass_total as t (
      organization_id, audit_id, assignment_id, line, item_id, quantity, events)
    select organization, target_audit, g.assignment_id, g.line, g.item_id, g.quantity, g.events
    from gain g where g.assignment_id = any(apart)
    on conflict (organization_id, audit_id, assignment_id, line) do update
      set quantity = t.quantity + excluded.quantity, events = t.events + excluded.events
    returning t.assignment_id, t.line, t.events, t.corrected
  ), moved as (
    -- The first count of a line creates it.
    select g.assignment_id, sum(g.quantity)::bigint as quantity,
      (count(*) filter (where t.events = g.events))::int as lines,
      array_agg(g.line) filter (where t.corrected) as corrected
    from gain g
    join (select * from total union all select * from passed) t
      on t.assignment_id = g.assignment_id and t.line = g.line
    group by g.assignment_id
  ), arrival as (
    select r.assignment_id, count(*)::int as events,
      (count(*) filter (where r.warned))::int as warnings,
      (count(*) filter (where r.quarantined))::int as quarantined,
      -- Times of events that are set aside cannot be trusted, and nobody is credited for them yet.
      min(r.device_time_ms) filter (where not r.quarantined) as first_device_ms,
      max(r.device_time_ms) filter (where not r.quarantined) as last_device_ms,
      coalesce(sum(app.worked_ms(r.pause_ms)) filter (where not r.quarantined), 0)::bigint as active_ms
    from (
      select e.assignment_id, e.warnings <> '{}' as warned, e.quarantined, e.device_time_ms,
        e.device_time_ms - lag(e.device_time_ms) over (
          partition by e.assignment_id, e.quarantined order by e.device_time_ms) as pause_ms
      from unnest(events) as e
    ) r
    group by r.assignment_id
  ), progressed as (
    update assignment_progress p
    set events = p.events + n.events,
      quantity = p.quantity + coalesce(m.quantity, 0),
      lines = p.lines + coalesce(m.lines, 0),
      warnings = p.warnings + n.warnings,
      quarantined = p.quarantined + n.quarantined,
      first_event_at = coalesce(p.first_event_at, arrived),
      last_event_at = arrived,
      active_ms = p.active_ms + n.active_ms
        + app.worked_ms(n.first_device_ms - coalesce(p.last_device_ms, n.first_device_ms)),
      last_device_ms = greatest(p.last_device_ms, n.last_device_ms)
    from arrival n left join moved m on m.assignment_id = n.assignment_id
    where p.organization_id = organization and p.audit_id = target_audit
      and p.assignment_id = any(assignment_ids) and p.assignment_id = n.assignment_id
    returning p.assignment_id, m.corrected
  )
  select array_agg(g.assignment_id) filter (where g.corrected is not null) into anew_ids
  from progressed g;

  if anew_ids is not null or not is_plain then
    for anew in
      select t.assignment_id, array_agg(distinct t.line) as lines
      from (
        select c.assignment_id, coalesce(x.item_id::text, c.line) as line
        from (
          select e.assignment_id, e.line, e.item_id from unnest(events) as e
          where e.kind in ('add', 'set')
          union all
          select u.assignment_id, u.line, u.item_id from unnest(events) as e
          join scan_event u on u.organization_id = organization and u.audit_id = target_audit
            and u.id = e.voids_id and u.assignment_id = e.assignment_id
          where e.kind = 'void' and u.kind in ('add', 'set')
        ) c
        left join unknown_resolution x on c.item_id is null and x.organization_id = organization
          and x.audit_id = target_audit and x.line = c.line
      ) t
      where not is_plain or t.assignment_id = any(anew_ids)
      group by t.assignment_id
    loop
      perform app.retotal_lines(target_audit, anew.assignment_id, anew.assignment_id = any(apart),
        anew.lines);
    end loop;
  end if;

  if exists (select from unnest(events) as e where e.quarantined) then
    perform app.tell_webhooks(organization, 'count.flagged', target_audit, f.facts)
    from (
      select jsonb_build_object('auditId', target_audit, 'assignmentId', a.id,
        'storeId', a.store_id, 'roomId', a.room_id, 'shelfId', a.shelf_id,
        'counts', count(distinct e.id), 'reasons', jsonb_agg(distinct w.warning)) as facts
      from unnest(events) as e
      join assignment a on a.organization_id = organization and a.audit_id = target_audit
        and a.id = e.assignment_id
      left join unnest(e.warnings) as w(warning) on true
      where e.quarantined
      group by a.organization_id, a.audit_id, a.id
    ) f;
  end if;

  if cardinality(shared) > 0 then
    for one in
      select e.assignment_id, array_agg(e.device_time_ms) as times
      from unnest(events) as e where e.assignment_id = any(shared) and not e.quarantined
      group by e.assignment_id
    loop
      perform app.add_work(target_audit, one.assignment_id, recorder, one.times,
        is_plain and (anew_ids is null or one.assignment_id <> all(anew_ids)), g.lines,
        g.counts, g.quantity)
      from (
        select array_agg(n.line) as lines, array_agg(n.counts) as counts,
          coalesce(sum(n.quantity), 0)::bigint as quantity
        from (
          select e.line, count(*)::int as counts, sum(e.effect)::bigint as quantity
          from unnest(events) as e
          where e.assignment_id = one.assignment_id and e.kind = 'add' and not e.quarantined
            and not (e.effect = 0 and 'serial_repeated' = any(e.warnings))
          group by e.line
        ) n
      ) g;
    end loop;
  end if;
end $$;

grant execute on function app.record_counts to shelfcount_app;
