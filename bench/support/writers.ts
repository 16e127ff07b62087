// Clients that count at a given pace, whether or not the server keeps up.

import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { WebSocket } from 'ws'
import type { BusyShop } from './busy-shop.ts'
import { dashboards, type Recorded } from './dashboard-functions.ts'
import { type DashboardFrame, parseDashboardFrame } from './dashboard-view.ts'
import { openSocket, sendConnect, sendJson } from './subscriber.ts'

const WRITERS = 16
const PACE_MS = 5

/** Asked for, and perhaps done. A server that is overrun refuses some, and the bench goes on. */
export interface Count {
  readonly askedAtMs: number
  isAnswered: boolean
  recorded: Recorded | undefined
}

export class Writers {
  readonly counts: Count[] = []
  readonly #shop: BusyShop
  readonly #sockets: readonly WebSocket[]

  private constructor(shop: BusyShop, sockets: readonly WebSocket[]) {
    this.#shop = shop
    this.#sockets = sockets
    for (const socket of sockets) {
      socket.on('message', (data: Buffer) => this.#receive(data.toString()))
    }
  }

  /** Spread over the servers. */
  static async open(urls: readonly string[], shop: BusyShop): Promise<Writers> {
    const sockets = Array.from({ length: WRITERS }, (_, index) =>
      openSocket(urls[index % urls.length] ?? ''),
    )
    await Promise.all(sockets.map((socket) => once(socket, 'open')))
    for (const socket of sockets) sendConnect(socket, shop.writer)
    return new Writers(shop, sockets)
  }

  async count(perSecond: number, seconds: number): Promise<void> {
    const startedAtMs = performance.now()
    const target = perSecond * seconds
    for (let sent = 0; sent < target; ) {
      const elapsedMs = performance.now() - startedAtMs
      const due = Math.min(target, Math.ceil((elapsedMs / 1_000) * perSecond))
      for (; sent < due; sent += 1) this.#countOnce()
      await sleep(PACE_MS)
    }
    await sleep(Math.max(0, startedAtMs + seconds * 1_000 - performance.now()))
  }

  #countOnce(): void {
    const requestId = this.counts.length
    this.counts.push({ askedAtMs: Date.now(), isAnswered: false, recorded: undefined })
    const { shelves, storeId } = this.#shop
    const shelf = shelves[requestId % shelves.length]
    const socket = this.#sockets[requestId % this.#sockets.length]
    if (!shelf || !socket) throw new Error('There is nothing to count')
    const args = [{ storeId, roomId: shelf.roomId, shelfId: shelf.id }]
    sendJson(socket, { type: 'Mutation', requestId, udfPath: dashboards.recordCount.name, args })
  }

  #receive(text: string): void {
    const frame = parseDashboardFrame(text)
    if (frame.type === 'MutationResponse') this.#note(frame)
    if ('error' in frame) throw new Error(frame.error)
  }

  #note(response: Extract<DashboardFrame, { type: 'MutationResponse' }>): void {
    const count = this.counts[response.requestId]
    if (!count) return
    count.isAnswered = true
    if (response.success) count.recorded = response.result
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate()
  }
}
