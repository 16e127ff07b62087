// What the client needs from the browser. Tests provide their own.

export interface Clock {
  now(): number
  /** Runs later; returns a function that cancels it. */
  after(delayMs: number, run: () => void): () => void
}

export interface SocketHandlers {
  opened(): void
  received(text: string): void
  /** Also called if the handshake failed. */
  closed(reason: string): void
}

export interface Socket {
  send(text: string): void
  close(): void
}

type OpenSocket = (url: string, handlers: SocketHandlers) => Socket

interface Network {
  isOnline(): boolean
  onChange(listener: () => void): () => void
}

export interface Environment {
  readonly clock: Clock
  /** From 0 up to, but not including, 1. */
  readonly random: () => number
  readonly openSocket: OpenSocket
  readonly network: Network
}

export const browserEnvironment: Environment = {
  clock: {
    now: () => Date.now(),
    after(delayMs, run) {
      const timer = setTimeout(run, delayMs)
      return () => clearTimeout(timer)
    },
  },
  random: () => Math.random(),
  openSocket(url, handlers) {
    const socket = new WebSocket(url)
    socket.onopen = () => handlers.opened()
    socket.onmessage = (event) => handlers.received(String(event.data))
    // An error is always followed by a close.
    socket.onclose = (event) => handlers.closed(event.reason || `closed with code ${event.code}`)
    return socket
  },
  network: {
    // Pages are rendered on the server too, where there is no window and `onLine` means nothing.
    isOnline: () => typeof window === 'undefined' || navigator.onLine !== false,
    onChange(listener) {
      if (typeof window === 'undefined') return () => {}
      window.addEventListener('online', listener)
      window.addEventListener('offline', listener)
      return () => {
        window.removeEventListener('online', listener)
        window.removeEventListener('offline', listener)
      }
    },
  },
}

/** The address of an origin's socket. */
export function syncUrl(origin: string): string {
  return `${origin.replace(/^http/u, 'ws')}/api/sync`
}
