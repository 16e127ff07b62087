import { afterEach, expect, test, vi } from 'vitest'
import { keepMessages } from '#tests/support/keep-messages.ts'
import { billingWordsIn } from './billing-words.ts'
import { periodWords } from './period-words.ts'

await keepMessages('de', ['billing'])

afterEach(() => vi.unstubAllEnvs())

const words = billingWordsIn('en')
const LATE = Date.UTC(2026, 10, 15, 23)

test('hours are those on the wall where the chart is looked at', () => {
  vi.stubEnv('TZ', 'America/New_York')
  expect(periodWords(LATE, '24h', words)).toBe('6 PM')
  vi.stubEnv('TZ', 'Asia/Kolkata')
  expect(periodWords(LATE, '24h', words)).toBe('4 AM')
})

test('days are those of the bill, wherever they are looked at', () => {
  vi.stubEnv('TZ', 'Asia/Kolkata')
  for (const range of ['7d', '30d', '90d', 'last_cycle'] as const) {
    expect(periodWords(LATE, range, words)).toBe('Nov 15')
  }
})

test('other languages write days their own way', () => {
  expect(periodWords(LATE, '7d', billingWordsIn('de'))).toBe('15. Nov.')
})
