// Keeps everything that a page sends to the product: requests, and the frames of its socket.

import { expect, type Page, type Request, type WebSocket } from '@playwright/test'
import type { ClientFrame } from '#contract/client-frame.ts'
import type { ServerFrame } from '#contract/frames.ts'
import type { SentCall } from '../section-7-recorder.calls.ts'

export interface Recorder {
  readonly sent: readonly SentCall[]
  /** Until everything that the page asked has been answered, and it has nothing more to ask. */
  untilAnswered(): Promise<void>
}

/** To be called before the page is opened. */
export function recordPage(page: Page): Recorder {
  const sent: SentCall[] = []
  /** What is not answered yet, by whom it was asked. */
  const open = new Map<Request | string, string>()
  page.on('request', (request) => {
    if (!isCall(request)) return
    sent.push(...callsOf(request))
    open.set(request, request.url())
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  let sockets = 0
  page.on('websocket', (socket) => {
    sockets += 1
    recordSocket(socket, { name: `socket ${sockets}`, sent, open })
  })
  return {
    sent,
    async untilAnswered() {
      let before: number
      do {
        before = sent.length
        await untilIdle(page)
        await expect.poll(() => [...open.values()], { intervals: [5, 10, 20, 50] }).toEqual([])
        await untilIdle(page)
      } while (sent.length > before)
    },
  }
}

interface SocketRecord {
  readonly name: string
  readonly sent: SentCall[]
  readonly open: Map<Request | string, string>
}

function recordSocket(socket: WebSocket, { name, sent, open }: SocketRecord): void {
  socket.on('framesent', ({ payload }) => {
    const frame: ClientFrame = JSON.parse(String(payload))
    sent.push(...callsIn(frame))
    for (const [id, words] of asksOf(frame)) open.set(`${name} ${id}`, words)
    for (const id of takenBackBy(frame)) open.delete(`${name} ${id}`)
  })
  socket.on('framereceived', ({ payload }) => {
    for (const id of answersIn(JSON.parse(String(payload)))) open.delete(`${name} ${id}`)
  })
  socket.on('close', () => {
    for (const key of open.keys()) {
      if (typeof key === 'string' && key.startsWith(`${name} `)) open.delete(key)
    }
  })
}

async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 300 })),
      ),
  )
}

function asksOf(frame: ClientFrame): readonly (readonly [string, string])[] {
  switch (frame.type) {
    case 'ModifyQuerySet':
      return frame.modifications.flatMap((one) =>
        one.type === 'Add' ? [[`query ${one.queryId}`, one.udfPath] as const] : [],
      )
    case 'Mutation':
    case 'Action':
      return [[`request ${frame.requestId}`, frame.udfPath]]
    default:
      return []
  }
}

function takenBackBy(frame: ClientFrame): readonly string[] {
  if (frame.type !== 'ModifyQuerySet') return []
  return frame.modifications.flatMap((one) =>
    one.type === 'Remove' ? [`query ${one.queryId}`] : [],
  )
}

function answersIn(frame: ServerFrame): readonly string[] {
  switch (frame.type) {
    case 'Transition':
      return frame.modifications.map(({ queryId }) => `query ${queryId}`)
    case 'MutationResponse':
    case 'ActionResponse':
      return [`request ${frame.requestId}`]
    default:
      return []
  }
}

/** Pages and their files are no calls. */
function isCall(request: Request): boolean {
  const { pathname } = new URL(request.url())
  return pathname.startsWith('/api/') || pathname.startsWith('/_serverFn/')
}

function callsOf(request: Request): readonly SentCall[] {
  const { pathname, searchParams } = new URL(request.url())
  const isFunction = pathname.startsWith('/_serverFn/')
  const asked = isFunction ? {} : Object.fromEntries(searchParams)
  const posted = bodyOf(request.postData())
  const call: SentCall = {
    kind: 'http',
    name: `${request.method()} ${pathname}`,
    body: { ...asked, ...posted },
    contentType: request.headers()['content-type'],
  }
  return [call, ...functionsIn(pathname, posted)]
}

/** Functions that are called without the socket: by what a device has kept, and by the service worker. */
function functionsIn(pathname: string, body: object): readonly SentCall[] {
  const kind = /^\/api\/(query|mutation|action)$/.exec(pathname)?.[1]
  if (kind === undefined || !('path' in body) || !('args' in body)) return []
  return [functionCall(kind as SentCall['kind'], String(body.path), body.args)]
}

function bodyOf(text: string | null): object {
  try {
    return objectIn(JSON.parse(text ?? '{}'))
  } catch {
    return {}
  }
}

function callsIn(frame: ClientFrame): readonly SentCall[] {
  switch (frame.type) {
    case 'ModifyQuerySet':
      return frame.modifications.flatMap((one) =>
        one.type === 'Add' ? [functionCall('query', one.udfPath, one.args[0])] : [],
      )
    case 'Mutation':
      return [functionCall('mutation', frame.udfPath, frame.args[0])]
    case 'Action':
      return [functionCall('action', frame.udfPath, frame.args[0])]
    default:
      return []
  }
}

function functionCall(kind: SentCall['kind'], name: string, args: unknown): SentCall {
  return { kind, name, body: objectIn(args) }
}

function objectIn(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}
