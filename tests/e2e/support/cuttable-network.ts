// A network that can be cut: everything of the browser goes through it, sockets and workers included.

import { connect, createServer, type Server, type Socket } from 'node:net'

export interface CuttableNetwork {
  readonly url: string
  /** Open connections break, new ones are refused. */
  cut(): Promise<void>
  restore(): Promise<void>
  close(): Promise<void>
}

/** Leads from a port of its own to the port of the product. */
export async function openNetwork(targetPort: number, port: number): Promise<CuttableNetwork> {
  const open = new Set<Socket>()
  let server: Server | undefined
  const pass = (client: Socket) => {
    const target = connect(targetPort, '127.0.0.1')
    for (const socket of [client, target]) {
      open.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        open.delete(socket)
        client.destroy()
        target.destroy()
      })
    }
    client.pipe(target).pipe(client)
  }
  const restore = () =>
    new Promise<void>((resolve) => {
      server = createServer(pass).listen(port, '127.0.0.1', resolve)
    })
  const cut = () =>
    new Promise<void>((resolve) => {
      if (!server) return resolve()
      server.close(() => resolve())
      server = undefined
      for (const socket of open) socket.destroy()
    })
  await restore()
  return { url: `http://127.0.0.1:${port}`, cut, restore, close: cut }
}
