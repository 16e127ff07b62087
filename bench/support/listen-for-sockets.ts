import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'

/** A bare socket server on loopback; answers with its address. */
export async function listenForSockets(onSocket: (socket: WebSocket) => void): Promise<string> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('connection', onSocket)
  await once(server, 'listening')
  return `http://127.0.0.1:${portOf(server.address())}`
}

function portOf(address: AddressInfo | string | null): number {
  if (typeof address !== 'object' || !address) throw new Error('A socket server has no port')
  return address.port
}
