import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askWithPatience, GO_ON_AFTER_MS, heard, PATIENCE_MS, patienceMs } from './host-patience.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(async () => {
  await heard(Promise.resolve())
  vi.useRealTimers()
})

/** A host that does not answer until the request is aborted. */
function silentHost(known: string | undefined, isNeeded = false) {
  const { promise, reject } = Promise.withResolvers<string>()
  const giveUp = vi.fn(() => reject(new Error('given up')))
  const ask = () => promise.catch(() => 'what was known')
  return { giveUp, answer: askWithPatience({ ask, giveUp, known: () => known, isNeeded }) }
}

test('whoever knows enough goes on after a moment, and at once the next time', async () => {
  const { answer, giveUp } = silentHost('kept')
  await vi.advanceTimersByTimeAsync(GO_ON_AFTER_MS)
  await expect(answer).resolves.toBe('kept')
  expect(giveUp, 'a slow host may answer still').not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(PATIENCE_MS)
  const next = silentHost('kept')
  await expect(next.answer, 'at once').resolves.toBe('kept')
  expect(patienceMs()).toBeLessThan(PATIENCE_MS)
  await vi.advanceTimersByTimeAsync(PATIENCE_MS)
  expect(next.giveUp, 'nothing is left hanging').toHaveBeenCalledOnce()
})

test('whoever knows nothing waits for the answer', async () => {
  const { giveUp } = silentHost(undefined)
  await vi.advanceTimersByTimeAsync(10 * PATIENCE_MS)
  expect(giveUp).not.toHaveBeenCalled()
})

test('where what is known will not do, the answer is waited for until it is given up', async () => {
  const { answer } = silentHost('kept', true)
  const settled = vi.fn()
  void answer.then(settled)
  await vi.advanceTimersByTimeAsync(GO_ON_AFTER_MS)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(PATIENCE_MS)
  await expect(answer).resolves.toBe('what was known')
})

test('a host that has answered again is waited for again', async () => {
  silentHost('kept')
  await vi.advanceTimersByTimeAsync(PATIENCE_MS)
  await heard(Promise.resolve())
  const ask = () => Promise.resolve('fresh')
  const answer = askWithPatience({ ask, giveUp: () => {}, known: () => 'kept' })
  await expect(answer).resolves.toBe('fresh')
  expect(patienceMs()).toBe(PATIENCE_MS)
})
