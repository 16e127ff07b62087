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
  primary key (organization_id, audit_id, assignment_id),
  foreign key (organization_id, audit_id) references audit on delete cascade
);
call house.protect('event_digest');

-- What a device has that was refused is not on its way: nobody waits for it, and a manager has to know.
alter table assignment_device add column refused_events integer not null default 0;

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
call house.protect('completion_run');
call house.track('completion_run', 'o', 'organization_id', 'a', 'audit_id');

-- Frozen lines are written by completing an audit alone, which holds it and refers to it by its seal:
-- looking the audit up again for each of a hundred thousand lines took half of the time. What remains to
-- be held is the other end: with an audit its lines are gone.
alter table audit_line drop constraint audit_line_organization_id_audit_id_fkey;
alter table audit_line_place drop constraint audit_line_place_organization_id_audit_id_fkey;
create function house.forget_frozen_lines() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  delete from audit_line l using old_rows o
  where l.organization_id = o.organization_id and l.audit_id = o.id;
  delete from audit_line_place p using old_rows o
  where p.organization_id = o.organization_id and p.audit_id = o.id;
  return null;
end $$;
create trigger forget_frozen_lines after delete on audit
  referencing old table as old_rows for each statement
  execute function house.forget_frozen_lines();

-- An organization goes with its last owner, whatever it has counted. What refers to its stores and items
-- goes before them, and events first of all: the role of the functions may not remove them otherwise.
create function house.empty_organization() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  delete from scan_event where organization_id = old.id;
  delete from count_total where organization_id = old.id;
  delete from pass_total where organization_id = old.id;
  delete from audit where organization_id = old.id;
  delete from import where organization_id = old.id;
  update store set baseline_id = null where organization_id = old.id and baseline_id is not null;
  delete from baseline where organization_id = old.id;
  return old;
end $$;
create trigger empty_organization before delete on organization
  for each row execute function house.empty_organization();
