// One server for everything: sign-in, functions, files, sockets, health checks, client files and pages.

import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Logger } from 'pino'
import { LARGEST_FILE_BYTES } from '#domain/import/limits.ts'
import { type AppOptions, createApp } from './app.ts'
import type { Certificate } from './certificate.ts'
import type { Pages } from './pages.ts'
import { createUpgradeHandler, type SocketOptions } from './sockets.ts'

export interface HostOptions extends Omit<AppOptions, 'isDraining' | 'pages'> {
  readonly acceptSocket: SocketOptions['accept']
  /** Called with the server before it listens: in development, hot updates use it too. */
  readonly createPages: (server: Server) => Promise<Pages | null>
  readonly certificate: Certificate | null
  readonly log: Logger
}

export interface Host {
  /** A null host means every address of this machine. */
  listen(port: number, host: string | null): Promise<{ readonly port: number }>
  /** Reports this node as not ready from now on; running work is finished. */
  beginDrain(): void
  /** Resolves when the last answer has been sent. */
  close(): Promise<void>
}

export async function createHost(options: HostOptions): Promise<Host> {
  let draining = false
  const isDraining = () => draining
  let listener: RequestListener = (_request, response) => {
    response.writeHead(503).end()
  }
  const server = openServer(options.certificate, (request, response) => listener(request, response))
  const sockets = watchSockets(server)
  const pages = await options.createPages(server)
  const app = await createApp({ ...options, pages, isDraining })
  listener = requestListener(app.fetch, pages)
  server.on(
    'upgrade',
    createUpgradeHandler({
      publicUrl: options.publicUrl,
      trustedProxies: options.trustedProxies,
      isDraining,
      accept: options.acceptSocket,
      ...(pages?.isForeignUpgrade && { isForeign: pages.isForeignUpgrade }),
    }),
  )
  return {
    listen: (port, address) => listen(server, port, address),
    beginDrain() {
      draining = true
    },
    async close() {
      await pages?.close?.()
      await closeServer(server, sockets)
    },
  }
}

/** Longer than load balancers keep idle connections, so that they never reuse one that was just closed here. */
const KEEP_ALIVE_MS = 65_000
/** At one Mbit/s the largest list must still arrive in a single request. */
const SLOWEST_BYTES_PER_SECOND = 125_000
const LONGEST_REQUEST_MS = (LARGEST_FILE_BYTES / SLOWEST_BYTES_PER_SECOND) * 1_000

export function openServer(certificate: Certificate | null, listener: RequestListener): Server {
  // Health checks of load balancers come without the header.
  const options = { requireHostHeader: false }
  const server = certificate
    ? createSecureServer({ ...certificate, ...options }, listener)
    : createServer(options, listener)
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.requestTimeout = LONGEST_REQUEST_MS
  return server
}

function requestListener(
  fetch: Parameters<typeof getRequestListener>[0],
  pages: Pages | null,
): RequestListener {
  const answer = getRequestListener(fetch, { hostname: 'localhost' })
  const { middleware } = pages ?? {}
  if (!middleware) return (request, response) => void answer(request, response)
  return (request, response) => {
    if (request.url?.startsWith('/api/')) return void answer(request, response)
    middleware(request, response, () => void answer(request, response))
  }
}

function listen(server: Server, port: number, host: string | null): Promise<{ port: number }> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, ...(host && { host }) }, () => {
      server.off('error', reject)
      const address = server.address()
      resolve({ port: isAddressInfo(address) ? address.port : port })
    })
  })
}

function isAddressInfo(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null
}

/** Answers and closing handshakes that take longer than this are cut. */
const GRACE_MS = 5_000

function closeServer(server: Server, sockets: ReadonlySet<Socket>): Promise<void> {
  return new Promise((resolve, reject) => {
    const cut = setTimeout(() => {
      for (const socket of sockets) socket.destroy()
    }, GRACE_MS)
    server.close((error) => {
      clearTimeout(cut)
      if (error && isRunning(error)) reject(error)
      else resolve()
    })
    server.closeIdleConnections()
  })
}

/** Closing the server does not close upgraded sockets, so they are closed here. */
function watchSockets(server: Server): ReadonlySet<Socket> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  return sockets
}

function isRunning(error: Error): boolean {
  return !('code' in error && error.code === 'ERR_SERVER_NOT_RUNNING')
}
