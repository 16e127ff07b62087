import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drainThenStop, stopOnSignals } from './shutdown.ts'

const exited: unknown[] = []
let finish: () => void

beforeEach(() => {
  vi.useFakeTimers()
  exited.length = 0
  vi.spyOn(process, 'exit').mockImplementation((code) => exited.push(code) as never)
  stopOnSignals(
    () =>
      new Promise((resolve) => {
        finish = resolve
      }),
    pino({ level: 'silent' }),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const [added] = process.listeners(signal).slice(-1)
    if (added) process.off(signal, added)
  }
})

test('the echo of a signal does not cut off what has begun', async () => {
  process.emit('SIGTERM', 'SIGTERM')
  vi.advanceTimersByTime(300)
  process.emit('SIGTERM', 'SIGTERM')
  expect(exited).toEqual([])
  finish()
  await vi.advanceTimersByTimeAsync(0)
  expect(exited).toEqual([0])
})

test('whoever asks again after a while does not wait', () => {
  process.emit('SIGINT', 'SIGINT')
  vi.advanceTimersByTime(1_500)
  process.emit('SIGINT', 'SIGINT')
  expect(exited).toEqual([1])
})

test('a part that does not end by itself is ended at shutdown', () => {
  process.emit('SIGTERM', 'SIGTERM')
  vi.advanceTimersByTime(10_000)
  expect(exited).toEqual([1])
})

test('a node says that it ends for a while before it stops to serve', async () => {
  const done: string[] = []
  const product = {
    host: { beginDrain: () => void done.push('draining') },
    stop: async () => void done.push('stopped'),
  }
  const ended = drainThenStop(product, 5_000)
  await vi.advanceTimersByTimeAsync(4_900)
  expect(done).toEqual(['draining'])
  await vi.advanceTimersByTimeAsync(100)
  await ended
  expect(done).toEqual(['draining', 'stopped'])
})
