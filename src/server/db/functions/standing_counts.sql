-- The counts that totals are made of at these assignments, with the person who recorded each. A person has counted a
-- line even if a correction replaced their count; the units then belong to the correction.
create or replace function app.standing_counts(organization uuid, target_audit uuid, assignment_ids uuid[])
returns table (assignment_id uuid, user_id text, line text, item_id uuid, quantity bigint)
stable language sql as $$
  select e.assignment_id, e.user_id, e.line, e.item_id, case when e.counts then e.quantity else 0 end
  from app.line_events(organization, target_audit, assignment_ids, null) e
$$;

grant execute on function app.standing_counts to shelfcount_app;
