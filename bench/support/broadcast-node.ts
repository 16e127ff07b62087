// The reference for the cost of a message: bare `ws` that sends the same bytes to everybody.

import type { WebSocket } from 'ws'
import * as z from 'zod'
import { listenForSockets } from './listen-for-sockets.ts'
import { serveBench } from './serve-bench.ts'

await serveBench(z.unknown(), async () => {
  let bytes: Buffer | undefined
  const sockets = new Set<WebSocket>()
  const url = await listenForSockets((socket) => {
    sockets.add(socket)
    if (bytes) socket.send(bytes, { binary: false })
    socket.on('close', () => sockets.delete(socket))
  })
  let timer: NodeJS.Timeout | undefined
  return {
    url,
    broadcast: (text, perSecond) => {
      const same = Buffer.from(text)
      bytes = same
      clearInterval(timer)
      timer = setInterval(() => {
        for (const socket of sockets) socket.send(same, { binary: false })
      }, 1_000 / perSecond)
    },
    stop: async () => clearInterval(timer),
  }
})
