-- Analyzes materialized lines when those of one audit are more than a tenth of all: until then the planner knows of
-- none, or takes them for a two-hundredth of the table.
create or replace function app.count_results(audit uuid) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  known real := (select greatest(reltuples, 0) from pg_class where oid = 'public.result_line'::regclass);
  made bigint := (select sum(lines) from result_figure where audit_id = audit and tab = 'all');
begin
  if made > greatest(known * 0.1, 1000) then
    analyze result_line, result_line_place;
  end if;
end $$;

revoke execute on function app.count_results from public;
grant execute on function app.count_results to shelfcount_app;
