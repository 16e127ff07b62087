import { expect, test } from 'vitest'
import { codeKeyOfLine, decideUnknown, requireManagedPlaces } from './unknown-code.ts'

test('a code becomes an item, one unit per scan unless stated otherwise', () => {
  expect(decideUnknown({ kind: 'item' })).toEqual({ kind: 'item', factor: 1_000, reason: null })
  expect(decideUnknown({ kind: 'new_item', quantity: 12 })?.factor).toBe(12_000)
  expect(() => decideUnknown({ kind: 'item', quantity: 0 })).toThrow('more than nothing')
  expect(() => decideUnknown({ kind: 'item', quantity: 1_000_001 })).toThrow('too large')
})

test('a parked code needs a reason, and junk may have one', () => {
  expect(decideUnknown({ kind: 'park', reason: ' Ask Ann ' })?.reason).toBe('Ask Ann')
  expect(() => decideUnknown({ kind: 'park', reason: ' ' })).toThrow('Say why')
  expect(decideUnknown({ kind: 'junk' })).toMatchObject({ kind: 'junk', reason: null })
})

test('an unknown code whose resolution is undone waits for one again', () => {
  expect(decideUnknown({ kind: 'undo' })).toBeNull()
})

test('lines of items are no unknown codes', () => {
  expect(codeKeyOfLine('?0012')).toBe('0012')
  expect(() => codeKeyOfLine('0012')).toThrow('not an unknown code')
})

test('a code scanned in several stores is resolved by a manager of all of them', () => {
  expect(() => requireManagedPlaces(['mill', 'mill'], ['mill', 'harbor'])).not.toThrow()
  const foreign = expect.objectContaining({ code: 'forbidden' })
  expect(() => requireManagedPlaces(['mill', 'harbor'], ['mill'])).toThrow(foreign)
  const unseen = expect.objectContaining({ code: 'not_found' })
  expect(() => requireManagedPlaces(['harbor'], ['mill'])).toThrow(unseen)
  expect(() => requireManagedPlaces([], ['mill'])).toThrow(unseen)
})
