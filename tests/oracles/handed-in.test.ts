import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ASSIGNMENT_STATUSES } from '#domain/assignment.ts'
import { isNotFound, notCountedOf } from '#domain/handed-in.ts'
import {
  type LinePart,
  lineStandOf,
  type PlaceCount,
  placeStandOf,
  storeStandOf,
} from './handed-in.ts'

const count = (facts: Partial<PlaceCount>): PlaceCount => ({
  status: 'submitted',
  mode: 'additive',
  pass: 0,
  comparison: null,
  events: 3,
  ...facts,
})
const counting = { isCounting: true }
const closed = { isCounting: false }

describe('where a shelf stands', () => {
  test('a shelf is in once all its counts are handed in', () => {
    expect(placeStandOf([count({})], counting)).toBe('in')
    expect(placeStandOf([count({ status: 'approved' })], counting)).toBe('in')
    expect(placeStandOf([count({ status: 'in_progress' })], counting)).toBe('open')
  })

  test('when counting is closed, what was begun stands, and what was not is left out', () => {
    expect(placeStandOf([count({ status: 'in_progress' })], closed)).toBe('in')
    expect(placeStandOf([count({ status: 'open', events: 0 })], closed)).toBe('out')
    expect(placeStandOf([], counting)).toBe('out')
  })

  test('two counts that never agreed are no count', () => {
    const two = (comparison: PlaceCount['comparison']) => [
      count({ mode: 'independent', comparison }),
      count({ mode: 'independent', pass: 1 }),
    ]
    expect(placeStandOf(two('differs'), counting)).toBe('open')
    expect(placeStandOf(two('differs'), closed)).toBe('out')
    for (const state of ['agreed', 'settled', 'single', 'chosen'] as const) {
      expect(placeStandOf(two(state), counting)).toBe('in')
    }
  })

  test('nothing is open once counting is closed', () => {
    const counts = fc.array(
      fc.record({
        status: fc.constantFrom(...ASSIGNMENT_STATUSES),
        mode: fc.constantFrom('additive' as const, 'independent' as const),
        pass: fc.nat(2),
        comparison: fc.constantFrom(null, 'waiting' as const, 'agreed' as const),
        events: fc.nat(3),
      }),
    )
    fc.assert(fc.property(counts, (own) => placeStandOf(own, closed) !== 'open'))
  })
})

const part = (facts: Partial<LinePart>): LinePart => ({
  stand: 'in',
  expected: 0,
  counted: null,
  saidEmpty: false,
  ...facts,
})
const lineOf = (
  parts: readonly LinePart[],
  facts: { expected?: number; store?: 'in' | 'open' | 'out' } = {},
) =>
  lineStandOf({
    expected: parts.reduce((sum, { expected }) => sum + expected, 0),
    parts,
    store: 'in',
    ...facts,
  })

