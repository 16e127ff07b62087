-- Teams, invitations, the organization that a person works in, and suspension by the operator.

alter table organization
  add column suspended_at timestamptz,
  add column suspended_reason text;

-- People see the organizations they belong to, so that one look tells who they are everywhere.
create policy user_scope on organization for select using (
  exists (
    select from member m
    where m.organization_id = organization.id
      and m.user_id = nullif(current_setting('app.user_id', true), '')
  )
);

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
call house.protect('invitation');
call house.track('invitation', 'o', 'organization_id', 't', 'token_hash');

-- Whoever holds the secret may see the invitation it belongs to.
create policy token_scope on invitation for select using (
  token_hash = nullif(current_setting('app.token_hash', true), '')
);

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
call house.track('preference', 'u', 'user_id');

-- The operator's view: sizes and dates, nothing that was counted or named inside a tenant.
create function house.platform_organizations()
returns table (
  id uuid, name text, created_at timestamptz, suspended_at timestamptz, suspended_reason text,
  stores bigint, members bigint, owners text[], file_bytes numeric, last_seen_at timestamptz
)
language plpgsql security definer set search_path = public, pg_catalog as $$
begin
  perform set_config('app.operator', 'on', true);
  return query
  select o.id, o.name, o.created_at, o.suspended_at, o.suspended_reason,
    (select count(*) from store s where s.organization_id = o.id and s.archived_at is null),
    (select count(*) from member m where m.organization_id = o.id),
    (select coalesce(array_agg(u.email order by u.email), '{}')
      from member m join auth."user" u on u.id = m.user_id
      where m.organization_id = o.id and m.role = 'owner'),
    (select coalesce(sum(f.size_bytes), 0) from file f where f.organization_id = o.id),
    (select max(l."updatedAt") from auth.session l
      join member m on m.user_id = l."userId" where m.organization_id = o.id)
  from organization o;
  perform set_config('app.operator', '', true);
end $$;

create function house.platform_suspend(target uuid, reason text)
returns boolean language plpgsql security definer set search_path = public, pg_catalog as $$
declare done boolean;
begin
  perform set_config('app.operator', 'on', true);
  update organization
  set suspended_at = case when reason is null then null else now() end, suspended_reason = reason
  where id = target;
  done := found;
  perform set_config('app.operator', '', true);
  return done;
end $$;

revoke execute on function house.platform_organizations, house.platform_suspend from public;
grant execute on function house.platform_organizations, house.platform_suspend to shelfcount_app;
