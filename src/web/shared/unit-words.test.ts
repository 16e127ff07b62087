import { expect, test } from 'vitest'
import { formatsOf } from '#messages/formats.ts'
import { isExpired } from '../kit/is-expired.ts'
import { messagesIn } from '../kit/use-messages.ts'
import { unitWords } from './unit-words.ts'

const SAID = { t: messagesIn('en', 'shared'), formats: formatsOf('en') }

const AT = Date.parse('2026-03-10T12:00:00Z')

test('a label is told with its lot, its date and its number', () => {
  const facts = { lot: 'L7', expiry: '261231', serial: 'S-1' }
  expect(unitWords(facts, AT, SAID)).toEqual(['Lot L7', 'Expires December 31, 2026', 'Serial S-1'])
  expect(unitWords({ lot: null, expiry: null, serial: null }, AT, SAID)).toEqual([])
})

test('what was over when it was counted is called expired, and is good on its last day', () => {
  expect(unitWords({ lot: null, expiry: '260309', serial: null }, AT, SAID)).toEqual([
    'Expired March 9, 2026',
  ])
  expect(isExpired('260309', AT)).toBe(true)
  expect(isExpired('260310', AT)).toBe(false)
  expect(isExpired('999999', AT)).toBe(false)
})
