-- Row-level security as the second line of defense: without a scope a query returns nothing.
create or replace procedure app.protect(target regclass, column_name text default 'organization_id')
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy organization_scope on %s using (%I = nullif(current_setting(''app.organization_id'', true), '''')::uuid)',
    target, column_name);
  -- Only functions for the operator can switch this on, not the role of the app.
  execute format(
    'create policy operator_scope on %s to current_user using (current_setting(''app.operator'', true) = ''on'')',
    target);
  execute format('grant select, insert, update, delete on %s to shelfcount_app', target);
end $$;
