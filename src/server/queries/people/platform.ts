import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'

interface OrganizationRow {
  readonly id: string
  readonly name: string
  readonly created_at: Date
  readonly suspended_at: Date | null
  readonly suspended_reason: string | null
  readonly stores: number
  readonly members: number
  readonly owners: readonly string[]
  readonly plan: string | null
  readonly file_bytes: string
  readonly last_seen_at: Date | null
}

// Both call functions of the operator, and a query plan does not show what these read.
const SELECT = rawStatement<OrganizationRow, []>()({
  name: 'select_platform_organizations',
  text: 'select * from app.platform_organizations() order by created_at desc, id',
  reads: [],
  readsThroughFunctions: [
    'organization',
    'store',
    'member',
    'billing_product',
    'file',
    'auth.user',
  ],
})

const SUSPEND = rawStatement<{ readonly done: boolean }, [string, string | null]>()({
  name: 'suspend_organization',
  text: 'select app.platform_suspend($1, $2) as done',
  reads: [],
})

export function selectPlatformOrganizations(db: ScopedDatabase) {
  return db.raw(SELECT, [])
}

/** Restores the organization if the reason is null. Returns false if there is no such organization. */
export async function suspendOrganization(
  db: ScopedDatabase,
  organizationId: string,
  reason: string | null,
): Promise<boolean> {
  const [row] = await db.raw(SUSPEND, [organizationId, reason])
  return row?.done ?? false
}
