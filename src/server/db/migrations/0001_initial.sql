-- Made from src/server/db/schema by scripts/schema.ts. Never changed after a release.

-- ==== 01-foundation

-- Schemas, the log of changes, and the answers of mutations. The roles are made by src/server/db/roles.ts:
-- shelfcount_app owns nothing and is held by row-level security; shelfcount_auth sees the schema "auth" alone.

-- Functions that tables refer to are there before the first table.
create schema if not exists app;
create schema auth;
grant usage on schema public, app to shelfcount_app, shelfcount_auth;
grant usage on schema auth to shelfcount_app;
grant all on schema auth to shelfcount_auth;

-- What changed, by transaction. No timestamp: it would lie for long transactions.
create table app.change_log (
  xid xid8 not null default pg_current_xact_id(),
  keys text[] not null
);
create index change_log_by_xid on app.change_log (xid);
grant select, insert, delete on app.change_log to shelfcount_app;
grant insert on app.change_log to shelfcount_auth;

-- Claims of mutations, so that one sent twice has one effect and one answer.
create table app.mutation_result (
  user_id text not null,
  connection_id text not null,
  request_id bigint not null,
  -- As it is sent: nobody looks into it, and it is hardly ever read again.
  result json,
  claimed_at timestamptz not null default now(),
  primary key (user_id, connection_id, request_id)
);
alter table app.mutation_result alter column result set storage external;
create index mutation_result_by_age on app.mutation_result (claimed_at);
grant select, insert, update, delete on app.mutation_result to shelfcount_app;

-- ==== 02-auth

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

-- ==== 03-tenancy

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

-- ==== 04-stores

-- Stores, their people, rooms and shelves.

-- A store of an organization: where stock is counted.
create table store (
  organization_id uuid not null references organization on delete cascade,
  id uuid not null,
  name text not null,
  created_at timestamptz not null default now(),
  archived_at timestamptz,
  -- What its next audit will be compared with.
  baseline_id uuid,
  -- What the digits of the labels mean that a store prints itself: weights, prices, numbers of its own.
  label_templates text[] not null default '{}',
  -- The currency that a store's money is in, a code of ISO 4217. An audit keeps the one of its start: its
  -- figures do not change their meaning when the store takes another one.
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  primary key (organization_id, id)
);
call app.protect('store');
call app.track('store', 'o', 'organization_id', 's', 'id');

-- Who works in a store, as manager or as scanner.
create table store_member (
  organization_id uuid not null,
  store_id uuid not null,
  user_id text not null,
  role text not null check (role in ('manager', 'scanner')),
  created_at timestamptz not null default now(),
  primary key (organization_id, store_id, user_id),
  foreign key (organization_id, store_id) references store on delete cascade,
  foreign key (organization_id, user_id) references member on delete cascade
);
create index store_member_by_user on store_member (user_id);
call app.protect('store_member');
call app.share_with_user('store_member');
call app.track('store_member', 'o', 'organization_id', 's', 'store_id', 'u', 'user_id');
create trigger note_former_store after delete on store_member
  for each row execute function app.store_member_ended();

-- A part of a store, in walking order.
create table room (
  organization_id uuid not null,
  id uuid not null,
  store_id uuid not null,
  name text not null,
  -- Walking order.
  position integer not null,
  archived_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, store_id) references store on delete cascade
);
create index room_by_store on room (organization_id, store_id, position);
call app.protect('room');
call app.read_scope_once('room');
call app.track('room', 'o', 'organization_id', 's', 'store_id');

-- A shelf of a room, with the code that is printed on it.
create table shelf (
  organization_id uuid not null,
  id uuid not null,
  store_id uuid not null,
  room_id uuid not null,
  code text not null,
  name text,
  position integer not null,
  archived_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, store_id) references store on delete cascade,
  foreign key (organization_id, room_id) references room on delete cascade
);
create index shelf_by_store on shelf (organization_id, store_id, room_id, position);
create unique index shelf_code on shelf (organization_id, store_id, code) where archived_at is null;
call app.protect('shelf');
call app.read_scope_once('shelf');
call app.track('shelf', 'o', 'organization_id', 's', 'store_id');
create trigger note_shelf_signs after update on shelf
  referencing old table as old_rows new table as new_rows
  for each statement execute function app.note_shelf_signs();

-- ==== 05-catalogue

-- The catalogue of an organization: items, the codes that stand for them, and the words they are found by.

-- An item of the catalogue of an organization.
create table item (
  organization_id uuid not null references organization on delete cascade,
  id uuid not null,
  sku text,
  name text not null,
  category text,
  -- What one is counted in: each, kg, m …
  unit text not null default 'each',
  -- Ten-thousandths of the currency, so that they add up exactly.
  unit_cost bigint,
  unit_price bigint,
  created_at timestamptz not null default now(),
  archived_at timestamptz,
  primary key (organization_id, id)
);
create unique index item_sku on item (organization_id, sku) where archived_at is null;
call app.protect('item');
call app.read_scope_once('item');
call app.track('item', 'o', 'organization_id');
create trigger mark_costs after update on item
  referencing old table as old_rows new table as new_rows
  for each statement execute function app.mark_costs();
create trigger note_inserted after insert on item referencing new table as new_rows
  for each statement execute function app.note_items();
create trigger note_updated after update on item
  referencing old table as old_rows new table as new_rows
  for each statement execute function app.note_items();
create trigger note_deleted after delete on item referencing old table as old_rows
  for each statement execute function app.note_items();

-- The codes that stand for items. A code stands for one item.
create table item_barcode (
  organization_id uuid not null,
  -- Equal for every spelling of one trade item number.
  code_key text not null,
  item_id uuid not null,
  raw text not null,
  -- Thousandths: a case of 12 stands for 12000.
  quantity bigint not null default 1000 check (quantity > 0),
  primary key (organization_id, code_key),
  foreign key (organization_id, item_id) references item on delete cascade
);
create index item_barcode_by_item on item_barcode (organization_id, item_id);
call app.protect('item_barcode');
call app.read_scope_once('item_barcode');
call app.track('item_barcode', 'o', 'organization_id');
create trigger note_inserted after insert on item_barcode referencing new table as new_rows
  for each statement execute function app.note_barcodes();
create trigger note_updated after update on item_barcode
  referencing old table as old_rows new table as new_rows
  for each statement execute function app.note_barcodes();
create trigger note_deleted after delete on item_barcode referencing old table as old_rows
  for each statement execute function app.note_barcodes();

-- Items that a file brought without a barcode that scans, and what somebody with the item in hand said of each.
create table scan_once_item (
  organization_id uuid not null,
  item_id uuid not null,
  -- What is wrong with its barcode, as a finding of the import says it.
  problem text not null,
  -- As it stands in the file; empty: there is none.
  file_code text not null,
  -- Of a doubtful code that the item came with all the same.
  file_code_key text,
  -- Where it came with a list of items; null: it is listed where it is expected.
  store_id uuid,
  listed_at timestamptz not null default now(),
  -- Null: nobody has scanned it yet.
  answer text check (answer in ('attached', 'no_barcode')),
  -- The code that was attached, and whether the item had not had it before.
  code_key text,
  has_added boolean not null default false,
  answered_by text references auth."user" on delete set null,
  answered_at timestamptz,
  primary key (organization_id, item_id),
  foreign key (organization_id, item_id) references item on delete cascade
);
call app.protect('scan_once_item');
call app.read_scope_once('scan_once_item');
call app.track('scan_once_item', 'o', 'organization_id');

-- Words of names, skus and codes, for search as one types. A table of its own, because under row-level
-- security PostgreSQL does not use an index for LIKE or trigrams (they are not leakproof), while it
-- does for plain comparisons.
create table item_word (
  organization_id uuid not null,
  word text collate "C" not null,
  item_id uuid not null,
  primary key (organization_id, word, item_id),
  foreign key (organization_id, item_id) references item on delete cascade
);
create index item_word_by_item on item_word (organization_id, item_id);
call app.protect('item_word');
call app.track('item_word', 'o', 'organization_id');

-- How often the catalogue of an organization has changed, for phones that hold it.
create table catalogue_version (
  organization_id uuid primary key references organization on delete cascade,
  version bigint not null default 1,
  -- Made anew after a restored backup: phones then load anew.
  era uuid not null default gen_random_uuid()
);
call app.protect('catalogue_version');
call app.track('catalogue_version', 'o', 'organization_id');

