import { expect, test } from 'vitest'
import { describeUndecided, neverCounted, sealedParts } from './describe-sealed.ts'

const none = { lines: 0, value: null, unvalued: 0 }
const figures = {
  currency: 'USD',
  notFound: { lines: 2, value: 128, unvalued: 0 },
  notCounted: { lines: 3, value: 140, unvalued: 1 },
}

test('what is to be decided names what was not found', () => {
  expect(describeUndecided(3, figures)).toBe(
    '3 lines still need a decision: accept, reject or recount. 2 lines worth $128.00 were not found: say that there is none, or have them counted again.',
  )
  expect(describeUndecided(1, { ...figures, notFound: none })).toBe(
    '1 line still needs a decision: accept, reject or recount.',
  )
})

test('what is sealed is listed by decision', () => {
  const said = sealedParts({ accepted: 3, rejected: 1, zero: 2, recounted: 0 }, { matched: 40 })
  expect(said.map(({ name, lines }) => [name, lines])).toEqual([
    ['Accepted', 3],
    ['Rejected', 1],
    ['Set to 0', 2],
    ['Match', 40],
  ])
  const nothing = { accepted: 0, rejected: 0, zero: 0, recounted: 0 }
  expect(sealedParts(nothing, { matched: 0 })).toEqual([])
})

test('what was never counted is said with its value, by store where currencies differ', () => {
  expect(neverCounted({ figures, stores: [] })).toEqual([
    '3 lines worth $140.00 (1 without a cost) were never counted.',
  ])
  const euros = { currency: 'EUR', notFound: none, notCounted: { lines: 1, value: 5, unvalued: 0 } }
  const both = {
    currency: null,
    notFound: none,
    notCounted: { lines: 4, value: null, unvalued: 1 },
  }
  const stores = [
    { name: 'Harbor', figures },
    { name: 'Berlin', figures: euros },
    { name: 'Oslo', figures: { ...figures, notCounted: none } },
  ]
  expect(neverCounted({ figures: both, stores })).toEqual([
    'Harbor: 3 lines worth $140.00 (1 without a cost) were never counted.',
    'Berlin: 1 line worth €5.00 was never counted.',
  ])
  expect(neverCounted({ figures: { ...figures, notCounted: none }, stores: [] })).toEqual([])
})
