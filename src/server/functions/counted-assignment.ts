// Where one count goes: authorizes, and brings along what the count is decided by. Both in one
// statement, since most counts come alone, and together with the question who calls. Where somebody counts
// on, neither is asked: it is supposed to be as before.

import type { SentScanEvent } from '#contract/scan-events.ts'
import { Fault } from '#domain/fault.ts'
import type { StorePermission } from '#domain/permission.ts'
import {
  type CountedPlace,
  countFactsOf,
  holdSupposedCount,
  isPlainCount,
  parseCountedPlace,
} from '#server/queries/recording-facts.ts'
import { type AuthorizedAudit, enterAudit } from './authorize.ts'
import type { Place } from './implement.ts'
import { meetCount, supposeCount } from './met-counts.ts'
import {
  type KeyedEvent,
  type RecordingFacts,
  toKeyed,
  toPlainFacts,
  toRecordingFacts,
} from './recording-facts.ts'
import { requireViewer } from './viewer.ts'

export interface CountedAssignment extends AuthorizedAudit {
  readonly event: KeyedEvent
  readonly facts: RecordingFacts
}

interface Foreseen {
  readonly event: KeyedEvent
  readonly place: CountedPlace | undefined
}

export const inCountedAssignment: Place<SentScanEvent, CountedAssignment, Foreseen> = (call) => {
  const viewer = requireViewer(call.viewer)
  const { event, place } = call.foreseen ?? {}
  const membership = viewer.memberships.find(
    ({ organizationId }) => organizationId === place?.organizationId,
  )
  if (!event || !place || !membership) throw new Fault('not_found')
  const { organizationId, auditId, storeId } = place
  const scope = { kind: 'audit', organizationId, auditId } as const
  const permission = call.contract.access as StorePermission
  const part = enterAudit(viewer, membership, scope, [storeId], permission)
  call.db.entered(scope)
  const facts = place.facts
    ? toRecordingFacts(place.facts)
    : toPlainFacts(place, event, meetCount(viewer, place, event))
  return { ...part, whole: false, event, facts }
}

inCountedAssignment.foresee = ({ userId, args, isAgain }) => {
  const event = toKeyed(args)
  return {
    ...countFactsOf(event, userId, isAgain),
    take: (answer) => ({ event, place: parseCountedPlace(answer) }),
  }
}

inCountedAssignment.suppose = ({ identity, args }) => {
  const event = toKeyed(args)
  const supposed = isPlainCount(event) ? supposeCount(identity, event) : undefined
  if (!supposed?.viewer.holds) return undefined
  const { viewer, place } = supposed
  const hold = holdSupposedCount({ ...identity, ...supposed.viewer.holds }, place, event)
  return { viewer, foreseen: { event, place }, hold }
}
