import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CodeSource, SourceState } from '../camera/code-source.ts'
import { lazyCodeSource } from './lazy-code-source.ts'
import { AGAIN_AFTER_MS } from './reader-patience.ts'

const video = Object.create(null)

/** A reader that records its calls. */
function readerWith(happened: string[]): CodeSource {
  return {
    start: () => happened.push('start'),
    stop: () => happened.push('stop'),
    readPhoto: async () => ({ codes: [], unread: [] }),
  }
}

describe('the reader of the camera, fetched when it is needed', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is fetched by the first start, once', async () => {
    const happened: string[] = []
    const load = vi.fn(async () => readerWith(happened))
    const source = lazyCodeSource(load)
    expect(load).not.toHaveBeenCalled()
    source.start(video, { onCode: () => {} })
    await vi.runAllTimersAsync()
    source.stop()
    source.start(video, { onCode: () => {} })
    await vi.runAllTimersAsync()
    expect(happened).toEqual(['start', 'stop', 'start'])
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('does not start for a camera that was stopped while it was fetched', async () => {
    const happened: string[] = []
    const source = lazyCodeSource(async () => readerWith(happened))
    source.start(video, { onCode: () => {} })
    source.stop()
    await vi.runAllTimersAsync()
    expect(happened).toEqual([])
  })

  it('says when it cannot be fetched, tries again, and says when it is there', async () => {
    const happened: string[] = []
    const states: SourceState[] = []
    const load = vi
      .fn(async () => readerWith(happened))
      .mockRejectedValueOnce(new TypeError('no network'))
    lazyCodeSource(load).start(video, {
      onCode: () => {},
      onState: (state) => states.push(state),
    })
    await vi.advanceTimersByTimeAsync(0)
    expect(states).toEqual([{ isDark: false, isMissing: true }])
    await vi.advanceTimersByTimeAsync(AGAIN_AFTER_MS)
    expect(states.at(-1)).toEqual({ isDark: false, isMissing: false })
    expect(happened).toEqual(['start'])
  })

  it('rejects a photograph when it cannot be fetched', async () => {
    const source = lazyCodeSource(() => Promise.reject(new TypeError('no network')))
    await expect(source.readPhoto?.(new Blob())).rejects.toThrow('no network')
  })
})
