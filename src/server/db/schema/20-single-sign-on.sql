-- Identity providers of organizations: whose addresses they speak for, and who came by them.

-- A domain of addresses that an organization says is its own.
create table organization_domain (
  organization_id uuid not null references organization on delete cascade,
  id uuid not null,
  domain text not null,
  -- What its owners publish in the domain to show that it is theirs.
  token text not null,
  created_at timestamptz not null default now(),
  -- Null until somebody has found it there.
  proved_at timestamptz,
  primary key (organization_id, id),
  unique (organization_id, domain)
);
-- Whoever proves a domain has it alone.
create unique index domain_proved_once on organization_domain (domain) where proved_at is not null;
call app.protect('organization_domain');
call app.track('organization_domain', 'o', 'organization_id');
create trigger end_logins_of_domain after delete on organization_domain
  for each row when (old.proved_at is not null) execute function app.end_logins_of_domain();

-- The service that says who somebody is. An organization has one at most.
create table identity_provider (
  organization_id uuid not null references organization on delete cascade,
  id uuid not null,
  protocol text not null check (protocol in ('oidc', 'saml')),
  -- As members know it, such as “Okta”.
  name text not null,
  is_on boolean not null default false,
  -- When somebody last came through it with these settings; null after a change.
  tested_at timestamptz,
  -- What came of the last test of an owner.
  last_test jsonb,
  lets_join boolean not null default false,
  -- Where newcomers work: [{"storeId": …, "role": …}]
  join_stores jsonb not null default '[]',
  -- OpenID Connect: the secret is encrypted.
  issuer text,
  client_id text,
  client_secret text,
  -- SAML: who it is, where people are sent, and the certificates that it signs with.
  entity_id text,
  sign_on_url text,
  certificates text[],
  created_at timestamptz not null default now(),
  created_by text references auth."user" on delete set null,
  primary key (organization_id, id),
  unique (organization_id),
  check (case protocol
    when 'oidc' then num_nulls(issuer, client_id, client_secret) = 0
    else num_nulls(entity_id, sign_on_url, certificates) = 0 end)
);
call app.protect('identity_provider');
call app.track('identity_provider', 'o', 'organization_id');
create trigger end_logins_of_provider after update of is_on on identity_provider
  for each row when (old.is_on and not new.is_on) execute function app.end_logins_of_provider();

-- A login ends with the provider that has opened it.
alter table auth.session add foreign key ("signedOnTo", "signedOnBy")
  references identity_provider (organization_id, id) on delete cascade;

-- Who came by a provider: whom it means by a subject.
create table sign_on_identity (
  organization_id uuid not null,
  provider_id uuid not null,
  subject text not null,
  user_id text not null references auth."user" on delete cascade,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (organization_id, provider_id, subject),
  foreign key (organization_id, provider_id) references identity_provider (organization_id, id) on delete cascade
);
create index on sign_on_identity (organization_id, user_id);
create index sign_on_identity_by_user on sign_on_identity (user_id);
call app.protect('sign_on_identity');
call app.track('sign_on_identity', 'o', 'organization_id');

-- A sign-in under way, until somebody comes back from the provider with its secret.
create table sign_on_attempt (
  organization_id uuid not null,
  id uuid not null,
  provider_id uuid not null,
  -- SHA-256 of the secret that travels to the provider and back.
  token_hash text not null unique,
  -- SHA-256 of what the browser keeps meanwhile: nobody comes back in another one. Null for a test of an owner.
  browser_hash text,
  tested_by text references auth."user" on delete cascade,
  nonce text not null,
  verifier text not null,
  return_to text,
  -- What the provider has sent by SAML, until the browser comes back for it with its cookie.
  answer text,
  expires_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, provider_id) references identity_provider (organization_id, id) on delete cascade,
  check ((browser_hash is null) <> (tested_by is null))
);
create index on sign_on_attempt (organization_id, expires_at);
create index sign_on_attempt_by_tester on sign_on_attempt (tested_by);
call app.protect('sign_on_attempt');
call app.track('sign_on_attempt', 'o', 'organization_id', 't', 'token_hash');
create policy token_scope on sign_on_attempt using (
  token_hash = nullif(current_setting('app.token_hash', true), '')
);
