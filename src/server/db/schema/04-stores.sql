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
