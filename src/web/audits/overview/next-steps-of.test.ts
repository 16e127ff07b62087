import { expect, test } from 'vitest'
import { currentStepOf, nextStepsOf, type StepId } from './next-steps-of.ts'

const NEW = { rooms: 1, hasBaseline: false, people: 1, skipped: new Set<StepId>() }

function states(facts: Partial<typeof NEW>) {
  return nextStepsOf({ ...NEW, ...facts }).map(({ id, state }) => `${id} ${state}`)
}

function current(facts: Partial<typeof NEW>) {
  return currentStepOf(nextStepsOf({ ...NEW, ...facts }))
}

test('a store with rooms is three steps from its first count, one without is four', () => {
  expect(states({})).toEqual(['stock open', 'people open', 'start open'])
  expect(states({ rooms: 0 })[0]).toBe('rooms open')
})

test('a step is done when there is what it is about, and the start never is', () => {
  expect(states({ hasBaseline: true, people: 2 })).toEqual([
    'stock done',
    'people done',
    'start open',
  ])
})

test('the next step is open: the first that is neither done nor skipped', () => {
  expect(current({ rooms: 0 })).toBe('rooms')
  expect(current({})).toBe('stock')
  expect(current({ hasBaseline: true })).toBe('people')
  expect(current({ skipped: new Set<StepId>(['stock']) })).toBe('people')
  expect(current({ skipped: new Set<StepId>(['stock', 'people']) })).toBe('start')
})

test('what was skipped and is there all the same is done', () => {
  expect(states({ hasBaseline: true, skipped: new Set<StepId>(['stock']) })[0]).toBe('stock done')
})
