import { expect, test } from 'vitest'
import { filmClock } from './film-clock.ts'

/** A film of 240 frames, at its own pace first and at half of it from 1,100 ms on, across its end. */
const CLOCK = filmClock(
  [
    { frame: 210, atMs: 1_000 },
    { frame: 213, atMs: 1_100 },
    { frame: 228, atMs: 2_100 },
    { frame: 3, atMs: 3_100 },
  ],
  240,
)

test('between two looks the film has gone on evenly', () => {
  expect(CLOCK.positionAt(1_050)).toBe(211.5)
  expect(CLOCK.positionAt(1_600)).toBe(220.5)
})

test('a film that begins anew goes on counting', () => {
  expect(CLOCK.positionAt(3_100)).toBe(243)
  expect(CLOCK.timeOf(240)).toBe(2_900)
})

test('after the last look it goes on as before it', () => {
  expect(CLOCK.positionAt(3_500)).toBe(249)
})

test('the time of a frame and the frame at a time are inverse to each other', () => {
  for (const position of [211, 213, 220, 235, 243]) {
    expect(CLOCK.positionAt(CLOCK.timeOf(position))).toBeCloseTo(position)
  }
})
