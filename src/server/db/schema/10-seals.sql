-- Seals of completed audits. The key that signs is not in the database: whoever writes here can lose a seal, but
-- cannot make one that is believed.

-- The seal of a completed audit. Names are values: a renamed organization does not change it.
create table audit_seal (
  organization_id uuid not null,
  audit_id uuid not null,
  confirmation_number text not null unique,
  seal text not null,
  -- What was sealed besides the lines, as the export says it.
  facts jsonb not null,
  json_sha256 text not null,
  csv_sha256 text not null,
  organization_name text not null,
  audit_name text not null,
  sealed_by_name text not null,
  sealed_at timestamptz not null,
  -- A statement about the audit with its signature; null: it was sealed without one.
  proof text,
  -- The place among the seals of the organization, from 1 on.
  sequence integer,
  primary key (organization_id, audit_id),
  foreign key (organization_id, audit_id) references audit on delete cascade
);
create index audit_seal_by_json on audit_seal (json_sha256);
create index audit_seal_by_csv on audit_seal (csv_sha256);
create unique index audit_seal_by_sequence on audit_seal (organization_id, sequence);
create index audit_seal_by_seal on audit_seal (seal);
call app.protect('audit_seal');
revoke update, delete on audit_seal from shelfcount_app;
call app.track('audit_seal', 'o', 'organization_id', 'a', 'audit_id');

-- The newest seal of each organization. What is deleted later stays in the chain.
create table app.seal_chain (
  organization_id uuid primary key references organization on delete cascade,
  sequence integer not null,
  seal text
);

-- Public keys with their history, signed by the key in use.
create table app.seal_key_list (
  key_id text primary key,
  signed text not null,
  made_at timestamptz not null default now()
);

-- One number over all seals that a day added, whoever they are of.
create table app.seal_root (
  day date primary key,
  sequence integer not null unique,
  root text not null,
  -- The statement with its signature.
  proof text not null,
  made_at timestamptz not null default now()
);

-- Which seals are under it: hashes, and nothing of whose they are.
create table app.seal_root_entry (
  seal text primary key,
  day date not null references app.seal_root
);
create index seal_root_entry_by_day on app.seal_root_entry (day, seal);
