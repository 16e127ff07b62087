-- What stands of the counts at these assignments, as totals are made of it, with who recorded it. Whoever has
-- counted a line has counted it also where a correction took the place of that; its units are the correction's.
create or replace function app.standing_counts(organization uuid, target_audit uuid, assignment_ids uuid[])
returns table (assignment_id uuid, user_id text, line text, item_id uuid, quantity bigint)
stable language sql as $$
  select e.assignment_id, e.user_id, e.line, e.item_id, case when e.counts then e.quantity else 0 end
  from app.line_events(organization, target_audit, assignment_ids, null) e
$$;

grant execute on function app.standing_counts to shelfcount_app;
