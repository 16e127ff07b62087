import { describe, expect, test } from 'vitest'
import { type ScanFacts, shownWarnings, unknownLine, warningsOf } from './scan-warning.ts'

const plain: ScanFacts = {
  kind: 'add',
  line: 'tea',
  quantity: 5_000,
  packSize: 1_000,
  quantityMode: 'typed',
  countedBefore: null,
  serialSeen: false,
  assignmentStatus: 'in_progress',
}

test('an ordinary count gives no warning', () => {
  expect(warningsOf(plain)).toEqual([])
})

describe('a warning is given', () => {
  test('when a number is entered for what was counted here already', () => {
    expect(warningsOf({ ...plain, countedBefore: 0 })).toEqual(['already_counted'])
    expect(warningsOf({ ...plain, countedBefore: 5_000, kind: 'set' })).toEqual([])
  })

  test('but not for piece after piece', () => {
    expect(warningsOf({ ...plain, countedBefore: 1_000, quantityMode: 'scanned' })).toEqual([])
    expect(warningsOf({ ...plain, countedBefore: 1_000, quantityMode: 'stepped' })).toEqual([])
  })

  test('when the item usually lies elsewhere', () => {
    expect(warningsOf({ ...plain, isElsewhere: true })).toEqual(['wrong_location'])
  })

  test('when no item has the code', () => {
    expect(warningsOf({ ...plain, line: unknownLine('123') })).toEqual(['unknown_code'])
  })

  test('when the baseline does not have the item', () => {
    expect(warningsOf({ ...plain, isUnexpected: true })).toEqual(['unexpected_item'])
    expect(warningsOf({ ...plain, isUnexpected: false })).toEqual([])
  })

  test('when a recount of single items is not about the item', () => {
    expect(warningsOf({ ...plain, isUnlisted: true })).toEqual(['not_in_recount'])
    const unknown = { line: unknownLine('123'), isUnlisted: true }
    expect(warningsOf({ ...plain, ...unknown })).toEqual(['unknown_code'])
  })

  test('when a number is far from the pack and from what was there', () => {
    expect(warningsOf({ ...plain, quantity: 99_000 })).toEqual([])
    expect(warningsOf({ ...plain, quantity: 100_000 })).toEqual(['large_quantity'])
    expect(warningsOf({ ...plain, quantity: 100_000, packSize: 12_000 })).toEqual([])
    const before = { kind: 'set', countedBefore: 50_000 } as const
    expect(warningsOf({ ...plain, ...before, quantity: 400_000 })).toEqual([])
  })

  test('when a serial number comes again, and when the shelf is closed', () => {
    expect(warningsOf({ ...plain, serialSeen: true })).toEqual(['serial_repeated'])
    expect(warningsOf({ ...plain, assignmentStatus: 'submitted' })).toEqual(['closed_shelf'])
  })
})

test('while blind a counter is not told that an item was not expected', () => {
  const warnings = ['unexpected_item', 'large_quantity'] as const
  expect(shownWarnings(warnings, { blind: true, seesCounts: true })).toEqual(['large_quantity'])
  expect(shownWarnings(warnings, { blind: false, seesCounts: true })).toEqual(warnings)
})

test('people who may not see the counts of a shelf get no warning that gives them away', () => {
  const warnings = ['held_by_another', 'already_counted', 'large_quantity', 'unknown_code'] as const
  expect(shownWarnings(warnings, { blind: true, seesCounts: false })).toEqual([
    'held_by_another',
    'unknown_code',
  ])
})
