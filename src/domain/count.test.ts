import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isImpossible,
  judgeEvents,
  refuseForeignUndo,
  refuseStale,
  type ShelfEvent,
  totalsOf,
} from './count.ts'
import { fromMilli, multiply, toMilli } from './quantity.ts'

const EVENT: ShelfEvent = {
  id: 'e',
  kind: 'add',
  line: 'tea',
  quantity: 1_000,
  voids: null,
  version: 1,
  seenVersion: null,
  quarantined: false,
  userId: 'ana',
  deviceId: 'phone-1',
  deviceSeq: 1,
  deviceTimeMs: 1,
}

/** Events in the order of arrival; each gets its position in the list as its version. */
function shelf(...events: readonly Partial<ShelfEvent>[]): readonly ShelfEvent[] {
  return events.map((event, index) => {
    const at = index + 1
    return { ...EVENT, id: `e${at}`, version: at, deviceSeq: at, deviceTimeMs: at, ...event }
  })
}

const add = (units: number, facts: Partial<ShelfEvent> = {}) => {
  return { quantity: toMilli(units), ...facts }
}
const set = (units: number, facts: Partial<ShelfEvent> = {}) => {
  return { ...add(units), kind: 'set' as const, ...facts }
}
const undo = (voids: string, facts: Partial<ShelfEvent> = {}) => {
  return { kind: 'void' as const, line: null, quantity: 0, voids, ...facts }
}
/** Another person with another phone. */
const ben = { userId: 'ben', deviceId: 'phone-2' }

function units(events: readonly ShelfEvent[], line = 'tea'): number | undefined {
  const total = totalsOf(events).get(line)
  return total === undefined ? undefined : fromMilli(total)
}

function replacedIn(events: readonly ShelfEvent[]): Readonly<Record<string, string>> {
  const judged = judgeEvents(events)
  return Object.fromEntries(
    judged.flatMap(({ event, replacedBy }) => (replacedBy ? [[event.id, replacedBy.id]] : [])),
  )
}

describe('a total', () => {
  test('is the sum of what was added', () => {
    expect(units(shelf(add(1), add(2), add(288)))).toBe(291)
  })

  test('forgets an event that was undone, whichever came first', () => {
    const events = shelf(add(5), add(2), undo('e1'))
    expect(units(events)).toBe(2)
    expect(units(events.toReversed())).toBe(2)
  })

  test('is 0 when 0 was counted, and nothing when nothing was', () => {
    expect(units(shelf(add(0)))).toBe(0)
    expect(units([])).toBeUndefined()
    expect(units(shelf(add(3), undo('e1')))).toBeUndefined()
  })

  test('adds up thousandths without error', () => {
    expect(units(shelf(...Array.from({ length: 1_000 }, () => add(0.1))))).toBe(100)
  })

  test('leaves out events that are set aside', () => {
    expect(units(shelf(add(5), add(2, { quarantined: true })))).toBe(5)
    expect(units(shelf(add(5), undo('e1', { quarantined: true })))).toBe(5)
    expect(units(shelf(add(5), set(2, { quarantined: true })))).toBe(5)
  })
})

