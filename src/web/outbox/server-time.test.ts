import { afterEach, expect, test, vi } from 'vitest'
import { fetchServerTime } from './server-time.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('the clock of the server is read from what it says with any answer', async () => {
  const date = 'Mon, 16 Nov 2026 09:00:00 GMT'
  const time = await fetchServerTime(async () => new Response(null, { headers: { date } }))
  expect(Math.abs((time ?? 0) - Date.parse(date))).toBeLessThan(60_000)
  expect(await fetchServerTime(async () => new Response(null))).toBeUndefined()
})

test('an answer that never comes is given up', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('no answer')))
  const silent: typeof fetch = (_url, init) =>
    new Promise<Response>((_, reject) => {
      if (init?.signal?.aborted) reject(init.signal.reason)
    })
  await expect(fetchServerTime(silent)).rejects.toThrow('no answer')
})
