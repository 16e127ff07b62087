import { expect, test } from 'vitest'
import { around, paperWords } from './paper-words.ts'

const english = await paperWords('en')
const german = await paperWords('de')

test('not counted is a dash, zero is zero, and below zero has a true minus', () => {
  expect([null, 0, -2.25, 1_200].map(english.quantity)).toEqual(['–', '0', '−2.25', '1,200'])
  expect(english.share(null, 1)).toBe('–')
  expect([english.share(0.9677, 1), english.share(0.01804, 2)]).toEqual(['96.8%', '1.80%'])
  expect(german.quantity(-1_200.25)).toBe('−1.200,25')
})

test('a share above nothing is never shown as nothing, and one below all never as all', () => {
  expect([0, 0.00001, 0.99999, 1].map((share) => english.share(share, 1))).toEqual([
    '0.0%',
    'under 0.1%',
    '99.9%',
    '100.0%',
  ])
  expect(german.share(0.00001, 1)).toBe('unter 0,1\u00a0%')
})

test('a difference on paper has its sign', () => {
  const shown = [null, 0, -2.25, 1_200].map(english.difference)
  expect(shown).toEqual(['–', '0', '−2.25', '+1,200'])
})

test('times on paper say which clock they go by', () => {
  const at = Date.parse('2026-03-14T15:30:45Z')
  expect(english.time(at)).toBe('2026-03-14 15:30 UTC')
  expect(german.time(at)).toBe('14.03.2026, 15:30 UTC')
  expect(english.time(null)).toBe('–')
})

test('values in several currencies are named, and one or none needs no word', () => {
  expect(english.unlike(['USD', 'EUR', 'JPY'])).toBe(
    'Money is in EUR, JPY and USD here, and is not added up across currencies.',
  )
  expect([english.unlike(['USD']), english.unlike([])]).toEqual(['', ''])
})

test('a reason has its words, and an old one is shown as it was stored', () => {
  expect(english.reason('record_error')).toBe('Error in the records')
  expect(english.reason('flood')).toBe('flood')
})

test('a name stands in its sentence as a part of its own', () => {
  expect(around('Dana', (name) => `by ${name}.`)).toEqual(['by ', 'Dana', '.'])
  expect(around('Dana', (name) => `${name}: results`)).toEqual(['Dana', ': results'])
})