describe('what of a line is due', () => {
  test('an empty shelf is an answer for what is expected there alone', () => {
    expect(lineOf([part({ expected: 400, saidEmpty: true })])).toEqual({ counted: 0, due: 400 })
    const two = [part({ expected: 400, saidEmpty: true }), part({ expected: 5 })]
    expect(lineOf(two)).toEqual({ counted: null, due: 405 })
    expect(isNotFound(lineOf(two))).toBe(true)
  })

  test('an empty shelf says nothing of what names no shelf', () => {
    const line = lineOf([part({ expected: 400, saidEmpty: true })], { expected: 410 })
    expect(line).toEqual({ counted: null, due: 410 })
  })

  test('what nobody scanned on a shelf that was handed in was not found', () => {
    expect(isNotFound(lineOf([part({ expected: 12 })]))).toBe(true)
    expect(isNotFound(lineOf([part({ expected: 12, stand: 'open' })]))).toBe(false)
    expect(isNotFound(lineOf([part({ expected: 12, stand: 'out' })]))).toBe(false)
    expect(isNotFound(lineOf([part({ expected: 0 })]))).toBe(false)
  })

  test('of shelves that are open nothing is short yet', () => {
    const parts = [part({ expected: 10, counted: 8 }), part({ expected: 10, stand: 'open' })]
    expect(lineOf(parts)).toEqual({ counted: 8, due: 10 })
    const begun = [
      part({ expected: 10, counted: 8 }),
      part({ expected: 10, counted: 3, stand: 'open' }),
    ]
    const { counted, due } = lineOf(begun)
    expect((counted ?? 0) - (due ?? 0)).toBe(-2)
  })

  test('what names no shelf is due when nobody counts in the store any more', () => {
    const anywhere = [part({ counted: 3 })]
    expect(lineOf(anywhere, { expected: 9, store: 'open' })).toEqual({ counted: 3, due: null })
    expect(lineOf(anywhere, { expected: 9 })).toEqual({ counted: 3, due: 9 })
  })

  test('what names no shelf and was not found may lie on a shelf that was left out', () => {
    expect(lineOf([], { expected: 9 })).toEqual({ counted: null, due: 9 })
    expect(lineOf([], { expected: 9, store: 'out' })).toEqual({ counted: null, due: null })
    expect(lineOf([part({ counted: 3 })], { expected: 9, store: 'out' })).toEqual({
      counted: 3,
      due: 9,
    })
  })

  test('a store is in when all of its shelves are', () => {
    expect(storeStandOf(['in', 'in'])).toBe('in')
    expect(storeStandOf(['in', 'out', 'open'])).toBe('open')
    expect(storeStandOf(['in', 'out'])).toBe('out')
    expect(storeStandOf([])).toBe('out')
  })

  const parts = fc.array(
    fc.record({
      stand: fc.constantFrom('in' as const, 'open' as const, 'out' as const),
      expected: fc.integer({ min: 0, max: 9 }),
      counted: fc.option(fc.integer({ min: 0, max: 9 })),
      saidEmpty: fc.boolean(),
    }),
  )
  /** What is expected on shelves, and what may lie anywhere in the store. */
  const lines = fc
    .record({
      parts,
      anywhere: fc.integer({ min: 0, max: 40 }),
      store: fc.constantFrom('in' as const, 'open' as const, 'out' as const),
    })
    .map(({ anywhere, ...line }) => ({
      ...line,
      expected: line.parts.reduce((sum, one) => sum + one.expected, anywhere),
    }))

  test('the difference is that of the shelves that were handed in', () => {
    fc.assert(
      fc.property(parts, (own) => {
        const { counted, due } = lineOf(own)
        if (counted === null || due === null) return
        const handedIn = own.filter(({ stand }) => stand === 'in')
        const found = handedIn.reduce((sum, one) => sum + (one.counted ?? 0), 0)
        const expected = handedIn.reduce((sum, one) => sum + one.expected, 0)
        expect(counted - due).toBe(found - expected)
      }),
    )
  })

  test('when all shelves are in, all of the expectation is due', () => {
    fc.assert(
      fc.property(lines, ({ parts: own, expected }) => {
        const all = own.map((one) => ({ ...one, stand: 'in' as const }))
        const { due, counted } = lineOf(all, { expected })
        expect(due).toBe(expected === 0 && counted === null ? null : expected)
      }),
    )
  })

  test('a word that a shelf is empty never changes what was counted', () => {
    fc.assert(
      fc.property(lines, ({ parts: own, ...line }) => {
        const { counted } = lineOf(own, line)
        const plain = lineOf(
          own.map((one) => ({ ...one, saidEmpty: false })),
          line,
        )
        if (plain.counted !== null) expect(counted).toBe(plain.counted)
        else expect(counted === null || counted === 0).toBe(true)
      }),
    )
  })

  test('whatever is expected was counted, is short, or was not counted', () => {
    fc.assert(
      fc.property(lines, ({ parts: own, ...line }) => {
        const { counted, due } = lineOf(own, line)
        const rest = notCountedOf({ expected: line.expected, found: counted, due })
        if (counted === null) expect(rest).toBe(line.expected)
        else expect(rest).toBe(line.expected - (due ?? counted))
        if (isNotFound({ counted, due })) expect(rest).toBeGreaterThan(0)
      }),
    )
  })
})
