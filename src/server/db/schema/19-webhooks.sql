-- Webhooks: where an organization wants to be told what happens, what was written to be sent there, and how that went.

-- An address that events are sent to.
create table webhook_endpoint (
  organization_id uuid not null references organization on delete cascade,
  id uuid not null,
  url text not null,
  name text not null,
  -- The types of events that it gets.
  events text[] not null,
  state text not null default 'active' check (state in ('active', 'paused', 'disabled')),
  -- Why the product has disabled it: the receiver asked for it, or did not answer for days.
  disabled_reason text check (disabled_reason in ('gone', 'failing')),
  -- Encrypted: a copy of the database signs nothing.
  secret text not null,
  -- The one of before signs as well until that time.
  earlier_secret text,
  earlier_until timestamptz,
  -- Since when nothing was delivered; null when the newest attempt went well.
  failing_since timestamptz,
  created_by text references auth."user" on delete set null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  check ((state = 'disabled') = (disabled_reason is not null))
);
call app.protect('webhook_endpoint');
call app.track('webhook_endpoint', 'o', 'organization_id');

-- What has happened, for those who want to be told: written in the transaction of the change, and only where an
-- endpoint asks for it. Holds ids and small facts, neither money nor names.
create table webhook_event (
  organization_id uuid not null references organization on delete cascade,
  id uuid not null,
  type text not null,
  audit_id uuid,
  data jsonb not null,
  at timestamptz not null default now(),
  -- A test is for one endpoint alone.
  endpoint_id uuid,
  primary key (organization_id, id)
);
create index webhook_event_by_age on webhook_event (at);
call app.protect('webhook_event');
-- At the end of the transaction, so that events of an audit are numbered in the order of their commits, and so that
-- nothing is locked afterwards that another transaction may hold.
create constraint trigger spread after insert on webhook_event
  deferrable initially deferred for each row execute function app.spread_webhook_event();

-- An event on its way to an endpoint. Without foreign keys: what belonged to an endpoint that was removed is cleaned up
-- piece by piece.
create table webhook_delivery (
  organization_id uuid not null,
  endpoint_id uuid not null,
  event_id uuid not null,
  -- What has to keep its order among itself: the audit; the event itself where there is none.
  line uuid not null,
  position bigint generated always as identity,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  primary key (organization_id, endpoint_id, event_id)
);
create index webhook_delivery_waiting on webhook_delivery (organization_id, endpoint_id, line, position)
  where state = 'waiting';
create index webhook_delivery_by_age on webhook_delivery
  (organization_id, endpoint_id, created_at desc, event_id desc);
call app.protect('webhook_delivery');
call app.track('webhook_delivery', 'o', 'organization_id');

-- One row for each line of an endpoint that has something to send. Whoever works on it moves its time ahead, so that
-- it is taken up again should they be gone by then.
create table webhook_line (
  organization_id uuid not null,
  endpoint_id uuid not null,
  line uuid not null,
  next_at timestamptz not null default now(),
  -- How often its first delivery has failed in a row.
  tries smallint not null default 0,
  -- Who works on it.
  claim uuid,
  -- Counts what was added, so that nobody takes a line away that has just got more.
  version integer not null default 0,
  primary key (organization_id, endpoint_id, line)
);
create index webhook_line_due on webhook_line (organization_id, endpoint_id, next_at);
call app.protect('webhook_line');

-- How a receiver has answered, attempt by attempt.
create table webhook_attempt (
  organization_id uuid not null,
  endpoint_id uuid not null,
  event_id uuid not null,
  number integer not null,
  at timestamptz not null default now(),
  took_ms integer not null,
  -- Null without an answer; then the error says why.
  status integer,
  error text,
  -- The first bytes of the answer, as text.
  answer text not null default '',
  primary key (organization_id, endpoint_id, event_id, number)
);
call app.protect('webhook_attempt');

-- What endpoints are told of.
create constraint trigger tell_of_creation after insert on audit
  deferrable initially deferred for each row execute function app.tell_of_audit();
create trigger tell_of_status after update of status on audit
  for each row when (new.status <> old.status
    and (new.status in ('submitted', 'completed') or (old.status = 'draft' and new.status = 'active')))
  execute function app.tell_of_audit();
create trigger tell_of_shelf after update of status on assignment
  for each row when (new.status <> old.status and new.status in ('submitted', 'returned'))
  execute function app.tell_of_shelf();
create trigger tell_of_baseline after update of status on baseline
  for each row when (new.status = 'current' and old.status <> 'current')
  execute function app.tell_of_baseline();
create trigger tell_of_new_baseline after insert on baseline
  for each row when (new.status = 'current') execute function app.tell_of_baseline();
create trigger tell_of_member after insert on member
  for each row execute function app.tell_of_member();
create trigger tell_of_insights after insert or update of result on insight_run
  for each row execute function app.tell_of_insights();
