// Where the files of an audit are fetched. What is cut on screen is cut in the file.

import type { ReviewSearch } from './review-search.ts'

export type FileKind = 'csv' | 'xlsx'

export interface ExportedAudit {
  readonly auditId: string
  readonly storeId: string
}

/** All lines of everything that the viewer sees of the audit. */
export function wholeAddress(kind: FileKind, { auditId }: ExportedAudit): string {
  return `/api/results.${kind}?auditId=${auditId}`
}

/** The lines that the screen shows, in its order. */
export function shownAddress(
  kind: FileKind,
  { auditId, storeId }: ExportedAudit,
  search: ReviewSearch,
): string {
  const asked = {
    auditId,
    tab: search.tab,
    sort: search.sort ?? 'value',
    storeIds: search.stores === 'all' ? undefined : storeId,
    roomId: search.room,
    shelfId: search.shelf,
    search: search.q,
  }
  const address = new URLSearchParams()
  for (const [name, value] of Object.entries(asked)) {
    if (value !== undefined) address.set(name, value)
  }
  // Items without a category have an empty one.
  if (search.category !== undefined) address.set('category', search.category)
  return `/api/results.${kind}?${address}`
}

export function paperAddress({ auditId }: ExportedAudit, lines: number): string {
  return `/api/results.pdf?auditId=${auditId}&lines=${lines}`
}
