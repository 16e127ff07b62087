import { expect, test } from 'vitest'
import type { WireReferralProgram } from '#domain/billing/wire.ts'
import { billingWordsIn } from './billing-words.ts'
import { redeemedText, referralText } from './referral-words.ts'

const words = billingWordsIn('en')
const program: WireReferralProgram = {
  id: 'friends',
  reward: { type: 'fixed_discount', value: 15, product_name: null, currency: 'usd' },
  received_by: 'all',
  trigger: 'checkout',
}

test('the sum is that of the plan file, in its currency', () => {
  expect(referralText(program, words)).toBe(
    'Give $15.00 of credit, get $15.00 of credit after their first payment.',
  )
  const other = { ...program.reward, value: 7.5, currency: 'eur' }
  expect(referralText({ ...program, reward: other }, words)).toContain('€7.50 of credit')
})

test('a referral says who gets the reward, and what else it may be', () => {
  const percent = { ...program.reward, type: 'percentage_discount' as const, value: 20 }
  expect(referralText({ ...program, received_by: 'redeemer', reward: percent }, words)).toBe(
    'Anyone who subscribes with your code gets 20% off after their first payment.',
  )
  const gift = { ...program.reward, type: 'free_product' as const, product_name: 'Credits' }
  expect(
    referralText(
      { ...program, received_by: 'referrer', trigger: 'immediately', reward: gift },
      words,
    ),
  ).toBe('You get Credits for everyone who uses your code, right away.')
})

test('whoever redeems is promised only what comes', () => {
  expect(redeemedText(program, words)).toContain('with the first payment')
  expect(redeemedText({ ...program, received_by: 'referrer' }, words)).not.toContain('reward')
})
