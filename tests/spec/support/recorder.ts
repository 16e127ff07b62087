// Keeps everything that a page sends to the product: requests, and the frames of its socket.

import type { Page, Request } from '@playwright/test'
import type { ClientFrame } from '#contract/client-frame.ts'
import type { SentCall } from '../section-7-recorder.calls.ts'

export interface Recorder {
  readonly sent: readonly SentCall[]
  /** Until nothing is under way any more. */
  untilQuiet(): Promise<void>
}

const QUIET_MS = 150
const LONGEST_WAIT_MS = 10_000

/** To be called before the page is opened. */
export function recordPage(page: Page): Recorder {
  const sent: SentCall[] = []
  const underWay = new Set<Request>()
  let lastMs = Date.now()
  const note = (calls: readonly SentCall[]) => {
    sent.push(...calls)
    lastMs = Date.now()
  }
  page.on('request', (request) => {
    if (!isCall(request)) return
    underWay.add(request)
    note([callOf(request)])
  })
  const end = (request: Request) => {
    if (underWay.delete(request)) lastMs = Date.now()
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => note(callsIn(String(payload))))
    socket.on('framereceived', () => {
      lastMs = Date.now()
    })
  })
  return {
    sent,
    async untilQuiet() {
      const endsAtMs = Date.now() + LONGEST_WAIT_MS
      while (Date.now() < endsAtMs) {
        if (underWay.size === 0 && Date.now() - lastMs >= QUIET_MS) return
        await new Promise((wake) => setTimeout(wake, QUIET_MS / 3))
      }
    },
  }
}

/** Pages and their files are no calls. */
function isCall(request: Request): boolean {
  const { pathname } = new URL(request.url())
  return pathname.startsWith('/api/') || pathname.startsWith('/_serverFn/')
}

function callOf(request: Request): SentCall {
  const { pathname, searchParams } = new URL(request.url())
  const isFunction = pathname.startsWith('/_serverFn/')
  const fields = isFunction ? [] : [...searchParams.keys(), ...fieldsOf(request.postData())]
  return { kind: 'http', name: `${request.method()} ${pathname}`, fields }
}

function fieldsOf(body: string | null): readonly string[] {
  try {
    return namesIn(JSON.parse(body ?? '{}'))
  } catch {
    return []
  }
}

function callsIn(payload: string): readonly SentCall[] {
  const frame: ClientFrame = JSON.parse(payload)
  switch (frame.type) {
    case 'ModifyQuerySet':
      return frame.modifications.flatMap((one) =>
        one.type === 'Add' ? [functionCall('query', one.udfPath, one.args)] : [],
      )
    case 'Mutation':
      return [functionCall('mutation', frame.udfPath, frame.args)]
    case 'Action':
      return [functionCall('action', frame.udfPath, frame.args)]
    default:
      return []
  }
}

function functionCall(kind: SentCall['kind'], name: string, args: readonly unknown[]): SentCall {
  return { kind, name, fields: namesIn(args[0]) }
}

function namesIn(value: unknown): readonly string[] {
  return typeof value === 'object' && value !== null ? Object.keys(value) : []
}