-- What changed in a catalogue, for phones that hold it: each item once, where it changed last, so that the
-- list is never longer than the catalogue and what it has lost.
create table catalogue_change (
  organization_id uuid not null references organization on delete cascade,
  -- The organization where the item itself changed, a store where its usual place there did.
  place_id uuid not null,
  item_id uuid not null,
  version bigint not null,
  primary key (organization_id, item_id, place_id)
);
create index catalogue_change_in_order on catalogue_change (organization_id, version, item_id);
call app.protect('catalogue_change');

-- ==== 06-audits

-- Audits and what they are compared with.

-- A stock count of one or more stores, from its draft to its seal.
create table audit (
  organization_id uuid not null references organization on delete cascade,
  id uuid not null,
  name text not null,
  status text not null default 'draft'
    check (status in ('draft', 'active', 'stopped', 'submitted', 'completed', 'cancelled')),
  -- Blind or not, tolerances, recount rules; frozen when the audit starts.
  protocol jsonb not null,
  without_baseline boolean not null default false,
  created_by text references auth."user" on delete set null,
  created_at timestamptz not null default now(),
  due_at timestamptz,
  started_at timestamptz,
  stopped_at timestamptz,
  submitted_at timestamptz,
  completed_at timestamptz,
  cancelled_at timestamptz,
  status_reason text,
  -- Who stopped, closed or cancelled it last; null while it is being counted.
  status_by text references auth."user" on delete set null,
  -- [{"fromMs": …, "untilMs": … or null}]: when it was stopped; what is counted then is quarantined.
  pauses jsonb not null default '[]',
  -- The completed audit that this one corrects.
  corrects_audit_id uuid,
  primary key (organization_id, id)
);
create index audit_by_age on audit (organization_id, created_at desc, id);
-- Lists of completed audits, the newest first.
create index audit_by_completion on audit (organization_id, completed_at desc, id)
  where status = 'completed';
call app.protect('audit');
call app.read_scope_once('audit');
call app.track('audit', 'o', 'organization_id', 'a', 'id');
create trigger forget_frozen_lines after delete on audit
  referencing old table as old_rows for each statement
  execute function app.forget_frozen_lines();
create trigger note_usual_places after update of status on audit
  for each row when (new.status = 'completed' and old.status <> 'completed')
  execute function app.note_usual_places();

-- What should be there: the expected inventory of a store, as a file said it. A baseline is written once and
-- never edited: a better one is a new version, and its place is taken by moving a pointer.
create table baseline (
  organization_id uuid not null references organization on delete cascade,
  id uuid not null,
  store_id uuid not null,
  -- The audit it was imported for; null: the baseline of the store's next audit.
  audit_id uuid,
  version integer not null check (version > 0),
  -- Staging: rows are still arriving, and nobody but their import looks at them.
  status text not null default 'staging'
    check (status in ('staging', 'current', 'superseded', 'withdrawn')),
  file_name text,
  file_sha256 text,
  -- Whether it says what lies on each shelf, or only what is in the store.
  by_shelf boolean not null default false,
  items integer not null default 0,
  -- Thousandths, over all items.
  quantity bigint not null default 0,
  -- Why it came while the count was running.
  reason text,
  created_by text references auth."user" on delete set null,
  created_at timestamptz not null default now(),
  current_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, store_id) references store,
  foreign key (organization_id, audit_id) references audit on delete cascade
);
-- Here and not with the store: each of the two tables refers to the other.
alter table store add foreign key (organization_id, baseline_id) references baseline;
create unique index baseline_version on baseline
  (organization_id, store_id, audit_id, version) nulls not distinct;
create index baseline_by_audit on baseline (organization_id, audit_id);
call app.protect('baseline');
call app.read_scope_once('baseline');
call app.track('baseline', 'o', 'organization_id', 'a', 'audit_id', 's', 'store_id');
create trigger delete_rows after delete on baseline referencing old table as old_rows
  for each statement execute function app.delete_baseline_rows();

-- The stores of an audit, and what each of them is compared with.
create table audit_store (
  organization_id uuid not null,
  audit_id uuid not null,
  store_id uuid not null,
  -- What the store is compared with.
  baseline_id uuid,
  -- As it was at the start; null before that: the store's own.
  currency text check (currency ~ '^[A-Z]{3}$'),
  -- The smallest coin of that currency, in thousandths: values are rounded to it, once per line.
  coin smallint not null default 10 check (coin in (1, 10)),
  primary key (organization_id, audit_id, store_id),
  foreign key (organization_id, audit_id) references audit on delete cascade,
  foreign key (organization_id, store_id) references store,
  foreign key (organization_id, baseline_id) references baseline
);
create index audit_store_by_store on audit_store (organization_id, store_id);
call app.protect('audit_store');
call app.read_scope_once('audit_store');
call app.track('audit_store', 'o', 'organization_id', 'a', 'audit_id', 's', 'store_id');

-- One item of a baseline, and so of every audit that stands on it. Untracked: rows are never changed
-- after their baseline became current, and that moves the pointer in audit_store.
create table audit_item (
  organization_id uuid not null,
  baseline_id uuid not null,
  item_id uuid not null,
  -- Thousandths, in the whole store.
  expected bigint not null,
  -- Ten-thousandths of the currency, frozen by value.
  unit_cost bigint,
  primary key (organization_id, baseline_id, item_id)
) partition by list (organization_id);
call app.protect('audit_item');
call app.read_scope_once('audit_item');

-- The rows of audit_item, in a table of their own so that a file of a million items can be copied into it: COPY
-- refuses tables with row-level security, and everything else takes twice as long. Whoever reads or changes
-- rows does so through audit_item. Here the app may only add rows, and does not say whose they are: they belong
-- to the organization that it works for. No foreign keys: a million checks would take longer than everything
-- else together, and rows are only ever made from items and baselines that are there.
create table app.audit_item_rows partition of audit_item (
  organization_id default current_setting('app.organization_id')::uuid
) default;
grant insert (baseline_id, item_id, expected, unit_cost) on app.audit_item_rows to shelfcount_app;

-- How an item is spread over shelves, where the file says so. Without foreign keys, like audit_item_rows.
create table audit_item_shelf (
  organization_id uuid not null,
  baseline_id uuid not null,
  item_id uuid not null,
  shelf_id uuid not null,
  expected bigint not null,
  primary key (organization_id, baseline_id, item_id, shelf_id)
);
create index audit_item_shelf_by_shelf on audit_item_shelf (organization_id, baseline_id, shelf_id);
call app.protect('audit_item_shelf');
call app.read_scope_once('audit_item_shelf');

-- Lots, dates and serial numbers that an item is expected in, where the file says so. What is expected beyond these has
-- none. Without foreign keys, like audit_item_rows.
create table audit_item_lot (
  organization_id uuid not null,
  baseline_id uuid not null,
  item_id uuid not null,
  -- Null: the file does not say where it lies.
  shelf_id uuid,
  lot text,
  -- As 2027-03-31; as it stands in the file where it is no date.
  expiry text,
  serial text,
  expected bigint not null,
  constraint audit_item_lot_once unique nulls not distinct
    (organization_id, baseline_id, item_id, shelf_id, lot, expiry, serial),
  check (num_nonnulls(lot, expiry, serial) > 0)
);
call app.protect('audit_item_lot');
call app.read_scope_once('audit_item_lot');

-- Who did what and when. Counts are not here: they are their own record.
create table journal (
  organization_id uuid not null references organization on delete cascade,
  id uuid not null,
  audit_id uuid,
  store_id uuid,
  -- Who it was stays written after the account is gone, if only as an id.
  user_id text not null,
  at timestamptz not null default now(),
  action text not null,
  details jsonb not null default '{}',
  primary key (organization_id, id)
);
create index journal_by_audit on journal (organization_id, audit_id, id desc);
create index journal_by_store on journal (organization_id, store_id, id desc);
create index journal_by_user on journal (organization_id, user_id, id desc);
call app.protect('journal');
revoke update, delete on journal from shelfcount_app;
call app.track('journal', 'o', 'organization_id', 'a', 'audit_id');

-- ==== 07-assignments

-- Who counts which shelf.

