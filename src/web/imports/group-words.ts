// The texts for a file for several stores.

import type { GroupStore, ImportGroup, ImportSummary } from '#contract/imports.ts'
import { importedRows } from '#domain/import/import-status.ts'
import type { Messages } from '../kit/use-messages.ts'

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

/** "1,204 rows · 3 rows skipped · 12 changed, 3 new, 1 gone". */
export function describeStore(
  { summary }: Pick<GroupStore, 'summary'>,
  t: Messages<'imports'>,
): string {
  if (!summary) return t('group.storeChecking')
  const out = summary.bad + summary.leftOut
  const parts = [
    t('group.storeRows', { count: importedRows(summary) }),
    out > 0 && t('group.storeSkipped', { count: out }),
    describeComparison(summary, t),
  ]
  return parts.filter(Boolean).join(' · ')
}

function describeComparison(
  { comparison, newItems }: ImportSummary,
  t: Messages<'imports'>,
): string | undefined {
  if (!comparison) return newItems > 0 ? t('group.storeNew', { count: newItems }) : undefined
  const { changed, added, gone } = comparison
  return t('group.storeCompared', { changed, added, gone })
}

/** "Van 3 (12 rows), no place named (1 row)". */
export function describeNames(leftOut: ImportGroup['leftOut'], t: Messages<'imports'>): string {
  return leftOut
    .map(({ name, rows }) => {
      const called = name || t('stores.noPlace')
      return rows === null ? called : t('group.place', { name: called, rows })
    })
    .join(', ')
}
