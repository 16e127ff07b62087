-- Everything recording needs to know about a batch of counts, if all of them belong to one audit of the recorder.
-- Enters the scope of that audit's organization. Returns null, in the scope of the recorder, if they do not.
-- `opened` is the answer of app.open_mutation. Only these events are looked up; a duplicate among the others makes
-- recording fail.
create or replace function app.batch_facts(
  opened json, assignment_ids uuid[], event_ids uuid[], item_ids uuid[], code_keys text[],
  file_ids uuid[], recorder text)
returns json volatile language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  position integer := 0;
  organization uuid;
  -- An assignment instead of PERFORM, which would run a statement each.
  entered text := set_config('app.user_id', '', true);
  found_assignments integer;
  -- Day passes come after memberships.
  members integer := coalesce(json_array_length(opened #> '{viewer,memberships}'), 0);
  found_audits uuid[];
begin
  loop
    organization := coalesce(
      opened #>> array['viewer', 'memberships', position::text, 'organization_id'],
      opened #>> array['viewer', 'passes', (position - members)::text, 'organization_id']);
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
