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

/** Finished states that need no further attention. */
export const ENDED_IMPORTS: readonly ImportStatus[] = ['done', 'failed', 'cancelled', 'undone']

/** With other columns, or after a failure. */
export function canCheckAgain(status: ImportStatus): boolean {
  return status === 'checking' || status === 'checked' || status === 'failed'
}

/** Possible at any time, because nothing is in force before the end. */
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

/** A file for several stores comes into force in all of them or in none, so one store cannot be confirmed alone. */
export function requireAlone(groupId: string | null): void {
  if (groupId === null) return
  throw new Fault('conflict', 'This file is for several stores. Decide about them together.', {
    unmet: 'a file for one store',
  })
}

/** The store may have been archived since the file was checked. */
export function requireOpenStore(archivedAt: Date | null): void {
  if (archivedAt === null) return
  const message = 'This store is archived. Restore it, or leave it out.'
  throw new Fault('conflict', message, { unmet: 'a store that is not archived' })
}

export interface BaselineFacts {
  /** Null for the baseline of the store's next audit. */
  readonly auditStatus: AuditStatus | null
  /** Whether this file is already in force. */
  readonly isSameFile: boolean
}

/** What is sent along with the confirmation. */
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

/** How many rows a confirmation would import. */
export function importedRows(rows: {
  readonly rows: number
  readonly bad: number
  readonly leftOut: number
}): number {
  return rows.rows - rows.bad - rows.leftOut
}

/** An empty file is a mistake, and would replace what is in force. */
export function requireRows(rows: Parameters<typeof importedRows>[0]): void {
  if (importedRows(rows) > 0) return
  throw new Fault('conflict', 'There is no row to import.', { unmet: 'a row without errors' })
}

/** What happened to the items of a list whose import was undone. */
export interface UndoneItems {
  /** New items that were removed again. */
  readonly removed: number
  /** Items that have their old values again. */
  readonly restored: number
  /** Items that were kept because they were changed since, or are part of an audit. */
  readonly kept: number
}

/** How long the changes of a list to the catalogue are remembered. */
export const UNDO_DAYS = 30

export interface BaselineUndoFacts extends Pick<BaselineFacts, 'auditStatus'> {
  /** The baseline that the import created, and the one in force now. */
  readonly importedId: string | null
  readonly inForceId: string | null
}

/** The import of a list can be undone as long as its changes are remembered. */
export function decideListUndo(rememberedChanges: number): void {
  if (rememberedChanges > 0) return
  throw new Fault('conflict', 'There is nothing to take back any more.')
}

/** The baseline to withdraw: it must be in force, and nothing counted against it. */
export function decideBaselineUndo(facts: BaselineUndoFacts): string {
  const { importedId, inForceId, auditStatus } = facts
  if (importedId === null || importedId !== inForceId) {
    throw new Fault('conflict', 'Another file has taken its place since.')
  }
  if (auditStatus === null || auditStatus === 'draft') return importedId
  const message = `The audit is ${auditStatus}. Import the right file instead; it replaces this one.`
  throw new Fault('illegal_transition', message, { from: auditStatus, unmet: 'draft' })
}
