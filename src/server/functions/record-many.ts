// The outbox of a device: events of whatever audits, each with an outcome of its own.

import { api } from '#contract/api.ts'
import { type RecordOutcome, type SentScanEvent, scanEvent } from '#contract/scan-events.ts'
import { Fault } from '#domain/fault.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { selectAssignmentPlaces } from '#server/queries/assignments.ts'
import { type AuthorizedAudit, enterAudit } from './authorize.ts'
import { asUser, implementMutation } from './implement.ts'
import { recordCounts } from './record-counts.ts'
import type { Services } from './services.ts'
import type { Viewer } from './viewer.ts'

interface Admitted {
  readonly position: number
  readonly event: SentScanEvent
  readonly place: AuthorizedAudit
}

export const recordMany = implementMutation(api.scanEvents.recordMany, {
  place: asUser,
  journal: 'own_record',
  run: async ({ db, scope: { viewer }, args, services }) => {
    const parsed = args.events.map(parseEvent)
    const places = await selectPlaces(db, viewer, parsed)
    const outcomes: RecordOutcome[] = []
    const admitted: Admitted[] = []
    for (const [position, event] of parsed.entries()) {
      const place =
        event instanceof Fault ? event : (places.get(event.auditAssignmentId) ?? NOT_FOUND)
      if (event instanceof Fault || place instanceof Fault) {
        const fault = place instanceof Fault ? place : NOT_FOUND
        outcomes[position] = refused(args.events[position], fault)
      } else admitted.push({ position, event, place })
    }
    const byAudit = Map.groupBy(admitted, ({ place }) => place.auditId)
    // In one order, so that two devices never wait for each other.
    for (const auditId of [...byAudit.keys()].sort()) {
      const group = byAudit.get(auditId) ?? []
      const recorded = await recordGroup(db, group, services)
      for (const [index, { position }] of group.entries()) {
        outcomes[position] = recorded[index] ?? refused(args.events[position], NOT_FOUND)
      }
    }
    return outcomes
  },
})

const NOT_FOUND = new Fault('not_found')

function parseEvent(sent: unknown): SentScanEvent | Fault {
  const parsed = scanEvent.safeParse(sent)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const field = issue?.path.join('.') ?? ''
  return new Fault('invalid_argument', `${field || 'Event'}: ${issue?.message}`, { field })
}

function refused(sent: unknown, fault: Fault): RecordOutcome {
  const id = typeof sent === 'object' && sent !== null && 'id' in sent ? sent.id : undefined
  return { id: typeof id === 'string' ? id : '', status: 'refused', fault: fault.shape }
}

/** Events of one audit, which may be in several of its stores. */
async function recordGroup(
  db: ScopedDatabase,
  group: readonly Admitted[],
  services: Services,
): Promise<readonly RecordOutcome[]> {
  const [first] = group
  if (!first) return []
  const { organizationId, auditId, userId } = first.place
  const managed = new Set(group.flatMap(({ place }) => place.managedStoreIds))
  return recordCounts(
    db.within({ kind: 'audit', organizationId, auditId }),
    { organizationId, auditId, userId, services, manages: (storeId) => managed.has(storeId) },
    group.map(({ event }) => event),
  )
}

/** Where the viewer may count, by assignment; a fault where not. */
async function selectPlaces(
  db: ScopedDatabase,
  viewer: Viewer,
  events: readonly (SentScanEvent | Fault)[],
): Promise<ReadonlyMap<string, AuthorizedAudit | Fault>> {
  const sent = events.filter((event): event is SentScanEvent => !(event instanceof Fault))
  const ids = [...new Set(sent.map((event) => event.auditAssignmentId))]
  const places = new Map<string, AuthorizedAudit | Fault>()
  for (const membership of ids.length > 0 ? viewer.memberships : []) {
    const { organizationId } = membership
    const own = db.within({ kind: 'organization', organizationId })
    for (const { id, audit_id, store_id } of await selectAssignmentPlaces(own, ids)) {
      const scope = { kind: 'audit', organizationId, auditId: audit_id } as const
      places.set(
        id,
        admit(() => enterAudit(viewer, membership, scope, [store_id], 'audits:count')),
      )
    }
  }
  return places
}

function admit(enter: () => AuthorizedAudit): AuthorizedAudit | Fault {
  try {
    return enter()
  } catch (error) {
    if (error instanceof Fault) return error
    throw error
  }
}
