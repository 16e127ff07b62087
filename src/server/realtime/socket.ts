// Handles the protocol for one socket: reads frames in order, refuses invalid ones, and passes the others to the
// engine.

import type { RawData, WebSocket } from 'ws'
import { type ClientFrame, type ClientFrameOf, clientFrame } from '#contract/client-frame.ts'
import { LIMITS, PING_INTERVAL_MS } from '#contract/frames.ts'
import type { Json } from '#contract/json.ts'
import { assertNever } from '#domain/assert-never.ts'
import { Fault } from '#domain/fault.ts'
import { isDatabaseAway } from '#server/db/database-away.ts'
import type { Functions } from '#server/functions/registry.ts'
import type { Identity } from '#server/functions/viewer.ts'
import { parseArgs, toFault } from './call.ts'
import { type AddedQuery, Connection, type ConnectionLane } from './connection.ts'
import { FrameBudget } from './frame-budget.ts'
import type { MutationId } from './mutations.ts'
import { Outlet } from './outlet.ts'
import type { SocketKey, SocketKeys } from './socket-keys.ts'

export interface VerifiedIdentity extends Identity {
  readonly expiresAt: number
}

/** What a socket needs from the engine. */
interface SocketEngine {
  readonly options: {
    readonly functions: Functions
    readonly verifyToken: (token: string) => Promise<VerifiedIdentity | null>
    readonly keys?: SocketKeys | undefined
    readonly report: (requestId: string, error: unknown) => void
  }
  /** The lane of connections that have not authenticated yet. */
  readonly visitors: ConnectionLane
  laneKeyOf(identity: Identity | null): Promise<string>
  enter(connection: Connection): void
  move(connection: Connection, laneKey: string): void
  leave(connection: Connection): void
  runMutation(identity: Identity | null, path: string, args: unknown, id: MutationId): Promise<Json>
  runAction(identity: Identity | null, path: string, args: unknown): Promise<Json>
}

const POLICY_VIOLATION = 1008
const TRY_AGAIN_LATER = 1013

/** The longest wait that a clock takes at once. */
const LONGEST_WAIT_MS = 86_400_000

export function acceptSocket(engine: SocketEngine, socket: WebSocket, clientAddress: string): void {
  new SocketSession(engine, socket, clientAddress)
}

class SocketSession {
  readonly #engine: SocketEngine
  readonly #socket: WebSocket
  readonly #connection: Connection
  readonly #budget = new FrameBudget(Date.now)
  readonly #heartbeat: NodeJS.Timeout
  #connectionId: string | undefined
  readonly #clientAddress: string
  #identity: Identity | null = null
  /** Undefined unless it is an API key that has come in. */
  #key: SocketKey | undefined
  #identityExpiresAtMs = Number.POSITIVE_INFINITY
  #expiry: NodeJS.Timeout | undefined
  /** Its subscriptions, by the numbers that the client uses. */
  readonly #watched = new Set<number>()
  #queuedMutations = 0
  /** The database is away, so the client has to reconnect and send everything again. */
  #isTurnedAway = false
  /** Frames take effect in the order they arrived, although verifying a token takes time. */
  #control: Promise<void> = Promise.resolve()
  #mutations: Promise<void> = Promise.resolve()

