import { describe, expect, it } from 'vitest'
import { waysOf } from '#domain/camera/look-plan.ts'
import type { FrameReading } from './merge-readings.ts'
import { labelsOf, START, see, type Watching } from './watching.ts'

/** A code whose middle is at a part of the picture's width, half way down. */
const reading = (text: string, format = 'EAN13', x = 0.5): FrameReading => ({
  text,
  format,
  lines: 20,
  way: 0,
  corners: [
    { x: x - 0.1, y: 0.45 },
    { x: x + 0.1, y: 0.45 },
    { x: x + 0.1, y: 0.55 },
    { x: x - 0.1, y: 0.55 },
  ],
})

/** What is seen, frame by frame, 100 ms apart. */
function seenIn(frames: readonly (readonly FrameReading[])[]) {
  let watching: Watching = START
  return frames.map((readings, index) => {
    const seen = see(watching, { readings, brightness: null }, index * 100)
    watching = seen.watching
    return seen
  })
}

/** Texts that arrive. */
function watch(frames: readonly (readonly FrameReading[])[]): readonly string[] {
  return seenIn(frames).map(({ arrived }) => arrived.map(({ text }) => text).join())
}

describe('watching a video', () => {
  const stapler = [reading('4006381333931')]

  it('says a label once while it is held', () => {
    expect(watch([stapler, stapler, stapler, stapler])).toEqual(['', '4006381333931', '', ''])
  })

  it('says it again when it comes back', () => {
    const away = Array.from({ length: 12 }, () => [])
    const said = watch([stapler, stapler, ...away, stapler, stapler])
    expect(said.filter((text) => text !== '')).toHaveLength(2)
  })

  it('takes two spellings of one number for one label', () => {
    const upc = [reading('036000291452', 'UPCA')]
    const ean = [reading('0036000291452')]
    expect(watch([upc, ean, upc]).filter((text) => text !== '')).toHaveLength(1)
  })

  it('follows what it has read, and says what light there is', () => {
    const tilted = { ...reading('HOUSE-42', 'Code128'), way: 56.25 }
    const { watching } = see(START, { readings: [tilted], brightness: 3 }, 100)
    expect(waysOf(watching.cycle)).toContain(56.25)
    expect(watching.darkness.since).toBe(100)
  })
})

describe('several labels in view', () => {
  const left = reading('4006381333931', 'EAN13', 0.2)
  const middle = reading('96385074', 'EAN8', 0.5)
  const right = reading('HOUSE-42', 'Code128', 0.8)
  const keyOf = (text: string) => expect.stringContaining(text)

  it('arrive once each, however long they stay', () => {
    const shelf = [left, middle, right]
    const said = watch(Array.from({ length: 20 }, () => shelf))
    expect(said.join('').length).toBeGreaterThan(0)
    expect(said.flatMap((texts) => texts.split(',')).filter(Boolean)).toEqual([
      '4006381333931',
      '96385074',
      'HOUSE-42',
    ])
  })

  it('arrive also when no frame shows them all', () => {
    const said = watch([[left], [right], [middle, left], [right, middle]])
    expect(said).toEqual(['', '', '4006381333931', 'HOUSE-42,96385074'])
  })

  it('are marked, whether they are believed or not', () => {
    const [, second] = seenIn([[left], [left, right]])
    const marks = second ? labelsOf(second.watching) : []
    expect(marks).toMatchObject([
      { key: keyOf('4006381333931'), isBelieved: true, code: { text: '4006381333931' } },
      { key: keyOf('HOUSE-42'), isBelieved: false },
    ])
  })

  it('are aimed at by the middle of the picture', () => {
    const shelf = [left, middle, right]
    const arrived = seenIn([shelf, shelf]).flatMap((seen) => seen.arrived)
    const aimed = arrived.filter(({ isAimed }) => isAimed)
    expect(aimed.map(({ text }) => text)).toEqual(['96385074'])
  })
})