-- One shelf, or a room without shelves, of one audit in one round.
create table assignment (
  organization_id uuid not null,
  audit_id uuid not null,
  id uuid not null,
  store_id uuid not null,
  room_id uuid not null,
  shelf_id uuid,
  round smallint not null default 0 check (round >= 0),
  status text not null default 'open' check (status in
    ('open', 'assigned', 'in_progress', 'submitted', 'approved', 'returned', 'excluded', 'cancelled')),
  assignee_id text references auth."user" on delete set null,
  submitted_at timestamptz,
  declared_empty boolean not null default false,
  reason text,
  created_at timestamptz not null default now(),
  -- A shelf that is counted independently has several assignments in a round: passes 0 and 1 are compared,
  -- pass 2 breaks a tie. Of additive shelves there is pass 0 alone.
  mode text not null default 'additive' check (mode in ('additive', 'independent')),
  pass smallint not null default 0 check (pass between 0 and 2),
  -- On pass 0 of an independent shelf: {"state": …, "differing": …, "disputed": …}.
  comparison jsonb,
  -- Since when it is its assignee's.
  held_since timestamptz,
  -- Thousandths that were counted by hand, how often they did not meet what was scanned, and whether
  -- the shelf was handed in nevertheless.
  control_total bigint,
  control_misses smallint not null default 0,
  control_unmet boolean not null default false,
  photo_file_id uuid,
  -- A recount of single items, those of recount_item: it stands beside the count of the whole shelf.
  partial boolean not null default false,
  -- When a control total that was not met was said, by the clock of the device: the same said again is no
  -- second miss. Null: none was missed, or the device did not say when.
  control_missed_ms bigint,
  -- Why it is counted again, and by whose word: whoever counts it is told.
  sent_back_reason text,
  sent_back_by text references auth."user" on delete set null,
  -- A recount of single items that was asked for while the audit was reviewed: until it is handed in, what was
  -- counted before stands, and the audit stays where it is.
  in_review boolean not null default false,
  primary key (organization_id, audit_id, id),
  foreign key (organization_id, audit_id) references audit on delete cascade,
  foreign key (organization_id, store_id) references store,
  foreign key (organization_id, room_id) references room,
  foreign key (organization_id, shelf_id) references shelf
);
create unique index assignment_by_id on assignment (organization_id, id);
create index assignment_by_assignee on assignment (organization_id, assignee_id);
create index assignment_by_store on assignment (organization_id, store_id);
-- Recounts that somebody has still to make beside a review: few, and asked for with every look at it.
create index assignment_in_review on assignment (organization_id, audit_id, store_id)
  where in_review and status in ('open', 'assigned', 'in_progress');
create unique index assignment_once on assignment
  (organization_id, audit_id, room_id, shelf_id, round, pass) nulls not distinct;
-- Shelves of which one of two counts stands by the word of a manager: few, and asked for by every report.
create index assignment_by_word on assignment (organization_id, audit_id, store_id)
  where comparison ->> 'state' in ('single', 'chosen');
create index assignment_photo on assignment (organization_id, photo_file_id)
  where photo_file_id is not null;
call app.protect('assignment');
call app.read_scope_once('assignment');
call app.track('assignment', 'o', 'organization_id', 'a', 'audit_id', 's', 'store_id');
-- An assignment with events is never removed.
create trigger protect_counted after delete on assignment
  referencing old table as old_rows for each statement
  execute function app.protect_counted_assignments();

-- A device that counts at an assignment: its lease, and what it has still to send. Apart from the
-- assignment, because heartbeats would otherwise wake every screen that shows who counts what.
create table assignment_device (
  organization_id uuid not null,
  audit_id uuid not null,
  assignment_id uuid not null,
  device_id text not null,
  store_id uuid not null,
  user_id text not null references auth."user" on delete cascade,
  lease_expires_at timestamptz,
  unsent_events integer not null default 0,
  seen_at timestamptz not null,
  -- What a device has that was refused is not on its way: nobody waits for it, and a manager has to know.
  refused_events integer not null default 0,
  -- Which handheld of the organization it is; null: somebody's own phone, or it did not say. One that was removed
  -- has no name any more.
  handheld_id text,
  primary key (organization_id, audit_id, assignment_id, device_id),
  foreign key (organization_id, audit_id, assignment_id) references assignment on delete cascade
) with (fillfactor = 80);
call app.protect('assignment_device');
call app.read_scope_once('assignment_device');
call app.track('assignment_device', 'o', 'organization_id', 'a', 'audit_id', 's', 'store_id');

-- Who had a shelf before it became another's or nobody's, and until when: what a phone without network has
-- counted there until then is still that person's work. The present holder stands in the assignment.
create table earlier_holder (
  organization_id uuid not null,
  audit_id uuid not null,
  assignment_id uuid not null,
  -- Also of people whose accounts are gone.
  user_id text not null,
  held_until timestamptz not null,
  primary key (organization_id, audit_id, assignment_id, user_id),
  foreign key (organization_id, audit_id, assignment_id) references assignment on delete cascade
);
call app.protect('earlier_holder');

-- The items of a partial recount. Whoever counts is told the items and nothing else.
create table recount_item (
  organization_id uuid not null,
  audit_id uuid not null,
  assignment_id uuid not null,
  item_id uuid not null,
  primary key (organization_id, audit_id, assignment_id, item_id),
  foreign key (organization_id, audit_id, assignment_id) references assignment on delete cascade,
  foreign key (organization_id, item_id) references item
);
create index recount_item_by_item on recount_item (organization_id, audit_id, item_id);
call app.protect('recount_item');
call app.track('recount_item', 'o', 'organization_id', 'a', 'audit_id');

-- ==== 08-counting

-- What was counted: events that are only ever added, and totals that are kept beside them.

-- What was counted, event by event: only ever added, never changed. Written by app.record_counts alone, which
-- holds the assignments: a foreign key would look each of them up again for every event of a batch.
create table scan_event (
  organization_id uuid not null,
  audit_id uuid not null,
  -- Made by the device, so that a retry is the same event.
  id uuid not null,
  store_id uuid not null,
  assignment_id uuid not null,
  round smallint not null,
  kind text not null check (kind in ('add', 'set', 'void', 'empty')),
  -- The item, or '?' and the key of an unknown code; null for void and empty.
  line text,
  item_id uuid,
  raw_code text,
  code_format text,
  -- Thousandths, as entered and what one of it stands for, apart.
  entered bigint,
  factor bigint,
  -- Of a set: the number that the person saw. For people to read; nothing is calculated with it.
  replaces bigint,
  -- What it says, in thousandths: an add adds it, a set puts it in the place of what it replaces.
  effect bigint not null,
  voids_id uuid,
  input_mode text,
  quantity_mode text,
  left_view boolean,
  lot text,
  expiry text,
  serial text,
  user_id text not null,
  device_id text not null,
  device_seq bigint not null,
  device_time_ms bigint not null,
  -- In milliseconds, so that it is the same wherever it travels.
  server_time timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  warnings text[] not null default '{}',
  -- Counted while the audit was stopped or closed: kept for the manager, without effect.
  quarantined boolean not null default false,
  note text,
  photo_file_id uuid,
  -- Its place in the order in which events came to the assignment, from 1 on.
  version integer not null,
  -- Of a set: the version of the assignment that the person saw; null: none.
  seen_version integer,
  -- Of a set: codes that stood for its item when it came, and so were in the number that it replaces.
  replaces_lines text[],
  primary key (organization_id, audit_id, id),
  -- The last wall: whatever is wrong elsewhere, no line and no shelf stands below zero.
  constraint scan_event_not_negative check (effect >= 0)
);
create index scan_event_by_assignment on scan_event
  (organization_id, audit_id, assignment_id, server_time desc, id desc);
create index scan_event_by_void on scan_event (organization_id, audit_id, voids_id)
  where voids_id is not null;
create index scan_event_by_serial on scan_event (organization_id, audit_id, serial)
  where serial is not null;
create index scan_event_labelled on scan_event (organization_id, audit_id, line)
  where serial is not null or lot is not null or expiry is not null;
create index scan_event_unknown on scan_event (organization_id, audit_id, line, server_time)
  where item_id is null and line is not null;
create index scan_event_warned on scan_event
  (organization_id, audit_id, server_time desc, id desc) where warnings <> '{}';
create index scan_event_quarantined on scan_event
  (organization_id, audit_id, server_time desc, id desc) where quarantined;
create index scan_event_by_user on scan_event (organization_id, store_id, user_id, server_time);
create index scan_event_photo on scan_event (organization_id, photo_file_id)
  where photo_file_id is not null;
call app.protect('scan_event');
call app.read_scope_once('scan_event');
-- What is written is compared with the scope as text: a setting that is read as an id for each row costs more
-- than the row's id written as text. What is read goes by the index.
alter policy organization_scope on scan_event
  with check (organization_id::text = current_setting('app.organization_id', true));
revoke update, delete on scan_event from shelfcount_app;

