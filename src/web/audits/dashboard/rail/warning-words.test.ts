import { expect, test } from 'vitest'
import { describeWarnings } from './warning-words.ts'

test('of a late count it is said what became of its shelf', () => {
  const late = (shelfStatus: Parameters<typeof describeWarnings>[0]['shelfStatus']) =>
    describeWarnings({ warnings: ['closed_shelf'], shelfStatus })
  expect(late('submitted')).toBe('shelf was handed in')
  expect(late('returned')).toBe('shelf was sent back: kept, not in the result')
  expect(late('excluded')).toBe('shelf is excluded: kept, not in the result')
  expect(late('cancelled')).toBe('count was called off: kept, not in the result')
})

test('several warnings stand beside each other', () => {
  expect(
    describeWarnings({ warnings: ['unknown_code', 'closed_shelf'], shelfStatus: 'approved' }),
  ).toBe('unknown code, shelf was handed in')
})