describe('a correction', () => {
  test('stands for what its own device had counted before, and later counts come on top', () => {
    expect(units(shelf(add(5), set(7), add(3)))).toBe(10)
    // Arriving in another order.
    expect(units(shelf(set(7, { deviceSeq: 2 }), add(5, { deviceSeq: 1 })))).toBe(7)
  })

  test('replaces what others had counted, as far as its author had seen it', () => {
    const seen = { ...ben, seenVersion: 1 }
    expect(units(shelf(add(5), add(4), set(7, seen)))).toBe(11)
    expect(units(shelf(add(5), add(4), set(7, { ...ben, seenVersion: 2 })))).toBe(7)
    expect(units(shelf(add(5), set(7, ben)))).toBe(12)
  })

  test('of the same number by two phones: the later stands, and neither takes away from the other', () => {
    const both = shelf(
      add(10),
      set(0, { seenVersion: 1, deviceTimeMs: 50 }),
      set(12, { ...ben, seenVersion: 1, deviceTimeMs: 40 }),
    )
    expect(units(both)).toBe(0)
    expect(units(both.toReversed())).toBe(0)
    expect(replacedIn(both)).toEqual({ e1: 'e2', e3: 'e2' })
  })

  test('that is undone brings back what it had replaced', () => {
    expect(units(shelf(add(10), set(4), undo('e2')))).toBe(10)
    const rival = shelf(add(10), set(4, { seenVersion: 1 }), set(6, { ...ben, seenVersion: 1 }))
    expect(units([...rival, ...shelf(undo('e3', { id: 'v' }))])).toBe(4)
    expect(units([...rival, ...shelf(undo('e2', { id: 'v' }))])).toBe(6)
  })

  test('of a correction replaces it if its author had seen it', () => {
    expect(units(shelf(add(10), set(4), set(6, { ...ben, seenVersion: 2 })))).toBe(6)
    // The phone with the later event has a clock that is behind.
    const behind = { ...ben, seenVersion: 2, deviceTimeMs: 0 }
    expect(units(shelf(add(10), set(4), set(6, behind)))).toBe(6)
  })

  test('says nothing of other lines, except of codes that were part of its number', () => {
    const code = add(5, { line: '?123' })
    const resolve = (line: string) => ({ line: line === '?123' ? 'tea' : line, factor: 2_000 })
    const before = shelf(code, add(3), set(4, { seenVersion: 2 }))
    expect(totalsOf(before)).toEqual(
      new Map([
        ['?123', 5_000],
        ['tea', 4_000],
      ]),
    )
    expect(totalsOf(before, resolve)).toEqual(new Map([['tea', 18_000]]))
    const after = shelf(code, add(3), set(4, { seenVersion: 2, replacesLines: ['?123'] }))
    expect(totalsOf(after, resolve)).toEqual(new Map([['tea', 8_000]]))
    expect(totalsOf(after, () => null)).toEqual(new Map())
  })

  test('of something that its author cannot have seen is impossible', () => {
    const seen = (version: number | null, quantity: number | null = null) => ({ version, quantity })
    const at = (version: number, everCounted = 0) => ({ version, everCounted })
    expect(isImpossible(seen(null), at(0))).toBe(false)
    expect(isImpossible(seen(3), at(3))).toBe(false)
    expect(isImpossible(seen(4), at(3))).toBe(true)
    expect(isImpossible(seen(3, 0), at(3))).toBe(false)
    expect(isImpossible(seen(3, 5_000), at(3, 5_000))).toBe(false)
    expect(isImpossible(seen(3, 5_001), at(3, 5_000))).toBe(true)
    expect(isImpossible(seen(3, -1), at(3, 5_000))).toBe(true)
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

test('any order and repetition gives the same totals, none of them below zero', () => {
  const event = fc.record({
    kind: fc.constantFrom('add' as const, 'set' as const, 'void' as const, 'empty' as const),
    line: fc.constantFrom('tea', 'milk', '?4006381333931'),
    quantity: fc.integer({ min: 0, max: 20_000 }),
    seenVersion: fc.option(fc.integer({ min: 0, max: 30 })),
    quarantined: fc.boolean(),
    userId: fc.constantFrom('ana', 'ben'),
    deviceId: fc.constantFrom('phone-1', 'phone-2'),
    deviceSeq: fc.integer({ min: 0, max: 30 }),
    deviceTimeMs: fc.integer({ min: 0, max: 5 }),
    target: fc.integer({ min: 1, max: 30 }),
  })
  const history = fc
    .array(event, { maxLength: 30 })
    .map((list) =>
      shelf(...list.map(({ target, ...facts }) => ({ ...facts, voids: `e${target}` }))),
    )
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
        const totals = sorted(totalsOf(events))
        expect(sorted(totalsOf(arrived))).toEqual(totals)
        expect(totals.every(([, total]) => total >= 0)).toBe(true)
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
