-- Files, the workers of the job queue, and mails that have nowhere to go.

-- Uploads, photos and documents. Their bytes are in file_chunk.
create table file (
  organization_id uuid not null references organization on delete cascade,
  id uuid not null,
  name text not null,
  mime text not null,
  size_bytes bigint not null,
  sha256 bytea not null,
  created_by text not null,
  created_at timestamptz not null default now(),
  -- Who took a picture, and for the counts of which store; null: a file of the organization.
  store_id uuid,
  -- Documents that were made for somebody to fetch are kept for a while and then removed; what people
  -- have uploaded stays.
  expires_at timestamptz,
  primary key (organization_id, id)
);
create index file_by_expiry on file (expires_at) where expires_at is not null;
create index file_by_person on file (created_by, created_at);
call app.protect('file');
call app.track('file', 'o', 'organization_id');

-- The bytes of files, in pieces: works embedded, on several nodes and in one backup.
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
call app.protect('file_chunk');
call app.read_scope_once('file_chunk');

-- Workers that are alive. The queue frees the jobs of a killed worker only after hours; with this
-- list they go on within a minute.
create table app.job_worker (
  worker_id text primary key,
  seen_at timestamptz not null default now()
);

-- Mails of an installation without a mail server: the newest few, for whoever runs it.
create table app.mail (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  created_at timestamptz not null default now()
);