-- What a code that no item has stands for in an audit. Events stay as they are.
create table unknown_resolution (
  organization_id uuid not null,
  audit_id uuid not null,
  -- '?' and the key of the code.
  line text not null,
  kind text not null check (kind in ('item', 'junk', 'parked')),
  item_id uuid,
  -- Thousandths: how many units one reading stands for.
  factor bigint not null default 1000 check (factor > 0),
  reason text,
  resolved_by text not null,
  resolved_at timestamptz not null,
  primary key (organization_id, audit_id, line),
  foreign key (organization_id, audit_id) references audit on delete cascade,
  foreign key (organization_id, item_id) references item,
  check ((kind = 'item') = (item_id is not null))
);
call app.protect('unknown_resolution');
call app.read_scope_once('unknown_resolution');
call app.track('unknown_resolution', 'o', 'organization_id', 'a', 'audit_id');

-- What a manager has decided about counts that were kept without effect.
create table quarantine_decision (
  organization_id uuid not null,
  audit_id uuid not null,
  event_id uuid not null,
  accepted boolean not null,
  reason text not null,
  decided_by text not null,
  decided_at timestamptz not null,
  primary key (organization_id, audit_id, event_id),
  foreign key (organization_id, audit_id, event_id) references scan_event on delete cascade
);
call app.protect('quarantine_decision');
call app.read_scope_once('quarantine_decision');
call app.track('quarantine_decision', 'o', 'organization_id', 'a', 'audit_id');

-- Counts that add nothing, since their serial number turned out to be counted when a manager accepted them or
-- said what their code is.
create table serial_repeat (
  organization_id uuid not null,
  audit_id uuid not null,
  event_id uuid not null,
  -- The count of the same thing.
  repeats_id uuid not null,
  primary key (organization_id, audit_id, event_id),
  foreign key (organization_id, audit_id, event_id) references scan_event on delete cascade
);
create index serial_repeat_by_first on serial_repeat (organization_id, audit_id, repeats_id);
call app.protect('serial_repeat');
call app.read_scope_once('serial_repeat');
call app.track('serial_repeat', 'o', 'organization_id', 'a', 'audit_id');

-- What was counted of a line in an assignment; kept in step with the events by the same transaction.
create table count_total (
  organization_id uuid not null,
  audit_id uuid not null,
  assignment_id uuid not null,
  line text not null,
  item_id uuid,
  quantity bigint not null,
  -- Events that count: 0 means that all of them were undone, and so not counted.
  events integer not null,
  -- Events of it were set or voided: a further one is not just added.
  corrected boolean not null default false,
  primary key (organization_id, audit_id, assignment_id, line),
  foreign key (organization_id, audit_id, assignment_id) references assignment,
  constraint count_total_not_negative check (quantity >= 0)
) with (fillfactor = 80);
create index count_total_by_item on count_total (organization_id, audit_id, item_id);
call app.protect('count_total');
call app.read_scope_once('count_total');
alter policy organization_scope on count_total
  with check (organization_id::text = current_setting('app.organization_id', true));
create trigger mark_delete after delete on count_total
  referencing old table as old_rows for each statement execute function app.mark_gone_totals();

-- What each pass of an independent shelf has counted. What stands after the comparison is in
-- count_total, under pass 0: whoever adds up count_total never adds up two counts of one shelf.
create table pass_total (
  organization_id uuid not null,
  audit_id uuid not null,
  assignment_id uuid not null,
  line text not null,
  item_id uuid,
  quantity bigint not null,
  events integer not null,
  corrected boolean not null default false,
  primary key (organization_id, audit_id, assignment_id, line),
  foreign key (organization_id, audit_id, assignment_id) references assignment,
  constraint pass_total_not_negative check (quantity >= 0)
) with (fillfactor = 80);
create index pass_total_by_item on pass_total (organization_id, audit_id, item_id);
call app.protect('pass_total');
call app.read_scope_once('pass_total');

-- One row per assignment: what screens look at, and the lock that puts its events in a row.
create table assignment_progress (
  organization_id uuid not null,
  audit_id uuid not null,
  assignment_id uuid not null,
  store_id uuid not null,
  events integer not null default 0,
  lines integer not null default 0,
  quantity bigint not null default 0,
  -- Lines of codes that no item has.
  unknown_lines integer not null default 0,
  -- Events with a warning, and events that are kept without effect.
  warnings integer not null default 0,
  quarantined integer not null default 0,
  first_event_at timestamptz,
  last_event_at timestamptz,
  -- By the clocks of devices, without the breaks.
  active_ms bigint not null default 0,
  last_device_ms bigint,
  -- Whether others than its holder have recorded there, or may have.
  shared boolean not null default false,
  primary key (organization_id, audit_id, assignment_id),
  -- Written with its assignment, in the same statement; assignments are never removed but with their audit.
  foreign key (organization_id, audit_id) references audit on delete cascade,
  constraint assignment_progress_not_negative check (quantity >= 0)
) with (fillfactor = 80);
call app.protect('assignment_progress');
call app.read_scope_once('assignment_progress');
alter policy organization_scope on assignment_progress
  with check (organization_id::text = current_setting('app.organization_id', true));
call app.track('assignment_progress', 'o', 'organization_id', 'a', 'audit_id', 's', 'store_id');
-- Every count moves the progress of its shelf, whose keys never change: named from the new rows alone.
create or replace trigger log_update after update on assignment_progress referencing new table as new_rows
  for each statement execute function app.log_progress();
create trigger log_waiting after update on assignment_progress
  for each row when (old.unknown_lines <> new.unknown_lines) execute function app.log_waiting();

-- What each person did at a shelf where others than its holder have counted. Nearly every shelf is counted by
-- whoever holds it, and its progress is theirs.
create table counter_work (
  organization_id uuid not null,
  audit_id uuid not null,
  assignment_id uuid not null,
  -- Also of people whose accounts are gone.
  user_id text not null,
  lines integer not null,
  quantity bigint not null,
  active_ms bigint not null,
  last_event_at timestamptz not null,
  -- The latest moment that they have counted at there. Null: nobody has looked.
  last_device_ms bigint,
  primary key (organization_id, audit_id, assignment_id, user_id),
  foreign key (organization_id, audit_id) references audit on delete cascade
);
call app.protect('counter_work');
call app.track('counter_work', 'o', 'organization_id', 'a', 'audit_id');

-- How often each person has counted a line at a shelf where others have counted, too, as far as that stands.
create table counter_line (
  organization_id uuid not null,
  audit_id uuid not null,
  assignment_id uuid not null,
  user_id text not null,
  line text not null,
  events integer not null,
  primary key (organization_id, audit_id, assignment_id, user_id, line),
  foreign key (organization_id, audit_id) references audit on delete cascade
);
call app.protect('counter_line');

-- Digests of the counts of each assignment, made while managers review, so that whoever completes an
-- audit does not wait for a million events. Events are only ever added, and the transactions that wrote
-- them add up to more with everything that is written: a digest stands as long as both are the same.
create table event_digest (
  organization_id uuid not null,
  audit_id uuid not null,
  assignment_id uuid not null,
  -- The transaction that wrote the row of its progress: where it is another, counts may have come.
  version xid not null,
  rows integer not null,
  written bigint not null,
  digest text not null,
  -- Who recorded all of them, since nearly every shelf is counted by one person. Null: several did, or nobody
  -- has looked.
  recorder text,
  primary key (organization_id, audit_id, assignment_id),
  foreign key (organization_id, audit_id) references audit on delete cascade
);
call app.protect('event_digest');

-- How many codes of an assignment wait for somebody. That changes seldom: whoever asks for it alone is told of
-- nothing else. Rows of progress come and go with their assignments, which tag that.
create view app.waiting_codes with (security_invoker = true) as
  select p.organization_id, p.audit_id, p.assignment_id, p.store_id, p.unknown_lines
  from assignment_progress p;
grant select on app.waiting_codes to shelfcount_app;

-- An event as it is recorded. A new column of an event belongs here, into the insert of app.record_counts,
-- and into src/server/queries/counting/recorded-event.ts.
create type app.scan_event_input as (
  id uuid,
  assignment_id uuid,
  round smallint,
  kind text,
  line text,
  item_id uuid,
  raw_code text,
  code_format text,
  entered bigint,
  factor bigint,
  replaces bigint,
  seen_version integer,
  effect bigint,
  voids_id uuid,
  input_mode text,
  quantity_mode text,
  left_view boolean,
  lot text,
  expiry text,
  serial text,
  device_id text,
  device_seq bigint,
  device_time_ms bigint,
  warnings text[],
  quarantined boolean,
  note text,
  photo_file_id uuid
);

-- ==== 09-results

