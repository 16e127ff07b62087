import { Fault, parseFault } from '#domain/fault.ts'
import type { TakenPhoto } from './outbox-entry.ts'

/** Puts a picture among the files of the organization; answers with its id. */
export async function uploadPhoto({ blob, orgId }: TakenPhoto): Promise<string> {
  const query = new URLSearchParams({ organizationId: orgId, name: 'photo.jpg' })
  const response = await fetch(`/api/files?${query}`, {
    method: 'POST',
    headers: { 'content-type': blob.type || 'image/jpeg' },
    body: blob,
  })
  const answer: unknown = await response.json().catch(() => null)
  const id = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'id') : undefined
  if (response.ok && typeof id === 'string') return id
  if (response.status === 401) throw new Fault('unauthenticated')
  throw parseFault(answer) ?? new Fault('unavailable')
}
