import { expect, test } from 'vitest'
import { filmClock } from './film-clock.ts'
import { type Counted, judgeCounts } from './judge-counts.ts'
import type { Scene } from './scene.ts'

const TEA = { symbology: 'ean13', text: '4006381333931', from: 0, to: 24 }
const SOAP = { symbology: 'code128', text: 'SOAP-1', from: 100, to: 124 }
const FILM: Scene = { segments: [TEA, SOAP], frames: 130 }
/** Ten milliseconds a frame, from the beginning of a turn on. */
const CLOCK = filmClock(
  [
    { frame: 0, atMs: 0 },
    { frame: 1, atMs: 10 },
  ],
  FILM.frames,
)

const counted = (segment: typeof TEA, turn: number, waitFrames: number): Counted => ({
  code: segment.text,
  atMs: (turn * FILM.frames + segment.from + waitFrames) * 10,
})
const ALL = [counted(TEA, 1, 4), counted(SOAP, 1, 5), counted(TEA, 2, 6), counted(SOAP, 2, 7)]

const judged = (all: readonly Counted[]) =>
  judgeCounts(FILM, { counted: all, clock: CLOCK, turns: { from: 1, to: 3 } })

test('a label that is counted once each time it comes by is right', () => {
  const { shown, right, wrong, missed } = judged(ALL)
  expect([shown, right.length, wrong, missed]).toEqual([4, 4, [], []])
  expect(right.map(({ waitMs }) => waitMs)).toEqual([40, 50, 60, 70])
})

test('what came by before and after the turns that are judged adds nothing, and takes nothing away', () => {
  const { right, wrong, missed } = judged([counted(SOAP, 0, 31), ...ALL, counted(TEA, 3, 2)])
  expect([right.length, wrong, missed]).toEqual([4, [], []])
})

test('a late count belongs to the turn in which its label was shown', () => {
  const { right, missed } = judged([...ALL.slice(0, 3), counted(SOAP, 2, 40)])
  expect(right.at(-1)).toMatchObject({ turn: 2, waitMs: 400 })
  expect(missed).toEqual([])
})

test('a label that was not counted is named, with the turn', () => {
  expect(judged(ALL.toSpliced(1, 1)).missed).toEqual([{ segment: SOAP, turn: 1 }])
})

test('a code twice, one that nobody showed and one much too late are wrong', () => {
  const unknown = { code: '40170725', atMs: (2 * FILM.frames + 5) * 10 }
  const wrong = [counted(TEA, 1, 20), unknown, counted(TEA, 2, 60)]
  expect(judged([...ALL, ...wrong])).toMatchObject({ right: { length: 4 }, wrong })
})
