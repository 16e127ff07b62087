// Calls of the authentication service under /api/auth.

interface Answered {
  readonly status: number
  readonly statusText: string
}

/** What the service returns about a refusal besides its message. */
interface RefusalFacts {
  readonly code?: string | undefined
  /** The input that the refusal is about. */
  readonly field?: string | undefined
  readonly reason?: string | undefined
  /** How long to wait before the next attempt. */
  readonly retryAfterSeconds?: number
}

export class AuthRequestError extends Error {
  override readonly name = 'AuthRequestError'
  readonly status: number
  readonly statusText: string
  readonly code: string | undefined
  readonly field: string | undefined
  readonly reason: string | undefined
  readonly retryAfterSeconds: number

  constructor(message: string, response: Answered, facts: RefusalFacts = {}) {
    super(message)
    this.status = response.status
    this.statusText = response.statusText
    this.code = facts.code
    this.field = facts.field
    this.reason = facts.reason
    this.retryAfterSeconds = facts.retryAfterSeconds ?? USUAL_WAIT_SECONDS
  }
}

/** Requests on a phone must not wait forever. */
const PATIENCE_MS = 30_000

export function postAuth(path: string, body: object = {}): Promise<unknown> {
  const call = requestAuth(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const ended = call.then(
    () => {},
    () => {},
  )
  lastCall = lastCall.then(() => ended)
  return call
}

let lastCall: Promise<void> = Promise.resolve()

/**
 * Fulfilled once every call of this page has its answer. A call may end the session of this page and bring another one,
 * which the browser has only with the answer: until then the page looks signed out and is not.
 */
export async function authCallsAnswered(): Promise<void> {
  for (let waited: Promise<void> | undefined; waited !== lastCall; ) {
    waited = lastCall
    await waited
  }
}

export async function requestAuth(path: string, init: RequestInit): Promise<unknown> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const response = await fetch(`/api/auth${path}`, { credentials: 'same-origin', signal, ...init })
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return answer
  throw new AuthRequestError(messageOf(answer, response), response, {
    code: textOf(memberOf(answer, 'code')),
    field: textOf(memberOf(memberOf(answer, 'details'), 'field')),
    reason: textOf(memberOf(memberOf(answer, 'details'), 'reason')),
    retryAfterSeconds: waitSeconds(response.headers),
  })
}

function messageOf(answer: unknown, { status, headers }: Response): string {
  if (status === 429) return `Too many attempts. Try again in ${waitOf(headers)}.`
  const message = textOf(memberOf(answer, 'message'))
  return message ?? 'The service did not answer as expected. Try again.'
}

const USUAL_WAIT_SECONDS = 60

function waitSeconds(headers: Headers): number {
  return Number(headers.get('retry-after')) || USUAL_WAIT_SECONDS
}

/** "40 seconds", "3 minutes": rounded up. */
function waitOf(headers: Headers): string {
  const seconds = waitSeconds(headers)
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

export function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
