import { expect, test } from 'vitest'
import { formatsOf } from '#messages/formats.ts'
import { messagesIn } from '../kit/use-messages.ts'
import { sayFilters } from './filter-words.ts'

const t = messagesIn('en', 'reports')
const formats = formatsOf('en')

test('paper says of what its figures are', () => {
  expect(sayFilters({}, undefined, t, formats)).toBe('All stores')
  const asked = { store: 'id', category: '', from: '2026-03-01', until: '2026-03-31', q: 'spring' }
  expect(sayFilters(asked, 'Harbour', t, formats)).toBe(
    'Harbour · No category · completed March 1, 2026 to March 31, 2026 · name contains “spring”',
  )
  expect(sayFilters({ until: '2026-03-31' }, undefined, t, formats)).toBe(
    'All stores · completed to March 31, 2026',
  )
})
