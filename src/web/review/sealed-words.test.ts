import { expect, test } from 'vitest'
import { formatsOf } from '#messages/formats.ts'
import { messagesIn } from '../kit/use-messages.ts'
import {
  sayDecided,
  sayNeverCounted,
  saySealedNever,
  sayUndecided,
  sealedParts,
} from './sealed-words.ts'

const t = messagesIn('en', 'review')
const formats = formatsOf('en')

const none = { lines: 0, value: null, unvalued: 0 }
const figures = {
  currency: 'USD',
  notFound: { lines: 2, value: 128, unvalued: 0 },
  notCounted: { lines: 3, value: 140, unvalued: 1 },
}

test('what is to be decided names what was not found', () => {
  expect(sayUndecided(3, figures, t, formats)).toBe(
    '3 lines still need a decision: accept, reject or recount. 2 lines worth $128.00 were not found: set them to 0 or recount them.',
  )
  expect(sayUndecided(1, { ...figures, notFound: none }, t, formats)).toBe(
    '1 line still needs a decision: accept, reject or recount.',
  )
})

test('what is sealed is listed by decision', () => {
  const said = sealedParts({ accepted: 3, rejected: 1, zero: 2, recounted: 0 }, { matched: 40 })
  expect(said.map(({ part, lines }) => [part, lines])).toEqual([
    ['accepted', 3],
    ['rejected', 1],
    ['zero', 2],
    ['match', 40],
  ])
  const nothing = { accepted: 0, rejected: 0, zero: 0, recounted: 0 }
  expect(sealedParts(nothing, { matched: 0 })).toEqual([])
})

test('what was never counted is said with its value, by store where currencies differ', () => {
  expect(sayNeverCounted({ figures, stores: [] }, t, formats)).toEqual([
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
  expect(sayNeverCounted({ figures: both, stores }, t, formats)).toEqual([
    'Harbor: 3 lines worth $140.00 (1 without a cost) were never counted.',
    'Berlin: 1 line worth €5.00 was never counted.',
  ])
  expect(
    sayNeverCounted({ figures: { ...figures, notCounted: none }, stores: [] }, t, formats),
  ).toEqual([])
})

test('what a seal says was never counted is said by store where there are several', () => {
  const harbor = { storeName: 'Harbor', currency: 'USD', lines: 3, value: 140, unvalued: 1 }
  const berlin = { storeName: 'Berlin', currency: 'EUR', lines: 1, value: null, unvalued: 0 }
  expect(saySealedNever([harbor], t, formats)).toEqual([
    '3 lines worth $140.00 (1 without a cost) were never counted.',
  ])
  expect(saySealedNever([harbor, berlin], t, formats)).toEqual([
    'Harbor: 3 lines worth $140.00 (1 without a cost) were never counted.',
    'Berlin: 1 line was never counted.',
  ])
  expect(saySealedNever([], t, formats)).toEqual([])
})

test('how far a review is says what was not found', () => {
  const said = (decided: number, open: number, notFound = 0) =>
    sayDecided({ decided, open, notFound }, t)
  expect(said(12, 99_988)).toBe('12 of 100,000 lines decided.')
  expect(said(1, 0)).toBe('1 of 1 line decided.')
  expect(said(0, 0)).toBe('No line needs a decision.')
  expect(said(2, 3, 2)).toBe('2 of 5 lines decided. 2 not found still open.')
})
