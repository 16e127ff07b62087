// The cached parts of live queries. A viewer is a user with their memberships, an admission the scope in which this
// viewer may make one call, a result its answer, shared by all viewers admitted to the same scope.

import { isDeepStrictEqual } from 'node:util'
import type { Json } from '#contract/json.ts'
import type { Patch } from '#contract/patch.ts'
import type { Fault } from '#domain/fault.ts'
import {
  type FunctionScope,
  type QueryImplementation,
  shareable,
  sharingKey,
} from '#server/functions/implement.ts'
import type { Identity, Viewer } from '#server/functions/viewer.ts'
import { canonicalJson } from './canonical.ts'
import type { Listener } from './listener.ts'
import { type Cached, ReadIndex } from './read-index.ts'

export interface ViewerEntry extends Cached {
  readonly kind: 'viewer'
  readonly key: string
  readonly identity: Identity
  viewer: Viewer | undefined
  /** The change keys it was read from. Admissions based on it depend on them as well. */
  reads: ReadonlySet<string>
}

export interface AdmissionEntry extends Cached {
  readonly kind: 'admission'
  readonly key: string
  readonly viewer: ViewerEntry | undefined
  readonly implementation: QueryImplementation
  readonly args: unknown
  outcome: { readonly scope: FunctionScope } | { readonly fault: Fault } | undefined
  result: ResultEntry | undefined
  readonly subscriptions: Set<{ readonly connection: Listener }>
}

export interface ResultEntry extends Cached {
  readonly kind: 'result'
  readonly id: number
  readonly key: string
  readonly implementation: QueryImplementation
  scope: FunctionScope
  readonly args: unknown
  readonly admissions: Set<AdmissionEntry>
  /** Increases with every different answer; 0 before the first. */
  revision: number
  answer: Answer | undefined
  /** From the previous answer to this one. */
  patch: Patch | undefined
  /** Takes so long that nothing else waits for it. */
  isSlow: boolean
  /** Is being read outside of the ticks. */
  isReadAlone: boolean
  /** The first tick whose changes the answer does not show; undefined if it shows all. */
  behindSince: number | undefined
}

export type Answer =
  | {
      readonly ok: true
      readonly json: string
      readonly hash: string
      /** For comparison with the next answer; undefined if it is small enough to send in full. */
      readonly value: Json | undefined
      /** Too large for a client that does not take parts. */
      readonly isLarge: boolean
    }
  | { readonly ok: false; readonly fault: Fault }

export type LiveEntry = ViewerEntry | AdmissionEntry | ResultEntry

const SWEEP_EVERY_MS = 5_000

export class LiveCache {
  readonly index = new ReadIndex<LiveEntry>()
  readonly admissions = new Map<string, AdmissionEntry>()
  readonly results = new Map<string, ResultEntry>()
  /** Functions that were slow the last time: with other arguments they probably are as well. */
  readonly slowFunctions = new Set<string>()
  readonly #viewers = new Map<string, ViewerEntry>()
  #ids = 0
  #nextSweepAtMs = 0

  viewer(identity: Identity | null): ViewerEntry | undefined {
    if (!identity) return undefined
    const key = `${identity.userId}/${identity.sessionId}`
    return upsert(this.#viewers, key, () => ({
      kind: 'viewer',
      key,
      identity,
      viewer: undefined,
      reads: new Set(),
      stale: true,
    }))
  }

  admission(
    identity: Identity | null,
    implementation: QueryImplementation,
    args: unknown,
  ): AdmissionEntry {
    const viewer = this.viewer(identity)
    const key = `${viewer?.key ?? ''} ${implementation.contract.name} ${canonicalJson(args)}`
    const admission = upsert<AdmissionEntry>(this.admissions, key, () => ({
      kind: 'admission',
      key,
      viewer,
      implementation,
      args,
      outcome: undefined,
      result: undefined,
      subscriptions: new Set(),
      stale: true,
    }))
    tryAgain(admission)
    return admission
  }

  /** Connects an admission with the answer that its scope shares. */
  attach(admission: AdmissionEntry, admitted: FunctionScope): void {
    const { implementation, args } = admission
    const sharing = sharingKey(admitted, implementation.sharedBy)
    const scope = shareable(admitted, implementation.sharedBy)
    const key = `${sharing} ${implementation.contract.name} ${canonicalJson(args)}`
    const result = upsert<ResultEntry>(this.results, key, () => ({
      kind: 'result',
      id: ++this.#ids,
      key,
      implementation,
      scope,
      args,
      admissions: new Set(),
      revision: 0,
      answer: undefined,
      patch: undefined,
      isSlow: this.slowFunctions.has(implementation.contract.name),
      isReadAlone: false,
      behindSince: undefined,
      stale: true,
    }))
    if (admission.result === result) {
      // Admitted again, so the viewer's memberships have changed, which the scope may contain. An equal scope stays the
      // same object, so that an answer being read for it is not thrown away.
      if (!isDeepStrictEqual(result.scope, scope)) result.scope = scope
      result.stale = true
      return
    }
    this.detach(admission)
    admission.result = result
    result.admissions.add(admission)
  }

  /** An entry that could not be read keeps its fault until one of its keys changes, or it is requested again. */
  fail(entry: LiveEntry, fault: Fault, reads: ReadonlySet<string>): void {
    this.index.record(entry, reads)
    if (entry.kind === 'admission') {
      entry.outcome = { fault }
      this.detach(entry)
    } else if (entry.kind === 'result') {
      entry.answer = { ok: false, fault }
      entry.revision += 1
      entry.behindSince = undefined
    } else {
      entry.viewer = undefined
    }
  }

  detach(admission: AdmissionEntry): void {
    admission.result?.admissions.delete(admission)
    admission.result = undefined
  }

  /** Drops entries without subscribers. */
  sweep(): void {
    if (Date.now() < this.#nextSweepAtMs) return
    this.#nextSweepAtMs = Date.now() + SWEEP_EVERY_MS
    for (const admission of this.admissions.values()) {
      if (admission.subscriptions.size > 0) continue
      this.detach(admission)
      this.#drop(this.admissions, admission)
    }
    for (const result of this.results.values()) {
      if (result.admissions.size === 0) this.#drop(this.results, result)
    }
    const used = new Set([...this.admissions.values()].map((admission) => admission.viewer))
    for (const viewer of this.#viewers.values()) {
      if (!used.has(viewer)) this.#drop(this.#viewers, viewer)
    }
  }

  #drop<Entry extends LiveEntry>(map: Map<string, Entry>, entry: Entry): void {
    map.delete(entry.key)
    this.index.forget(entry)
  }
}

/** A new request does not get the fault of an earlier one, which may have been temporary. */
function tryAgain(admission: AdmissionEntry): void {
  const { outcome, result } = admission
  if (outcome && 'fault' in outcome && isTrouble(outcome.fault)) admission.stale = true
  if (result?.answer?.ok === false && isTrouble(result.answer.fault)) result.stale = true
}

function isTrouble({ code }: Fault): boolean {
  return code === 'unavailable'
}

function upsert<Entry>(map: Map<string, Entry>, key: string, make: () => Entry): Entry {
  const found = map.get(key)
  if (found) return found
  const made = make()
  map.set(key, made)
  return made
}
