// A client in a browser that a test controls.

import type { Environment } from '../environment.ts'
import { RealtimeClient, type RealtimeOptions } from '../realtime-client.ts'
import { FakeClock, settle } from './fake-clock.ts'
import { FakeSocket } from './fake-socket.ts'

export class FakeWorld {
  readonly clock = new FakeClock()
  readonly sockets: FakeSocket[] = []
  random = 0.5
  isOnline = true
  readonly #networkListeners = new Set<() => void>()
  readonly environment: Environment = {
    clock: this.clock,
    random: () => this.random,
    openSocket: (url, handlers) => {
      const socket = new FakeSocket(url, handlers)
      this.sockets.push(socket)
      return socket
    },
    network: {
      isOnline: () => this.isOnline,
      onChange: (listener) => {
        this.#networkListeners.add(listener)
        return () => this.#networkListeners.delete(listener)
      },
    },
  }

  client(options: Omit<RealtimeOptions, 'environment'> = {}): RealtimeClient {
    return new RealtimeClient({
      origin: 'https://shop.test',
      ...options,
      environment: this.environment,
    })
  }

  /** The newest socket. */
  get socket(): FakeSocket {
    const socket = this.sockets.at(-1)
    if (!socket) throw new Error('No socket was opened')
    return socket
  }

  async open(): Promise<FakeSocket> {
    await settle()
    this.socket.open()
    await settle()
    return this.socket
  }

  /** Loses the connection and restores it. */
  async reopen(): Promise<FakeSocket> {
    this.socket.cut()
    await this.clock.advance(Math.min(...this.clock.waitingMs))
    return this.open()
  }

  setOnline(isOnline: boolean): void {
    this.isOnline = isOnline
    for (const listener of [...this.#networkListeners]) listener()
  }
}
