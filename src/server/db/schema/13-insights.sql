-- What the data of audits show, what people say to it, and what a language model was asked.

-- The newest insights of an audit. `facts_key` says of which counts: another one means that they are old.
create table insight_run (
  organization_id uuid not null,
  audit_id uuid not null,
  facts_key text not null,
  -- Findings and the head of the ranking, with the words and names they are shown with.
  result jsonb not null,
  computed_at timestamptz not null,
  took_ms integer not null,
  primary key (organization_id, audit_id),
  foreign key (organization_id, audit_id) references audit on delete cascade
);
call app.protect('insight_run');
call app.track('insight_run', 'o', 'organization_id', 'a', 'audit_id');

-- Findings that somebody has looked at. The key stays the same while the lines and their counts do.
create table insight_dismissal (
  organization_id uuid not null,
  audit_id uuid not null,
  finding_key text not null,
  reason text not null,
  dismissed_by text references auth."user" on delete set null,
  dismissed_at timestamptz not null,
  primary key (organization_id, audit_id, finding_key),
  foreign key (organization_id, audit_id) references audit on delete cascade
);
call app.protect('insight_dismissal');
call app.track('insight_dismissal', 'o', 'organization_id', 'a', 'audit_id');

-- Whether an organization lets its figures be sent to the model of the installation. No row: no.
create table organization_ai (
  organization_id uuid primary key references organization on delete cascade,
  enabled boolean not null default false,
  changed_by text references auth."user" on delete set null,
  changed_at timestamptz not null default now()
);
call app.protect('organization_ai');
call app.track('organization_ai', 'o', 'organization_id');

-- What the model was asked, without prompts and answers: those hold what a tenant counts.
create table ai_request (
  organization_id uuid not null references organization on delete cascade,
  id uuid not null,
  audit_id uuid,
  user_id text references auth."user" on delete set null,
  kind text not null check (kind in ('summary', 'question', 'mapping')),
  model text not null,
  prompt_sha256 text not null,
  -- 'used', or why the built-in answer was shown.
  outcome text not null,
  input_tokens integer,
  output_tokens integer,
  duration_ms integer not null,
  at timestamptz not null default now(),
  primary key (organization_id, id)
);
create index ai_request_by_time on ai_request (organization_id, at desc, id desc);
call app.protect('ai_request');
revoke update, delete on ai_request from shelfcount_app;
call app.track('ai_request', 'o', 'organization_id');
