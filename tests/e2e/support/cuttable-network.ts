// A network that can be cut: everything of the browser goes through it, sockets and workers included.

import { connect, createServer, type Server, type Socket } from 'node:net'

export interface CuttableNetwork {
  readonly url: string
  /** Open connections break, new ones are refused. */
  cut(): Promise<void>
  /** Nothing breaks and nothing comes through: whoever sends waits for an answer in vain. */
  swallow(): void
  restore(): Promise<void>
  close(): Promise<void>
}

/** Leads from a port of its own to the port of the product. */
export async function openNetwork(targetPort: number, port: number): Promise<CuttableNetwork> {
  const open = new Set<Socket>()
  const ways = new Set<Way>()
  let server: Server | undefined
  let isSwallowing = false
  const pass = (client: Socket) => {
    const target = connect(targetPort, '127.0.0.1')
    const way = { client, target }
    ways.add(way)
    for (const socket of [client, target]) {
      open.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        open.delete(socket)
        ways.delete(way)
        client.destroy()
        target.destroy()
      })
    }
    if (!isSwallowing) join(way)
  }
  const swallow = () => {
    isSwallowing = true
    for (const { client, target } of ways) {
      client.unpipe(target)
      target.unpipe(client)
    }
  }
  const restore = () =>
    new Promise<void>((resolve) => {
      if (isSwallowing) for (const way of ways) join(way)
      isSwallowing = false
      if (server) resolve()
      else server = createServer(pass).listen(port, '127.0.0.1', resolve)
    })
  const cut = () =>
    new Promise<void>((resolve) => {
      if (!server) return resolve()
      server.close(() => resolve())
      server = undefined
      for (const socket of open) socket.destroy()
    })
  await restore()
  return { url: `http://127.0.0.1:${port}`, cut, swallow, restore, close: cut }
}

interface Way {
  readonly client: Socket
  readonly target: Socket
}

function join({ client, target }: Way): void {
  client.pipe(target).pipe(client)
}
