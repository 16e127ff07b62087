-- A decision changes the result line of its item. Marks are written whether or not there are lines: whoever makes
-- them anew at this moment does not see this transaction yet, and finds its marks next time. Triggers also run for
-- those who delete accounts and see other schemas.
create or replace function app.mark_decided() returns trigger
language plpgsql set search_path = public, pg_catalog as $$
begin
  if tg_op in ('INSERT', 'UPDATE') then
    insert into result_mark (organization_id, audit_id, item_id)
    select organization_id, audit_id, item_id from new_rows;
  else
    insert into result_mark (organization_id, audit_id, item_id)
    select r.organization_id, r.audit_id, r.item_id from old_rows r
    -- With the audit go its marks.
    where exists (select from audit a
      where a.organization_id = r.organization_id and a.id = r.audit_id);
  end if;
  return null;
end $$;
