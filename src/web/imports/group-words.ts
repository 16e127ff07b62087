// The texts for a file for several stores.

import type { GroupStore, ImportGroup, ImportSummary } from '#contract/imports.ts'
import { countOf } from '#domain/count-words.ts'
import { importedRows } from '#domain/import/import-status.ts'

export type GroupPhase = 'checking' | 'checked' | 'importing' | 'done' | 'ended'

/** How far the file is as a whole: its stores advance together. */
export function phaseOf({ stores }: Pick<ImportGroup, 'stores'>): GroupPhase {
  const open = stores.filter(({ status }) => status !== 'cancelled')
  const some = (status: GroupStore['status']) => open.some((store) => store.status === status)
  if (open.length === 0 || some('failed')) return 'ended'
  if (some('checking')) return 'checking'
  if (some('importing')) return 'importing'
  return some('checked') ? 'checked' : 'done'
}

/** The progress of the current phase, from 0 to 1. */
export function shareOf({ stores }: Pick<ImportGroup, 'stores'>): number {
  const open = stores.filter(({ status }) => status !== 'cancelled')
  const sum = open.reduce((total, { progress }) => total + progress.share, 0)
  return open.length === 0 ? 0 : sum / open.length
}

/** How many rows would go into a store. */
export function rowsFor(store: Pick<GroupStore, 'summary'>): number {
  return store.summary ? importedRows(store.summary) : 0
}

/** "1,204 rows, 3 with errors stay out · 12 changed, 3 new, 1 gone". */
export function describeStore({ summary }: Pick<GroupStore, 'summary'>): string {
  if (!summary) return 'Rows are being checked'
  const out = summary.bad + summary.leftOut
  const rows = countOf(importedRows(summary), 'row')
  const left = out > 0 ? `, ${countOf(out, 'row stays', 'rows stay')} out` : ''
  return `${rows}${left}${describeComparison(summary)}`
}

function describeComparison({ comparison, newItems }: ImportSummary): string {
  if (!comparison) return newItems > 0 ? ` · ${countOf(newItems, 'new item')}` : ''
  const { changed, added, gone } = comparison
  const say = (count: number) => count.toLocaleString('en-US')
  return ` · ${say(changed)} changed, ${say(added)} new, ${say(gone)} gone`
}

/** "Van 3 (12 rows), no place named (1 row)". */
export function describeNames(leftOut: ImportGroup['leftOut']): string {
  return leftOut
    .map(({ name, rows }) => {
      const called = name || 'no place named'
      return rows === null ? called : `${called} (${countOf(rows, 'row')})`
    })
    .join(', ')
}

export function storesIn(count: number): string {
  return countOf(count, 'store')
}
