// What is known of the audit: live while there is a connection, otherwise as the device last saw it.

import { useQuery } from '@tanstack/react-query'
import { api } from '#contract/api.ts'
import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import type { AssignmentPack } from '#contract/devices.ts'
import type { Page } from '#contract/pagination.ts'
import { Fault } from '#domain/fault.ts'
import { liveQuery } from '../client/query-bridge.ts'
import { isWorthRetrying } from '../client/worth-retrying.ts'
import { isPack, packKey } from '../outbox/kept-packs.ts'
import { useKept } from './use-kept.ts'

const ALL_SHELVES = { numItems: 10_000, cursor: null } as const

export interface AuditOnDevice {
  readonly pack: AssignmentPack | undefined
  readonly assignments: readonly AssignmentDetails[] | undefined
  /** The server says that there is nothing for this person here. */
  readonly refusal: Error | undefined
}

export function useAuditOnDevice(userId: string, auditId: string): AuditOnDevice {
  const pack = useQuery(liveQuery(api.devices.getAssignmentPack, { auditId }))
  const shelves = useQuery(
    liveQuery(api.auditAssignments.getAssignmentsWithProgress, {
      auditId,
      paginationOpts: ALL_SHELVES,
    }),
  )
  const refusal = [pack.error, shelves.error].find((error) => error && isFinal(error))
  const keptPack = useKept(packKey(userId, auditId), pack.data, isPack)
  const keptShelves = useKept(`shelves/${userId}/${auditId}`, shelves.data, isShelfPage)
  return { pack: keptPack, assignments: keptShelves?.page, refusal: refusal ?? undefined }
}

/** Whoever was signed out counts on: it is sent when they have signed in again. */
function isFinal(error: Error): boolean {
  const isSignedOut = error instanceof Fault && error.code === 'unauthenticated'
  return !isSignedOut && !isWorthRetrying(error)
}

function isShelfPage(value: unknown): value is Page<AssignmentDetails> {
  return typeof value === 'object' && value !== null && 'page' in value && Array.isArray(value.page)
}
