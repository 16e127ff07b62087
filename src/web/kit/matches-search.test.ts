import { expect, test } from 'vitest'
import { matchesSearch } from './matches-search.ts'

const SAM = ['Sam Ortega', 'sam@harbor.test']

test('words are found in any order, in any of the texts, in any case', () => {
  expect(matchesSearch('ortega SAM', SAM)).toBe(true)
  expect(matchesSearch('harbor orte', SAM)).toBe(true)
})

test('one word that is nowhere is enough to be left out', () => {
  expect(matchesSearch('sam nair', SAM)).toBe(false)
})

test('an empty search finds everything', () => {
  expect(matchesSearch('  ', SAM)).toBe(true)
})

test.each([
  ['lodz', 'Łódź'],
  ['ISTANBUL', 'İstanbul'],
  ['isik', 'Işık'],
  ['strasse', 'Große Straße'],
  ['da nang', 'Đà Nẵng'],
  ['احمد', 'أحمد'],
  ['їжак', 'Їжак'],
])('%s finds %s, without its accents and in any case', (wanted, name) => {
  expect(matchesSearch(wanted, [name])).toBe(true)
})
