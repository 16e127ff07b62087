-- Recounts of single items. Such a round stands beside the count of the whole shelf: of its own items
-- it takes the place of what earlier rounds found there, everything else keeps its round.

alter table assignment add column partial boolean not null default false;

-- What a partial round is about. Whoever counts is told the items and nothing else.
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
call house.protect('recount_item');
call house.track('recount_item', 'o', 'organization_id', 'a', 'audit_id');
