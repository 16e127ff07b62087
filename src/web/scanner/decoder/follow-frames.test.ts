import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followFrames } from './follow-frames.ts'

/** A camera whose frames are numbers; only the newest waits, as in the browser. */
function cameraOf() {
  const open = new Set<number>()
  const waiting: { close(): void; readonly number: number }[] = []
  let isOn = true
  let wake = () => {}
  const frames = new ReadableStream<{ close(): void; readonly number: number }>(
    {
      async pull(controller) {
        if (waiting.length === 0) await new Promise<void>((resolve) => (wake = resolve))
        const [frame] = waiting.splice(0)
        if (frame) controller.enqueue(frame)
        else controller.close()
      },
      cancel() {
        isOn = false
        for (const frame of waiting.splice(0)) frame.close()
      },
    },
    { highWaterMark: 0 },
  )
  return {
    frames,
    open,
    isOn: () => isOn,
    show(number: number) {
      open.add(number)
      for (const frame of waiting.splice(0)) frame.close()
      waiting.push({ number, close: () => open.delete(number) })
      wake()
    },
    end: () => wake(),
  }
}

describe('following a camera', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('takes the newest frame when the last was dealt with, and lets all others go', async () => {
    const camera = cameraOf()
    const dealt: number[] = []
    let isDone = () => {}
    void followFrames(camera.frames, new AbortController().signal, async (frame) => {
      dealt.push(frame.number)
      frame.close()
      await new Promise<void>((resolve) => (isDone = resolve))
    })
    for (const number of [1, 2, 3, 4]) {
      camera.show(number)
      await vi.advanceTimersByTimeAsync(33)
    }
    expect(dealt).toEqual([1])
    isDone()
    await vi.advanceTimersByTimeAsync(0)
    expect(dealt).toEqual([1, 4])
    expect(camera.open.size).toBe(0)
  })

  it('does not look at every frame of a quick camera', async () => {
    const camera = cameraOf()
    const dealt: number[] = []
    void followFrames(camera.frames, new AbortController().signal, async (frame) => {
      dealt.push(frame.number)
      frame.close()
    })
    for (let number = 0; number < 30; number += 1) {
      camera.show(number)
      await vi.advanceTimersByTimeAsync(33)
    }
    expect(dealt).toEqual(Array.from({ length: 15 }, (_, turn) => 2 * turn))
    expect(camera.open.size).toBe(0)
  })

  it('lets the camera go when nobody wants to see any more, and closes what it still shows', async () => {
    const camera = cameraOf()
    const until = new AbortController()
    const over = followFrames(camera.frames, until.signal, async (frame) => {
      frame.close()
      camera.show(2)
      until.abort()
    })
    camera.show(1)
    await over
    expect(camera.isOn()).toBe(false)
    expect(camera.open.size).toBe(0)
  })

  it('is over when the camera is', async () => {
    const camera = cameraOf()
    const over = followFrames(camera.frames, new AbortController().signal, async () => {})
    await vi.advanceTimersByTimeAsync(0)
    camera.end()
    await expect(over).resolves.toBeUndefined()
  })

  it('lets the camera go when a frame cannot be dealt with', async () => {
    const camera = cameraOf()
    const over = followFrames(camera.frames, new AbortController().signal, async (frame) => {
      frame.close()
      throw new Error('no picture')
    })
    camera.show(1)
    await expect(over).rejects.toThrow('no picture')
    expect(camera.isOn()).toBe(false)
  })
})
