import { describe, expect, test } from 'vitest'
import { RELEASE_MS, RUN_GAP_MS, type WedgePlace, WedgeReader } from './wedge-reader.ts'

const EAN = '4006381333931'

interface Typing {
  readonly gapMs: number
  readonly from?: number
  readonly place?: WedgePlace
}

/** Types with a fixed pause between the keys, and reports each silence as a page does. */
function type(reader: WedgeReader, keys: readonly string[], { gapMs, from = 0, place }: Typing) {
  return keys.flatMap((key, index) => {
    const outcomes = index > 0 && gapMs > RELEASE_MS ? [reader.silence(RELEASE_MS)] : []
    outcomes.push(reader.key(key, from + index * gapMs, place))
    return outcomes.flatMap((outcome) => outcome ?? [])
  })
}

const code = (text: string, released = 0) => ({ kind: 'code', text, released })
const typed = (keys: readonly string[], isFirst = true) => ({ kind: 'keys', keys, isFirst })

describe('a gun', () => {
  test('with Enter gives its code, also a short one', () => {
    expect(type(new WedgeReader(), [...EAN, 'Enter'], { gapMs: 8 })).toEqual([code(EAN)])
    expect(type(new WedgeReader(), [...'A-03', 'Tab'], { gapMs: 30 })).toEqual([code('A-03')])
  })

  test('gives codes of one and two letters, which fingers would type more slowly', () => {
    for (const text of ['7', 'AB']) {
      expect(type(new WedgeReader(), [...text, 'Enter'], { gapMs: 8 })).toEqual([code(text)])
      const slowly = type(new WedgeReader(), [...text, 'Enter'], { gapMs: 120 })
      expect(slowly).toEqual([typed([...text, 'Enter'])])
    }
    const number = { gapMs: 8, place: 'number' } as const
    expect(type(new WedgeReader(), ['7', 'Enter'], number)).toEqual([typed(['7', 'Enter'])])
    expect(type(new WedgeReader(), ['Enter'], { gapMs: 8 })).toEqual([typed(['Enter'])])
  })

  test('without Enter gives a trade item after a short silence, anything else after a longer one', () => {
    const reader = new WedgeReader()
    expect(type(reader, [...EAN], { gapMs: 8 })).toEqual([])
    expect(reader.silence(RELEASE_MS)).toEqual(code(EAN))
    expect(type(reader, [...'BOX-2219'], { gapMs: 8, from: 9_000 })).toEqual([])
    expect(reader.silence(RELEASE_MS)).toBeUndefined()
    expect(reader.silence(RUN_GAP_MS)).toEqual(code('BOX-2219'))
    expect(reader.isReading).toBe(false)
  })

  test('that stops for a moment in the middle of a code is not cut in two', () => {
    const reader = new WedgeReader()
    type(reader, [...'4006381'], { gapMs: 8 })
    expect(reader.silence(RELEASE_MS)).toBeUndefined()
    expect(type(reader, [...'333931', 'Enter'], { gapMs: 8, from: 500 })).toEqual([code(EAN)])
  })

  test('that is known to send Enter is waited for, even where a piece looks like a whole code', () => {
    const reader = new WedgeReader()
    type(reader, [...EAN, 'Enter'], { gapMs: 8 })
    type(reader, [...EAN], { gapMs: 8, from: 5_000 })
    expect(reader.silence(RELEASE_MS)).toBeUndefined()
    expect(reader.key('Enter', 5_600)).toEqual(code(EAN))
  })

  test.each([60, 120, 180, 400, 800])(
    'that takes %i ms for each key gives the whole code',
    (gapMs) => {
      const outcomes = type(new WedgeReader(), [...EAN, 'Enter'], { gapMs })
      expect(outcomes.at(-1)).toMatchObject({ kind: 'code', text: EAN })
    },
  )

  test.each([8, 120, 180, 400, 800])(
    'with %i ms between keys never leaves a number behind',
    (gapMs) => {
      const reader = new WedgeReader()
      const outcomes = type(reader, [...EAN, 'Enter'], { gapMs, place: 'number' })
      const given = outcomes.flatMap((one) => (one.kind === 'keys' ? one.keys : []))
      expect(outcomes.at(-1)).toEqual(code(EAN, given.length))
      expect(given).not.toContain('Enter')
    },
  )

  test('fires right after a typed digit without swallowing it', () => {
    const reader = new WedgeReader()
    expect(reader.key('7', 0, 'number')).toBeUndefined()
    expect(reader.silence(RELEASE_MS)).toEqual(typed(['7']))
    expect(type(reader, [...EAN, 'Enter'], { gapMs: 8, from: 300, place: 'number' })).toEqual([
      code(EAN),
    ])
  })

  test('whose first digit comes long before the others gives the number that checks', () => {
    const reader = new WedgeReader()
    expect(reader.key('4', 0)).toBeUndefined()
    expect(reader.silence(RELEASE_MS)).toEqual(typed(['4']))
    const rest = type(reader, [...EAN.slice(1), 'Enter'], { gapMs: 8, from: 400 })
    expect(rest).toEqual([code(EAN, 1)])
  })

  test('is heard without the keys that write nothing', () => {
    const keys = ['Shift', 'A', 'Shift', 'B', 'C', 'Enter']
    expect(type(new WedgeReader(), keys, { gapMs: 5 })).toEqual([code('ABC')])
  })
})

describe('fingers', () => {
  test('type numbers, digit by digit', () => {
    const reader = new WedgeReader()
    expect(type(reader, ['2', '4'], { gapMs: 180, place: 'number' })).toEqual([typed(['2'])])
    expect(reader.silence(RELEASE_MS)).toEqual(typed(['4'], false))
    expect(reader.key('Enter', 500)).toEqual(typed(['Enter'], false))
  })

  test('type sums of any length', () => {
    const keys = [...'24+24+24+24', 'Enter']
    const outcomes = type(new WedgeReader(), keys, { gapMs: 180, place: 'number' })
    expect(outcomes.every(({ kind }) => kind === 'keys')).toBe(true)
  })

  test('write notes with words and long numbers in them', () => {
    const keys = [...'call 4420791234567', 'Enter']
    const outcomes = type(new WedgeReader(), keys, { gapMs: 140, place: 'field' })
    expect(outcomes.every(({ kind }) => kind === 'keys')).toBe(true)
  })

  test('may type a code where nothing else can be typed', () => {
    const reader = new WedgeReader()
    expect(type(reader, [...'A-03', 'Enter'], { gapMs: 300 }).at(-1)).toEqual(code('A-03', 4))
  })
})
