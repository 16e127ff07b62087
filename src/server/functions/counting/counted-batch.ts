// Where counts arrive, one at a time or as a whole outbox. Most batches are of one audit: the facts that decide them
// are read in the same query as the viewer. Whether events were recorded before is only looked up if recording fails on
// one that was.

import { readInput } from '#contract/refused-input.ts'
import { type SentScanEvent, scanEvent } from '#contract/scan-events.ts'
import { Fault } from '#domain/fault.ts'
import {
  type BatchAudit,
  batchFactsOf,
  parseBatchAudit,
} from '#server/queries/counting/recording-facts.ts'
import { authorizeUser, type ViewerScope } from '../authorize.ts'
import type { Authorizer, Prefetch } from '../implement.ts'
import { requireViewer } from '../viewer.ts'
import {
  type KeyedEvent,
  keyingOfBatch,
  type RecordingFacts,
  recordingKeys,
  toKeyed,
  toRecordingFacts,
} from './recording-facts.ts'

export interface CountedBatch extends ViewerScope {
  /** In the order in which they were sent; a fault for what is not a valid event. */
  readonly events: readonly (KeyedEvent | Fault)[]
  /** The audit that all events belong to; undefined if there is none, or more than one. */
  readonly counted: CountedAudit | undefined
}

export interface CountedAudit extends Omit<BatchAudit, 'facts'> {
  readonly facts: RecordingFacts
}

type Prefetched = Pick<CountedBatch, 'events' | 'counted'>

export const inCountedBatch: Authorizer<
  { readonly events: readonly unknown[] },
  CountedBatch,
  Prefetched
> = enter
inCountedBatch.prefetch = ({ args, ...call }) => prefetch(call, parseEvents(args.events))

/** The same for one count. */
export const inCountedAssignment: Authorizer<SentScanEvent, CountedBatch, Prefetched> = enterOne
inCountedAssignment.prefetch = ({ args, ...call }) => prefetch(call, [toKeyed(args)])

function enterOne(call: EnterCall): CountedBatch {
  return enter(call)
}

type EnterCall = Pick<
  Parameters<Authorizer<unknown, CountedBatch, Prefetched>>[0],
  'viewer' | 'prefetched' | 'db'
>

function enter({ viewer, prefetched, db }: EnterCall): CountedBatch {
  const scope = authorizeUser(requireViewer(viewer))
  if (!prefetched) throw new Fault('not_found')
  const { organizationId, auditId } = prefetched.counted ?? {}
  if (organizationId && auditId) db.entered({ kind: 'audit', organizationId, auditId })
  return { ...scope, ...prefetched }
}

function prefetch(
  { userId, isAgain }: { readonly userId: string; readonly isAgain: boolean },
  events: readonly (KeyedEvent | Fault)[],
): Prefetch<Prefetched> {
  const keyed = events.flatMap((event) => (event instanceof Fault ? [] : [event]))
  return {
    ...batchFactsOf(recordingKeys(userId, keyed, isAgain)),
    take: (answer) => {
      const audit = parseBatchAudit(answer)
      return { events, counted: audit && toCountedAudit(audit, isAgain) }
    },
  }
}

function toCountedAudit(audit: BatchAudit, hasLooked: boolean): CountedAudit {
  return { ...audit, facts: toRecordingFacts(audit.facts, hasLooked) }
}

function parseEvents(sent: readonly unknown[]): readonly (KeyedEvent | Fault)[] {
  const keyed = keyingOfBatch()
  return sent.map((one) => {
    const event = readInput(scanEvent, one)
    return event instanceof Fault ? event : keyed(event)
  })
}
