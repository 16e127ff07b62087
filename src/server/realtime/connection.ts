// One socket: its queries, its user, and the version of each answer that it was sent.

import type { WebSocket } from 'ws'
import { encodeTimestamp, type ServerFrame } from '#contract/frames.ts'
import { assertNever } from '#domain/assert-never.ts'
import { Fault } from '#domain/fault.ts'
import type { QueryImplementation } from '#server/functions/implement.ts'
import type { Identity } from '#server/functions/viewer.ts'
import type { FrameCache, Listener, Version } from './listener.ts'
import type { LiveCache } from './live-cache.ts'
import type { Outlet } from './outlet.ts'
import { type News, Subscription } from './subscription.ts'

/** A request of a client. It takes effect with the next tick, because connections only change between snapshots. */
export type ControlStep =
  | { readonly kind: 'identity'; readonly identity: Identity | null; readonly version: number }
  | { readonly kind: 'remove'; readonly queryId: number }
  | { readonly kind: 'add'; readonly query: AddedQuery }
  | { readonly kind: 'queries'; readonly version: number }

export interface AddedQuery {
  readonly queryId: number
  readonly call: { readonly implementation: QueryImplementation; readonly args: unknown } | Fault
  readonly resumeHash: string | undefined
}

type Acknowledgement = Omit<Extract<ServerFrame, { ts: string }>, 'ts'>

/** The lane with which a connection shares ticks. */
export interface ConnectionLane {
  readonly key: string
  readonly connections: Set<Connection>
  enter(connection: Connection): void
  leave(connection: Connection): void
  ask(connection: Connection): void
  changedBy(connection: Connection): void
}

export class Connection implements Listener {
  readonly outlet: Outlet
  readonly subscriptions = new Map<number, Subscription>()
  readonly extensions = new Set<string>()
  readonly #steps: ControlStep[] = []
  readonly #socket: WebSocket
  #identity: Identity | null = null
  #identityVersion = 0
  #identityRefused = false
  #querySet = 0
  #version = FIRST_VERSION
  /** Answers of mutations with the tick whose snapshot contains their commit, oldest first. */
  #ready: { readonly tick: number; readonly response: Acknowledgement }[] = []
  #arrived: Acknowledgement[] = []
  #isToldBehind = false
  /** The cache that the subscriptions have joined: that of this lane, or of the previous one. */
  #cache: LiveCache | undefined
  lane: ConnectionLane
  closed = false

  constructor(socket: WebSocket, outlet: Outlet, lane: ConnectionLane) {
    this.#socket = socket
    this.outlet = outlet
    this.lane = lane
  }

  enqueue(step: ControlStep): void {
    this.#steps.push(step)
  }

  /** Sends the answer of a mutation with the transition that shows its effect. */
  acknowledge(response: Acknowledgement): void {
    this.#arrived.push(response)
  }

  /** Called at the start of a tick: applies all requests that have arrived. */
  takeSteps(cache: LiveCache, tick: number): void {
    for (const response of this.#arrived.splice(0)) this.#ready.push({ tick, response })
    if (this.#cache !== cache) this.#enter(cache, tick)
    for (const step of this.#steps.splice(0)) this.#take(step, cache)
  }

  /** Answers of another lane may be older than what the connection was waiting for in the last one. */
  #enter(cache: LiveCache, tick: number): void {
    this.#cache = cache
    this.#ready = this.#ready.map(({ response }) => ({ tick, response }))
    this.#become(this.#identity, cache)
  }

  #take(step: ControlStep, cache: LiveCache): void {
    switch (step.kind) {
      case 'identity':
        this.#identityVersion = step.version
        this.#become(step.identity, cache)
        return
      case 'remove':
        this.subscriptions.get(step.queryId)?.leave()
        this.subscriptions.delete(step.queryId)
        return
      case 'add':
        this.#add(step.query, cache)
        return
      case 'queries':
        this.#querySet = step.version
        return
      default:
        assertNever(step)
    }
  }

  #become(identity: Identity | null, cache: LiveCache): void {
    this.#identity = identity
    this.#identityRefused = false
    for (const subscription of this.subscriptions.values()) {
      const { admission } = subscription
      if (!admission) continue
      subscription.join(cache.admission(identity, admission.implementation, admission.args))
    }
  }

