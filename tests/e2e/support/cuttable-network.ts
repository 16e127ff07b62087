// A network that can be cut: everything of the browser goes through it, sockets and workers included.

import { connect, createServer, type Server, type Socket } from 'node:net'

export interface CuttableNetwork {
  readonly url: string
  /** Open connections break, new ones are refused. */
  cut(): Promise<void>
  /** Nothing breaks and nothing comes through: whoever sends waits for an answer in vain. */
  swallow(): void
  /** Answers begin, and nothing comes after their headers. */
  stall(): void
  /** What is asked arrives and is done, and nobody hears of it. */
  loseAnswers(): void
  restore(): Promise<void>
  close(): Promise<void>
}

/** Leads from a port of its own to the port of the product. */
export async function openNetwork(targetPort: number, port: number): Promise<CuttableNetwork> {
  const open = new Set<Socket>()
  const ways = new Set<Way>()
  let server: Server | undefined
  let passing: 'all' | 'nothing' | 'headers' | 'questions' = 'all'
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
    if (passing === 'all') join(way)
    if (passing === 'headers') joinHeaders(way)
    if (passing === 'questions') joinQuestions(way)
  }
  const swallow = () => {
    passing = 'nothing'
    for (const { client, target } of ways) {
      client.unpipe(target)
      target.unpipe(client)
    }
  }
  const stall = () => {
    swallow()
    passing = 'headers'
    for (const way of ways) joinHeaders(way)
  }
  const loseAnswers = () => {
    swallow()
    passing = 'questions'
    for (const way of ways) joinQuestions(way)
  }
  const restore = () =>
    new Promise<void>((resolve) => {
      // Of answers that were lost or cut in two nobody knows the rest any more.
      const isBroken = passing === 'headers' || passing === 'questions'
      if (isBroken) for (const { client } of ways) client.destroy()
      if (passing === 'nothing') for (const way of ways) join(way)
      passing = 'all'
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
  const url = `http://127.0.0.1:${port}`
  return { url, cut, swallow, stall, loseAnswers, restore, close: cut }
}

interface Way {
  readonly client: Socket
  readonly target: Socket
}

function join({ client, target }: Way): void {
  client.pipe(target).pipe(client)
}

function joinQuestions({ client, target }: Way): void {
  client.pipe(target)
  target.resume()
}

function joinHeaders({ client, target }: Way): void {
  client.pipe(target)
  target.on('data', (answer: Buffer) => {
    const end = answer.indexOf('\r\n\r\n')
    if (answer.subarray(0, 5).toString() === 'HTTP/') client.write(answer.subarray(0, end + 4))
  })
}
