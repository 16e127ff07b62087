// What is expected on the shelf, unless the count is blind; also available offline.

import { useQuery } from '@tanstack/react-query'
import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import type { ExpectedHere } from '#contract/devices.ts'
import { api } from '#web/client/api.ts'
import { liveQuery } from '#web/client/query-bridge.ts'
import type { ShelfLine } from '#web/outbox/shelf-tally.ts'
import { useCached } from '../sync/use-cached.ts'

interface ShelfFacts extends Partial<Pick<AssignmentDetails, 'recountItems'>> {
  readonly auditAssignmentId: string
  readonly blind: boolean
  readonly userId: string
}

/** Names of items that were expected here and not counted; undefined if the person may not know. */
export function useNotSeen(
  { auditAssignmentId, blind, userId, recountItems = null }: ShelfFacts,
  lines: readonly ShelfLine[],
): readonly string[] | undefined {
  const { data } = useQuery({
    ...liveQuery(api.devices.getExpectedHere, { auditAssignmentId }),
    enabled: !blind,
  })
  const expected = useCached(`expected/${userId}/${auditAssignmentId}`, data, isExpected)
  // A recount names its items anyway, so they are no secret even in a blind count.
  const items = recountItems ?? (blind ? null : expected?.items)
  if (!items) return undefined
  const counted = new Set(lines.map(({ line }) => line))
  return items.filter(({ id }) => !counted.has(id)).map(({ name }) => name)
}

function isExpected(value: unknown): value is ExpectedHere {
  return typeof value === 'object' && value !== null && 'items' in value
}
