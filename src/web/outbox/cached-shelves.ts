// The shelves of an audit as the device last saw them.

import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import type { Page } from '#contract/pagination.ts'
import { readStoredValues } from './stored-values.ts'

export function shelvesKey(userId: string, auditId: string): string {
  return `shelves/${userId}/${auditId}`
}

export function isShelfPage(value: unknown): value is Page<AssignmentDetails> {
  return typeof value === 'object' && value !== null && 'page' in value && Array.isArray(value.page)
}

/** The sign of each assignment's shelf, even in audits that the person can no longer open. */
export async function readCachedSigns(userId: string): Promise<ReadonlyMap<string, string>> {
  const pages = await readStoredValues(shelvesKey(userId, ''), isShelfPage)
  const shelves = pages.flatMap(({ page }) => page)
  return new Map(shelves.map(({ id, shelfCode, roomName }) => [id, shelfCode ?? roomName]))
}
