// Sends counts without a page, and therefore without a socket. Counts have ids and may arrive twice. Actions
// on a shelf may not, so they wait until the app is opened.

import type { RecordOutcome } from '#contract/scan-events.ts'
import { Fault, parseFault } from '#domain/fault.ts'
import type { OutboxSender } from './drain.ts'
import { uploadPhoto } from './upload-photo.ts'

type Request = (url: string, init: RequestInit) => Promise<Response>

export function httpSender(token: string, request: Request = fetch): OutboxSender {
  const later = async () => {
    throw new Fault('unavailable')
  }
  return {
    async recordMany(events) {
      const args = { events: [...events] }
      return parseOutcomes(await callFunction(request, token, 'mutation', RECORD_MANY, args))
    },
    take: later,
    submit: later,
    exclude: later,
    upload: (photo, auditAssignmentId) => uploadPhoto(photo, auditAssignmentId),
  }
}

/** Until this ends, no open page can send, so a network that does not answer is given up. */
const PATIENCE_MS = 30_000
const RECORD_MANY = 'scanEvents:recordMany'

/** The user of the token; undefined if there is none. */
export async function fetchOwner(
  token: string,
  request: Request = fetch,
): Promise<{ readonly userId: string; readonly userName: string } | undefined> {
  const user = await callFunction(request, token, 'query', 'users:current', {})
  if (!isNamed(user)) return undefined
  return { userId: user.id, userName: user.name }
}

async function callFunction(
  request: Request,
  token: string,
  kind: 'query' | 'mutation',
  path: string,
  args: object,
): Promise<unknown> {
  const response = await request(`/api/${kind}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ path, args }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const answer: unknown = await response.json().catch(() => null)
  if (isSuccess(answer)) return answer.value
  const said =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'errorData') : null
  throw parseFault(said) ?? new Fault('unavailable')
}

function isSuccess(answer: unknown): answer is { readonly value: unknown } {
  return (
    typeof answer === 'object' && answer !== null && Reflect.get(answer, 'status') === 'success'
  )
}

/** Without a clear outcome, those counts wait for the next try. */
function parseOutcomes(value: unknown): readonly RecordOutcome[] {
  return Array.isArray(value) ? value.filter(isOutcome) : []
}

function isOutcome(value: unknown): value is RecordOutcome {
  if (typeof value !== 'object' || value === null || !('id' in value)) return false
  const { status } = value as { readonly status?: unknown }
  if (status === 'refused') return parseFault(Reflect.get(value, 'fault')) !== undefined
  const isTaken = status === 'recorded' || status === 'known'
  return isTaken && Array.isArray(Reflect.get(value, 'warnings'))
}

function isNamed(value: unknown): value is { readonly id: string; readonly name: string } {
  if (typeof value !== 'object' || value === null) return false
  return (
    typeof Reflect.get(value, 'id') === 'string' && typeof Reflect.get(value, 'name') === 'string'
  )
}
