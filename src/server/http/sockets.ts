// Accepts sockets: only at the path of the sync protocol, and only from our own pages.

import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { LIMITS } from '#contract/frames.ts'
import { isTrustedOrigin } from '../auth/trusted-origins.ts'
import { clientAddressOf } from './client-address.ts'

interface SocketFacts {
  readonly origin: string | undefined
  readonly clientAddress: string
}

export interface SocketOptions {
  readonly publicUrl: string
  readonly trustedProxies: number
  readonly isDraining: () => boolean
  readonly accept: (socket: WebSocket, facts: SocketFacts) => void
  /** Upgrades that belong to the development server. */
  readonly isForeign?: (pathname: string) => boolean
}

/** Published clients put their version in the path. */
const SYNC_PATH = /^\/api\/(?:[\w.-]+\/)?sync$/

export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

export function createUpgradeHandler(options: SocketOptions): UpgradeHandler {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.frameBytes,
    perMessageDeflate: false,
  })
  return (request, socket, head) => {
    const pathname = request.url?.split('?')[0] ?? ''
    if (options.isForeign?.(pathname)) return
    const status = refuseUpgrade(request, pathname, options)
    if (status) return refuse(socket, status)
    const { origin } = request.headers
    const clientAddress = clientAddressOf(request, options.trustedProxies)
    server.handleUpgrade(request, socket, head, (ws) => {
      options.accept(ws, { origin, clientAddress })
    })
  }
}

function refuseUpgrade(
  { headers }: IncomingMessage,
  pathname: string,
  { publicUrl, isDraining }: SocketOptions,
): string | undefined {
  if (!SYNC_PATH.test(pathname)) return '404 Not Found'
  if (isDraining()) return '503 Service Unavailable'
  // Programs other than browsers send no origin, and have no cookies that others could misuse.
  const ours =
    headers.origin === undefined || isTrustedOrigin(headers.origin, publicUrl, headers.host)
  return ours ? undefined : '403 Forbidden'
}

function refuse(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
