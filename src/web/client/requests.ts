// Mutations and actions in progress. A mutation may be sent twice, because the server knows its number; an
// action may not.

import type { ClientFrameOf } from '#contract/client-frame.ts'
import type { ServerFrame } from '#contract/frames.ts'
import { decodeTimestamp, LIMITS } from '#contract/frames.ts'
import type { Json } from '#contract/json.ts'
import { Fault } from '#domain/fault.ts'
import type { WireArgs } from './canonical.ts'
import { parseFailure } from './live-result.ts'

type RequestFrame = ClientFrameOf<'Mutation'> | ClientFrameOf<'Action'>
type Response = Extract<ServerFrame, { type: 'MutationResponse' | 'ActionResponse' }>

type Stage =
  | { readonly at: 'queued' }
  | { readonly at: 'sent' }
  /** Done on the server; waiting until the live queries show it. */
  | { readonly at: 'answered'; readonly version: number; readonly result: Json }

interface Request {
  readonly frame: RequestFrame
  readonly since: number
  readonly resolve: (result: Json) => void
  readonly reject: (error: Error) => void
  stage: Stage
}

/** A finished request; `settle` is called once the live queries show its effect. */
export interface Finished {
  readonly requestId: number
  readonly settle: () => void
}

export class Requests {
  readonly #now: () => number
  /** In the order of their numbers. */
  readonly #pending = new Map<number, Request>()
  /** Sent again after a reconnect and not finished yet. */
  readonly #unconfirmed = new Set<number>()
  #nextId = 0

  constructor(now: () => number) {
    this.#now = now
  }

  get isConfirmed(): boolean {
    return this.#unconfirmed.size === 0
  }

  get inflight() {
    const requests = [...this.#pending.values()]
    const inflightMutations = requests.filter(isMutation).length
    return {
      inflightMutations,
      inflightActions: requests.length - inflightMutations,
      /** When the oldest one was requested. */
      oldestInflightAt: requests[0]?.since ?? null,
    }
  }

  /** Assigns a number. The promise of a mutation resolves once its effect is visible. */
  add(type: RequestFrame['type'], udfPath: string, args: WireArgs) {
    if (this.#pending.size >= LIMITS.queuedMutations) throw new Fault('rate_limited')
    const requestId = this.#nextId++
    const promise = new Promise<Json>((resolve, reject) => {
      const frame: RequestFrame = { type, requestId, udfPath, args }
      const since = this.#now()
      this.#pending.set(requestId, { frame, since, resolve, reject, stage: { at: 'queued' } })
    })
    return { requestId, promise }
  }

  /** Withdraws the newest request, including its number, before it is sent. */
  withdraw(requestId: number): void {
    this.#pending.delete(requestId)
    this.#nextId = requestId
  }

  /** Requests not sent on this connection yet, in order. */
  takeFrames(isFirstOfConnection: boolean): RequestFrame[] {
    const queued = [...this.#pending.values()].filter(({ stage }) => stage.at === 'queued')
    for (const request of queued) {
      request.stage = { at: 'sent' }
      if (isFirstOfConnection) this.#unconfirmed.add(request.frame.requestId)
    }
    return queued.map(({ frame }) => frame)
  }

  /** Returns the request if this finishes it; a successful mutation is only finished once its effect is visible. */
  respond(response: Response): Finished | undefined {
    // A mutation that was sent twice may be answered again after it is finished.
    const request = this.#pending.get(response.requestId)
    if (!request) return undefined
    if (!response.success) {
      const error = parseFailure(response.result, response.errorData)
      return this.#finish(request, () => request.reject(error))
    }
    if (response.type === 'ActionResponse') {
      return this.#finish(request, () => request.resolve(response.result))
    }
    const version = decodeTimestamp(response.ts)
    request.stage = { at: 'answered', version, result: response.result }
    return undefined
  }

  /** The mutations that a transition up to this version includes. */
  reflect(version: number): Finished[] {
    const finished: Finished[] = []
    for (const request of this.#pending.values()) {
      const { stage } = request
      if (stage.at !== 'answered' || stage.version > version) continue
      finished.push(this.#finish(request, () => request.resolve(stage.result)))
    }
    return finished
  }

  /**
   * Mutations are queued again, including answered ones: versions are counted per server, so only the next
   * server can say when the effect is visible.
   */
  connectionLost(): void {
    this.#unconfirmed.clear()
    for (const request of this.#pending.values()) {
      if (request.stage.at === 'queued') continue
      if (isMutation(request)) request.stage = { at: 'queued' }
      else this.#finish(request, () => request.reject(connectionLostFault())).settle()
    }
  }

  rejectAll(): void {
    for (const request of this.#pending.values()) {
      this.#finish(request, () => request.reject(connectionLostFault())).settle()
    }
  }

  #finish(request: Request, settle: () => void): Finished {
    const { requestId } = request.frame
    this.#pending.delete(requestId)
    this.#unconfirmed.delete(requestId)
    return { requestId, settle }
  }
}

function isMutation(request: Request): boolean {
  return request.frame.type === 'Mutation'
}

function connectionLostFault(): Fault {
  return new Fault('unavailable', 'The connection was lost while this was under way.')
}
