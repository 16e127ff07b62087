import { expect, test } from 'vitest'
import { overdueText } from './overdue-words.ts'

test('nothing is said while everything is paid', () => {
  expect(overdueText([])).toBeUndefined()
  expect(overdueText([{ name: 'Corner Shop', products: [] }])).toBeUndefined()
})

test('what is not paid for is named, and whose it is where that could be asked', () => {
  const late = { name: 'Corner Shop', products: ['Team', 'Extra seats'] }
  expect(overdueText([late])).toBe(
    'A payment for Team and Extra seats did not go through. Without it the plan is paused: mend the card.',
  )
  expect(overdueText([{ name: 'Depot', products: [] }, late])).toContain('seats of Corner Shop did')
})