  constructor(engine: SocketEngine, socket: WebSocket, clientAddress: string) {
    this.#engine = engine
    this.#socket = socket
    this.#clientAddress = clientAddress
    const outlet = new Outlet(socket, Date.now, () => this.#ask())
    this.#connection = new Connection(socket, outlet, engine.visitors)
    engine.enter(this.#connection)
    this.#heartbeat = setInterval(() => this.#beat(), PING_INTERVAL_MS / 3)
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary))
    socket.on('close', () => this.#end())
    socket.on('error', () => socket.terminate())
  }

  #receive(data: RawData, isBinary: boolean): void {
    // A closed socket still delivers frames until the other side has closed as well.
    if (this.#connection.closed) return
    const frame = isBinary ? undefined : parseFrame(data)
    if (!frame) return this.#refuse('This frame is not in the protocol.')
    if (!this.#budget.take()) return this.#refuse('Too many frames.')
    if (!this.#connectionId && frame.type !== 'Connect') {
      return this.#refuse('The first frame has to be Connect.')
    }
    this.#take(frame)
  }

  #take(frame: ClientFrame): void {
    switch (frame.type) {
      case 'Connect':
        return this.#connect(frame)
      case 'Authenticate':
        this.#control = this.#control.then(() => this.#authenticate(frame))
        return
      case 'ModifyQuerySet':
        this.#control = this.#control.then(() => this.#modifyQueries(frame))
        return
      case 'Mutation':
        return this.#queueMutation(frame)
      case 'Action': {
        const ready = this.#control
        void ready.then(() => this.#act(frame))
        return
      }
      case 'Event':
        return
      default:
        assertNever(frame)
    }
  }

  #connect(frame: ClientFrameOf<'Connect'>): void {
    if (this.#connectionId) return this.#refuse('Connect came twice.')
    this.#connectionId = frame.sessionId
    for (const extension of frame.extensions ?? []) this.#connection.extensions.add(extension)
  }

  async #authenticate(frame: ClientFrameOf<'Authenticate'>): Promise<void> {
    if (this.#isTurnedAway) return
    let verified: VerifiedIdentity | null = null
    this.#key = undefined
    try {
      if (frame.tokenType === 'User') verified = await this.#verify(frame.value ?? '')
    } catch (error) {
      // A token that could not be checked is not refused: a refused client would sign out.
      return this.#turnAway(error)
    }
    const { baseVersion } = frame
    if (!this.#connection.closed) {
      this.#engine.move(this.#connection, await this.#engine.laneKeyOf(verified))
    }
    this.#identity = verified && { userId: verified.userId, sessionId: verified.sessionId }
    this.#identityExpiresAtMs = verified?.expiresAt ?? Number.POSITIVE_INFINITY
    clearTimeout(this.#expiry)
    // If the socket has closed in the meantime, mutations it has sent still run, but its token has no timer.
    if (verified && !this.#connection.closed) this.#awaitExpiry()
    const refused = frame.tokenType !== 'None' && !verified
    const version = refused ? baseVersion : baseVersion + 1
    this.#connection.enqueue({ kind: 'identity', identity: this.#identity, version })
    if (refused) {
      const error = 'The token is not valid.'
      this.#connection.outlet.send({
        type: 'AuthError',
        error,
        baseVersion,
        authUpdateAttempted: true,
      })
    }
    this.#ask()
  }

  async #verify(token: string): Promise<VerifiedIdentity | null> {
    const { keys, verifyToken } = this.#engine.options
    if (!keys?.isKey(token)) return verifyToken(token)
    try {
      this.#key = await keys.open(token, this.#clientAddress)
      this.#key.take()
      return this.#key
    } catch (error) {
      if (error instanceof Fault && error.code === 'unauthenticated') return null
      throw error
    }
  }

  #awaitExpiry(): void {
    const leftMs = this.#identityExpiresAtMs - Date.now()
    if (leftMs === Number.POSITIVE_INFINITY) return
    const isLong = leftMs > LONGEST_WAIT_MS
    this.#expiry = isLong
      ? setTimeout(() => this.#awaitExpiry(), LONGEST_WAIT_MS)
      : setTimeout(() => this.#expire(), leftMs)
  }

  #modifyQueries(frame: ClientFrameOf<'ModifyQuerySet'>): void {
    for (const one of frame.modifications) {
      if (one.type === 'Add') this.#watched.add(one.queryId)
      else this.#watched.delete(one.queryId)
      if (this.#watched.size > LIMITS.queriesPerConnection) {
        return this.#refuse(`More than ${LIMITS.queriesPerConnection} queries.`)
      }
      this.#connection.enqueue(
        one.type === 'Add'
          ? { kind: 'add', query: this.#parseQuery(one) }
          : { kind: 'remove', queryId: one.queryId },
      )
    }
    this.#connection.enqueue({ kind: 'queries', version: frame.newVersion })
    this.#ask()
  }

  #parseQuery(added: {
    queryId: number
    udfPath: string
    args: readonly unknown[]
    resultHash?: string | undefined
  }): AddedQuery {
    const { queryId, resultHash: resumeHash } = added
    try {
      this.#key?.take()
      const implementation = this.#engine.options.functions.find('query', added.udfPath)
      const args = parseArgs(implementation.contract, added.args[0] ?? {})
      return { queryId, call: { implementation, args }, resumeHash }
    } catch (error) {
      return { queryId, call: toFault(error, this.#engine.options.report), resumeHash }
    }
  }

  #queueMutation(frame: ClientFrameOf<'Mutation'>): void {
    this.#queuedMutations += 1
    if (this.#queuedMutations > LIMITS.queuedMutations) {
      return this.#refuse('Too many mutations wait.')
    }
    const ready = this.#control
    this.#mutations = Promise.all([this.#mutations, ready])
      .then(() => this.#mutate(frame))
      .finally(() => {
        this.#queuedMutations -= 1
      })
  }

  async #mutate(frame: ClientFrameOf<'Mutation'>): Promise<void> {
    if (this.#isTurnedAway) return
    const { requestId, udfPath, args } = frame
    const id = { connectionId: this.#connectionId ?? '', requestId }
    try {
      this.#key?.take()
      const identity = this.#currentIdentity()
      const result = await this.#engine.runMutation(identity, udfPath, args[0] ?? {}, id)
      this.#connection.acknowledge({
        type: 'MutationResponse',
        requestId,
        success: true,
        result,
        logLines: [],
      })
      if (!this.#connection.closed) this.#connection.lane.changedBy(this.#connection)
    } catch (error) {
      // The outcome is unknown. Its number shows the outcome when it is sent again.
      if (isDatabaseAway(error)) return this.#turnAway(error)
      this.#fail('MutationResponse', requestId, error)
    }
  }

  async #act({ requestId, udfPath, args }: ClientFrameOf<'Action'>): Promise<void> {
    if (this.#isTurnedAway) return
    try {
      this.#key?.take()
      const result = await this.#engine.runAction(this.#currentIdentity(), udfPath, args[0] ?? {})
      this.#connection.outlet.send({
        type: 'ActionResponse',
        requestId,
        success: true,
        result,
        logLines: [],
      })
    } catch (error) {
      this.#fail('ActionResponse', requestId, error)
    }
  }

  #fail(type: 'MutationResponse' | 'ActionResponse', requestId: number, error: unknown): void {
    const fault = toFault(error, this.#engine.options.report)
    this.#connection.outlet.send({
      type,
      requestId,
      success: false,
      result: fault.message,
      errorData: fault.shape,
      logLines: [],
    })
  }

  #currentIdentity(): Identity | null {
    return Date.now() < this.#identityExpiresAtMs ? this.#identity : null
  }

  #ask(): void {
    if (!this.#connection.closed) this.#connection.lane.ask(this.#connection)
  }

  #beat(): void {
    const { outlet } = this.#connection
    if (outlet.hopeless) return this.#socket.terminate()
    if (Date.now() - outlet.lastSentAtMs < PING_INTERVAL_MS) return
    outlet.send({ type: 'Ping' })
    outlet.probe()
  }

  /** After a token has expired, nothing more is sent, even before the client has sent a new one. */
  #expire(): void {
    this.#identity = null
    const version = this.#connection.identityVersion
    this.#connection.enqueue({ kind: 'identity', identity: null, version })
    this.#connection.refuseIdentity('The token has expired.')
    this.#ask()
  }

  #turnAway(error: unknown): void {
    toFault(error, this.#engine.options.report)
    this.#isTurnedAway = true
    this.#socket.close(TRY_AGAIN_LATER, new Fault('unavailable').message)
    this.#end()
  }

  #refuse(error: string): void {
    this.#connection.outlet.send({ type: 'FatalError', error })
    this.#socket.close(POLICY_VIOLATION, error)
    this.#end()
  }

  #end(): void {
    clearInterval(this.#heartbeat)
    clearTimeout(this.#expiry)
    this.#connection.end()
    this.#engine.leave(this.#connection)
  }
}

function parseFrame(data: RawData): ClientFrame | undefined {
  try {
    const parsed = clientFrame.safeParse(JSON.parse(data.toString()))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}
