// What the database holds of one organization, table by table.

import type { TestDatabase } from '../database.ts'

export type OrganizationRows = Readonly<Record<string, readonly string[]>>

export async function rowsOf(
  { owner }: TestDatabase,
  organizationId: string,
): Promise<OrganizationRows> {
  const tables = await tablesOf(owner)
  const texts = tables.map(async (name) => {
    const { rows } = await owner.query<{ text: string }>(
      `select kept::text as text from ${name} kept where organization_id = $1 order by 1`,
      [organizationId],
    )
    return [name, rows.map(({ text }) => text)] as const
  })
  return Object.fromEntries(await Promise.all(texts))
}

type Owner = TestDatabase['owner']

/** No test makes a table, and the catalogue takes long to answer. */
const known = new WeakMap<Owner, Promise<readonly string[]>>()

function tablesOf(owner: Owner): Promise<readonly string[]> {
  const found = known.get(owner) ?? readTables(owner)
  known.set(owner, found)
  return found
}

async function readTables(owner: Owner): Promise<readonly string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where column_name = 'organization_id' and table_type = 'BASE TABLE' order by 1`,
  )
  return rows.map(({ name }) => name)
}
