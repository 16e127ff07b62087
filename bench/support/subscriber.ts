// A client of the bench that watches the dashboard. A few look at every message; the others only
// count them, so that a thousand of them fit into one process.

import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { Identity } from '#server/functions/viewer.ts'
import { token } from '#tests/support/live-node.ts'
import { dashboards } from './dashboard-functions.ts'
import {
  type DashboardView,
  PROGRESS_QUERY,
  parseDashboardFrame,
  TOTALS_QUERY,
} from './dashboard-view.ts'

export interface Watching {
  readonly url: string
  readonly identity: Identity
  readonly storeId: string
  readonly view: DashboardView | undefined
}

export class Subscriber {
  readonly view: DashboardView | undefined
  messages = 0
  /** As it came in: what a bare server has to send to be compared. */
  lastFrame = ''
  readonly #socket: WebSocket

  private constructor({ url, view }: Watching) {
    this.view = view
    this.#socket = openSocket(url)
    this.#socket.on('message', (data: Buffer) => this.#receive(data))
    this.#socket.on('error', (error) => this.#fail(error))
  }

  /** Answers when the dashboard is there for the first time. */
  static async open(watching: Watching): Promise<Subscriber> {
    const subscriber = new Subscriber(watching)
    await once(subscriber.#socket, 'open')
    subscriber.#subscribe(watching)
    while (subscriber.messages === 0) await once(subscriber.#socket, 'message')
    return subscriber
  }

  #subscribe({ identity, storeId }: Watching): void {
    sendConnect(this.#socket, identity)
    const add = (queryId: number, udfPath: string) => ({
      type: 'Add',
      queryId,
      udfPath,
      args: [{ storeId }],
    })
    const modifications = [
      add(PROGRESS_QUERY, dashboards.getProgress.name),
      add(TOTALS_QUERY, dashboards.getTotals.name),
    ]
    sendJson(this.#socket, { type: 'ModifyQuerySet', baseVersion: 0, newVersion: 1, modifications })
  }

  #receive(data: Buffer): void {
    const atMs = Date.now()
    if (!isFilledTransition(data)) return this.#hear(data)
    this.messages += 1
    if (!this.view) return
    this.lastFrame = data.toString()
    const frame = parseDashboardFrame(this.lastFrame)
    if (frame.type === 'Transition') this.view.apply(frame, atMs)
  }

  #hear(data: Buffer): void {
    const frame = parseDashboardFrame(data.toString())
    if ('error' in frame) this.#fail(new Error(frame.error))
    if (frame.type === 'Transition') this.view?.apply(frame, Date.now())
  }

  /** Ends the bench: a figure without everybody would say nothing. */
  #fail(error: Error): never {
    throw error
  }

  close(): void {
    this.#socket.removeAllListeners('error')
    this.#socket.on('error', () => {})
    this.#socket.terminate()
  }
}

export function openSocket(url: string): WebSocket {
  return new WebSocket(`${url.replace('http', 'ws')}/api/sync`, {
    perMessageDeflate: false,
    skipUTF8Validation: true,
  })
}

export function sendConnect(socket: WebSocket, identity: Identity): void {
  const sessionId = crypto.randomUUID()
  sendJson(socket, { type: 'Connect', sessionId, connectionCount: 0, lastCloseReason: null })
  const value = token(identity)
  sendJson(socket, { type: 'Authenticate', tokenType: 'User', value, baseVersion: 0 })
}

export function sendJson(socket: WebSocket, frame: unknown): void {
  socket.send(JSON.stringify(frame))
}

const START = Buffer.from('{"type":"Transition"')
const SMALLEST_FILLED = 300

/** Without parsing: a transition that is too small for a dashboard only moves the version. */
function isFilledTransition(data: Buffer): boolean {
  return (
    data.length > SMALLEST_FILLED && data.compare(START, 0, START.length, 0, START.length) === 0
  )
}
