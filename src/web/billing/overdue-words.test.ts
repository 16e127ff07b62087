import { expect, test } from 'vitest'
import { overdueWords } from './overdue-words.ts'

test('nothing is said while everything is paid', () => {
  expect(overdueWords([])).toBeUndefined()
  expect(overdueWords([{ id: 'shop', name: 'Corner Shop', products: [] }])).toBeUndefined()
})

test('what is not paid for is named, and whose it is where that could be asked', () => {
  const late = { id: 'shop', name: 'Corner Shop', products: ['Team', 'Extra seats'] }
  expect(overdueWords([late])).toEqual({
    organizationId: 'shop',
    text: 'A payment for Team and Extra seats did not go through. Without it the plan is paused: mend the card.',
  })
  const several = overdueWords([{ id: 'depot', name: 'Depot', products: [] }, late])
  expect(several?.text).toContain('seats of Corner Shop did')
  expect(several?.organizationId, 'the way leads to its plan, not to another').toBe('shop')
})
