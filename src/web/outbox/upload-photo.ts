import { Fault, parseFault } from '#domain/fault.ts'
import type { TakenPhoto } from './outbox-entry.ts'

type Request = (url: string, init: RequestInit) => Promise<Response>

/** Behind a picture that is never answered everything else would wait. */
const UPLOAD_PATIENCE_MS = 60_000

/** Puts a picture among the files of the store whose shelf it shows; answers with its id. */
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
  throw parseFault(fieldOf(answer, 'error')) ?? new Fault('unavailable')
}

function fieldOf(answer: unknown, name: string): unknown {
  return typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : undefined
}
