// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  delete document.documentElement.dataset.fromDevice
  vi.resetModules()
})

test('on a page that was opened from the device nobody waits for the host again', async () => {
  document.documentElement.dataset.fromDevice = ''
  vi.resetModules()
  const { askWithPatience, PATIENCE_MS, patienceMs } = await import('./host-patience.ts')
  expect(patienceMs()).toBeLessThan(PATIENCE_MS)
  const ask = () => new Promise<string>(() => {})
  const answer = askWithPatience({ ask, giveUp: () => {}, known: () => 'kept' })
  await expect(answer).resolves.toBe('kept')
})
