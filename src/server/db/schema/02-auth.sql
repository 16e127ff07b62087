-- People and their logins. Names of tables and columns are those that the auth library asks for.

-- A person with an account.
create table auth."user" (
  id text primary key,
  name text not null,
  email text not null unique,
  "emailVerified" boolean not null default false,
  image text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  role text,
  -- In which this person reads; null: as the device says.
  language text,
  -- A person who came by a day pass: "only" while they have no account, "past" once they have one.
  "dayPass" text check ("dayPass" in ('only', 'past')),
  banned boolean default false,
  "banReason" text,
  "banExpires" timestamptz,
  -- Whether signing in takes a code besides the password.
  "twoFactorEnabled" boolean not null default false,
  -- Kept by a trigger of the passkeys, so that organizations see whether there is one and nothing else of it.
  "hasPasskey" boolean not null default false
);
-- Functions may know who a user is and whether a session still holds, and no secret of either.
grant select (id, name, email, image, "createdAt", role) on auth."user" to shelfcount_app;
-- Whether the address of a person is known to be theirs.
grant select ("emailVerified", "dayPass") on auth."user" to shelfcount_app;
-- Whether it takes more than the password to sign in; what it takes is for the auth service alone.
grant select ("twoFactorEnabled", "hasPasskey") on auth."user" to shelfcount_app;
-- A login that ends, or a person who is renamed, reaches live screens too.
call app.track('auth."user"', 'u', 'id');

-- A login: one per browser or device, until it ends.
create table auth.session (
  id text primary key,
  token text not null unique,
  "userId" text not null references auth."user" (id) on delete cascade,
  "expiresAt" timestamptz not null,
  "ipAddress" text,
  "userAgent" text,
  "impersonatedBy" text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  -- Whether the person has shown a passkey in it.
  "byPasskey" boolean not null default false,
  -- Earlier than the login where it was taken over from another device.
  "signedInAt" timestamptz not null default now(),
  -- The organization whose identity provider has opened it, which is all that it opens; null for all other ways.
  "signedOnTo" uuid,
  "signedOnBy" uuid,
  check (("signedOnTo" is null) = ("signedOnBy" is null))
);
create index on auth.session ("userId");
create index on auth.session ("signedOnTo", "signedOnBy") where "signedOnTo" is not null;
grant select ("byPasskey", "signedInAt", "signedOnTo", "signedOnBy") on auth.session to shelfcount_app;
grant select (id, "userId", "expiresAt", "createdAt", "updatedAt", "userAgent", "ipAddress")
  on auth.session to shelfcount_app;
call app.track('auth.session', 'l', 'id', 'u', 'userId');

-- How a person proves who they are: a password, or another service.
create table auth.account (
  id text primary key,
  "accountId" text not null,
  "providerId" text not null,
  "userId" text not null references auth."user" (id) on delete cascade,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamptz,
  "refreshTokenExpiresAt" timestamptz,
  scope text,
  password text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  unique ("providerId", "accountId")
);
create index on auth.account ("userId");

-- What makes the codes of a person who signs in with two factors. Both secrets are encrypted by the auth library.
create table auth."twoFactor" (
  id text primary key,
  "userId" text not null unique references auth."user" (id) on delete cascade,
  secret text not null,
  "backupCodes" text not null,
  -- False until the person has typed a first code.
  verified boolean not null default true,
  "failedVerificationCount" integer not null default 0,
  "lockedUntil" timestamptz
);

-- A key pair that a person signs in with instead of a password. Its private half never leaves their device, so nothing
-- here lets anybody in.
create table auth.passkey (
  id text primary key,
  "userId" text not null references auth."user" (id) on delete cascade,
  name text,
  "credentialID" text not null unique,
  "publicKey" text not null,
  -- How often the device has used it, if it says so: at most 2^32 - 1, read as a number.
  counter double precision not null,
  "deviceType" text not null,
  "backedUp" boolean not null,
  transports text,
  -- The make of what keeps it, if it says so.
  aaguid text,
  "createdAt" timestamptz not null default now(),
  -- Null until somebody has signed in with it.
  "lastUsedAt" timestamptz
);
create index on auth.passkey ("userId");
grant select (id, "userId", name, "createdAt", "lastUsedAt") on auth.passkey to shelfcount_app;
call app.track('auth.passkey', 'u', 'userId');
create trigger note_passkeys after insert or delete on auth.passkey
  for each row execute function app.note_passkeys();

-- Short-lived secrets of the auth library, such as those of a sign-in that is under way.
create table auth.verification (
  id text primary key,
  identifier text not null,
  value text not null,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index on auth.verification (identifier);

-- Keys that sign the short-lived tokens of the realtime backend.
create table auth.jwks (
  id text primary key,
  "publicKey" text not null,
  "privateKey" text not null,
  "createdAt" timestamptz not null,
  "expiresAt" timestamptz,
  alg text,
  crv text
);

-- How often an address has tried something lately. Written by every call and worth nothing after a crash, so
-- it stays out of the write-ahead log.
create unlogged table auth."rateLimit" (
  key text primary key,
  count integer not null,
  "windowStart" timestamptz not null
);
create index on auth."rateLimit" ("windowStart");

-- Links that lead back into an account. One that was used is deleted: used, invented and long gone look the
-- same.
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

-- Operators of the installation, marked on the command line. The role in auth."user" follows from this and
-- from the configuration.
create table auth.platform_admin (
  user_id text primary key references auth."user" on delete cascade,
  created_at timestamptz not null default now()
);

-- Browsers in which a person signed in before, by a cookie: a sign-in from another one is told by mail.
create table auth.known_device (
  user_id text not null references auth."user" on delete cascade,
  -- SHA-256 of the cookie.
  device_hash text not null,
  last_seen_at timestamptz not null default now(),
  primary key (user_id, device_hash)
);

grant select, insert, update, delete on all tables in schema auth to shelfcount_auth;
