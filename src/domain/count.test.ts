import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CountEvent, refuseForeignUndo, refuseStale, totalsOf } from './count.ts'
import { fromMilli, multiply, toMilli } from './quantity.ts'

function add(id: string, units: number, factor = 1, line = 'tea'): CountEvent {
  return { id, kind: 'add', line, entered: toMilli(units), factor: toMilli(factor) }
}

function set(id: string, units: number, replaces: number, line = 'tea'): CountEvent {
  const entered = toMilli(units)
  return { id, kind: 'set', line, entered, factor: 1_000, replaces: toMilli(replaces) }
}

function units(events: readonly CountEvent[], line = 'tea'): number | undefined {
  const total = totalsOf(events).get(line)
  return total === undefined ? undefined : fromMilli(total)
}

describe('a total', () => {
  test('is the sum of what was added, by pieces and by cases', () => {
    expect(units([add('a', 1), add('b', 2), add('c', 12, 24)])).toBe(291)
  })

  test('is moved by a correction as far as the person saw it move', () => {
    expect(units([add('a', 5), set('b', 7, 5), add('c', 3)])).toBe(10)
  })

  test('forgets an event that was undone, whichever came first', () => {
    const events: CountEvent[] = [add('a', 5), add('b', 2), { id: 'v', kind: 'void', target: 'a' }]
    expect(units(events)).toBe(2)
    expect(units(events.toReversed())).toBe(2)
  })

  test('is 0 when 0 was counted, and nothing when nothing was', () => {
    expect(units([add('a', 0)])).toBe(0)
    expect(units([])).toBeUndefined()
    expect(units([add('a', 3), { id: 'v', kind: 'void', target: 'a' }])).toBeUndefined()
  })

  test('adds up thousandths without error', () => {
    expect(units(Array.from({ length: 1_000 }, (_, n) => add(`e${n}`, 0.1)))).toBe(100)
  })
})

test('a correction of another number than the current one is refused with the current one', () => {
  const conflict = (current: number | null) =>
    expect.objectContaining({ code: 'conflict', details: { current } })
  expect(() => refuseStale(5_000, 5_000)).not.toThrow()
  expect(() => refuseStale(null, null)).not.toThrow()
  expect(() => refuseStale(5_500, 5_000)).toThrow(conflict(5.5))
  expect(() => refuseStale(0, null)).toThrow(conflict(0))
  expect(() => refuseStale(null, 0)).toThrow(conflict(null))
})

test('any order, repetition and late arrival gives the same totals', () => {
  const line = fc.constantFrom('tea', 'milk', '?4006381333931')
  const milli = fc.integer({ min: 0, max: 20_000 })
  const plain = fc.oneof(
    fc.record({ kind: fc.constant('add' as const), line, entered: milli, factor: milli }),
    fc.record({
      kind: fc.constant('set' as const),
      line,
      entered: milli,
      factor: milli,
      replaces: milli,
    }),
  )
  const history = fc
    .array(plain, { maxLength: 30 })
    .map((list): CountEvent[] => [
      ...list.map((event, index) => ({ ...event, id: `e${index}` })),
      ...list.flatMap((_event, index): CountEvent[] =>
        index % 4 === 0 ? [{ id: `v${index}`, kind: 'void', target: `e${index}` }] : [],
      ),
    ])
  fc.assert(
    fc.property(
      history.chain((events) =>
        fc.tuple(
          fc.constant(events),
          fc.shuffledSubarray([...events, ...events], { minLength: events.length * 2 }),
        ),
      ),
      ([events, arrived]) => {
        const sorted = (map: ReadonlyMap<string, number>) => [...map].sort()
        expect(sorted(totalsOf(arrived))).toEqual(sorted(totalsOf(events)))
      },
    ),
  )
})

describe('quantities', () => {
  test('have up to three decimals', () => {
    expect(toMilli(1.125)).toBe(1_125)
    expect(toMilli(-0.001)).toBe(-1)
    expect(() => toMilli(0.0001)).toThrow('three decimals')
    expect(() => toMilli(Number.NaN)).toThrow('too large')
    expect(() => toMilli(1e12)).toThrow('too large')
  })

  test('multiply to the nearest thousandth, also when large', () => {
    expect(fromMilli(multiply(toMilli(12), toMilli(24)))).toBe(288)
    expect(fromMilli(multiply(toMilli(0.333), toMilli(0.5)))).toBe(0.167)
    expect(fromMilli(multiply(toMilli(1_000_000), toMilli(999)))).toBe(999_000_000)
    expect(fromMilli(multiply(toMilli(-0.333), toMilli(0.5)))).toBe(-0.167)
  })
})

test('what somebody else has counted is undone by a manager', () => {
  const [counter, manager] = [
    { userId: 'ann', isManager: false },
    { userId: 'ann', isManager: true },
  ]
  expect(() => refuseForeignUndo('ann', counter)).not.toThrow()
  expect(() => refuseForeignUndo(null, counter)).not.toThrow()
  expect(() => refuseForeignUndo('ben', counter)).toThrow('Only a manager')
  expect(() => refuseForeignUndo('ben', manager)).not.toThrow()
})
