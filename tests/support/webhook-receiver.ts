// A receiver of webhooks on loopback, which behaves as a test wants.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Received {
  readonly id: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly type: string
  readonly data: Readonly<Record<string, unknown>>
}

export type Answering = (
  received: Received,
  response: ServerResponse,
  request: IncomingMessage,
) => void

export interface Receiver {
  readonly url: string
  readonly received: Received[]
  answer: Answering
  stop(): Promise<void>
}

export const accept: Answering = (_received, response) => void response.writeHead(204).end()

export function answerWith(status: number, text = ''): Answering {
  return (_received, response) => void response.writeHead(status).end(text)
}

export async function startReceiver(answer: Answering = accept): Promise<Receiver> {
  const receiver = { url: '', received: [] as Received[], answer, stop: async () => {} }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      // Whoever sent it was killed in the middle of it.
      if (!request.complete) return
      const received = read(request, Buffer.concat(chunks).toString('utf8'))
      receiver.received.push(received)
      receiver.answer(received, response, request)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  receiver.stop = () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return receiver
}

function read({ headers: raw }: IncomingMessage, body: string): Received {
  const headers = Object.fromEntries(
    Object.entries(raw).map(([name, value]) => [name, String(value)]),
  )
  const { type, data } = JSON.parse(body)
  return { id: headers['webhook-id'] ?? '', headers, body, type, data }
}
