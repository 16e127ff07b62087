import { expect, test } from 'vitest'
import { codesOf, planRange, type RangeFields } from './range-plan.ts'

const FIELDS: RangeFields = {
  prefix: 'S-',
  fromBay: 13,
  toBay: 14,
  fromLevel: 'A',
  toLevel: 'B',
}
const NOTHING = new Set<string>()

function plan(fields: Partial<RangeFields>, taken: readonly string[] = [], without = NOTHING) {
  const planned = planRange({ ...FIELDS, ...fields }, { taken: new Set(taken), without })
  return planned.status === 'ready' ? planned : undefined
}

test('a range is drawn bay by bay, with the levels of each bay from top to bottom', () => {
  const labels = plan({})?.bays.map((bay) => bay.map(({ label }) => label))
  expect(labels).toEqual([
    ['13A', '13B'],
    ['14A', '14B'],
  ])
  expect(plan({})?.codes).toEqual(['S-13A', 'S-13B', 'S-14A', 'S-14B'])
})

test('what is left out and what the store has already is not added', () => {
  const ready = plan({}, ['S-13B'], new Set(['S-14A']))
  expect(ready?.codes).toEqual(['S-13A', 'S-14B'])
  expect(codesOf(ready?.bays.flat() ?? [], 'taken')).toEqual(['S-13B'])
  expect(codesOf(ready?.bays.flat() ?? [], 'out')).toEqual(['S-14A'])
})

test('a range without levels has one cell per bay', () => {
  expect(plan({ fromLevel: '', toLevel: '' })?.bays.map((bay) => bay.length)).toEqual([1, 1])
})

test('while a bay is missing there is nothing to say yet', () => {
  const facts = { taken: NOTHING, without: NOTHING }
  expect(planRange({ ...FIELDS, toBay: '' }, facts)).toEqual({ status: 'open' })
})

test('a range that cannot be is refused beside its field', () => {
  const facts = { taken: NOTHING, without: NOTHING }
  expect(planRange({ ...FIELDS, toBay: 3 }, facts)).toMatchObject({ field: 'toBay' })
  expect(planRange({ ...FIELDS, toLevel: '7' }, facts)).toMatchObject({ field: 'toLevel' })
  const long = { ...FIELDS, prefix: 'x'.repeat(60) }
  expect(planRange(long, facts)).toMatchObject({ status: 'refused', field: 'prefix' })
})

test('spaces before a code are lost as the server loses them', () => {
  expect(plan({ prefix: '  Bay ' })?.codes[0]).toBe('Bay 13A')
})
