// The outbox of a device: events of any audits, each with its own outcome.

import { api } from '#contract/api.ts'
import type { RecordOutcome } from '#contract/scan-events.ts'
import { Fault } from '#domain/fault.ts'
import { reachesAudit } from '#domain/permission.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { selectAssignmentStores } from '#server/queries/assignments/assignments.ts'
import { type AuthorizedAudit, enterAudit } from '../authorize.ts'
import { implementMutation } from '../implement.ts'
import type { Services } from '../services.ts'
import { allMemberships, type Viewer } from '../viewer.ts'
import { type CountedAudit, type CountedBatch, inCountedBatch } from './counted-batch.ts'
import { recordCounts, recordKeyed } from './record-counts.ts'
import type { KeyedEvent, RecordingFacts } from './recording-facts.ts'

interface Admitted {
  readonly position: number
  readonly event: KeyedEvent
  readonly scope: AuthorizedAudit
}

export const recordMany = implementMutation(api.scanEvents.recordMany, {
  authorize: inCountedBatch,
  journal: 'own_record',
  run: ({ db, scope, args, services }) => recordBatch({ db, scope, services }, args.events),
})

interface BatchCall {
  readonly db: ScopedDatabase
  readonly scope: CountedBatch
  readonly services: Services
}

/** `sent` is the input that the events of the batch were parsed from. */
export async function recordBatch(
  { db, scope: { viewer, events, counted }, services }: BatchCall,
  sent: readonly unknown[],
): Promise<readonly RecordOutcome[]> {
  const scopes = counted
    ? scopesIn(viewer, counted)
    : await selectScopes(db, viewer, assignmentIdsOf(events))
  const outcomes: RecordOutcome[] = []
  const admitted: Admitted[] = []
  for (const [position, event] of events.entries()) {
    const scope =
      event instanceof Fault ? event : (scopes.get(event.auditAssignmentId) ?? NOT_FOUND)
    if (event instanceof Fault || scope instanceof Fault) {
      const fault = scope instanceof Fault ? scope : NOT_FOUND
      outcomes[position] = refused(sent[position], fault)
    } else admitted.push({ position, event, scope })
  }
  const byAudit = Map.groupBy(admitted, ({ scope }) => scope.auditId)
  // Audits are processed in sorted order, so that two devices cannot deadlock.
  for (const auditId of [...byAudit.keys()].sort()) {
    const group = byAudit.get(auditId) ?? []
    const recorded = await recordGroup({ db, services, facts: counted?.facts }, group)
    for (const [index, { position }] of group.entries()) {
      outcomes[position] = recorded[index] ?? refused(sent[position], NOT_FOUND)
    }
  }
  return outcomes
}

const NOT_FOUND = new Fault('not_found')

function refused(sent: unknown, fault: Fault): RecordOutcome {
  const id = typeof sent === 'object' && sent !== null && 'id' in sent ? sent.id : undefined
  return { id: typeof id === 'string' ? id : '', status: 'refused', fault: fault.shape }
}

interface GroupCall {
  readonly db: ScopedDatabase
  readonly services: Services
  /** Given if the whole batch belongs to one audit. */
  readonly facts: RecordingFacts | undefined
}

/** Records events of one audit, which may be in several of its stores. */
async function recordGroup(
  { db, services, facts }: GroupCall,
  group: readonly Admitted[],
): Promise<readonly RecordOutcome[]> {
  const [first] = group
  if (!first) return []
  const { organizationId, auditId, userId, isPassEnded = false } = first.scope
  const managed = new Set(group.flatMap(({ scope }) => scope.managedStoreIds))
  const manages = (storeId: string) => managed.has(storeId)
  const recorder = { organizationId, auditId, userId, services, manages, isPassEnded }
  const own = db.within({ kind: 'audit', organizationId, auditId })
  const events = group.map(({ event }) => event)
  return facts
    ? recordKeyed({ db: own, recorder, facts, isLast: true }, events)
    : recordCounts(own, recorder, events)
}

/** The scope in which the viewer may count, by assignment; a fault where they may not. */
type Scopes = ReadonlyMap<string, AuthorizedAudit | Fault>

function scopesIn(viewer: Viewer, { organizationId, auditId, facts }: CountedAudit): Scopes {
  const audit = { kind: 'audit', organizationId, auditId } as const
  const membership = allMemberships(viewer).find(
    (one) => one.organizationId === organizationId && reachesAudit(one, auditId),
  )
  if (!membership) return new Map()
  return new Map(
    [...facts.assignments].map(([id, { storeId }]) => [
      id,
      admit(() => enterAudit(viewer, membership, audit, [storeId], 'audits:count')),
    ]),
  )
}

function assignmentIdsOf(events: readonly (KeyedEvent | Fault)[]): readonly string[] {
  const ids = events.flatMap((event) => (event instanceof Fault ? [] : [event.auditAssignmentId]))
  return [...new Set(ids)]
}

async function selectScopes(
  db: ScopedDatabase,
  viewer: Viewer,
  ids: readonly string[],
): Promise<Scopes> {
  const scopes = new Map<string, AuthorizedAudit | Fault>()
  for (const membership of ids.length > 0 ? allMemberships(viewer) : []) {
    const { organizationId } = membership
    const own = db.within({ kind: 'organization', organizationId })
    for (const { id, audit_id, store_id } of await selectAssignmentStores(own, ids)) {
      if (scopes.has(id) || !reachesAudit(membership, audit_id)) continue
      const audit = { kind: 'audit', organizationId, auditId: audit_id } as const
      scopes.set(
        id,
        admit(() => enterAudit(viewer, membership, audit, [store_id], 'audits:count')),
      )
    }
  }
  return scopes
}

function admit(enter: () => AuthorizedAudit): AuthorizedAudit | Fault {
  try {
    return enter()
  } catch (error) {
    if (error instanceof Fault) return error
    throw error
  }
}
