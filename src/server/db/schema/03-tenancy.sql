-- Organizations and the people in them. organization_id comes first in every key.

-- A tenant: a company with its stores and people. Every other table of a tenant begins with its id.
create table organization (
  id uuid primary key,
  name text not null,
  created_at timestamptz not null default now(),
  suspended_at timestamptz,
  suspended_reason text,
  -- Work, a sample that somebody looks around in, or the one demo of the installation, which is nobody's.
  purpose text not null default 'work' check (purpose in ('work', 'sample', 'demo')),
  -- What its owners ask of members: a second step of signing in, or a passkey.
  requires_two_step boolean not null default false,
  -- How old a login may be; null: as old as logins get.
  session_hours integer check (session_hours between 1 and 168),
  -- Whose addresses may join; none: everybody's.
  email_domains text[] not null default '{}',
  -- Whether members come by its identity provider; owners also by two steps of their own.
  requires_single_sign_on boolean not null default false
);
create unique index one_demo on organization (purpose) where purpose = 'demo';
call app.protect('organization', 'id');
call app.track('organization', 'o', 'id');
create trigger empty_organization before delete on organization
  for each row execute function app.empty_organization();

-- Who belongs to an organization, as owner or as member.
create table member (
  organization_id uuid not null references organization on delete cascade,
  user_id text not null references auth."user" on delete cascade,
  role text not null check (role in ('owner', 'member')),
  created_at timestamptz not null default now(),
  primary key (organization_id, user_id)
);
create index member_by_user on member (user_id);
call app.protect('member');
call app.share_with_user('member');
-- People see the organizations they belong to, so that one look tells who they are everywhere.
create policy user_scope on organization for select using (
  exists (
    select from member m
    where m.organization_id = organization.id
      and m.user_id = nullif(current_setting('app.user_id', true), '')
  )
);
call app.track('member', 'o', 'organization_id', 'u', 'user_id');
create trigger note_former_stores after delete on member
  for each row when (old.role = 'owner') execute function app.owner_ended();
create trigger note_former_stores_of_role after update of role on member
  for each row when (old.role = 'owner' and new.role <> 'owner')
  execute function app.owner_ended();

-- Somebody who was asked to join an organization, by mail or by a link.
create table invitation (
  organization_id uuid not null references organization on delete cascade,
  id uuid not null,
  -- Null: whoever holds the link may join.
  email text,
  role text not null check (role in ('owner', 'member')),
  -- [{"storeId": …, "role": …}]
  stores jsonb not null,
  -- SHA-256 of the secret in the link; the secret itself is kept nowhere.
  token_hash text not null unique,
  invited_by text references auth."user" on delete set null,
  created_at timestamptz not null default now(),
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  accepted_at timestamptz,
  accepted_by text references auth."user" on delete set null,
  declined_at timestamptz,
  primary key (organization_id, id)
);
create index invitation_by_email on invitation (email);
call app.protect('invitation');
-- Whoever holds the secret may see the invitation it belongs to.
create policy token_scope on invitation for select using (
  token_hash = nullif(current_setting('app.token_hash', true), '')
);
-- Functions enter the scope of a mailbox only for the person whose verified address it is.
create policy mailbox_scope on invitation for select using (
  email = nullif(current_setting('app.email', true), '')
);
call app.track('invitation', 'o', 'organization_id', 't', 'token_hash', 'e', 'email');

-- What a person chose last: one row per person, theirs alone.
create table preference (
  user_id text primary key references auth."user" on delete cascade,
  active_organization_id uuid references organization on delete set null
);
alter table preference enable row level security;
alter table preference force row level security;
create policy user_scope on preference using (
  user_id = nullif(current_setting('app.user_id', true), '')
);
grant select, insert, update, delete on preference to shelfcount_app;
call app.track('preference', 'u', 'user_id');

-- Where somebody worked until they were taken off a team: enough to tell them so instead of "Not Found".
-- Theirs alone, with the names of that day, and gone with the person or the organization.
create table former_store (
  user_id text not null references auth."user" on delete cascade,
  store_id uuid not null,
  left_organization_id uuid not null references organization on delete cascade,
  store_name text not null,
  organization_name text not null,
  ended_at timestamptz not null default now(),
  primary key (user_id, store_id)
);
alter table former_store enable row level security;
alter table former_store force row level security;
create index former_store_by_organization on former_store (left_organization_id);
create policy user_scope on former_store for select using (
  user_id = nullif(current_setting('app.user_id', true), '')
);
create policy operator_scope on former_store to current_user using (
  current_setting('app.operator', true) = 'on'
);
grant select on former_store to shelfcount_app;
call app.track('former_store', 'u', 'user_id');
