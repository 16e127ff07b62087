// The life of an import.

import { type AuditStatus, decideTransition } from '../audit.ts'
import { Fault } from '../fault.ts'

export type ImportStatus =
  | 'checking'
  | 'checked'
  | 'importing'
  | 'done'
  | 'failed'
  | 'cancelled'
  | 'undoing'
  | 'undone'

/** Nobody has to look after it any more. */
export const ENDED_IMPORTS: readonly ImportStatus[] = ['done', 'failed', 'cancelled', 'undone']

/** With other columns, or after a failure. */
export function canCheckAgain(status: ImportStatus): boolean {
  return status === 'checking' || status === 'checked' || status === 'failed'
}

/** At any time: before the end nothing of it is in force. */
export function canCancel(status: ImportStatus): boolean {
  return canCheckAgain(status) || status === 'importing'
}

export function requireStatus(status: ImportStatus, needed: ImportStatus, doing: string): void {
  if (status === needed) return
  throw new Fault('illegal_transition', `An import that is ${status} cannot be ${doing}.`, {
    from: status,
    unmet: needed,
  })
}

/** A file for several stores comes into force in all of them, or in none. */
export function requireAlone(groupId: string | null): void {
  if (groupId === null) return
  throw new Fault('conflict', 'This file is for several stores. Decide about them together.', {
    unmet: 'a file for one store',
  })
}

/** It may have been archived since the file was checked. */
export function requireOpenStore(archivedAt: Date | null): void {
  if (archivedAt === null) return
  const message = 'This store is archived. Restore it, or leave it out.'
  throw new Fault('conflict', message, { unmet: 'a store that is not archived' })
}

export interface BaselineFacts {
  /** Null: the baseline of the store's next audit. */
  readonly auditStatus: AuditStatus | null
  /** Whether the file is the one that is in force already. */
  readonly isSameFile: boolean
}

/** What somebody says with the confirmation. */
export interface BaselineWords {
  readonly reason?: string | undefined
  readonly replace?: boolean | undefined
}

export function decideBaseline(facts: BaselineFacts, words: BaselineWords): void {
  if (facts.auditStatus !== null) decideTransition(facts.auditStatus, 'importBaseline')
  if (facts.auditStatus === 'active' && !words.reason?.trim()) {
    const message = 'The count is running. Say why the expected stock comes now.'
    throw new Fault('invalid_argument', message, { field: 'reason' })
  }
  if (facts.isSameFile && !words.replace) {
    const message = 'This very file is the expected stock already. Replace it?'
    throw new Fault('conflict', message, { field: 'replace' })
  }
}

/** Rows that a confirmation would import. */
export function importedRows(rows: {
  readonly rows: number
  readonly bad: number
  readonly leftOut: number
}): number {
  return rows.rows - rows.bad - rows.leftOut
}

/** A file with nothing in it is a mistake, and would take the place of what is in force. */
export function requireRows(rows: Parameters<typeof importedRows>[0]): void {
  if (importedRows(rows) > 0) return
  throw new Fault('conflict', 'There is no row to import.', { unmet: 'a row without errors' })
}

/** What became of the items of a list that was taken back. */
export interface UndoneItems {
  /** New items that are gone again. */
  readonly removed: number
  /** Items that are as they were before. */
  readonly restored: number
  /** Items that stayed: somebody has changed them since, or they are part of an audit. */
  readonly kept: number
}

/** How long it is remembered what a list has done to the catalogue. */
export const UNDO_DAYS = 30

export interface BaselineUndoFacts extends Pick<BaselineFacts, 'auditStatus'> {
  /** The baseline that the import made, and the one that holds now. */
  readonly importedId: string | null
  readonly inForceId: string | null
}

/** A list of items can be taken back as long as it is remembered what it has changed. */
export function decideListUndo(rememberedChanges: number): void {
  if (rememberedChanges > 0) return
  throw new Fault('conflict', 'There is nothing to take back any more.')
}

/** The baseline to withdraw: one that is in force, and that nobody has counted against. */
export function decideBaselineUndo(facts: BaselineUndoFacts): string {
  const { importedId, inForceId, auditStatus } = facts
  if (importedId === null || importedId !== inForceId) {
    throw new Fault('conflict', 'Another file has taken its place since.')
  }
  if (auditStatus === null || auditStatus === 'draft') return importedId
  const message = `The audit is ${auditStatus}. Import the right file instead; it replaces this one.`
  throw new Fault('illegal_transition', message, { from: auditStatus, unmet: 'draft' })
}
