-- Helpers without an account: how they get into an audit, and who got in.

-- What lets people into an audit: its code on the screen, which changes every minute, or a printed sheet.
create table day_pass_link (
  organization_id uuid not null,
  id uuid not null,
  audit_id uuid not null,
  -- When a printed sheet ends; null: the code on the screen.
  ends_at timestamptz,
  -- What its codes are signed with. Kept, so that a sheet can be printed again.
  key bytea not null,
  created_by text references auth."user" on delete set null,
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, audit_id) references audit on delete cascade
);
create unique index day_pass_link_by_id on day_pass_link (id);
create index day_pass_link_by_audit on day_pass_link (organization_id, audit_id, created_at);
create unique index one_day_pass_screen on day_pass_link (organization_id, audit_id) where ends_at is null;
call app.protect('day_pass_link');
-- Whoever holds a code may look up the link that it names; the code is checked with the key of the link.
create policy token_scope on day_pass_link for select using (
  id::text = nullif(current_setting('app.token_hash', true), '')
);
call app.track('day_pass_link', 'o', 'organization_id', 'a', 'audit_id', 't', 'id');

-- A person who counts in one audit without belonging to the organization, until it ends.
create table day_pass (
  organization_id uuid not null,
  audit_id uuid not null,
  user_id text not null references auth."user" on delete cascade,
  -- The stores of the audit: a person cannot look them up before the pass is known.
  store_ids uuid[] not null,
  joined_at timestamptz not null default now(),
  ends_at timestamptz not null,
  ended_at timestamptz,
  -- By a tap of a manager, by its end time, with the audit, or as an account.
  ending text check (ending in ('tap', 'time', 'audit', 'account')),
  primary key (organization_id, audit_id, user_id),
  foreign key (organization_id, audit_id) references audit on delete cascade,
  check ((ended_at is null) = (ending is null))
);
create index day_pass_by_user on day_pass (user_id);
create index day_pass_running on day_pass (ends_at) where ended_at is null;
call app.protect('day_pass');
call app.share_with_user('day_pass');
call app.track('day_pass', 'o', 'organization_id', 'a', 'audit_id', 'u', 'user_id');
-- People with a pass see why the organization is closed to them.
create policy day_pass_scope on organization for select using (
  exists (
    select from day_pass p
    where p.organization_id = organization.id
      and p.user_id = nullif(current_setting('app.user_id', true), '')
  )
);
create trigger end_day_passes after update of status on audit
  for each row when (new.status in ('submitted', 'completed', 'cancelled') and old.status <> new.status)
  execute function app.end_day_passes();
