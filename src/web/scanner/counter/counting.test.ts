import { describe, expect, test } from 'vitest'
import { messagesIn } from '#web/kit/use-messages.ts'
import { readingOf } from '../camera/reading.ts'
import {
  lastStanding,
  newestOf,
  RECENT_RESULTS,
  SCANNER_START,
  scannerReducer,
} from '../scanner-state.ts'
import { type CountFacts, countedItem, decideCount, decideUndo } from './decide-count.ts'
import { parseEntryMode } from './entry-mode.ts'
import { EMPTY_ENTRY, enteredNumber, type KeypadKey, pressKey, shownEntry } from './keypad-entry.ts'
import { railWords } from './words.ts'

const t = messagesIn('en', 'scanner')

const TEA = {
  id: 'tea',
  name: 'Tea',
  sku: null,
  unit: 'each',
  codes: [
    { code: '4006381333931', quantity: 1 },
    { code: '10036000291459', quantity: 12 },
  ],
}

const SHELF = { storeId: 'store-1', shelfId: 'a-3' }

function read(code: string, pack = 1, facts: Partial<CountFacts> = {}) {
  const reading = readingOf(code, { inputMode: 'gun' }) ?? { inputMode: 'gun' as const }
  return decideCount({
    id: 'event-1',
    nowMs: 5,
    auditAssignmentId: 'shelf-1',
    assignmentStatus: 'in_progress',
    blind: true,
    countedBefore: null,
    seenVersion: null,
    item: countedItem(reading, pack > 0 ? { item: TEA, quantity: pack } : undefined, SHELF),
    reading,
    kind: 'add',
    entered: 1,
    factor: Math.max(pack, 1),
    quantityMode: 'scanned',
    ...facts,
  })
}

describe('a scan', () => {
  test('keeps the number as entered and the pack apart, and leaves the item to the server', () => {
    const { work, result } = read('10036000291459', 12, { entered: 2 })
    expect(work).toMatchObject({
      event: { kind: 'add', code: '10036000291459', entered: 2, factor: 12, inputMode: 'gun' },
      shown: { line: 'tea', effect: 24_000 },
    })
    expect(work.kind === 'count' && work.event.itemId).toBeUndefined()
    expect(result).toMatchObject({ tone: 'ok', effect: 24_000, packSize: 12 })
  })

  test('of an unknown code is kept under the code, without a pack that nobody knows', () => {
    const { work, result } = read('36000291452', 0)
    expect(result).toMatchObject({ tone: 'unknown', line: '?00036000291452', name: null })
    expect(work.kind === 'count' && 'factor' in work.event).toBe(false)
  })

  test('warns and counts nevertheless', () => {
    const large = read('4006381333931', 1, { entered: 500, quantityMode: 'typed' })
    expect(large.result).toMatchObject({ tone: 'warning', warnings: ['large_quantity'] })
    const again = read('4006381333931', 1, { quantityMode: 'typed', countedBefore: 3 })
    expect(again.result.warnings).toEqual(['already_counted'])
    expect(read('4006381333931', 1, { countedBefore: 3 }).result.warnings).toEqual([])
    const closed = read('4006381333931', 1, { assignmentStatus: 'submitted' })
    expect(closed.result.warnings).toEqual(['closed_shelf'])
  })

  test('of an item that usually lies elsewhere says where, once', () => {
    const item = {
      ...TEA,
      places: [
        { storeId: 'store-2', shelfId: 'z-9', shelf: 'Z-09' },
        { storeId: 'store-1', shelfId: 'b-7', shelf: 'B-07' },
      ],
    }
    const found = { item, quantity: 1 }
    const there = countedItem({ inputMode: 'gun' }, found, { storeId: 'store-1', shelfId: 'b-7' })
    expect(there.usualPlace).toBeNull()
    const here = { item: countedItem({ inputMode: 'gun' }, found, SHELF) }
    const first = read('4006381333931', 1, here)
    expect(first.result).toMatchObject({ warnings: ['wrong_location'], usualPlace: 'B-07' })
    expect(railWords(first.result, false, t)).toBe('Usually on B-07')
    expect(first.work).toMatchObject({ event: { elsewhere: true } })
    const second = read('4006381333931', 1, { ...here, countedBefore: 1 })
    expect(second.result.warnings).toEqual([])
    expect(second.work.kind === 'count' && 'elsewhere' in second.work.event).toBe(false)
  })

  test('that replaces says what the person saw, and tells them the difference', () => {
    const { work, result } = read('4006381333931', 1, {
      kind: 'set',
      entered: 5,
      countedBefore: 18,
      seenVersion: 3,
      quantityMode: 'typed',
    })
    expect(work).toMatchObject({
      event: { kind: 'set', entered: 5, seenVersion: 3, replaces: 18 },
      shown: { effect: 5_000 },
    })
    expect(result.effect).toBe(-13_000)
  })

  test('that is undone takes away what it added', () => {
    const { result } = read('10036000291459', 12)
    expect(decideUndo(result, { id: 'undo-1', nowMs: 6 })).toMatchObject({
      event: { id: 'undo-1', kind: 'void', voids: 'event-1', auditAssignmentId: 'shelf-1' },
      shown: { line: 'tea', effect: -12_000 },
    })
  })
})

