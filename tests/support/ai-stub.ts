// A server on loopback that speaks the chat protocol of OpenAI and says what a test wants it to say.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface ChatMessage {
  readonly role: string
  readonly content: string | null
}

export interface ChatRequest {
  readonly model: string
  readonly messages: readonly ChatMessage[]
  readonly tools?: readonly { readonly function: { readonly name: string } }[]
}

/** What the stub does with a request. */
export type StubAnswer =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'tool'; readonly name: string; readonly input: unknown }
  /** Longer than anybody waits. */
  | { readonly kind: 'silence' }
  /** The server says no. */
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'filtered' }
  | { readonly kind: 'cut_off'; readonly text: string }
  /** Not the protocol at all. */
  | { readonly kind: 'noise' }
  /** Begins to answer, and then is gone, or says nothing more. */
  | { readonly kind: 'half'; readonly next: 'gone' | 'silence' }

export interface AiStub {
  readonly baseUrl: string
  readonly requests: readonly ChatRequest[]
  readonly authorizations: readonly (string | undefined)[]
  /** From now on; a list is used up answer by answer, its last one stays. */
  say(...answers: readonly (StubAnswer | ((request: ChatRequest) => StubAnswer))[]): void
  stop(): Promise<void>
}

export const text = (words: string): StubAnswer => ({ kind: 'text', text: words })

export async function startAiStub(): Promise<AiStub> {
  const requests: ChatRequest[] = []
  const authorizations: (string | undefined)[] = []
  let answers: (StubAnswer | ((request: ChatRequest) => StubAnswer))[] = [text('Hello.')]
  const server = createServer((incoming, response) => {
    void readBody(incoming).then((body) => {
      const request: ChatRequest = JSON.parse(body)
      requests.push(request)
      authorizations.push(incoming.headers.authorization)
      const [next = text('')] = answers
      if (answers.length > 1) answers = answers.slice(1)
      reply(response, typeof next === 'function' ? next(request) : next)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    authorizations,
    say: (...next) => {
      answers = [...next]
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function readBody(incoming: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of incoming) pieces.push(piece)
  return Buffer.concat(pieces).toString()
}

function reply(response: ServerResponse, answer: StubAnswer): void {
  switch (answer.kind) {
    case 'silence':
      return
    case 'noise':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Welcome</html>')
      return
    case 'status':
      sendJson(response, answer.status, { error: { message: 'No.', type: 'refused' } })
      return
    case 'half':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 500 })
      response.write('{"id": "stub", "choices": [', () => {
        if (answer.next === 'gone') response.destroy()
      })
      return
    default:
      sendJson(response, 200, completion(answer))
  }
}

type Completed = Extract<StubAnswer, { kind: 'text' | 'tool' | 'filtered' | 'cut_off' }>

const FINISH = { text: 'stop', tool: 'tool_calls', filtered: 'content_filter', cut_off: 'length' }

function completion(answer: Completed) {
  return {
    id: 'stub',
    object: 'chat.completion',
    created: 1,
    model: 'stub',
    choices: [{ index: 0, finish_reason: FINISH[answer.kind], message: messageOf(answer) }],
    usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
  }
}

function messageOf(answer: Completed) {
  const content = 'text' in answer ? answer.text : null
  if (answer.kind !== 'tool') return { role: 'assistant', content }
  const { name, input } = answer
  const call = { id: crypto.randomUUID(), type: 'function' }
  return {
    role: 'assistant',
    content,
    tool_calls: [{ ...call, function: { name, arguments: JSON.stringify(input) } }],
  }
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
