// What a database consists of, a line each, as PostgreSQL itself tells it: two databases with the same
// lines are built alike, whichever way they were made.

import type { ClientBase, Pool } from 'pg'

/** Schemas that are ours; the queue of jobs keeps its own in order. */
const OURS = `('public', 'app', 'auth')`

/** Who made a table is no matter: privileges are told as those of its owner. */
const privileges = (acl: string) =>
  `coalesce((select string_agg(replace(entry::text, quote_ident(current_user), 'owner'), ' '
     order by entry::text) from unnest(${acl}) as entry), '')`

const QUERIES = [
  `select 'schema ' || nspname || ' ' || ${privileges('nspacl')}
   from pg_namespace where nspname in ${OURS}`,

  `select concat_ws(' ', 'relation', c.oid::regclass, c.relkind, c.relpersistence,
     c.reloptions::text, c.relrowsecurity, c.relforcerowsecurity, pg_get_partkeydef(c.oid),
     pg_get_expr(c.relpartbound, c.oid), ${privileges('c.relacl')}, obj_description(c.oid, 'pg_class'))
   from pg_class c where c.relnamespace::regnamespace::text in ${OURS}
     and c.relkind in ('r', 'p', 'v', 'm', 'S', 'c', 'f')`,

  `select concat_ws(' ', 'column', a.attrelid::regclass,
     row_number() over (partition by a.attrelid order by a.attnum), a.attname,
     format_type(a.atttypid, a.atttypmod), case when a.attnotnull then 'not null' end,
     pg_get_expr(d.adbin, d.adrelid), 'generated ' || nullif(a.attgenerated::text, ''),
     'identity ' || nullif(a.attidentity::text, ''), 'storage ' || a.attstorage::text,
     'collate ' || nullif(a.attcollation, 0)::regcollation::text, ${privileges('a.attacl')},
     col_description(a.attrelid, a.attnum))
   from pg_attribute a join pg_class c on c.oid = a.attrelid
   left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
   where c.relnamespace::regnamespace::text in ${OURS} and c.relkind in ('r', 'p', 'v', 'm', 'c')
     and a.attnum > 0 and not a.attisdropped`,

  // Newer servers keep what is not null here as well; it stands with its column.
  `select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid),
     case when not convalidated then 'not validated' end)
   from pg_constraint where connamespace::regnamespace::text in ${OURS} and contype <> 'n'`,

  `select concat_ws(' ', 'index', pg_get_indexdef(i.indexrelid), i.indisvalid)
   from pg_index i join pg_class c on c.oid = i.indrelid
   where c.relnamespace::regnamespace::text in ${OURS}`,

  `select concat_ws(' ', 'trigger', pg_get_triggerdef(t.oid), t.tgenabled)
   from pg_trigger t join pg_class c on c.oid = t.tgrelid
   where c.relnamespace::regnamespace::text in ${OURS} and not t.tgisinternal`,

  `select concat_ws(' ', 'policy', polrelid::regclass, polname, polcmd, polpermissive,
     (select string_agg(case when role = current_user::regrole then 'owner' else role::regrole::text end, ' ')
      from unnest(polroles) as role),
     pg_get_expr(polqual, polrelid), 'check ' || pg_get_expr(polwithcheck, polrelid))
   from pg_policy p join pg_class c on c.oid = polrelid
   where c.relnamespace::regnamespace::text in ${OURS}`,

  `select concat_ws(' ', 'function', pg_get_functiondef(p.oid), ${privileges('p.proacl')},
     obj_description(p.oid, 'pg_proc'))
   from pg_proc p where p.pronamespace::regnamespace::text in ${OURS}`,

  `select concat_ws(' ', 'view', c.oid::regclass, pg_get_viewdef(c.oid))
   from pg_class c where c.relnamespace::regnamespace::text in ${OURS} and c.relkind in ('v', 'm')`,

  `select concat_ws(' ', 'default privileges', defaclnamespace::regnamespace, defaclobjtype,
     ${privileges('defaclacl')}) from pg_default_acl`,

  `select concat_ws(' ', 'role', rolname, rolsuper, rolinherit, rolcreaterole, rolcreatedb, rolcanlogin,
     rolreplication, rolbypassrls, rolconnlimit, rolconfig::text,
     (select string_agg(setconfig::text, ' ') from pg_db_role_setting s
      where s.setrole = r.oid and s.setdatabase in
        (0, (select oid from pg_database where datname = current_database()))))
   from pg_roles r where rolname like 'shelfcount%'`,
]

export async function catalogueOf(database: Pick<Pool | ClientBase, 'query'>): Promise<string[]> {
  const lines: string[] = []
  for (const query of QUERIES) {
    const { rows } = await database.query<Record<string, string>>(query)
    lines.push(...rows.flatMap((row) => Object.values(row)).sort())
  }
  return lines
}