describe('the keypad', () => {
  const press = (...keys: readonly (KeypadKey | string)[]) =>
    keys
      .map((key) => (typeof key === 'string' ? ({ kind: 'digit', digit: key } as const) : key))
      .reduce(pressKey, EMPTY_ENTRY)

  test('takes digits, decimals, sums, products and packs', () => {
    expect(enteredNumber(press())).toBeNull()
    expect(enteredNumber(press('0'))).toBe(0)
    expect(enteredNumber(press('0', '2', '4'))).toBe(24)
    expect(enteredNumber(press('1', { kind: 'point' }, '1', '2', '5', '9'))).toBe(1.125)
    expect(enteredNumber(press('3', { kind: 'pack', size: 12 }))).toBe(36)
    expect(enteredNumber(press({ kind: 'pack', size: 6 }))).toBe(6)
    const product = press('3', { kind: 'sign', sign: '×' }, '1', '2')
    expect([enteredNumber(product), shownEntry(product)]).toEqual([36, '3 × 12'])
    const long = press('1', '2', '3', '4', { kind: 'sign', sign: '+' }, ...'1234567')
    expect(shownEntry(long)).toBe('1\u2009234 + 1\u2009234\u2009567')
    expect(shownEntry(press('1', '2', '3', '4', { kind: 'point' }, '5', '6', '0'))).toBe(
      '1\u2009234.560',
    )
    expect(
      enteredNumber(press('3', { kind: 'sign', sign: '+' }, '4', { kind: 'sign', sign: '+' }, '5')),
    ).toBe(12)
  })

  test('takes back what was typed', () => {
    expect(enteredNumber(press('2', '4', { kind: 'backspace' }))).toBe(2)
    expect(enteredNumber(press('2', '4', { kind: 'clear' }))).toBeNull()
    expect(enteredNumber(press('2', { kind: 'sign', sign: '+' }, { kind: 'backspace' }))).toBe(2)
  })
})

describe('results', () => {
  test('are kept up to ten, the newest first, with the alert for the newest', () => {
    const results = Array.from({ length: 12 }, (_, n) => ({
      ...read('4006381333931').result,
      id: `event-${n}`,
    }))
    const state = results.reduce(
      (before, result) => scannerReducer(before, { type: 'resultAdded', result }),
      SCANNER_START,
    )
    expect(state.recentResults).toHaveLength(RECENT_RESULTS)
    expect(state.recentResults[0]?.id).toBe('event-11')
    expect(scannerReducer(state, { type: 'alertEnded', id: 'event-3' }).alert?.id).toBe('event-11')
    expect(scannerReducer(state, { type: 'alertEnded', id: 'event-11' }).alert).toBeNull()
    const undone = scannerReducer(state, { type: 'resultUndone', id: 'event-11' })
    expect(lastStanding(undone)?.id).toBe('event-10')
  })

  test('say what was taken back last, one after the other, until there is a newer one', () => {
    const [first, second, third] = ['first', 'second', 'third'].map((id) => ({
      ...read('4006381333931').result,
      id,
    }))
    if (!first || !second || !third) throw new Error('no results')
    const both = [first, second].reduce(
      (before, result) => scannerReducer(before, { type: 'resultAdded', result }),
      SCANNER_START,
    )
    expect(newestOf(both)?.id).toBe('second')
    const once = scannerReducer(both, { type: 'resultUndone', id: 'second' })
    expect(newestOf(once)).toMatchObject({ id: 'second', isUndone: true })
    const twice = scannerReducer(once, { type: 'resultUndone', id: 'first' })
    expect(newestOf(twice)).toMatchObject({ id: 'first', isUndone: true })
    const on = scannerReducer(twice, { type: 'resultAdded', result: third })
    expect(newestOf(on)?.id).toBe('third')
  })
})

test('a mode that was kept is read back, and nonsense is one each', () => {
  expect(parseEntryMode({ kind: 'multiplier', times: 6 })).toEqual({ kind: 'multiplier', times: 6 })
  expect(parseEntryMode({ kind: 'multiplier', times: 'x' })).toEqual({ kind: 'each' })
  expect(parseEntryMode(null)).toEqual({ kind: 'each' })
})
