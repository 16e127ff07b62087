// What is known of the audit: live while there is a connection, otherwise as the device last saw it.

import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '#contract/api.ts'
import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import type { AssignmentPack } from '#contract/devices.ts'
import type { Page } from '#contract/pagination.ts'
import { liveQuery } from '../client/query-bridge.ts'
import { isWorthRetrying } from '../client/worth-retrying.ts'
import { keepValue, readKeptValue } from '../outbox/kept-values.ts'

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
  const refusal = [pack.error, shelves.error].find((error) => error && !isWorthRetrying(error))
  const keptPack = useKept(`pack/${userId}/${auditId}`, pack.data, isPack)
  const keptShelves = useKept(`shelves/${userId}/${auditId}`, shelves.data, isShelfPage)
  return { pack: keptPack, assignments: keptShelves?.page, refusal: refusal ?? undefined }
}

/** The newest value, or the one that was kept until it comes. */
function useKept<T>(
  key: string,
  live: T | undefined,
  isValid: (value: unknown) => value is T,
): T | undefined {
  const [kept, setKept] = useState<{ readonly key: string; readonly value: T }>()
  useEffect(() => {
    if (live !== undefined) void keepValue(key, live).catch(() => {})
  }, [key, live])
  useEffect(() => {
    let isOver = false
    readKeptValue(key, isValid)
      .then((value) => {
        if (!isOver && value !== undefined) setKept({ key, value })
      })
      .catch(() => {})
    return () => {
      isOver = true
    }
  }, [key, isValid])
  return live ?? (kept?.key === key ? kept.value : undefined)
}

function isPack(value: unknown): value is AssignmentPack {
  return typeof value === 'object' && value !== null && 'auditId' in value && 'orgId' in value
}

function isShelfPage(value: unknown): value is Page<AssignmentDetails> {
  return typeof value === 'object' && value !== null && 'page' in value && Array.isArray(value.page)
}
