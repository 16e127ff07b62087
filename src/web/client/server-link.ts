// Keeps the client and the server in sync: sends the server what it does not know yet, applies its messages,
// and starts over on a new socket with the same session id.

import type { ClientFrame } from '#contract/client-frame.ts'
import { decodeTimestamp, encodeTimestamp, type ServerFrame } from '#contract/frames.ts'
import { type AuthFlag, AuthMachine } from './auth-machine.ts'
import { Connection } from './connection.ts'
import type { Environment } from './environment.ts'
import { type Part, PartJoiner, type Transition } from './part-joiner.ts'
import { QuerySet } from './query-set.ts'
import { type Finished, Requests } from './requests.ts'
import { newSessionId } from './session-id.ts'

export interface LinkEvents {
  /** The queries have new answers, and these requests are finished: show the answers, then settle the requests. */
  advanced(finished: readonly Finished[]): void
  /** The state of the connection or of the requests has changed. */
  changed(): void
  flagChanged(flag: AuthFlag): void
}

export interface LinkOptions {
  readonly url: () => string
  /** Sends nothing until the auth machine releases the link. */
  readonly isPaused: boolean
  readonly environment: Environment
}

const START_VERSION = { querySet: 0, identity: 0, ts: encodeTimestamp(0) }

export class ServerLink {
  readonly queries = new QuerySet()
  readonly requests: Requests
  readonly auth: AuthMachine
  readonly connection: Connection
  readonly #events: LinkEvents
  readonly #sessionId = newSessionId()
  readonly #nowMs: () => number
  /** Since when something on the screen is older than the rest; undefined: nothing is. */
  behindAtMs: number | undefined
  #version = START_VERSION
  #newestTs: string | undefined
  #parts = new PartJoiner()
  #isPaused: boolean
  /** Whether the session id was sent on this connection. */
  #isIntroduced = false
  #isFlushDue = false

  constructor({ url, isPaused, environment }: LinkOptions, events: LinkEvents) {
    this.#events = events
    this.#isPaused = isPaused
    this.#nowMs = environment.clock.now
    this.requests = new Requests(environment.clock.now)
    this.connection = new Connection(url, environment, {
      opened: () => this.#flush(),
      received: (frame) => this.#receive(frame),
      lost: () => this.#onLost(),
      changed: () => events.changed(),
    })
    const port = {
      pause: () => this.#pause(),
      release: () => this.#release(),
      stop: () => this.connection.stop('AuthError'),
      flagChanged: (flag: AuthFlag) => events.flagChanged(flag),
    }
    this.auth = new AuthMachine(port, environment)
  }

  /** Once per turn, so that a page which mounts twenty queries sends them in one frame. */
  flushSoon(): void {
    if (this.#isFlushDue) return
    this.#isFlushDue = true
    queueMicrotask(() => {
      this.#isFlushDue = false
      this.#flush()
    })
  }

  #pause(): void {
    this.#isPaused = true
  }

  #release(): void {
    this.#isPaused = false
    this.connection.restart()
    this.flushSoon()
  }

  /** The user first, then the queries, then requests in order. */
  #flush(): void {
    if (this.#isPaused || !this.connection.state.isConnected) return
    const isFirst = !this.#isIntroduced
    this.#isIntroduced = true
    const frames = [
      isFirst ? this.#connectFrame() : undefined,
      this.auth.takeFrame(isFirst),
      this.queries.takeFrame(),
      ...this.requests.takeFrames(isFirst),
    ]
    for (const frame of frames) if (frame) this.connection.send(frame)
  }

  #connectFrame(): ClientFrame {
    return {
      type: 'Connect',
      sessionId: this.#sessionId,
      connectionCount: this.connection.earlierConnections,
      lastCloseReason: this.connection.state.closeReason ?? 'InitialConnect',
      ...(this.#newestTs !== undefined && { maxObservedTimestamp: this.#newestTs }),
      extensions: ['resume', 'patch', 'behind', 'parts'],
    }
  }

  #onLost(): void {
    this.#isIntroduced = false
    this.behindAtMs = undefined
    this.#version = START_VERSION
    this.#parts = new PartJoiner()
    this.queries.connectionLost()
    this.requests.connectionLost()
    this.auth.connectionLost()
  }

  #receive(frame: ServerFrame): void {
    switch (frame.type) {
      case 'Transition':
        this.#follow(frame)
        break
      case 'TransitionChunk':
        this.#join(frame)
        break
      case 'MutationResponse':
      case 'ActionResponse':
        this.#conclude(frame)
        break
      case 'AuthError':
        this.auth.onAuthError(frame)
        break
      case 'FatalError':
        this.connection.reconnect(`FatalError: ${frame.error}`)
        break
      case 'Behind':
        this.behindAtMs = frame.isBehind ? this.#nowMs() : undefined
        this.#events.changed()
        break
      case 'Ping':
        break
    }
    if (this.#isBackInStep()) this.connection.confirm()
  }

  #join(part: Part): void {
    try {
      const transition = this.#parts.add(part)
      if (transition) this.#follow(transition)
    } catch (error) {
      console.error(error)
      this.connection.reconnect('BadTransition')
    }
  }

  #follow({ startVersion, endVersion, modifications }: Transition): void {
    try {
      if (!isSameVersion(startVersion, this.#version)) throw new Error('A transition is missing')
      this.queries.apply(modifications)
    } catch (error) {
      console.error(error)
      this.queries.forgetHashes()
      this.connection.reconnect('BadTransition')
      return
    }
    this.#version = { ...endVersion }
    this.#newestTs = endVersion.ts
    this.#events.advanced(this.requests.reflect(decodeTimestamp(endVersion.ts)))
    this.auth.onTransition(startVersion, endVersion)
  }

  #conclude(response: Parameters<Requests['respond']>[0]): void {
    const over = this.requests.respond(response)
    // The transition with its effect may have arrived before the answer.
    const reflected = this.requests.reflect(decodeTimestamp(this.#version.ts))
    const finished = over ? [over, ...reflected] : reflected
    if (finished.length > 0) this.#events.advanced(finished)
  }

  /** All queries, requests and auth from before the reconnect have been answered again. */
  #isBackInStep(): boolean {
    if (!this.#isIntroduced) return false
    return this.queries.isConfirmed && this.requests.isConfirmed && this.auth.isConfirmed
  }
}

function isSameVersion(
  one: Transition['startVersion'],
  other: Transition['startVersion'],
): boolean {
  return one.querySet === other.querySet && one.identity === other.identity && one.ts === other.ts
}
