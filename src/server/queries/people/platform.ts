import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import type { KeyRange } from '../keyset.ts'

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

// All call functions of the operator, and a query plan does not show what these read.
const PAGE = rawStatement<
  OrganizationRow,
  [words: readonly string[], after: string | null, until: string | null, most: number | null]
>()({
  name: 'select_platform_page',
  text: 'select * from app.platform_page($1, $2, $3, $4) order by id desc',
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

interface CountsRow {
  readonly organizations: number
  readonly suspended: number
  readonly found: number
}

const COUNTS = rawStatement<CountsRow, [words: readonly string[]]>()({
  name: 'count_platform_organizations',
  text: 'select * from app.platform_counts($1)',
  reads: [],
  readsThroughFunctions: ['organization', 'member', 'auth.user'],
})

const SUSPEND = rawStatement<{ readonly done: boolean }, [string, string | null]>()({
  name: 'suspend_organization',
  text: 'select app.platform_suspend($1, $2) as done',
  reads: [],
})

/** The newest first, which their ids are ordered by. */
export function selectPlatformOrganizations(
  db: ScopedDatabase,
  words: readonly string[],
  { after, until, limit }: KeyRange<string>,
) {
  return db.raw(PAGE, [words, after ?? null, until ?? null, limit ?? null])
}

export async function countPlatformOrganizations(
  db: ScopedDatabase,
  words: readonly string[],
): Promise<CountsRow> {
  const [row] = await db.raw(COUNTS, [words])
  return row ?? { organizations: 0, suspended: 0, found: 0 }
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
