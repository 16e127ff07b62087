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
call house.protect('journal');
revoke update, delete on journal from shelfcount_app;
call house.track('journal', 'o', 'organization_id', 'a', 'audit_id');
