import { expect, test } from 'vitest'
import { LARGEST_FILE_BYTES } from '#domain/import/limits.ts'
import { openServer } from './host.ts'

test('the largest list comes through a slow line before the request is cut', () => {
  const bytesPerSecond = 125_000
  const { requestTimeout, headersTimeout } = openServer(null, () => {})
  expect(requestTimeout / 1_000).toBeGreaterThanOrEqual(LARGEST_FILE_BYTES / bytesPerSecond)
  // A client that does not finish the head of its request is not waited for.
  expect(headersTimeout).toBeLessThanOrEqual(60_000)
})
