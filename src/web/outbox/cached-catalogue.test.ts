import { expect, test } from 'vitest'
import { oneSpellingOf } from './cached-catalogue.ts'

test('a typed code is the one of the catalogue, in whatever letters', () => {
  expect(oneSpellingOf('house-42', ['HOUSE-42', 'HOUSE-420'])).toBe('HOUSE-42')
  expect(oneSpellingOf('House-42', ['house-42'])).toBe('house-42')
})

test('what the catalogue has twice stays as it was typed', () => {
  expect(oneSpellingOf('house-42', ['HOUSE-420'])).toBeUndefined()
  expect(oneSpellingOf('house-42', ['HOUSE-42', 'House-42'])).toBe('house-42')
})
