// The addresses of the report tables as files, with the same filter as on the screen.

import type { ReportTable } from '#domain/reports/report-tables.ts'
import { type ReportSearch, reportFilterOf } from './report-search.ts'

export type FileKind = 'csv' | 'xlsx'

/** The tables of a view. */
export function tablesOf({ view, by, a, b }: ReportSearch): readonly ReportTable[] {
  switch (view ?? 'audits') {
    case 'audits':
      return ['audits']
    case 'trend':
      return [by === 'category' ? 'category_trend' : 'store_trend']
    case 'groups':
      return ['stores', 'categories']
    case 'people':
      return ['people']
    case 'compare':
      return a && b && a !== b ? ['compared_items'] : []
  }
}

export function tableAddress(
  kind: FileKind,
  {
    orgId,
    table,
    language,
  }: { readonly orgId: string; readonly table: ReportTable; readonly language: string },
  search: ReportSearch,
): string {
  const { storeIds, ...filter } = reportFilterOf(search)
  const [storeId] = storeIds ?? []
  const compared =
    table === 'compared_items' ? { a: search.a, b: search.b } : { ...filter, storeId }
  const address = new URLSearchParams({ orgId, table, language })
  for (const [name, value] of Object.entries(compared)) {
    if (value !== undefined) address.set(name, String(value))
  }
  return `/api/reports.${kind}?${address}`
}