  #add({ queryId, call, resumeHash }: AddedQuery, cache: LiveCache): void {
    this.subscriptions.get(queryId)?.leave()
    const admission =
      call instanceof Fault ? call : cache.admission(this.#identity, call.implementation, call.args)
    this.subscriptions.set(queryId, new Subscription(this, queryId, admission, resumeHash))
  }

  refuseLostIdentity(): void {
    if (this.closed || !this.#identity || this.#identityRefused) return
    for (const { admission } of this.subscriptions.values()) {
      const viewer = admission?.viewer
      if (!viewer || viewer.stale || viewer.viewer) continue
      return this.refuseIdentity('The login has ended.')
    }
  }

  refuseIdentity(error: string): void {
    this.#identityRefused = true
    // A client that waits for the answer to a new token must learn that this token was refused.
    const authUpdateAttempted = this.#identityVersion > this.#version.identity
    const baseVersion = authUpdateAttempted ? this.#identityVersion - 1 : this.#identityVersion
    this.outlet.send({ type: 'AuthError', error, baseVersion, authUpdateAttempted })
  }

  get userId(): string | undefined {
    return this.#identity?.userId
  }

  get identityVersion(): number {
    return this.#identityVersion
  }

  close(reason: string): void {
    this.#socket.close(1012, reason)
  }

  /** The socket is closed. */
  end(): void {
    this.closed = true
    for (const subscription of this.subscriptions.values()) subscription.leave()
    this.subscriptions.clear()
  }

  flush(tick: number, frames: FrameCache): boolean {
    if (this.closed || this.outlet.busy) return false
    // Thousands of connections pass through here in a tick, so this avoids lists and closures, and builds one short
    // key.
    const start = this.#version
    const news: News[] = []
    let key = `${start.key}>${this.#querySet}.${this.#identityVersion}`
    for (const subscription of this.subscriptions.values()) {
      const one = subscription.news(this.extensions)
      if (!one) continue
      news.push(one)
      key += ` ${subscription.queryId}:${one.key}`
    }
    const moved = this.#querySet !== start.querySet || this.#identityVersion !== start.identity
    const shown = this.#takeShown()
    if (news.length === 0 && !moved && shown.length === 0) return false
    for (const response of shown) this.outlet.send({ ...response, ts: encodeTimestamp(tick) })
    let frame = frames.get(key)
    if (!frame) {
      const end = versionOf(this.#querySet, this.#identityVersion, tick)
      frame = { text: transition(start, end, news), end }
      frames.set(key, frame)
    }
    this.#version = frame.end
    if (this.extensions.has('parts')) {
      this.outlet.sendTransitionInParts(frame.text, frame.end.key)
    } else {
      this.outlet.sendTransition(frame.text)
    }
    return true
  }

  tellBehind(): boolean {
    if (this.closed || !this.extensions.has('behind')) return false
    const isBehind = [...this.subscriptions.values()].some(({ admission }) => {
      const result = admission?.result
      // For a first answer the page already shows that it is loading.
      return result?.isReadAlone && result.answer !== undefined
    })
    if (isBehind !== this.#isToldBehind) this.outlet.send({ type: 'Behind', isBehind })
    this.#isToldBehind = isBehind
    return isBehind
  }

  /** Answers to mutations whose effects are in every answer that this connection subscribes to. */
  #takeShown(): readonly Acknowledgement[] {
    if (this.#ready.length === 0) return []
    let behind = Number.POSITIVE_INFINITY
    for (const { admission } of this.subscriptions.values()) {
      behind = Math.min(behind, admission?.result?.behindSince ?? behind)
    }
    const hidden = this.#ready.findIndex(({ tick }) => tick >= behind)
    const shown = this.#ready.splice(0, hidden < 0 ? this.#ready.length : hidden)
    return shown.map(({ response }) => response)
  }
}

function versionOf(querySet: number, identity: number, tick: number): Version {
  const ts = encodeTimestamp(tick)
  return {
    querySet,
    identity,
    key: `${querySet}.${identity}.${tick}`,
    json: `{"querySet":${querySet},"identity":${identity},"ts":"${ts}"}`,
  }
}

const FIRST_VERSION = versionOf(0, 0, 0)

function transition(start: Version, end: Version, news: readonly News[]): Buffer {
  const modifications = news.map((one) => one.json()).join(',')
  return Buffer.from(
    `{"type":"Transition","startVersion":${start.json},"endVersion":${end.json},"modifications":[${modifications}]}`,
  )
}
