// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { NoConnection, requireConnection } from './require-connection.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('without a network nobody comes in', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(requireConnection({ cause: 'enter' })).rejects.toBeInstanceOf(NoConnection)
})

test('a host that refuses counts as reachable', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }))
  await expect(requireConnection({ cause: 'enter' })).resolves.toBeUndefined()
})

test.each(['stay', 'preload'])('on %s nobody is sent out, and nothing is asked', async (cause) => {
  const ask = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', ask)
  await expect(requireConnection({ cause })).resolves.toBeUndefined()
  expect(ask).not.toHaveBeenCalled()
})
