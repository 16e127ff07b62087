import { describe, expect, it } from 'vitest'
import { type ScanView, withoutCounting } from '#domain/camera/counting-mode.ts'
import { waysOf } from '#domain/camera/look-plan.ts'
import type { FrameReading } from './merge-readings.ts'
import { countByHand, labelsOf, START, see, type Watching } from './watching.ts'

/** A code whose center is at a fraction of the picture's width, halfway down. */
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

const FRAME = {
  brightness: null,
  size: { width: 1280, height: 720 },
  area: { left: 64, top: 90, width: 1152, height: 540 },
  shades: null,
}
const WHOLE = { left: 0, top: 0, right: 1, bottom: 1 }
const ALL_OF_IT = { mode: 'sweep', finder: WHOLE, visible: WHOLE } as const
const FINDER = { left: 0.25, top: 0.25, right: 0.75, bottom: 0.75 }
const AIMING = { mode: 'aim', finder: FINDER, visible: WHOLE } as const

/** What is reported frame by frame, 100 ms apart. */
function seenIn(frames: readonly (readonly FrameReading[])[], view: ScanView = ALL_OF_IT) {
  let watching: Watching = START
  return frames.map((readings, index) => {
    const seen = see(watching, { ...FRAME, readings }, index * 100, view)
    watching = seen.watching
    return seen
  })
}

/** The texts that arrive. */
function watch(frames: readonly (readonly FrameReading[])[]): readonly string[] {
  return seenIn(frames).map(({ arrived }) => arrived.map(({ text }) => text).join())
}

describe('watching a video', () => {
  const stapler = [reading('4006381333931')]

  it('says a label once while it is held', () => {
    expect(watch([stapler, stapler, stapler, stapler])).toEqual(['', '4006381333931', '', ''])
  })

  it('says nothing of two frames in which only a row or two were read', () => {
    const misread = { ...reading('0067066026382'), lines: 2 }
    expect(watch([[misread], [misread], [], stapler, stapler])).toEqual([
      '',
      '',
      '',
      '',
      '4006381333931',
    ])
    const square = { ...reading('https://id.gs1.org/01/04006381333931', 'QRCode'), lines: 1 }
    expect(watch([[square], [square]]).at(-1)).toBe(square.text)
  })

  it('says it again when nobody has seen it for long', () => {
    const away = Array.from({ length: 60 }, () => [])
    const frames = [stapler, stapler, ...away, stapler, stapler]
    const said = seenIn(frames, AIMING).flatMap(({ arrived }) => arrived)
    expect(said).toHaveLength(2)
  })

  it('does not say it again in a sweep, which counts each label once', () => {
    const away = Array.from({ length: 60 }, () => [])
    const said = watch([stapler, stapler, ...away, stapler, stapler])
    expect(said.filter((text) => text !== '')).toHaveLength(1)
  })

  it('says nothing while something lies over a sweep, and knows afterwards what it has said', () => {
    const napkins = reading('0072310451988', 'EAN13', 0.8)
    const covered = withoutCounting('sweep')
    let watching: Watching = START
    const said = [
      ...Array.from({ length: 4 }, () => [stapler, ALL_OF_IT] as const),
      ...Array.from({ length: 60 }, () => [[...stapler, napkins], covered] as const),
      ...Array.from({ length: 4 }, () => [[...stapler, napkins], ALL_OF_IT] as const),
    ].flatMap(([readings, view], index) => {
      const seen = see(watching, { ...FRAME, readings }, index * 100, view)
      watching = seen.watching
      return seen.arrived.map(({ text }) => `${index} ${text}`)
    })
    expect(said).toEqual(['1 4006381333931', '65 0072310451988'])
  })

  it('says two of the same code that are seen together, and a serial number whenever it comes', () => {
    const pair = [reading('4006381333931', 'EAN13', 0.3), reading('4006381333931', 'EAN13', 0.7)]
    expect(watch([pair, pair, pair]).join().split(',').filter(Boolean)).toHaveLength(2)
    const pack = (serial: string) => [reading(`010950600013435221${serial}`, 'DataMatrix')]
    const [one, two] = [pack('A1'), pack('A2')]
    const said = watch([one, one, one, two, two, two, two, two, one, one, one])
    expect(said.filter((text) => text !== '')).toEqual([
      '010950600013435221A1',
      '010950600013435221A2',
      '010950600013435221A1',
    ])
  })

  it('takes two spellings of one number for one label', () => {
    const upc = [reading('036000291452', 'UPCA')]
    const ean = [reading('0036000291452')]
    expect(watch([upc, ean, upc]).filter((text) => text !== '')).toHaveLength(1)
  })

  it('follows what it has read, and says what light there is', () => {
    const tilted = { ...reading('HOUSE-42', 'Code128'), way: 56.25 }
    const { watching } = see(START, { ...FRAME, readings: [tilted], brightness: 3 }, 100, AIMING)
    expect(waysOf(watching.cycle)).toContain(56.25)
    expect(watching.darkness.since).toBe(100)
  })
})

describe('several labels in view', () => {
  const left = reading('4006381333931', 'EAN13', 0.2)
  const middle = reading('96385074', 'EAN8', 0.5)
  const right = reading('HOUSE-42', 'Code128', 0.8)

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
      { isBelieved: true, isCounted: true, code: { text: '4006381333931' } },
      { isBelieved: false, isCounted: false, code: { text: 'HOUSE-42' } },
    ])
  })

  it('count in the finder; the others are marked, to be tapped', () => {
    const seen = seenIn(
      [
        [left, middle, right],
        [left, middle, right],
      ],
      AIMING,
    )
    expect(seen.flatMap(({ arrived }) => arrived.map(({ text }) => text))).toEqual(['96385074'])
    const [, second] = seen
    const watching = second
      ? countByHand(second.watching, labelsOf(second.watching)[0]?.key ?? '')
      : START
    expect(labelsOf(watching).map(({ isCounted }) => isCounted)).toEqual([true, true, false])
  })

  it('are aimed at by the middle of the picture', () => {
    const shelf = [left, middle, right]
    const arrived = seenIn([shelf, shelf]).flatMap((seen) => seen.arrived)
    const aimed = arrived.filter(({ isAimed }) => isAimed)
    expect(aimed.map(({ text }) => text)).toEqual(['96385074'])
  })
})
