// Access tokens of the realtime backend.

import type { FetchToken } from './auth-machine.ts'

export interface TokenFetchOptions {
  /** The token that came with the session, if any. */
  readonly cachedToken: () => string | null
  readonly url?: string
  readonly fetch?: typeof fetch
  readonly sleep?: (delayMs: number) => Promise<void>
  readonly random?: () => number
}

const FIRST_DELAY_MS = 100
const LONGEST_DELAY_MS = 1_000
const MAX_RETRIES = 10
/** Only a connection that is dead at the other end is silent for minutes. */
const PATIENCE_MS = 20_000

/** How browsers and Node report a network failure. */
const NETWORK_MESSAGES: ReadonlySet<string> = new Set([
  'network error',
  'Failed to fetch',
  'NetworkError when attempting to fetch resource.',
  'The Internet connection appears to be offline.',
  'Load failed',
  'Network request failed',
  'fetch failed',
  'terminated',
])

class TokenRefused extends Error {
  override readonly name = 'TokenRefused'
  readonly status: number
  readonly statusText: string

  constructor(response: Pick<Response, 'status' | 'statusText'>) {
    super(`The token endpoint answered ${response.status} ${response.statusText}`)
    this.status = response.status
    this.statusText = response.statusText
  }
}

/** Calls the token endpoint only on a forced refresh; otherwise the cached token is returned, if there is one. */
export function createTokenFetch(options: TokenFetchOptions): FetchToken {
  const { cachedToken, url = '/api/auth/token', sleep = sleepMs, random = Math.random } = options
  const request = () => requestToken(options.fetch ?? fetch, url)
  return async ({ forceRefreshToken }) =>
    forceRefreshToken ? retryNetwork(request, { sleep, random }) : cachedToken()
}

export function isNetworkError(error: unknown): boolean {
  return error instanceof Error && NETWORK_MESSAGES.has(error.message)
}

/** Doubling from 100 ms to 1 s, with jitter from half to one and a half. */
export function retryDelayMs(retries: number, random: () => number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** retries, LONGEST_DELAY_MS) * (0.5 + random())
}

async function retryNetwork<T>(
  request: () => Promise<T>,
  { sleep, random }: Required<Pick<TokenFetchOptions, 'sleep' | 'random'>>,
): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await request()
    } catch (error) {
      if (!isNetworkError(error) || retries >= MAX_RETRIES) throw error
      await sleep(retryDelayMs(retries, random))
    }
  }
}

async function requestToken(fetchUrl: typeof fetch, url: string): Promise<string | null> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const response = await fetchUrl(url, { credentials: 'include', signal })
  // Being signed out is an answer, not a failure.
  if (response.status === 401) return null
  if (!response.ok) throw new TokenRefused(response)
  return parseToken(await response.json())
}

function parseToken(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('token' in body)) return null
  return typeof body.token === 'string' ? body.token : null
}

function sleepMs(delayMs: number): Promise<void> {
  return new Promise((wake) => setTimeout(wake, delayMs))
}
