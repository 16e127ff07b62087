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
