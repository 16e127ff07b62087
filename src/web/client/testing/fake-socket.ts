// The server's end of a socket, controlled by a test.

import { type ClientFrame, type ClientFrameOf, clientFrame } from '#contract/client-frame.ts'
import { encodeTimestamp, type QueryModification, type ServerFrame } from '#contract/frames.ts'
import type { Json } from '#contract/json.ts'
import type { FaultShape } from '#domain/fault.ts'
import type { Socket, SocketHandlers } from '../environment.ts'

export class FakeSocket implements Socket {
  readonly url: string
  /** The client's frames, checked against the protocol. */
  readonly frames: ClientFrame[] = []
  isClosed = false
  readonly #handlers: SocketHandlers
  #version = { querySet: 0, identity: 0, ts: 0 }

  constructor(url: string, handlers: SocketHandlers) {
    this.url = url
    this.#handlers = handlers
  }

  send(text: string): void {
    this.frames.push(clientFrame.parse(JSON.parse(text)))
  }

  close(): void {
    this.isClosed = true
  }

  open(): void {
    this.#handlers.opened()
  }

  say(frame: ServerFrame): void {
    this.#handlers.received(JSON.stringify(frame))
  }

  sayText(text: string): void {
    this.#handlers.received(text)
  }

  cut(reason = 'cut'): void {
    this.#handlers.closed(reason)
  }

  framesOf<T extends ClientFrame['type']>(type: T): ClientFrameOf<T>[] {
    return this.frames.filter((frame): frame is ClientFrameOf<T> => frame.type === type)
  }

  /** Every query that was ever requested on this socket, newest last. */
  get added() {
    return this.framesOf('ModifyQuerySet')
      .flatMap(({ modifications }) => modifications)
      .filter((one) => one.type === 'Add')
  }

  idOf(udfPath: string): number {
    const query = this.added.findLast((one) => one.udfPath === udfPath)
    if (!query) throw new Error(`Nobody asked for ${udfPath}`)
    return query.queryId
  }

  /** One transition up to everything the client has requested, unless given otherwise. */
  transition(
    modifications: readonly QueryModification[] = [],
    {
      ts = this.#version.ts + 1,
      identity = this.#identityAsked,
    }: { ts?: number; identity?: number } = {},
  ): void {
    const startVersion = wireVersion(this.#version)
    const querySet = this.framesOf('ModifyQuerySet').at(-1)?.newVersion ?? 0
    this.#version = { querySet, identity, ts }
    const endVersion = wireVersion(this.#version)
    this.say({ type: 'Transition', startVersion, endVersion, modifications })
  }

  get #identityAsked(): number {
    return (this.framesOf('Authenticate').at(-1)?.baseVersion ?? -1) + 1
  }

  succeed(requestId: number, result: Json, ts: number): void {
    this.say({
      type: 'MutationResponse',
      requestId,
      success: true,
      result,
      ts: encodeTimestamp(ts),
      logLines: [],
    })
  }

  fail(requestId: number, errorData: FaultShape): void {
    const result = errorData.message
    const rest = { success: false, result, errorData, logLines: [] } as const
    this.say({ type: 'MutationResponse', requestId, ...rest })
  }

  refuseToken(authUpdateAttempted = true): void {
    const sent = this.framesOf('Authenticate').at(-1)?.baseVersion ?? 0
    const baseVersion = authUpdateAttempted ? sent : sent + 1
    this.say({ type: 'AuthError', error: 'no', baseVersion, authUpdateAttempted })
  }
}

export function updated(queryId: number, value: Json, resultHash?: string): QueryModification {
  const update = { type: 'QueryUpdated', queryId, value, logLines: [], journal: null } as const
  return resultHash === undefined ? update : { ...update, resultHash }
}

export function failed(queryId: number, errorData: FaultShape): QueryModification {
  const errorMessage = errorData.message
  return { type: 'QueryFailed', queryId, errorMessage, errorData, logLines: [], journal: null }
}

function wireVersion({
  querySet,
  identity,
  ts,
}: {
  querySet: number
  identity: number
  ts: number
}) {
  return { querySet, identity, ts: encodeTimestamp(ts) }
}
