-- Uploads, photos and pictures, as chunks: works embedded, on several nodes and in one backup.

create table file (
  organization_id uuid not null references organization on delete cascade,
  id uuid not null,
  name text not null,
  mime text not null,
  size_bytes bigint not null,
  sha256 bytea not null,
  created_by text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
call house.protect('file');
call house.track('file', 'o', 'organization_id');

create table file_chunk (
  organization_id uuid not null,
  file_id uuid not null,
  seq integer not null,
  bytes bytea not null,
  primary key (organization_id, file_id, seq),
  foreign key (organization_id, file_id) references file on delete cascade
    deferrable initially deferred
);
alter table file_chunk alter column bytes set storage external;
call house.protect('file_chunk');

-- Enqueued in the mutation's own transaction; the queue itself stays out of the app's reach.
create function house.enqueue(task text, payload json, job_key text default null)
returns void language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform graphile_worker.add_job(task, payload, job_key := enqueue.job_key);
end $$;
revoke execute on function house.enqueue from public;
grant execute on function house.enqueue to shelfcount_app, shelfcount_auth;
