-- Adds statement-level triggers that log which scopes a statement touched, such as {room/o/…, room/s/…}. Levels are
-- pairs of a letter and a column. More than 64 keys, or TRUNCATE, are logged as the name of the table. May be called
-- again with other levels.
create or replace procedure app.track(target regclass, variadic levels text[])
language plpgsql as $$
declare
  label text := (select relname from pg_class where oid = target);
  log_function text := format('app.%I', 'log_' || label);
  new_keys text := '';
  old_keys text;
begin
  for i in 1 .. array_length(levels, 1) by 2 loop
    new_keys := new_keys || case when i > 1 then ' union ' else '' end || format(
      'select %L || %I as key from new_rows', label || '/' || levels[i] || '/', levels[i + 1]);
  end loop;
  old_keys := replace(new_keys, 'from new_rows', 'from old_rows');
  execute format($function$
    create or replace function %1$s() returns trigger language plpgsql as $body$
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
        insert into app.change_log (keys) values (touched);
      end if;
      return null;
    end $body$ $function$, log_function, label, new_keys, old_keys);
  execute format('create or replace trigger log_insert after insert on %s referencing new table as new_rows for each statement execute function %s()', target, log_function);
  execute format('create or replace trigger log_update after update on %s referencing old table as old_rows new table as new_rows for each statement execute function %s()', target, log_function);
  execute format('create or replace trigger log_delete after delete on %s referencing old table as old_rows for each statement execute function %s()', target, log_function);
  execute format('create or replace trigger log_truncate after truncate on %s for each statement execute function %s()', target, log_function);
end $$;