-- What managers decide about a count, what it stands at until it is completed, and its lines for good.

-- What managers decide about the lines of a count.
create table audit_decision (
  organization_id uuid not null,
  audit_id uuid not null,
  store_id uuid not null,
  item_id uuid not null,
  -- Grows with every change: whoever decides names the one they saw.
  version integer not null check (version > 0),
  -- Null: what was decided has been taken back.
  decision text check (decision in ('accept', 'reject', 'recount', 'zero')),
  reason_code text,
  note text,
  -- What the line stood at then, in thousandths; null counted: not counted.
  expected bigint,
  counted bigint,
  decided_by text references auth."user" on delete set null,
  decided_at timestamptz not null,
  -- A new round has begun since where the line lies.
  recounted boolean not null default false,
  due bigint,
  primary key (organization_id, audit_id, store_id, item_id),
  foreign key (organization_id, audit_id) references audit on delete cascade
);
call app.protect('audit_decision');
call app.read_scope_once('audit_decision');
call app.track('audit_decision', 'o', 'organization_id', 'a', 'audit_id');
create trigger mark_insert after insert on audit_decision
  referencing new table as new_rows for each statement execute function app.mark_decided();
create trigger mark_update after update on audit_decision
  referencing new table as new_rows for each statement execute function app.mark_decided();
create trigger mark_delete after delete on audit_decision
  referencing old table as old_rows for each statement execute function app.mark_decided();

-- What the result lines of a store were worked out from; with another baseline, or other limits, they stand for
-- nothing.
create table result_store (
  organization_id uuid not null,
  audit_id uuid not null,
  store_id uuid not null,
  baseline_id uuid,
  limits text not null,
  -- Where all of its shelves stood, and whether items that name no shelf depend on that.
  stand text not null default 'open',
  has_unplaced boolean not null default false,
  primary key (organization_id, audit_id, store_id),
  foreign key (organization_id, audit_id) references audit on delete cascade
);
call app.protect('result_store');
call app.read_scope_once('result_store');

-- The state of each assignment when its counts were taken into result lines. `version` is the transaction that wrote
-- the row of its progress: whatever changes totals writes that row too, and recording a count costs
-- nothing more. A database that was restored has other transactions, and its lines are made anew.
create table result_place (
  organization_id uuid not null,
  audit_id uuid not null,
  assignment_id uuid not null,
  version xid not null,
  events integer not null,
  -- Where the shelf of the assignment stood, and whether it was said to be empty.
  stand text not null,
  primary key (organization_id, audit_id, assignment_id),
  foreign key (organization_id, audit_id) references audit on delete cascade
) with (fillfactor = 80);
call app.protect('result_place');
call app.read_scope_once('result_place');

-- Items whose result lines have changed otherwise: by a decision, a new cost, or totals that are gone.
create table result_mark (
  organization_id uuid not null,
  audit_id uuid not null,
  item_id uuid not null,
  foreign key (organization_id, audit_id) references audit on delete cascade
);
create index result_mark_by_audit on result_mark (organization_id, audit_id);
call app.protect('result_mark');
call app.read_scope_once('result_mark');

-- The lines of counts that are not completed yet, as they were worked out last, so that nobody who looks at a
-- result adds up a million events. What has moved since is found again on every read: these lines say nothing
-- that their sources do not say.
create table result_line (
  organization_id uuid not null,
  audit_id uuid not null,
  store_id uuid not null,
  item_id uuid not null,
  unit_cost bigint,
  expected bigint,
  in_baseline boolean not null,
  counted bigint,
  found bigint,
  variance bigint,
  value double precision,
  expected_value double precision,
  found_value double precision,
  -- By the limits of the protocol.
  beyond boolean not null,
  review text not null,
  version integer not null,
  decision text,
  -- 0 matched, 1 missing, 2 extra, 3 not counted, 4 counted without anything to compare with.
  side smallint not null generated always as (
    case when found is null then 3 when variance is null then 4 when variance < 0 then 1
      when variance > 0 then 2 else 0 end) stored,
  -- The order of lists that begin with what is worth most. What was not found stands by what it would be worth.
  rank double precision not null generated always as (
    coalesce(-abs(value),
      case when found is null and due is not null then -abs(not_counted_value) end, 1)) stored,
  due bigint,
  compared bigint,
  not_counted bigint not null,
  compared_value double precision,
  not_counted_value double precision,
  primary key (organization_id, audit_id, store_id, item_id),
  foreign key (organization_id, audit_id) references audit on delete cascade
);
create index result_line_by_value on result_line
  (organization_id, audit_id, side, rank, store_id, item_id);
-- Tabs that take few lines of every side.
create index result_line_open on result_line (organization_id, audit_id, rank, store_id, item_id)
  where review in ('open', 'recount', 'stale');
create index result_line_decided on result_line (organization_id, audit_id, rank, store_id, item_id)
  where review in ('accepted', 'rejected', 'zero', 'recounted');
create index result_line_beyond on result_line (organization_id, audit_id, rank, store_id, item_id)
  where beyond;
create index result_line_unexpected on result_line
  (organization_id, audit_id, rank, store_id, item_id)
  where not in_baseline and expected is not null and counted is not null;
call app.protect('result_line');
call app.read_scope_once('result_line');

-- The same lines by shelf, or by room where a room is counted as one: made with the lines, and as true as they are.
create table result_line_place (
  organization_id uuid not null,
  audit_id uuid not null,
  store_id uuid not null,
  item_id uuid not null,
  room_id uuid not null,
  -- The shelf, or the room that was counted as one.
  place_id uuid not null,
  shelf_id uuid,
  expected bigint,
  found bigint,
  variance bigint,
  expected_value double precision,
  found_value double precision,
  value double precision,
  primary key (organization_id, audit_id, item_id, store_id, room_id, place_id),
  foreign key (organization_id, audit_id) references audit on delete cascade
);
call app.protect('result_line_place');
call app.read_scope_once('result_line_place');

-- Sums over the result lines of a store, tab by tab. Of what may be unknown there is also how many lines
-- know it: a sum of none is not zero.
create table result_figure (
  organization_id uuid not null,
  audit_id uuid not null,
  store_id uuid not null,
  tab text not null,
  lines integer not null,
  lines_counted integer not null,
  compared integer not null,
  unvalued integer not null,
  stale integer not null,
  recount integer not null,
  accepted integer not null,
  rejected integer not null,
  zero integer not null,
  recounted integer not null,
  expected bigint not null,
  counted bigint not null,
  net bigint not null,
  gross bigint not null,
  compared_expected bigint not null,
  expected_value double precision not null,
  counted_value double precision not null,
  net_value double precision not null,
  gross_value double precision not null,
  short_value double precision not null,
  compared_value double precision not null,
  with_expected integer not null,
  with_expected_value integer not null,
  with_counted_value integer not null,
  with_value integer not null,
  with_short_value integer not null,
  with_compared_value integer not null,
  not_counted integer not null,
  not_counted_unvalued integer not null,
  with_not_counted_value integer not null,
  not_counted_value double precision not null,
  not_found integer not null,
  not_found_unvalued integer not null,
  with_not_found_value integer not null,
  not_found_value double precision not null,
  primary key (organization_id, audit_id, store_id, tab),
  foreign key (organization_id, audit_id) references audit on delete cascade
) with (fillfactor = 80);
call app.protect('result_figure');
call app.read_scope_once('result_figure');

-- Lines of completed audits, by value. Untracked: they come with the seal and never change. No foreign key:
-- looking the audit up again for each of a hundred thousand lines took half of the time of completing it.
create table audit_line (
  organization_id uuid not null,
  audit_id uuid not null,
  store_id uuid not null,
  item_id uuid not null,
  store_name text not null,
  sku text,
  -- The one for a single piece.
  barcode text,
  name text not null,
  category text,
  unit text not null,
  unit_cost bigint,
  expected bigint,
  in_baseline boolean not null,
  counted bigint,
  review text not null,
  settled bigint,
  version integer not null,
  decision text,
  reason_code text,
  note text,
  decided_by text,
  decided_by_name text,
  decided_at timestamptz,
  decided_expected bigint,
  decided_counted bigint,
  recounted boolean not null,
  -- Of the expectation what should lie on shelves that were handed in; null: nothing yet.
  due bigint,
  decided_due bigint,
  primary key (organization_id, audit_id, store_id, item_id)
);
call app.protect('audit_line');
call app.read_scope_once('audit_line');
revoke update, delete on audit_line from shelfcount_app;

