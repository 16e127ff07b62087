import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createTokenFetch, retryDelayMs } from './token-fetch.ts'

const NETWORK_MESSAGES = [
  'network error',
  'Failed to fetch',
  'NetworkError when attempting to fetch resource.',
  'The Internet connection appears to be offline.',
  'Load failed',
  'Network request failed',
  'fetch failed',
  'terminated',
]

function setup(answers: (Response | Error)[], cached: string | null = null) {
  const delays: number[] = []
  const request = vi.fn(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer instanceof Error) throw answer
    if (!answer) throw new Error('No answer is left')
    return answer
  })
  const fetchToken = createTokenFetch({
    cachedToken: () => cached,
    fetch: request,
    sleep: async (delayMs) => void delays.push(delayMs),
    random: () => 0.5,
  })
  return { fetchToken, request, delays }
}

const FORCED = { forceRefreshToken: true }

test('the cached token is answered without a request, and so is none', async () => {
  const { fetchToken, request } = setup([], 'cached')
  expect(await fetchToken({ forceRefreshToken: false })).toBe('cached')
  const signedOut = setup([])
  expect(await signedOut.fetchToken({ forceRefreshToken: false })).toBeNull()
  expect(request).not.toHaveBeenCalled()
  expect(signedOut.request).not.toHaveBeenCalled()
})

test('a forced refresh asks the token endpoint', async () => {
  const { fetchToken, request } = setup([Response.json({ token: 'fresh' })], 'cached')
  expect(await fetchToken(FORCED)).toBe('fresh')
  expect(request).toHaveBeenCalledWith('/api/auth/token', {
    credentials: 'include',
    signal: expect.any(AbortSignal),
  })
})

test.each([[Response.json({})], [Response.json(null)], [new Response('', { status: 401 })]])(
  'no token in the answer is null',
  async (response) => {
    expect(await setup([response]).fetchToken(FORCED)).toBeNull()
  },
)

test('another status is an error with status and text, and is not retried', async () => {
  const down = new Response('', { status: 503, statusText: 'Service Unavailable' })
  const { fetchToken, request } = setup([down])
  const expected = { status: 503, statusText: 'Service Unavailable' }
  await expect(fetchToken(FORCED)).rejects.toMatchObject(expected)
  expect(request).toHaveBeenCalledTimes(1)
})

test.each(NETWORK_MESSAGES)('a token that fails with "%s" is asked for again', async (message) => {
  const { fetchToken, request } = setup([new TypeError(message), Response.json({ token: 'fresh' })])
  expect(await fetchToken(FORCED)).toBe('fresh')
  expect(request).toHaveBeenCalledTimes(2)
})

test.each(['Network error', 'Failed to fetch!', ''])(
  'a token that fails with "%s" is not asked for again',
  async (message) => {
    const { fetchToken, request } = setup([new TypeError(message)])
    await expect(fetchToken(FORCED)).rejects.toThrow(message)
    expect(request).toHaveBeenCalledTimes(1)
  },
)

test('ten retries with doubling waits up to a second, then the error is rethrown', async () => {
  const { fetchToken, request, delays } = setup([new TypeError('Load failed')])
  await expect(fetchToken(FORCED)).rejects.toThrow('Load failed')
  expect(request).toHaveBeenCalledTimes(11)
  const steady = [1_000, 1_000, 1_000, 1_000, 1_000, 1_000]
  expect(delays).toEqual([100, 200, 400, 800, ...steady])
})

test('a wait is spread by half in both directions', () => {
  const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  fc.assert(
    fc.property(fc.nat(9), random, (retries, r) => {
      const base = Math.min(100 * 2 ** retries, 1_000)
      const delayMs = retryDelayMs(retries, () => r)
      expect(delayMs).toBeGreaterThanOrEqual(base * 0.5)
      expect(delayMs).toBeLessThanOrEqual(base * 1.5)
    }),
  )
})
