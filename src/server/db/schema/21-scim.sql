-- What directories of organizations say of their people and groups (SCIM 2.0).

-- The secret with which a directory calls: an organization has one at most.
create table scim_token (
  organization_id uuid primary key references organization on delete cascade,
  -- SHA-256 of the secret; the secret itself is kept nowhere.
  secret_hash text not null unique,
  -- The end of the secret, by which people tell it apart.
  hint text not null,
  created_by text references auth."user" on delete set null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
call app.protect('scim_token');
call app.track('scim_token', 'o', 'organization_id');

-- A person as the directory knows them. One who was deleted there stays, so that they do not come back by themselves.
create table scim_user (
  organization_id uuid not null references organization on delete cascade,
  id uuid not null,
  -- Null once the person has deleted the account.
  user_id text references auth."user" on delete set null,
  user_name text not null,
  email text not null,
  external_id text,
  given_name text,
  family_name text,
  display_name text,
  is_active boolean not null,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index scim_user_by_name on scim_user (organization_id, lower(user_name));
create index scim_user_by_person on scim_user (user_id);
call app.protect('scim_user');
call app.track('scim_user', 'o', 'organization_id');

-- A group of the directory, and in which stores its people work.
create table scim_group (
  organization_id uuid not null references organization on delete cascade,
  id uuid not null,
  display_name text not null,
  external_id text,
  -- [{"storeId": …, "role": …}], chosen by owners.
  stores jsonb not null default '[]',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index scim_group_by_name on scim_group (organization_id, lower(display_name));
call app.protect('scim_group');
call app.track('scim_group', 'o', 'organization_id');

-- Who is in a group.
create table scim_group_member (
  organization_id uuid not null,
  group_id uuid not null,
  scim_user_id uuid not null,
  primary key (organization_id, group_id, scim_user_id),
  foreign key (organization_id, group_id) references scim_group (organization_id, id) on delete cascade,
  foreign key (organization_id, scim_user_id) references scim_user (organization_id, id) on delete cascade
);
create index scim_group_member_by_user on scim_group_member (organization_id, scim_user_id);
call app.protect('scim_group_member');
call app.track('scim_group_member', 'o', 'organization_id');
