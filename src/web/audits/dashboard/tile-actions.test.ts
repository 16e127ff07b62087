import { expect, test } from 'vitest'
import { NOTHING_COUNTED, tileOf } from './testing/dashboard.ts'
import { tileActionsOf } from './tile-actions.ts'

const COUNTED = { ...NOTHING_COUNTED, events: 3, lines: 2, quantity: 5 }

test('an open shelf is assigned, one that somebody has is handed over', () => {
  expect(tileActionsOf(tileOf('a'), 'active').assign).toBe('Assign')
  const held = tileOf('a', { status: 'in_progress', userId: 'u' })
  expect(tileActionsOf(held, 'active').assign).toBe('Hand over')
})

test('there is something to reset only where something was counted', () => {
  const running = tileOf('a', { status: 'in_progress', userId: 'u' })
  expect(tileActionsOf(running, 'active').canReset).toBe(false)
  expect(tileActionsOf({ ...running, progress: COUNTED }, 'active').canReset).toBe(true)
})

test('a shelf that is handed in is reset, not handed over or excluded', () => {
  const done = tileOf('a', { status: 'submitted', userId: 'u', progress: COUNTED })
  expect(tileActionsOf(done, 'active')).toEqual({
    assign: undefined,
    canReset: true,
    canExclude: false,
    canInclude: false,
  })
})

test('an excluded shelf can only be taken in again', () => {
  expect(tileActionsOf(tileOf('a', { status: 'excluded' }), 'active')).toEqual({
    assign: undefined,
    canReset: false,
    canExclude: false,
    canInclude: true,
  })
})

test('after the count is submitted the wall is only looked at', () => {
  const actions = tileActionsOf(tileOf('a', { status: 'submitted' }), 'submitted')
  expect(Object.values(actions).some(Boolean)).toBe(false)
})

test('a shelf that nobody has planned yet can be given, and nothing else', () => {
  expect(tileActionsOf(tileOf('unplanned s1'), 'draft')).toEqual({
    assign: 'Assign',
    canReset: false,
    canExclude: false,
    canInclude: false,
  })
})
