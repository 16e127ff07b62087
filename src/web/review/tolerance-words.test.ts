import { expect, test } from 'vitest'
import { formatsOf } from '#messages/formats.ts'
import { messagesIn } from '../kit/use-messages.ts'
import { sayLimits, sayTolerance } from './tolerance-words.ts'

const t = messagesIn('en', 'results')
const formats = formatsOf('en')

const none = { units: null, percent: null, value: null, valuePercent: null }

test('a tolerance is told in the words of the shop', () => {
  expect(sayLimits({ ...none, units: 2, percent: 5 }, 'USD', t, formats)).toBe('2 units or 5%')
  expect(sayLimits({ ...none, value: 10 }, 'EUR', t, formats)).toBe('€10.00')
  expect(sayLimits({ ...none, valuePercent: 2.5 }, 'EUR', t, formats)).toBe('2.5% of value')
  expect(sayTolerance({ ...none, units: 0 }, 'USD', t, formats)).toBe('Every difference counts')
})
