// Calls of the authentication service under /api/auth.

export class AuthRequestError extends Error {
  override readonly name = 'AuthRequestError'
  readonly status: number
  readonly statusText: string

  constructor(message: string, response: { readonly status: number; readonly statusText: string }) {
    super(message)
    this.status = response.status
    this.statusText = response.statusText
  }
}

export function postAuth(path: string, body: object = {}): Promise<unknown> {
  return requestAuth(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

export async function requestAuth(path: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(`/api/auth${path}`, { credentials: 'same-origin', ...init })
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok) throw new AuthRequestError(messageOf(answer, response), response)
  return answer
}

function messageOf(answer: unknown, { status }: Response): string {
  const message = memberOf(answer, 'message')
  if (typeof message === 'string' && message !== '') return message
  if (status === 429) return 'Too many attempts. Try again in a minute.'
  return 'The service did not answer as expected. Try again.'
}

export function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
