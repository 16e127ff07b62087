import { expect, test } from 'vitest'
import { isCovered, SHELF_STATES, type ShelfFacts, shelfStateOf } from './shelf-state.ts'

function stateOf(facts: Partial<ShelfFacts>) {
  return shelfStateOf({
    status: 'open',
    round: 0,
    declaredEmpty: false,
    unsentEvents: 0,
    ...facts,
  })
}

test('a first round is open, assigned, counted, handed in and approved', () => {
  expect(stateOf({ status: 'open' })).toBe('open')
  expect(stateOf({ status: 'assigned' })).toBe('assigned')
  expect(stateOf({ status: 'in_progress' })).toBe('counting')
  expect(stateOf({ status: 'submitted' })).toBe('submitted')
  expect(stateOf({ status: 'approved' })).toBe('approved')
})

test('a later round is returned until somebody counts it', () => {
  expect(stateOf({ status: 'open', round: 1 })).toBe('returned')
  expect(stateOf({ status: 'assigned', round: 1 })).toBe('returned')
  expect(stateOf({ status: 'in_progress', round: 1 })).toBe('counting')
  expect(stateOf({ status: 'submitted', round: 1 })).toBe('submitted')
})

test("unsent counts are shown before the shelf's own state", () => {
  expect(stateOf({ status: 'in_progress', unsentEvents: 17 })).toBe('unsent')
  expect(stateOf({ status: 'submitted', unsentEvents: 1 })).toBe('unsent')
})

test('an excluded shelf waits for no counts', () => {
  expect(stateOf({ status: 'excluded', unsentEvents: 3 })).toBe('excluded')
  expect(stateOf({ status: 'cancelled' })).toBe('excluded')
})

test('a shelf is shown as empty once that was handed in', () => {
  expect(stateOf({ status: 'submitted', declaredEmpty: true })).toBe('empty')
  expect(stateOf({ status: 'in_progress', declaredEmpty: true })).toBe('counting')
})

test('a shelf is covered once nobody has to go there any more', () => {
  expect(SHELF_STATES.filter(isCovered)).toEqual(['submitted', 'approved', 'empty', 'excluded'])
})
