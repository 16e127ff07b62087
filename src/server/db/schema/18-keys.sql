-- Keys of an organization, with which other systems call the API.

-- A key: what it may do, in which stores, and until when. It acts under a user of its own, so that whatever it does
-- names it; that user has no password and no membership, and cannot sign in.
create table api_key (
  organization_id uuid not null references organization on delete cascade,
  id uuid not null,
  user_id text not null unique references auth."user" on delete cascade,
  name text not null,
  -- SHA-256 of the secret; the secret itself is kept nowhere.
  secret_hash text not null unique,
  -- The end of the secret, by which people tell keys apart.
  hint text not null,
  scopes text[] not null,
  -- Null: every store, also those that come later.
  store_ids uuid[],
  created_by text references auth."user" on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz,
  primary key (organization_id, id)
);
call app.protect('api_key');
call app.track('api_key', 'o', 'organization_id', 'u', 'user_id');
create trigger forget_key_user after delete on api_key
  for each row execute function app.forget_key_user();
