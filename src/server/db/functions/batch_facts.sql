-- What a batch of counts has to know where all of it is of one audit of the recorder's; enters the scope of
-- its organization. Null, in the scope of the recorder: it is not of one. `opened` is what
-- app.open_mutation has said of the recorder. Only these events are looked for: of the others whoever
-- records them finds out.
create or replace function app.batch_facts(
  opened json, assignment_ids uuid[], event_ids uuid[], item_ids uuid[], code_keys text[],
  file_ids uuid[], recorder text)
returns json volatile language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  position integer := 0;
  organization uuid;
  -- Assigned, not performed: that would be a statement each.
  entered text := set_config('app.user_id', '', true);
  found_assignments integer;
  found_audits uuid[];
begin
  loop
    organization := opened #>> array['viewer', 'memberships', position::text, 'organization_id'];
    exit when organization is null;
    entered := set_config('app.organization_id', organization::text, true);
    select count(*), array_agg(distinct a.audit_id) into found_assignments, found_audits
    from assignment a where a.organization_id = organization and a.id = any(assignment_ids);
    if found_assignments = cardinality(assignment_ids) and cardinality(found_audits) = 1 then
      return json_build_object('organizationId', organization, 'auditId', found_audits[1],
        'facts', app.recording_facts(found_audits[1], assignment_ids, event_ids, item_ids, code_keys,
          file_ids, recorder));
    end if;
    position := position + 1;
  end loop;
  entered := set_config('app.organization_id', '', true) || set_config('app.user_id', recorder, true);
  return null;
end $$;

grant execute on function app.batch_facts to shelfcount_app;
