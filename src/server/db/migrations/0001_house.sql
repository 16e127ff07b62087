-- Roles (made by openDatabase before the first migration): shelfcount_app owns nothing and is held
-- by row-level security; shelfcount_auth sees the schema "auth" alone.

create schema house;
create schema auth;

grant usage on schema public, house to shelfcount_app, shelfcount_auth;
grant usage on schema auth to shelfcount_app;
grant all on schema auth to shelfcount_auth;

-- What changed, by transaction. No timestamp: it would lie for long transactions.
create table house.change_log (
  xid xid8 not null default pg_current_xact_id(),
  keys text[] not null
);
create index change_log_by_xid on house.change_log (xid);
grant select, insert, delete on house.change_log to shelfcount_app;
grant insert on house.change_log to shelfcount_auth;

-- Claims of mutations, so that one sent twice has one effect and one answer.
create table house.mutation_result (
  user_id text not null,
  connection_id text not null,
  request_id bigint not null,
  result jsonb,
  claimed_at timestamptz not null default now(),
  primary key (user_id, connection_id, request_id)
);
create index mutation_result_by_age on house.mutation_result (claimed_at);
grant select, insert, update, delete on house.mutation_result to shelfcount_app;

-- Row-level security as the second wall: without a scope a query sees nothing.
create procedure house.protect(target regclass, column_name text default 'organization_id')
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy organization_scope on %s using (%I = nullif(current_setting(''app.organization_id'', true), '''')::uuid)',
    target, column_name);
  -- Functions that speak for the operator switch this on; the app's own role cannot.
  execute format(
    'create policy operator_scope on %s to current_user using (current_setting(''app.operator'', true) = ''on'')',
    target);
  execute format('grant select, insert, update, delete on %s to shelfcount_app', target);
end $$;

-- A user may read the own rows of a table in every organization (memberships).
create procedure house.share_with_user(target regclass)
language plpgsql as $$
begin
  execute format(
    'create policy user_scope on %s for select using (user_id = nullif(current_setting(''app.user_id'', true), ''''))',
    target);
end $$;

-- Write tags that cannot be forgotten: a statement-level trigger per event names the scopes it
-- touched, e.g. {room/o/…, room/s/…}. Levels are pairs of a letter and a column. Above 64 keys, and
-- for TRUNCATE, the name of the table stands for all of them.
create procedure house.track(target regclass, variadic levels text[])
language plpgsql as $$
declare
  label text := (select relname from pg_class where oid = target);
  log_function text := format('house.%I', 'log_' || label);
  new_keys text := '';
  old_keys text;
begin
  for i in 1 .. array_length(levels, 1) by 2 loop
    new_keys := new_keys || case when i > 1 then ' union ' else '' end || format(
      'select %L || %I as key from new_rows', label || '/' || levels[i] || '/', levels[i + 1]);
  end loop;
  old_keys := replace(new_keys, 'from new_rows', 'from old_rows');
  execute format($function$
    create function %1$s() returns trigger language plpgsql as $body$
    declare touched text[];
    begin
      case tg_op
        when 'INSERT' then select array_agg(key) into touched from (%3$s) as keys;
        when 'DELETE' then select array_agg(key) into touched from (%4$s) as keys;
        when 'UPDATE' then select array_agg(key) into touched from (%3$s union %4$s) as keys;
        else touched := array[%2$L];
      end case;
      touched := array_remove(touched, null);
      if cardinality(touched) > 64 then touched := array[%2$L]; end if;
      if cardinality(touched) > 0 then
        insert into house.change_log (keys) values (touched);
      end if;
      return null;
    end $body$ $function$, log_function, label, new_keys, old_keys);
  execute format('create trigger log_insert after insert on %s referencing new table as new_rows for each statement execute function %s()', target, log_function);
  execute format('create trigger log_update after update on %s referencing old table as old_rows new table as new_rows for each statement execute function %s()', target, log_function);
  execute format('create trigger log_delete after delete on %s referencing old table as old_rows for each statement execute function %s()', target, log_function);
  execute format('create trigger log_truncate after truncate on %s for each statement execute function %s()', target, log_function);
end $$;
