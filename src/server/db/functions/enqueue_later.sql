-- Enqueues a job for later. A newer job with the same key replaces the older one.
create or replace function app.enqueue_later(
  task text, payload json, job_key text, delay_seconds double precision
) returns void language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform graphile_worker.add_job(task, payload, job_key := enqueue_later.job_key,
    run_at := now() + make_interval(secs => delay_seconds));
end $$;

revoke execute on function app.enqueue_later from public;
grant execute on function app.enqueue_later to shelfcount_app;
