import { expect, test } from 'vitest'
import { describeFilters } from './filter-words.ts'

test('paper says of what its figures are', () => {
  expect(describeFilters({}, undefined)).toBe('All stores')
  const asked = { store: 'id', category: '', from: '2026-03-01', until: '2026-03-31', q: 'spring' }
  expect(describeFilters(asked, 'Harbour')).toBe(
    'Harbour · Without a category · completed from 2026-03-01 until 2026-03-31 · named like “spring”',
  )
  expect(describeFilters({ until: '2026-03-31' }, undefined)).toBe(
    'All stores · completed until 2026-03-31',
  )
})
