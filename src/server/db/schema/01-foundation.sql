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
