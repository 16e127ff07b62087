import { expect, test } from 'vitest'
import { parseRecovery } from './recovery.ts'

test('a link leads to an account, to an address without one, or nowhere', () => {
  const email = 'dana@shop.test'
  expect(parseRecovery({ state: 'account', email })).toEqual({ state: 'account', email })
  expect(parseRecovery({ state: 'no_account', email })).toEqual({ state: 'no_account', email })
  expect(parseRecovery({ state: 'ended' })).toEqual({ state: 'ended' })
})

test.each([null, {}, { state: 'account' }, { state: 'other', email: 'a@b.test' }])(
  '%j is not read as an answer about a recovery link',
  (answer) => {
    expect(() => parseRecovery(answer)).toThrow()
  },
)
