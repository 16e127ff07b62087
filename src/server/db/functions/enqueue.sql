-- Jobs of one organization run one after the other, so that those of others are begun meanwhile. All that
-- is done with its uploaded files is one line; of any other kind each is its own. Whoever has many waiting is
-- served in turns with the others: the second of a line comes after the first of all other lines.
create or replace function app.enqueue(task text, payload json, job_key text default null)
returns void language plpgsql security definer set search_path = pg_catalog as $$
declare
  line text := (case when task like '%-import' then 'imports' else task end)
    || ' ' || (payload ->> 'organizationId');
  ahead integer := (
    select count(*) from graphile_worker.jobs j
    where j.queue_name = line and j.key is distinct from enqueue.job_key);
begin
  perform graphile_worker.add_job(task, payload, job_key := enqueue.job_key, queue_name := line,
    priority := least(ahead, 1000));
end $$;

revoke execute on function app.enqueue from public;
grant execute on function app.enqueue to shelfcount_app, shelfcount_auth;
