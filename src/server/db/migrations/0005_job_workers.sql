-- Workers that are alive. The queue frees the jobs of a killed worker only after hours; with this
-- list they go on within a minute.
create table house.job_worker (
  worker_id text primary key,
  seen_at timestamptz not null default now()
);
