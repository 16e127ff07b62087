// Which completed audits a person may read: those of stores they manage.

import type { ReportFilter } from '#contract/reports.ts'
import { requireManagerSomewhere } from '#domain/permission.ts'
import { foldedWords } from '#domain/search-words.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'
import type { ReportView } from '#server/queries/reports/report-parts.ts'
import type { AuthorizedOrganization } from '../authorize.ts'

type Reader = Pick<AuthorizedOrganization, 'membership'>

/** Refuses viewers who do not manage any store. */
export async function managedView(
  db: ScopedDatabase,
  scope: Reader,
  filter: ReportFilter,
): Promise<ReportView> {
  requireManagerSomewhere(scope.membership)
  return viewOf(await managedStores(db, scope), filter)
}

/** Leaves out stores that the viewer does not manage, whatever the filter asks for. */
export function viewOf(
  storeIds: readonly string[],
  { storeIds: asked, search, ...filter }: ReportFilter,
): ReportView {
  return {
    ...filter,
    storeIds: asked ? storeIds.filter((id) => asked.includes(id)) : storeIds,
    words: wordsOf(search),
  }
}

export async function managedStores(
  db: ScopedDatabase,
  { membership }: Reader,
): Promise<readonly string[]> {
  if (membership.role === 'owner') {
    const stores = await db.rows(sqlBuilder.selectFrom('store').select('id'))
    return stores.map(({ id }) => id)
  }
  return membership.stores.filter(({ role }) => role === 'manager').map(({ storeId }) => storeId)
}

/** The words that names have to contain, whatever their case and accents. */
export function wordsOf(search: string | undefined): readonly string[] {
  return foldedWords(search ?? '')
}
