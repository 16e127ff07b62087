import { expect, test } from 'vitest'
import { billingWordsIn } from './billing-words.ts'
import { overdueOf, overdueText } from './overdue-words.ts'

const words = billingWordsIn('en')

test('nothing is said while everything is paid', () => {
  expect(overdueOf([])).toBeUndefined()
  expect(overdueOf([{ id: 'shop', name: 'Corner Shop', products: [] }])).toBeUndefined()
})

test('what is not paid for is named, and whose it is where that could be asked', () => {
  const late = { id: 'shop', name: 'Corner Shop', products: ['Team', 'Extra seats'] }
  expect(overdueText(late, true, words)).toBe(
    'Payment for Team and Extra seats failed. Update your card to keep your plan.',
  )
  expect(overdueText(late, false, words)).toContain('seats of Corner Shop failed')
  const found = overdueOf([{ id: 'depot', name: 'Depot', products: [] }, late])
  expect(found?.id, 'the way leads to its plan, not to another').toBe('shop')
})
