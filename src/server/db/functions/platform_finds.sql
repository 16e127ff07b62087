-- Whether each of the words stands in the name of an organization or in the address of one of its owners. For functions
-- of the operator alone.
create or replace function app.platform_finds(words text[], organization uuid, name text)
returns boolean stable language sql set search_path = public, pg_catalog as $$
  select not exists (
    select from unnest(words) as w(word)
    where strpos(app.fold(concat_ws(' ', name, (
      select string_agg(u.email, ' ') from member m join auth."user" u on u.id = m.user_id
      where m.organization_id = organization and m.role = 'owner'))), w.word) = 0)
$$;

revoke execute on function app.platform_finds from public;
