import { expect, test } from 'vitest'
import { isNews } from './is-news.ts'
import type { FrameReading } from './merge-readings.ts'
import { labelsOf, START, see, type Watching } from './watching.ts'
import type { Seen } from './worker-messages.ts'

/** The same label at the same place, found anew in each frame that shows it. */
const found = (): FrameReading => ({
  text: '4006381333931',
  format: 'EAN13',
  lines: 20,
  way: 0,
  corners: [
    { x: 0.4, y: 0.45 },
    { x: 0.6, y: 0.45 },
    { x: 0.6, y: 0.55 },
    { x: 0.4, y: 0.55 },
  ],
})

/** Which of these frames the page hears of, 100 ms apart. */
function heard(frames: readonly (readonly FrameReading[])[]): readonly number[] {
  let watching: Watching = START
  let before: Seen | undefined
  return frames.flatMap((readings, frame) => {
    const seen = see(watching, { readings, brightness: null }, frame * 100)
    watching = seen.watching
    const told = { codes: seen.arrived, labels: labelsOf(watching), unread: [], isDark: false }
    const isTold = isNews(told, before)
    before = told
    return isTold ? [frame] : []
  })
}

test('a page hears of the first frame, whatever it shows, and of no other that shows nothing', () => {
  expect(heard([[], [], [], []])).toEqual([0])
})

test('of a label it hears while it is seen, not while it only stays marked, and when its mark goes', () => {
  const blurred = Array.from({ length: 8 }, () => [])
  expect(heard([[found()], [found()], [found()], ...blurred])).toEqual([0, 1, 2, 8])
})

test('a picture that becomes too dark is news', () => {
  const nothing = { codes: [], labels: [], unread: [], isDark: false }
  expect(isNews(nothing, nothing)).toBe(false)
  expect(isNews({ ...nothing, isDark: true }, nothing)).toBe(true)
})
