-- Ways back into an account, pictures of people, operators, and mail that has nowhere to go.

-- A link that was used is deleted: used, invented and long gone look the same.
create table auth.recovery (
  -- SHA-256 of the secret in the link; the secret itself is kept nowhere.
  token_hash text primary key,
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index on auth.recovery (email);
create index on auth.recovery (expires_at);

-- One picture per person. A new one gets a new id, so that browsers may keep what they have.
create table auth.avatar (
  id uuid primary key,
  user_id text not null unique references auth."user" on delete cascade,
  mime text not null check (mime in ('image/png', 'image/jpeg', 'image/webp')),
  bytes bytea not null,
  created_at timestamptz not null default now()
);
alter table auth.avatar alter column bytes set storage external;

-- Marked on the command line. The role in auth."user" follows from this and from the configuration.
create table auth.platform_admin (
  user_id text primary key references auth."user" on delete cascade,
  created_at timestamptz not null default now()
);

grant select, insert, update, delete on auth.recovery, auth.avatar, auth.platform_admin
  to shelfcount_auth;

-- Mails of an installation without a mail server: the newest few, for whoever runs it.
create table house.mail (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  created_at timestamptz not null default now()
);
