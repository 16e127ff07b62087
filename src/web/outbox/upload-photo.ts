import { Fault, parseFault } from '#domain/fault.ts'
import type { TakenPhoto } from './outbox-entry.ts'

type Request = (url: string, init: RequestInit) => Promise<Response>

/** Everything else would wait behind a picture that gets no answer. */
const UPLOAD_PATIENCE_MS = 60_000

/** Stores a picture among the files of the store whose shelf it shows; resolves to its id. */
export async function uploadPhoto(
  { blob, orgId }: TakenPhoto,
  auditAssignmentId: string,
  request: Request = fetch,
): Promise<string> {
  const query = new URLSearchParams({
    organizationId: orgId,
    name: 'photo.jpg',
    auditAssignmentId,
  })
  const response = await request(`/api/files?${query}`, {
    method: 'POST',
    headers: { 'content-type': blob.type || 'image/jpeg' },
    body: blob,
    signal: AbortSignal.timeout(UPLOAD_PATIENCE_MS),
  })
  const answer: unknown = await response.json().catch(() => null)
  const id = fieldOf(answer, 'id')
  if (response.ok && typeof id === 'string') return id
  if (response.status === 401) throw new Fault('unauthenticated')
  throw parseFault(fieldOf(answer, 'error')) ?? wordless(response.status)
}

/** A proxy in front of the host may refuse a picture with a page of its own, and would do so again. */
function wordless(status: number): Fault {
  const isFinal = status >= 400 && status < 500 && !WORTH_ANOTHER_TRY.has(status)
  return isFinal
    ? new Fault('invalid_argument', `The picture was not taken (${status}).`)
    : new Fault('unavailable')
}

/** A proxy that wants a login, and answers for too slow, too early, too many. */
const WORTH_ANOTHER_TRY: ReadonlySet<number> = new Set([407, 408, 425, 429])

function fieldOf(answer: unknown, name: string): unknown {
  return typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : undefined
}
