// The picture of a user, as the service keeps it.

import { parseFault } from '#domain/fault.ts'
import { memberOf } from '../session/auth-request.ts'

export function savePicture(picture: Blob): Promise<void> {
  const headers = { 'content-type': picture.type }
  return request({ method: 'POST', headers, body: picture })
}

export function removePicture(): Promise<void> {
  return request({ method: 'DELETE' })
}

async function request(init: RequestInit): Promise<void> {
  const response = await fetch('/api/avatar', { credentials: 'same-origin', ...init })
  if (response.ok) return
  const answer: unknown = await response.json().catch(() => null)
  throw parseFault(memberOf(answer, 'error')) ?? new Error('The picture could not be saved.')
}
