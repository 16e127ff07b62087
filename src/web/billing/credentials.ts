// Whether cookies are sent with calls to another origin. Set by the host, or tried once.

import { LOG_PREFIX } from './billing-answer.ts'

export type Fetch = typeof globalThis.fetch

interface CredentialsOptions {
  readonly address: string
  readonly fetch: Fetch
  readonly includeCredentials: boolean | undefined
}

export function credentialsOf(options: CredentialsOptions): () => Promise<RequestCredentials> {
  const { includeCredentials, address } = options
  if (includeCredentials !== undefined) return async () => named(includeCredentials)
  if (address.includes('/api/auth')) return async () => 'include'
  let found: Promise<RequestCredentials | undefined> | undefined
  return async () => {
    found ??= detect(options)
    const credentials = await found
    // No answer: the next call tries again.
    if (credentials === undefined) found = undefined
    return credentials ?? 'omit'
  }
}

function named(isIncluded: boolean): RequestCredentials {
  return isIncluded ? 'include' : 'omit'
}

async function detect({
  address,
  fetch,
}: CredentialsOptions): Promise<RequestCredentials | undefined> {
  for (const credentials of ['include', 'omit'] as const) {
    try {
      await fetch(`${address}/cors`, {
        method: 'POST',
        credentials,
        headers: { 'content-type': 'application/json' },
        body: '{}',
      })
      return credentials
    } catch {
      // Any answer counts; a failed request does not.
    }
  }
  console.warn(`${LOG_PREFIX} Neither with nor without credentials did the backend answer.`)
  return undefined
}
