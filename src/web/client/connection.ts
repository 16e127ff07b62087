// The life cycle of the socket: opened when first needed, watched for silence, reopened after a loss.

import type { ClientFrame } from '#contract/client-frame.ts'
import { INACTIVITY_MS, type ServerFrame } from '#contract/frames.ts'
import { backoffMs } from './backoff.ts'
import type { Environment, Socket } from './environment.ts'

export interface ConnectionEvents {
  opened(): void
  received(frame: ServerFrame): void
  /** The socket is gone, and with it all requests without an answer. */
  lost(): void
  /** The state has changed. */
  changed(): void
}

/**
 * `idle`: not needed yet; `waiting`: until the next attempt; `stopped`: until {@link Connection.restart};
 * `closed`: final.
 */
export type ConnectionPhase = 'idle' | 'connecting' | 'open' | 'waiting' | 'stopped' | 'closed'

export class Connection {
  readonly #url: () => string
  readonly #environment: Environment
  readonly #events: ConnectionEvents
  #phase: ConnectionPhase = 'idle'
  #socket: Socket | undefined
  /** Tells events of this socket from those of an earlier one. */
  #attempt = 0
  /** The only timer: the silence timeout while there is a socket, the backoff while there is none. */
  #cancelTimer = () => {}
  #leaveNetwork = () => {}
  #hasEverConnected = false
  /** The server has sent something over this socket. */
  #isHeard = false
  #heardAtMs: number | undefined
  #opened = 0
  #retries = 0
  #closeReason: string | null = null

  constructor(url: () => string, environment: Environment, events: ConnectionEvents) {
    this.#url = url
    this.#environment = environment
    this.#events = events
  }

  get state() {
    return {
      phase: this.#phase,
      isConnected: this.#phase === 'open',
      hasEverConnected: this.#hasEverConnected,
      isHeard: this.#isHeard,
      retries: this.#retries,
      closeReason: this.#closeReason,
      isOnline: this.#environment.network.isOnline(),
    }
  }

  /** When the server last sent something, over this socket or an earlier one. */
  get heardAtMs(): number | undefined {
    return this.#heardAtMs
  }

  /** How often the socket was open before this time. */
  get earlierConnections(): number {
    return Math.max(0, this.#opened - 1)
  }

  start(): void {
    if (this.#phase !== 'idle') return
    this.#leaveNetwork = this.#environment.network.onChange(() => this.#onNetworkChange())
    this.#connect()
  }

  send(frame: ClientFrame): void {
    if (this.#phase !== 'open') return
    try {
      this.#socket?.send(JSON.stringify(frame))
    } catch {
      this.reconnect('FailedToSend')
    }
  }

  /** Everything from before the loss has been confirmed again, so the next loss starts with the shortest wait. */
  confirm(): void {
    if (this.#retries === 0) return
    this.#retries = 0
    this.#events.changed()
  }

  /** Closes this socket and opens another one after the backoff. */
  reconnect(reason: string): void {
    if (this.#phase !== 'connecting' && this.#phase !== 'open') return
    this.#drop(reason, 'waiting')
    const delayMs = backoffMs(this.#retries, this.#environment.random)
    this.#retries += 1
    this.#cancelTimer = this.#environment.clock.after(delayMs, () => this.#connect())
    this.#events.changed()
  }

  /** Closes this socket and opens no other one until {@link restart}. */
  stop(reason: string): void {
    if (this.#phase === 'idle' || this.#phase === 'closed') return
    this.#drop(reason, 'stopped')
    this.#events.changed()
  }

  restart(): void {
    if (this.#phase === 'stopped') this.#connect()
  }

  close(): void {
    this.#drop('Closed', 'closed')
    this.#leaveNetwork()
    this.#events.changed()
  }

  #connect(): void {
    const attempt = ++this.#attempt
    const ifCurrent = (run: () => void) => {
      if (attempt === this.#attempt) run()
    }
    this.#phase = 'connecting'
    // From now on, not from the opening: a handshake can hang too.
    this.#watchForSilence()
    this.#socket = this.#environment.openSocket(this.#url(), {
      opened: () => ifCurrent(() => this.#onOpened()),
      received: (text) => ifCurrent(() => this.#onReceived(text)),
      closed: (reason) => ifCurrent(() => this.reconnect(reason)),
    })
    this.#events.changed()
  }

  #onOpened(): void {
    this.#phase = 'open'
    this.#hasEverConnected = true
    this.#opened += 1
    this.#watchForSilence()
    this.#events.opened()
    this.#events.changed()
  }

  #onReceived(text: string): void {
    this.#watchForSilence()
    const frame = parseServerFrame(text)
    if (!frame) return this.reconnect('BadFrame')
    this.#heardAtMs = this.#environment.clock.now()
    const isFirstWord = !this.#isHeard
    this.#isHeard = true
    this.#events.received(frame)
    if (isFirstWord) this.#events.changed()
  }

  #onNetworkChange(): void {
    if (this.#environment.network.isOnline()) this.#connectNow()
    this.#events.changed()
  }

  /** The network is back: do not wait for the backoff, or for a handshake that began without a network. */
  #connectNow(): void {
    if (this.#phase !== 'waiting' && this.#phase !== 'connecting') return
    this.#drop(this.#closeReason, 'waiting')
    this.#connect()
  }

  #watchForSilence(): void {
    this.#cancelTimer()
    const giveUp = () => this.reconnect('InactiveServer')
    this.#cancelTimer = this.#environment.clock.after(INACTIVITY_MS, giveUp)
  }

  #drop(reason: string | null, phase: ConnectionPhase): void {
    const socket = this.#socket
    this.#attempt += 1
    this.#cancelTimer()
    this.#socket = undefined
    this.#isHeard = false
    this.#phase = phase
    this.#closeReason = reason
    socket?.close()
    if (socket) this.#events.lost()
  }
}

/** The server is trusted to follow its own protocol; undefined if the text is not a frame at all. */
function parseServerFrame(text: string): ServerFrame | undefined {
  try {
    const frame: unknown = JSON.parse(text)
    return isTyped(frame) ? (frame as ServerFrame) : undefined
  } catch {
    return undefined
  }
}

function isTyped(frame: unknown): boolean {
  return (
    typeof frame === 'object' && frame !== null && 'type' in frame && typeof frame.type === 'string'
  )
}
