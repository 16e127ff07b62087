import { expect, test } from 'vitest'
import { messagesIn } from '../kit/use-messages.ts'
import { describeCodes, listedCodes } from './listed-codes.ts'

const t = messagesIn('en', 'findings')

const byCode = { quantity_negative: 31, text_too_long: 2, quantity_missing: 9, zeros_put_back: 4 }

test('errors come first, the most frequent first', () => {
  const codes = listedCodes({ byCode })
  expect(codes.map(({ code }) => code)).toEqual([
    'quantity_missing',
    'text_too_long',
    'zeros_put_back',
    'quantity_negative',
  ])
  expect(describeCodes(codes, 46, t)).toBe('2 errors, 1 warning, 1 fixed')
})

test('a check without findings says that every row is fine', () => {
  expect(describeCodes(listedCodes({ byCode: {} }), 3, t)).toBe('None. Every row is fine.')
})

test('a file of headers alone does not pass for a fine one', () => {
  expect(describeCodes([], 0, t)).toBe('There are no rows below the column names.')
})
