// Sends frames to one socket without overloading a slow one. The protocol has no acknowledgments and the buffer of the
// socket says too little, so a ping with their number follows every few transitions.

import type { WebSocket } from 'ws'
import { LIMITS, type ServerFrame } from '#contract/frames.ts'
import { transitionParts } from './transition-parts.ts'

const PING_EVERY = 8
/** Parts that are on their way at a time: a slow network is never given more than it carries between two pings. */
const PARTS_AHEAD = 4
const MAX_UNANSWERED = 8
const MAX_BUFFERED_BYTES = 8 * 1024 * 1024
const MAX_SILENCE_MS = 30_000

export class Outlet {
  readonly #socket: WebSocket
  readonly #nowMs: () => number
  #sent = 0
  #answered = 0
  #waitingSinceMs: number | undefined
  /** What is left of a large transition. */
  #parts: Iterator<ServerFrame> | undefined
  lastSentAtMs: number

  constructor(socket: WebSocket, nowMs: () => number, onCaughtUp: () => void) {
    this.#socket = socket
    this.#nowMs = nowMs
    this.lastSentAtMs = nowMs()
    socket.on('pong', (data) => {
      const wasBusy = this.busy
      this.#answered = Math.max(this.#answered, Number(data.toString()) || 0)
      this.#waitingSinceMs = this.#answered >= this.#lastPing ? undefined : nowMs()
      this.#sendParts()
      if (wasBusy && !this.busy) onCaughtUp()
    })
  }

  /**
   * A client that has not answered for some transitions gets only the newest state later, instead of all of them now.
   */
  get busy(): boolean {
    return this.#parts !== undefined || this.#sent - this.#answered >= MAX_UNANSWERED + PING_EVERY
  }

  /** True if the client is too far behind to be kept. */
  get hopeless(): boolean {
    const waitingMs = this.#waitingSinceMs ? this.#nowMs() - this.#waitingSinceMs : 0
    return waitingMs > MAX_SILENCE_MS || this.#socket.bufferedAmount > MAX_BUFFERED_BYTES
  }

  send(frame: ServerFrame): void {
    this.#write(JSON.stringify(frame))
  }

  /** Sends a transition that was already serialized, perhaps shared with others. */
  sendTransition(text: string | Buffer): void {
    this.#write(text)
    this.#sent += 1
    if (this.#sent % PING_EVERY === 0) this.probe()
  }

  /** The same in frames below the limit. Nothing new is sent until the client has nearly all of them. */
  sendTransitionInParts(text: Buffer, transitionId: string): void {
    if (text.length <= LIMITS.frameBytes) return this.sendTransition(text)
    this.#parts = transitionParts(text, transitionId)
    if (this.#sent > this.#lastPing) this.probe()
    this.#sendParts()
  }

  #sendParts(): void {
    while (this.#parts && this.#sent - this.#answered < PARTS_AHEAD) {
      const { value, done } = this.#parts.next()
      if (done) {
        this.#parts = undefined
        return
      }
      this.send(value)
      this.#sent += 1
      this.probe()
    }
  }

  /** Requests a pong, because a connection may be dead at the other end only. */
  probe(): void {
    this.#waitingSinceMs ??= this.#nowMs()
    this.#lastPing = this.#sent
    this.#socket.ping(String(this.#sent))
  }

  #lastPing = 0

  #write(text: string | Buffer): void {
    this.lastSentAtMs = this.#nowMs()
    this.#socket.send(text, { binary: false })
  }
}
