import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { TickClock } from './tick-clock.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Runs ticks of this length that find changes; returns when they began. */
function start({ costMs = 0, audience = true, changed = true } = {}) {
  const beganAt: number[] = []
  const origin = performance.now()
  const clock = new TickClock(
    async () => {
      beganAt.push(Math.round(performance.now() - origin))
      if (costMs > 0) await new Promise((done) => setTimeout(done, costMs))
      return { changed }
    },
    () => audience,
  )
  return { clock, beganAt }
}

describe('a change', () => {
  test('is looked at once, the next ones in a window of 50 ms', async () => {
    const { clock, beganAt } = start()
    clock.request('changed')
    await vi.advanceTimersByTimeAsync(1)
    for (let n = 0; n < 3; n += 1) {
      clock.request('changed')
      await vi.advanceTimersByTimeAsync(10)
    }
    await vi.advanceTimersByTimeAsync(30)
    expect(beganAt).toEqual([0, 50])
  })

  test('waits longer when a look is expensive, and never more than 250 ms', async () => {
    const { clock, beganAt } = start({ costMs: 30 })
    clock.request('changed')
    await vi.advanceTimersByTimeAsync(40)
    clock.request('changed')
    await vi.advanceTimersByTimeAsync(100)
    expect(beganAt).toEqual([0, 100])
  })

  test('that arrives during a look waits for the window too', async () => {
    const beganAt: number[] = []
    const origin = performance.now()
    const clock: TickClock = new TickClock(
      async () => {
        beganAt.push(Math.round(performance.now() - origin))
        if (beganAt.length === 1) clock.request('changed')
        return { changed: true }
      },
      () => true,
    )
    clock.request('changed')
    await vi.advanceTimersByTimeAsync(60)
    expect(beganAt).toEqual([0, 50])
  })

  test('costs nothing while nobody looks', async () => {
    const { clock, beganAt } = start({ audience: false })
    clock.request('changed')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(beganAt).toEqual([])
  })
})

test('whoever waits for a first answer does not wait for a window', async () => {
  const { clock, beganAt } = start()
  clock.request('changed')
  await vi.advanceTimersByTimeAsync(5)
  clock.request('asked')
  await vi.advanceTimersByTimeAsync(1)
  expect(beganAt).toEqual([0, 5])
})

test('with an audience the log is polled four times a second', async () => {
  const { clock, beganAt } = start({ changed: false })
  clock.request('asked')
  await vi.advanceTimersByTimeAsync(1_001)
  expect(beganAt).toEqual([0, 250, 500, 750, 1_000])
  await clock.stop()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(beganAt).toHaveLength(5)
})
