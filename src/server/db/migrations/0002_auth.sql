-- Users and their sessions. Names of tables and columns are those the auth library asks for.

create table auth."user" (
  id text primary key,
  name text not null,
  email text not null unique,
  "emailVerified" boolean not null default false,
  image text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  role text,
  banned boolean default false,
  "banReason" text,
  "banExpires" timestamptz
);

create table auth.session (
  id text primary key,
  token text not null unique,
  "userId" text not null references auth."user" (id) on delete cascade,
  "expiresAt" timestamptz not null,
  "ipAddress" text,
  "userAgent" text,
  "impersonatedBy" text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index on auth.session ("userId");

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

create table auth.verification (
  id text primary key,
  identifier text not null,
  value text not null,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index on auth.verification (identifier);

create table auth.jwks (
  id text primary key,
  "publicKey" text not null,
  "privateKey" text not null,
  "createdAt" timestamptz not null,
  "expiresAt" timestamptz,
  alg text,
  crv text
);

-- Written by every call and worth nothing after a crash, so it stays out of the write-ahead log.
create unlogged table auth."rateLimit" (
  key text primary key,
  count integer not null,
  "windowStart" timestamptz not null
);
create index on auth."rateLimit" ("windowStart");

grant usage on schema auth to shelfcount_auth, shelfcount_app;
grant select, insert, update, delete on all tables in schema auth to shelfcount_auth;

-- Functions may know who a user is and whether a session still holds, and no secret of either.
grant select (id, name, email, image, "createdAt", role) on auth."user" to shelfcount_app;
grant select (id, "userId", "expiresAt", "createdAt", "updatedAt", "userAgent", "ipAddress")
  on auth.session to shelfcount_app;
