import { expect, test } from 'vitest'
import { isNews } from './is-news.ts'
import type { FrameReading } from './merge-readings.ts'
import { labelsOf, START, see, type Watching } from './watching.ts'
import type { Seen } from './worker-messages.ts'

/** The same label in the same place, detected again in each frame. */
const found = (by = 0): FrameReading => ({
  text: '4006381333931',
  format: 'EAN13',
  lines: 20,
  way: 0,
  corners: [
    { x: 0.4 + by, y: 0.45 },
    { x: 0.6 + by, y: 0.45 },
    { x: 0.6 + by, y: 0.55 },
    { x: 0.4 + by, y: 0.55 },
  ],
})

const FRAME = {
  brightness: null,
  size: { width: 1280, height: 720 },
  area: { left: 64, top: 90, width: 1152, height: 540 },
  shades: null,
}
const WHOLE = { left: 0, top: 0, right: 1, bottom: 1 }
const ALL_OF_IT = { mode: 'aim', finder: WHOLE, visible: WHOLE } as const

/** Which of these frames, 100 ms apart, are reported to the page. */
function heard(frames: readonly (readonly FrameReading[])[]): readonly number[] {
  let watching: Watching = START
  let before: Seen | undefined
  return frames.flatMap((readings, frame) => {
    const seen = see(watching, { ...FRAME, readings }, frame * 100, ALL_OF_IT)
    watching = seen.watching
    const told = { codes: seen.arrived, labels: labelsOf(watching), unread: [], isDark: false }
    if (!isNews(told, before)) return []
    before = told
    return [frame]
  })
}

test('a page hears of the first frame, whatever it shows, and of no other that shows nothing', () => {
  expect(heard([[], [], [], []])).toEqual([0])
})

test('the page hears of a label when it comes, counts and goes, not while it stays where it is', () => {
  const blurred = Array.from({ length: 8 }, () => [])
  expect(heard([[found()], [found()], [found()], ...blurred])).toEqual([0, 1, 8])
})

test('the page hears of a label that moves with every frame', () => {
  const moved = Array.from({ length: 4 }, (_, at) => [found(at * 0.01)])
  expect(heard(moved)).toEqual([0, 1, 2, 3])
})

test('a picture that becomes too dark is news', () => {
  const nothing = { codes: [], labels: [], unread: [], isDark: false }
  expect(isNews(nothing, nothing)).toBe(false)
  expect(isNews({ ...nothing, isDark: true }, nothing)).toBe(true)
})
