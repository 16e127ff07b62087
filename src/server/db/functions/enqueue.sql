-- Enqueues a job. Jobs of one organization run one after the other, so that other organizations are not kept
-- waiting. All jobs about uploaded files share one queue; every other kind of job has a queue of its own. Queues take
-- turns: the second job of a queue runs after the first job of every other queue.
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
