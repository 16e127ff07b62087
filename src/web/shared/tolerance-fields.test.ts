import { expect, test } from 'vitest'
import { toleranceFields } from './tolerance-fields.ts'

const labels = (currency: string | null) => toleranceFields(currency).map(({ label }) => label)

test('each limit says what it is in', () => {
  expect(labels('EUR')).toEqual(['Units', 'Percent of units', 'Value in EUR', 'Percent of value'])
})

test('a limit for stores of several currencies names none', () => {
  expect(labels(null)).toContain('Value')
})
