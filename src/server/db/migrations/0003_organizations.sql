-- Organizations, their people, stores, rooms and shelves. organization_id comes first in every key.

create table organization (
  id uuid primary key,
  name text not null,
  created_at timestamptz not null default now()
);
call house.protect('organization', 'id');
call house.track('organization', 'o', 'id');

create table member (
  organization_id uuid not null references organization on delete cascade,
  user_id text not null references auth."user" on delete cascade,
  role text not null check (role in ('owner', 'member')),
  created_at timestamptz not null default now(),
  primary key (organization_id, user_id)
);
create index member_by_user on member (user_id);
call house.protect('member');
call house.share_with_user('member');
call house.track('member', 'o', 'organization_id', 'u', 'user_id');

create table store (
  organization_id uuid not null references organization on delete cascade,
  id uuid not null,
  name text not null,
  created_at timestamptz not null default now(),
  archived_at timestamptz,
  primary key (organization_id, id)
);
call house.protect('store');
call house.track('store', 'o', 'organization_id', 's', 'id');

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
call house.protect('store_member');
call house.share_with_user('store_member');
call house.track('store_member', 'o', 'organization_id', 's', 'store_id', 'u', 'user_id');

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
call house.protect('room');
call house.track('room', 'o', 'organization_id', 's', 'store_id');

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
call house.protect('shelf');
call house.track('shelf', 'o', 'organization_id', 's', 'store_id');

-- A login that ends, or a person who is renamed, reaches live screens too.
call house.track('auth."user"', 'u', 'id');
call house.track('auth.session', 'l', 'id', 'u', 'userId');
