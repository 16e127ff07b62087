import { expect, test } from 'vitest'
import { problemText } from './problem-text.ts'

test('what a browser says of a lost answer is put into words; what the host says stays', () => {
  const lost = { code: 'fetch_failed', message: `Unexpected token '<', "<h1>" is not valid JSON` }
  expect(problemText(lost)).toBe('No answer came. Check the connection, then try again.')
  const unclear = { code: 'unknown_error', message: 'Unknown error' }
  expect(problemText(unclear)).toBe('That did not work. Try again.')
  const refused = { code: 'product_not_found', message: 'There is no such plan.' }
  expect(problemText(refused)).toBe('There is no such plan.')
})