-- What the labels of their things said besides the item, each once, by value.
create table audit_line_label (
  organization_id uuid not null,
  audit_id uuid not null,
  store_id uuid not null,
  item_id uuid not null,
  kind text not null check (kind in ('serial', 'lot', 'expiry')),
  value text not null,
  primary key (organization_id, audit_id, store_id, item_id, kind, value)
);
call app.protect('audit_line_label');
call app.read_scope_once('audit_line_label');
revoke update, delete on audit_line_label from shelfcount_app;

-- Where those lines were expected and counted, round by round, by value.
create table audit_line_place (
  organization_id uuid not null,
  audit_id uuid not null,
  store_id uuid not null,
  item_id uuid not null,
  -- The shelf, or the room that was counted as one.
  place_id uuid not null,
  -- The assignment, or the place itself where nothing was planned.
  source_id uuid not null,
  assignment_id uuid,
  room_id uuid not null,
  room_name text not null,
  shelf_id uuid,
  shelf_code text,
  round smallint,
  pass smallint,
  status text,
  user_id text,
  user_name text,
  expected bigint,
  -- What this round has counted, and what stands of it.
  counted bigint,
  standing bigint,
  in_totals boolean not null,
  handed_in boolean not null default true,
  primary key (organization_id, audit_id, item_id, place_id, source_id)
);
call app.protect('audit_line_place');
call app.read_scope_once('audit_line_place');
revoke update, delete on audit_line_place from shelfcount_app;

-- An audit that is being completed, for those who wait for it. What is sealed becomes visible all at
-- once: this is written beside that transaction, and goes with it.
create table completion_run (
  organization_id uuid not null,
  audit_id uuid not null,
  step text not null,
  started_at timestamptz not null,
  started_by_name text not null,
  primary key (organization_id, audit_id),
  foreign key (organization_id, audit_id) references audit on delete cascade
);
call app.protect('completion_run');
call app.track('completion_run', 'o', 'organization_id', 'a', 'audit_id');

-- ==== 10-seals

-- Seals of completed audits. The key that signs is not in the database: whoever writes here can lose a seal, but
-- cannot make one that is believed.

-- The seal of a completed audit. Names are values: a renamed organization does not change it.
create table audit_seal (
  organization_id uuid not null,
  audit_id uuid not null,
  confirmation_number text not null unique,
  seal text not null,
  -- What was sealed besides the lines, as the export says it.
  facts jsonb not null,
  json_sha256 text not null,
  csv_sha256 text not null,
  organization_name text not null,
  audit_name text not null,
  sealed_by_name text not null,
  sealed_at timestamptz not null,
  -- A statement about the audit with its signature; null: it was sealed without one.
  proof text,
  -- The place among the seals of the organization, from 1 on.
  sequence integer,
  primary key (organization_id, audit_id),
  foreign key (organization_id, audit_id) references audit on delete cascade
);
create index audit_seal_by_json on audit_seal (json_sha256);
create index audit_seal_by_csv on audit_seal (csv_sha256);
create unique index audit_seal_by_sequence on audit_seal (organization_id, sequence);
create index audit_seal_by_seal on audit_seal (seal);
call app.protect('audit_seal');
revoke update, delete on audit_seal from shelfcount_app;
call app.track('audit_seal', 'o', 'organization_id', 'a', 'audit_id');

-- The newest seal of each organization. What is deleted later stays in the chain.
create table app.seal_chain (
  organization_id uuid primary key references organization on delete cascade,
  sequence integer not null,
  seal text
);

-- Public keys with their history, signed by the key in use.
create table app.seal_key_list (
  key_id text primary key,
  signed text not null,
  made_at timestamptz not null default now()
);

-- One number over all seals that a day added, whoever they are of.
create table app.seal_root (
  day date primary key,
  sequence integer not null unique,
  root text not null,
  -- The statement with its signature.
  proof text not null,
  made_at timestamptz not null default now()
);

-- Which seals are under it: hashes, and nothing of whose they are.
create table app.seal_root_entry (
  seal text primary key,
  day date not null references app.seal_root
);
create index seal_root_entry_by_day on app.seal_root_entry (day, seal);

-- ==== 11-imports

-- Files that become a catalogue or a baseline.

