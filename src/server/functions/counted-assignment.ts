// Where one count goes: authorizes, and brings along what the count is decided by. Both in one
// statement, since most counts come alone.

import type { SentScanEvent } from '#contract/scan-events.ts'
import { Fault } from '#domain/fault.ts'
import type { StorePermission } from '#domain/permission.ts'
import { holdAssignmentRow } from '#server/queries/recording-facts.ts'
import { type AuthorizedAudit, enterAudit } from './authorize.ts'
import type { Place } from './implement.ts'
import {
  type KeyedEvent,
  type RecordingFacts,
  recordingKeys,
  toKeyed,
  toRecordingFacts,
} from './recording-facts.ts'
import { requireViewer } from './viewer.ts'

export interface CountedAssignment extends AuthorizedAudit {
  readonly event: KeyedEvent
  readonly facts: RecordingFacts
}

export const inCountedAssignment: Place<SentScanEvent, CountedAssignment> = async (call) => {
  const viewer = requireViewer(call.viewer)
  const event = toKeyed(call.args)
  const keys = recordingKeys(viewer.userId, [event])
  for (const membership of viewer.memberships) {
    const { organizationId } = membership
    const own = call.db.within({ kind: 'organization', organizationId })
    const place = await holdAssignmentRow(own, event.auditAssignmentId, keys)
    if (!place) continue
    const scope = { kind: 'audit', organizationId, auditId: place.auditId } as const
    const permission = call.contract.access as StorePermission
    const part = enterAudit(viewer, membership, scope, [place.storeId], permission)
    return { ...part, whole: false, event, facts: toRecordingFacts(place.facts) }
  }
  throw new Fault('not_found')
}
