-- What a count touches is found by keys that begin with the organization, so PostgreSQL compares the scope
-- once for each statement and not for each row, and a look of its own for the scope only costs: seven of
-- them in the facts of one count. Tables of which many rows are read without naming the organization keep
-- theirs.
do $$
declare
  target regclass;
begin
  foreach target in array array['assignment', 'assignment_progress', 'audit', 'audit_item', 'audit_store',
    'count_total', 'item_barcode', 'scan_event']::regclass[]
  loop
    execute format(
      'alter policy organization_scope on %s using (organization_id = nullif(current_setting(''app.organization_id'', true), '''')::uuid)',
      target);
  end loop;
end $$;