-- A file that fills several stores. It is an import for each of them, and they come into force together.
create table import_group (
  organization_id uuid not null references organization on delete cascade,
  id uuid not null,
  -- What every name in the file was said to be: a store, or null where its rows are left out.
  answers jsonb not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
call app.protect('import_group');
call app.track('import_group', 'o', 'organization_id');

-- A file that becomes a catalogue or a baseline. What was read lies aside until somebody confirms it.
create table import (
  organization_id uuid not null references organization on delete cascade,
  id uuid not null,
  store_id uuid not null,
  -- The audit it is for; null: the catalogue, or the store's next audit.
  audit_id uuid,
  kind text not null check (kind in ('catalogue', 'baseline')),
  status text not null default 'checking' check (
    status in ('checking', 'checked', 'importing', 'done', 'failed', 'cancelled', 'undoing',
      'undone')
  ),
  -- Grows with every check: whoever reads for an older one is too late.
  run integer not null default 1,
  file_id uuid not null,
  file_name text not null,
  file_sha256 text not null,
  file_bytes bigint not null,
  format jsonb not null,
  headers jsonb not null,
  mapping jsonb not null,
  -- Of the phase that is under way: its start, the part of the file, rows.
  phase_started_at timestamptz not null default now(),
  bytes_done bigint not null default 0,
  rows_done integer not null default 0,
  rows_total integer,
  -- What the check found, in numbers; null: not checked.
  summary jsonb,
  -- What somebody decided about all findings of a kind.
  decisions jsonb not null default '{}',
  create_places boolean not null default true,
  -- Why it failed; null: it did not.
  failure jsonb,
  reason text,
  -- Where the rows go that need nobody, and what it took the place of.
  baseline_id uuid,
  replaced_baseline_id uuid,
  created_by text references auth."user" on delete set null,
  created_at timestamptz not null default now(),
  confirmed_by text references auth."user" on delete set null,
  ended_at timestamptz,
  -- How many items it has made or changed, as long as that can be taken back.
  changes integer not null default 0,
  -- What became of them when it was taken back.
  undone jsonb,
  -- What people typed over cells of a file, by row and column: it stays when the file is read in another way.
  repairs jsonb not null default '[]',
  -- The file is for several stores; whether the rows of this one are ready to come into force with the others.
  group_id uuid,
  is_ready boolean not null default false,
  -- The column that takes the counts when the file goes back, from 0; null: nobody has chosen it.
  count_column integer,
  primary key (organization_id, id),
  foreign key (organization_id, store_id) references store,
  foreign key (organization_id, audit_id) references audit on delete cascade,
  foreign key (organization_id, group_id) references import_group
);
create index import_by_store on import (organization_id, store_id, id);
create index import_by_group on import (organization_id, group_id) where group_id is not null;
call app.protect('import');
call app.track('import', 'o', 'organization_id', 's', 'store_id');
create trigger delete_rows after delete on import referencing old table as old_rows
  for each statement execute function app.delete_import_rows();

-- Rows of an import that need more than a place in the baseline: new items, new codes, unknown shelves, doubts.
-- Untracked, like findings: the import they belong to is changed together with them.
create table import_row (
  organization_id uuid not null,
  import_id uuid not null,
  row_number integer not null,
  -- Null: fine. Otherwise the row stays out.
  errors text[],
  flags text[],
  sku text,
  code text,
  code_key text,
  name text,
  category text,
  unit text,
  pack bigint not null default 1000,
  quantity bigint,
  unit_cost bigint,
  unit_price bigint,
  room text,
  shelf text,
  shelf_id uuid,
  item_id uuid,
  -- As they stand in the file, of rows with errors: they can be mended.
  cells jsonb,
  -- Codes beside the first one, [{"code", "key", "pack"}]; null: there are none.
  further_codes jsonb,
  lot text,
  expiry text,
  serial text,
  primary key (organization_id, import_id, row_number)
);
call app.protect('import_row');
call app.read_scope_once('import_row');

-- What is doubtful or wrong about rows of an import.
create table import_finding (
  organization_id uuid not null,
  import_id uuid not null,
  code text not null,
  row_number integer not null,
  seq integer not null,
  column_kind text,
  value text not null,
  suggestion text,
  primary key (organization_id, import_id, code, row_number, seq)
);
call app.protect('import_finding');
call app.read_scope_once('import_finding');

-- What a list of items did to each item, kept for a while so that it can be taken back.
create table import_change (
  organization_id uuid not null,
  import_id uuid not null,
  item_id uuid not null,
  -- As it was; null: the import has made it.
  before jsonb,
  -- Of the item as the import left it: who has changed it since has meant it.
  print uuid not null,
  -- Codes that it got.
  codes text[] not null default '{}',
  primary key (organization_id, import_id, item_id),
  foreign key (organization_id, import_id) references import on delete cascade
);
call app.protect('import_change');

-- How the columns of files of one shape were used last.
create table import_mapping (
  organization_id uuid not null references organization on delete cascade,
  shape_sha256 text not null,
  mapping jsonb not null,
  used_at timestamptz not null default now(),
  primary key (organization_id, shape_sha256)
);
call app.protect('import_mapping');
call app.track('import_mapping', 'o', 'organization_id');

-- ==== 12-reports

-- Figures of completed audits, added up once, so that reports over years of them stay cheap. Written together
-- with the seal, by value: they never change. Untracked, like the lines they come from.

-- Sums over the lines of one category in one store of one audit; '' for items without a category.
-- Quantities in thousandths, values in thousandths of the currency; null: there is nothing to add up, which
-- is not 0.
create table report_figure (
  organization_id uuid not null,
  audit_id uuid not null,
  store_id uuid not null,
  category text not null,
  lines integer not null,
  counted_lines integer not null,
  compared_lines integer not null,
  matched_lines integer not null,
  missing_lines integer not null,
  extra_lines integer not null,
  unexpected_lines integer not null,
  unvalued_lines integer not null,
  expected bigint,
  counted bigint,
  net bigint,
  gross bigint,
  compared_expected bigint,
  expected_value bigint,
  counted_value bigint,
  net_value bigint,
  gross_value bigint,
  short_value bigint,
  compared_value bigint,
  -- Lines of which something was not counted, those of them whose cost nobody knows, and what it should be
  -- worth by the books.
  not_counted_lines integer not null default 0,
  not_counted_unvalued_lines integer not null default 0,
  not_counted_value bigint,
  primary key (organization_id, audit_id, store_id, category),
  foreign key (organization_id, audit_id) references audit on delete cascade
);
call app.protect('report_figure');
call app.read_scope_once('report_figure');
revoke update, delete on report_figure from shelfcount_app;

-- How far one store of one audit was counted, and in how much time.
create table report_store (
  organization_id uuid not null,
  audit_id uuid not null,
  store_id uuid not null,
  store_name text not null,
  shelves integer not null,
  explained integer not null,
  lines integer not null,
  quantity bigint not null,
  active_ms bigint not null,
  primary key (organization_id, audit_id, store_id),
  foreign key (organization_id, audit_id) references audit on delete cascade
);
create index report_store_by_store on report_store (organization_id, store_id, audit_id);
call app.protect('report_store');
call app.read_scope_once('report_store');
revoke update, delete on report_store from shelfcount_app;

-- What one person counted in one store of one audit.
create table report_counter (
  organization_id uuid not null,
  audit_id uuid not null,
  store_id uuid not null,
  user_id text not null,
  user_name text not null,
  shelves integer not null,
  lines integer not null,
  quantity bigint not null,
  active_ms bigint not null,
  -- Lines that somebody counted again in a later round, and those of them that came out otherwise.
  recounted_lines integer not null,
  differing_lines integer not null,
  primary key (organization_id, audit_id, store_id, user_id),
  foreign key (organization_id, audit_id) references audit on delete cascade
);
create index report_counter_by_user on report_counter (organization_id, user_id);
call app.protect('report_counter');
call app.read_scope_once('report_counter');
revoke update, delete on report_counter from shelfcount_app;

-- ==== 13-insights

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

-- ==== 14-billing

-- Billing. The customer is the organization.

-- The account that an organization is billed by. Times of billing are milliseconds of the customer's own clock,
-- which can be ahead of everybody else's in the sandbox.
create table billing_customer (
  organization_id uuid primary key references organization on delete cascade,
  name text,
  email text,
  fingerprint text,
  metadata jsonb not null default '{}',
  provider_customer_id text,
  payment_method jsonb,
  -- Money that is owed to the customer.
  credit numeric not null default 0,
  trials_used text[] not null default '{}',
  clock_ahead_ms bigint not null default 0,
  revision bigint not null default 0,
  created_at_ms bigint not null
);
create unique index billing_customer_by_provider on billing_customer (provider_customer_id)
  where provider_customer_id is not null;
call app.protect('billing_customer');
call app.track('billing_customer', 'o', 'organization_id');
create trigger forget_history after delete on billing_customer
  for each row execute function app.forget_billing_history();
create trigger end_at_provider after delete on billing_customer
  for each row execute function app.end_at_provider();

-- A plan or an extra that a customer has, had or will have.
create table billing_product (
  organization_id uuid not null references billing_customer on delete cascade,
  id uuid not null,
  product_id text not null,
  product_group text not null,
  -- A plan of which a group has one.
  is_main boolean not null,
  entity_id text,
  status text not null check (status in ('active', 'trialing', 'past_due', 'scheduled', 'expired')),
  -- The product as it was when it was taken: a plan file that changes changes nothing here.
  definition jsonb not null,
  quantities jsonb not null default '{}',
  started_at_ms bigint not null,
  anchor_at_ms bigint not null,
  period_start_ms bigint,
  period_end_ms bigint,
  trial_ends_at_ms bigint,
  canceled_at_ms bigint,
  ends_at_ms bigint,
  past_due_since_ms bigint,
  subscription_id text,
  primary key (organization_id, id)
);
create unique index billing_product_running_main on billing_product
  (organization_id, product_group, coalesce(entity_id, ''))
  where is_main and status in ('active', 'trialing', 'past_due');
create index billing_product_attached on billing_product (organization_id) where status <> 'expired';
create index billing_product_to_tell on billing_product (status)
  where status in ('trialing', 'past_due');
call app.protect('billing_product');
call app.track('billing_product', 'o', 'organization_id');

-- How much of a feature a customer has left.
create table billing_balance (
  organization_id uuid not null,
  id uuid not null,
  attached_id uuid not null,
  feature_id text not null,
  entity_id text,
  interval text,
  granted numeric not null,
  balance numeric not null,
  -- How low it may go; null: as low as it gets.
  floor numeric,
  unlimited boolean not null,
  overage boolean not null,
  usage_limit numeric,
  anchor_at_ms bigint not null,
  reset_at_ms bigint,
  expires_at_ms bigint,
  position integer not null,
  -- Until then nothing else has a say about its feature: usage is one update of this row, which says how far the
  -- clock of the customer is ahead as well, because whoever waited for the row sees what is in it now.
  alone_until_ms bigint not null default 0,
  clock_ahead_ms bigint not null default 0,
  primary key (organization_id, id),
  foreign key (organization_id, attached_id) references billing_product on delete cascade
) with (fillfactor = 80);
create index billing_balance_by_feature on billing_balance (organization_id, feature_id);
call app.protect('billing_balance');
call app.track('billing_balance', 'o', 'organization_id');
-- Usage changes one balance: its scope is said for the row, without a table of what was and what is.
create or replace trigger log_update after update on billing_balance
  for each row execute function app.log_one_billing_balance();

-- Every use of a feature that was reported. Events and movements go with their customer by a trigger: a
-- foreign key would look at the customer's row, and share a lock on it, for every unit that is used.
create table billing_event (
  organization_id uuid not null,
  id uuid not null,
  feature_id text not null,
  event_name text,
  entity_id text,
  value numeric not null,
  idempotency_key text,
  properties jsonb not null default '{}',
  at_ms bigint not null,
  primary key (organization_id, feature_id, at_ms, id)
);
create unique index billing_event_once on billing_event
  (organization_id, feature_id, coalesce(event_name, ''), idempotency_key)
  where idempotency_key is not null;
call app.protect('billing_event');
revoke update, delete on billing_event from shelfcount_app;

-- Every movement of every balance. The rows of a balance add up to it.
create table billing_ledger (
  organization_id uuid not null,
  id bigint generated always as identity,
  balance_id uuid not null,
  feature_id text not null,
  delta numeric not null,
  reason text not null,
  event_id uuid,
  at_ms bigint not null,
  primary key (organization_id, balance_id, id)
);
call app.protect('billing_ledger');
revoke update, delete on billing_ledger from shelfcount_app;

-- What a plan is counted by, such as a seat.
create table billing_entity (
  organization_id uuid not null references billing_customer on delete cascade,
  id text not null,
  feature_id text not null,
  name text,
  created_at_ms bigint not null,
  primary key (organization_id, id)
);
call app.protect('billing_entity');
call app.track('billing_entity', 'o', 'organization_id');

-- What a customer was asked to pay, line by line.
create table billing_invoice (
  organization_id uuid not null references billing_customer on delete cascade,
  id uuid not null,
  product_ids text[] not null,
  attached_id uuid,
  lines jsonb not null,
  total numeric not null,
  currency text not null,
  status text not null check (status in ('paid', 'open', 'void')),
  provider_id text,
  created_at_ms bigint not null,
  -- Money that went back: to the card or lost to the bank, and as credit of a credit note.
  refunded numeric not null default 0,
  credited numeric not null default 0,
  primary key (organization_id, id)
);
call app.protect('billing_invoice');
call app.track('billing_invoice', 'o', 'organization_id');

-- Money that changed hands, named by what it was for: the key is why nobody pays twice.
create table billing_payment (
  organization_id uuid not null references billing_customer on delete cascade,
  id text not null,
  invoice_id uuid not null,
  amount numeric not null,
  currency text not null,
  at_ms bigint not null,
  primary key (organization_id, id)
);
call app.protect('billing_payment');
revoke update, delete on billing_payment from shelfcount_app;

-- A page where somebody pays. Of those for a plan, one at most is open, and one that is only shown beside its
-- price.
create table billing_checkout (
  organization_id uuid not null references billing_customer on delete cascade,
  id text not null,
  mode text not null check (mode in ('subscription', 'payment', 'setup')),
  status text not null check (status in ('open', 'complete', 'expired')),
  request jsonb not null,
  total numeric not null,
  currency text not null,
  success_url text not null,
  cancel_url text not null,
  provider_url text,
  created_at_ms bigint not null,
  expires_at_ms bigint not null,
  offered boolean not null default false,
  primary key (organization_id, id)
);
create unique index billing_checkout_open on billing_checkout (organization_id, offered)
  where status = 'open' and mode = 'subscription';
call app.protect('billing_checkout');
call app.track('billing_checkout', 'o', 'organization_id');

-- What is being done at the provider. One at a time: whoever comes second is told so, and what a crash
-- left behind is finished under the same name, which the provider knows.
create table billing_operation (
  organization_id uuid not null references billing_customer on delete cascade,
  id uuid not null,
  kind text not null,
  request jsonb not null,
  status text not null check (status in ('pending', 'done', 'failed')),
  created_at_ms bigint not null,
  primary key (organization_id, id)
);
create unique index billing_operation_pending on billing_operation (organization_id)
  where status = 'pending';
call app.protect('billing_operation');
call app.track('billing_operation', 'o', 'organization_id');

-- Who was brought by whom, once on either side.
create table billing_redemption (
  organization_id uuid not null references billing_customer on delete cascade,
  program_id text not null,
  id uuid not null,
  code text not null,
  referrer_id uuid not null,
  reward_applied boolean not null,
  created_at_ms bigint not null,
  primary key (organization_id, program_id)
);
call app.protect('billing_redemption');
call app.track('billing_redemption', 'o', 'organization_id');

-- Customers that a customer has brought. The other side of billing_redemption.
create table billing_referral (
  organization_id uuid not null references billing_customer on delete cascade,
  redemption_id uuid not null,
  program_id text not null,
  redeemer_id uuid not null,
  redeemer_name text,
  reward_applied boolean not null,
  created_at_ms bigint not null,
  primary key (organization_id, redemption_id)
);
call app.protect('billing_referral');
call app.track('billing_referral', 'o', 'organization_id');

-- Codes that bring customers. They are found by whoever has them, from any organization; the counter is what holds the maximum.
create table app.referral_code (
  code text primary key,
  owner_id uuid not null references organization on delete cascade,
  program_id text not null,
  redemptions integer not null default 0,
  created_at_ms bigint not null,
  unique (owner_id, program_id)
);
grant select, insert, update on app.referral_code to shelfcount_app;

-- One trial per browser, whoever it signs up as.
create table app.trial_fingerprint (
  product_id text not null,
  fingerprint text not null,
  owner_id uuid not null,
  primary key (product_id, fingerprint)
);
grant select, insert on app.trial_fingerprint to shelfcount_app;

-- What owners were told by mail, each once: of a payment that did not go through, and of a trial that is about
-- to end.
create table billing_notice (
  organization_id uuid not null,
  attached_id uuid not null,
  kind text not null check (kind in ('payment_failed', 'trial_ending')),
  -- Since when the payment is missing, or when the trial ends, by the customer's clock.
  about_ms bigint not null,
  told_at timestamptz not null default now(),
  primary key (organization_id, attached_id, kind, about_ms),
  foreign key (organization_id, attached_id) references billing_product on delete cascade
);
call app.protect('billing_notice');
call app.track('billing_notice', 'o', 'organization_id');

-- ==== 15-provider

-- The provider that takes the money: what it was asked, what it reported, and what is still to be told.

-- Calls that change something at the provider, written down before they are made. Whoever finishes what
-- a crash left behind says the same words under the same name.
create table billing_provider_call (
  organization_id uuid not null references billing_customer on delete cascade,
  name text not null,
  params jsonb not null,
  -- What the provider calls that which came of it; null: nobody has heard yet.
  result text,
  created_at timestamptz not null default now(),
  primary key (organization_id, name)
);
call app.protect('billing_provider_call');
call app.track('billing_provider_call', 'o', 'organization_id');

-- Credit that was given here and that the provider has to know of before it sends the next invoice.
create table billing_credit_grant (
  organization_id uuid not null references billing_customer on delete cascade,
  id uuid not null,
  amount numeric not null,
  is_told boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
call app.protect('billing_credit_grant');
call app.track('billing_credit_grant', 'o', 'organization_id');

-- How often the provider was looked at: a look that began before another one ended is out of date.
create table billing_provider_look (
  organization_id uuid primary key references billing_customer on delete cascade,
  looks bigint not null default 0
);
call app.protect('billing_provider_look');
call app.track('billing_provider_look', 'o', 'organization_id');

-- What the provider reports, each once, whether its customer is known or not. Not of a tenant: an event
-- of somebody unknown belongs to nobody.
create table app.provider_event (
  id text primary key,
  type text not null,
  customer_id text,
  owner_id uuid,
  payload jsonb not null,
  status text not null default 'waiting' check (status in ('waiting', 'done', 'ignored', 'failed')),
  attempts integer not null default 0,
  problem text,
  created_at timestamptz not null,
  received_at timestamptz not null default now(),
  handled_at timestamptz
);
create index provider_event_by_time on app.provider_event (received_at desc);
create index provider_event_waiting on app.provider_event (customer_id) where status = 'waiting';
grant select, insert, update on app.provider_event to shelfcount_app;
call app.track('app.provider_event', 'i', 'id');

-- ==== 16-jobs-and-files

-- Files, the workers of the job queue, and mails that have nowhere to go.

-- Uploads, photos and documents. Their bytes are in file_chunk.
create table file (
  organization_id uuid not null references organization on delete cascade,
  id uuid not null,
  name text not null,
  mime text not null,
  size_bytes bigint not null,
  sha256 bytea not null,
  created_by text not null,
  created_at timestamptz not null default now(),
  -- Who took a picture, and for the counts of which store; null: a file of the organization.
  store_id uuid,
  -- Documents that were made for somebody to fetch are kept for a while and then removed; what people
  -- have uploaded stays.
  expires_at timestamptz,
  primary key (organization_id, id)
);
create index file_by_expiry on file (expires_at) where expires_at is not null;
create index file_by_person on file (created_by, created_at);
call app.protect('file');
call app.track('file', 'o', 'organization_id');

-- The bytes of files, in pieces: works embedded, on several nodes and in one backup.
create table file_chunk (
  organization_id uuid not null,
  file_id uuid not null,
  seq integer not null,
  bytes bytea not null,
  primary key (organization_id, file_id, seq),
  foreign key (organization_id, file_id) references file on delete cascade
    deferrable initially deferred
);
alter table file_chunk alter column bytes set storage external;
call app.protect('file_chunk');
call app.read_scope_once('file_chunk');

-- Workers that are alive. The queue frees the jobs of a killed worker only after hours; with this
-- list they go on within a minute.
create table app.job_worker (
  worker_id text primary key,
  seen_at timestamptz not null default now()
);

-- Mails of an installation without a mail server: the newest few, for whoever runs it.
create table app.mail (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  created_at timestamptz not null default now()
);

-- ==== 17-day-passes

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

-- ==== 18-keys

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

-- ==== 19-webhooks

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

-- ==== 20-single-sign-on

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

-- ==== 21-scim

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
