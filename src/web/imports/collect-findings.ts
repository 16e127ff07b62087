import type { QueryClient } from '@tanstack/react-query'
import type { ImportDetails, ListedFinding } from '#contract/imports.ts'
import type { FindingCode } from '#domain/import/finding.ts'
import { api } from '../client/api.ts'
import { liveQuery } from '../client/query-bridge.ts'

const PAGE_ROWS = 2_000

/** Loads all listed findings, page by page; of one kind, or of every kind. */
export async function collectFindings(
  queryClient: QueryClient,
  { storeId, id: importId }: Pick<ImportDetails, 'storeId' | 'id'>,
  code?: FindingCode,
): Promise<readonly ListedFinding[]> {
  const findings: ListedFinding[] = []
  let cursor: string | null = null
  for (;;) {
    const paginationOpts: { numItems: number; cursor: string | null } = {
      numItems: PAGE_ROWS,
      cursor,
    }
    const args = { storeId, importId, paginationOpts, ...(code && { code }) }
    const page = await queryClient.fetchQuery(liveQuery(api.imports.findings, args))
    findings.push(...page.page)
    if (page.isDone) return findings
    cursor = page.continueCursor
  }
}
