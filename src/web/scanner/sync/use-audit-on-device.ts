// What is known of the audit: live while there is a connection, otherwise what the device saw last.

import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import type { AssignmentPack } from '#contract/devices.ts'
import { Fault } from '#domain/fault.ts'
import { api } from '#web/client/api.ts'
import { isOtherBuild } from '#web/client/host-build.ts'
import { liveQuery } from '#web/client/query-bridge.ts'
import { isWorthRetrying } from '#web/client/worth-retrying.ts'
import { isPack, packKey } from '#web/outbox/cached-packs.ts'
import { isShelfPage, shelvesKey } from '#web/outbox/cached-shelves.ts'
import { useCached } from './use-cached.ts'

const ALL_SHELVES = { numItems: 10_000, cursor: null } as const

export interface AuditOnDevice {
  readonly pack: AssignmentPack | undefined
  readonly assignments: readonly AssignmentDetails[] | undefined
  /** Set if the server says that the person has no access here. */
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
  const refusal = useStanding([pack.error, shelves.error].find((error) => error && isFinal(error)))
  const cachedPack = useCached(packKey(userId, auditId), pack.data, isPack)
  const cachedShelves = useCached(shelvesKey(userId, auditId), shelves.data, isShelfPage)
  return { pack: cachedPack, assignments: cachedShelves?.page, refusal }
}

/**
 * A host of another build may not understand the query: then its error is ignored and the cached data stays. Until that
 * is known an earlier refusal stands: a page that came back for a moment would ask, and be refused, once more.
 */
function useStanding(error: Error | null | undefined): Error | undefined {
  const [standing, setStanding] = useState<Error>()
  useEffect(() => {
    let isOver = false
    if (!error) setStanding(undefined)
    else void isOtherBuild().then((is) => !isOver && setStanding(is ? undefined : error))
    return () => {
      isOver = true
    }
  }, [error])
  return standing
}

/** Being signed out is not final: counting goes on, and the counts are sent after the next sign-in. */
function isFinal(error: Error): boolean {
  const isSignedOut = error instanceof Fault && error.code === 'unauthenticated'
  return !isSignedOut && !isWorthRetrying(error)
}
