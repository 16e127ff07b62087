-- Who had a shelf before it became another's or nobody's, and until when: what a phone without network has
-- counted there until then is still that person's work. The present holder stands in the assignment.
create table earlier_hold (
  organization_id uuid not null,
  audit_id uuid not null,
  assignment_id uuid not null,
  -- Also of people whose accounts are gone.
  user_id text not null,
  held_until timestamptz not null,
  primary key (organization_id, audit_id, assignment_id, user_id),
  foreign key (organization_id, audit_id, assignment_id) references assignment on delete cascade
);
call house.protect('earlier_hold');
