import { expect, test } from 'vitest'
import { NOTHING_COUNTED, tileOf } from '../testing/dashboard.ts'
import { tileActionsOf } from './tile-actions.ts'

const NOTHING_OF_TWO = { canAcceptOne: false, canChoose: false, askAgain: undefined }
const COUNTED = { ...NOTHING_COUNTED, events: 3, lines: 2, quantity: 5 }

test('an open shelf is assigned, one that somebody has is reassigned', () => {
  expect(tileActionsOf(tileOf('a'), 'active', []).assign).toBe('assign')
  const held = tileOf('a', { status: 'in_progress', userId: 'u' })
  expect(tileActionsOf(held, 'active', []).assign).toBe('reassign')
})

test('there is something to reset only where something was counted', () => {
  const running = tileOf('a', { status: 'in_progress', userId: 'u' })
  expect(tileActionsOf(running, 'active', []).canReset).toBe(false)
  expect(tileActionsOf({ ...running, progress: COUNTED }, 'active', []).canReset).toBe(true)
})

test('a shelf that is handed in is reset, not handed over or excluded', () => {
  const done = tileOf('a', { status: 'submitted', userId: 'u', progress: COUNTED })
  expect(tileActionsOf(done, 'active', [])).toEqual({
    assign: undefined,
    canReset: true,
    canExclude: false,
    canInclude: false,
    ...NOTHING_OF_TWO,
  })
})

test('an excluded shelf can only be taken in again', () => {
  expect(tileActionsOf(tileOf('a', { status: 'excluded' }), 'active', [])).toEqual({
    assign: undefined,
    canReset: false,
    canExclude: false,
    canInclude: true,
    ...NOTHING_OF_TWO,
  })
})

test('after the count is submitted the wall is only looked at', () => {
  const actions = tileActionsOf(tileOf('a', { status: 'submitted' }), 'submitted', [])
  expect(Object.values(actions).some(Boolean)).toBe(false)
})

test('a shelf that nobody has planned yet can be given, and nothing else', () => {
  expect(tileActionsOf(tileOf('unplanned s1'), 'draft', [])).toEqual({
    assign: 'assign',
    canReset: false,
    canExclude: false,
    canInclude: false,
    ...NOTHING_OF_TWO,
  })
})

test('one of two counts is let stand from either tile, also in the review, and not excluded', () => {
  const first = tileOf('1', { shelfId: 's', mode: 'independent', status: 'submitted' })
  const second = { ...first, id: '2', pass: 1, status: 'open' as const }
  const tiles = [first, second]
  for (const tile of tiles) {
    expect(tileActionsOf(tile, 'active', tiles)).toMatchObject({
      canAcceptOne: true,
      canExclude: false,
    })
    expect(tileActionsOf(tile, 'submitted', tiles).canAcceptOne).toBe(true)
    expect(tileActionsOf(tile, 'completed', tiles).canAcceptOne).toBe(false)
  }
})

test('what stands alone can be given a second count again', () => {
  const once = { state: 'single', differing: 0, disputed: 0 } as const
  const tile = tileOf('1', { mode: 'independent', status: 'submitted', comparison: once })
  expect(tileActionsOf(tile, 'submitted', [tile])).toMatchObject({
    canAcceptOne: false,
    askAgain: 'askSecond',
  })
})

test('between two counts that differ is chosen from any of their tiles, also in the review', () => {
  const differs = { state: 'differs', differing: 1, disputed: 0 } as const
  const first = tileOf('1', {
    shelfId: 's',
    mode: 'independent',
    status: 'submitted',
    comparison: differs,
  })
  const second = { ...first, id: '2', pass: 1, comparison: null }
  const third = { ...second, id: '3', pass: 2, status: 'open' as const }
  const tiles = [first, second, third]
  for (const tile of tiles) {
    expect(tileActionsOf(tile, 'active', tiles).canChoose).toBe(true)
    expect(tileActionsOf(tile, 'submitted', tiles).canChoose).toBe(true)
    expect(tileActionsOf(tile, 'completed', tiles).canChoose).toBe(false)
  }
  const chosen = { ...first, comparison: { ...differs, state: 'chosen' as const } }
  expect(tileActionsOf(chosen, 'submitted', [chosen, second])).toMatchObject({
    canChoose: false,
    askAgain: 'askThird',
  })
})
