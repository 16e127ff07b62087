import { expect, test } from 'vitest'
import { paymentFailedMail, trialEndingMail } from './letters.ts'

const plan = {
  to: 'ada@example.test',
  organizationId: 'o-1',
  organizationName: 'Corner Goods',
  productName: 'Team',
}
const noon = Date.UTC(2027, 1, 8, 12)

test('whoever left no card is told that the plan ends with the trial, and others that a bill comes', () => {
  const mailWith = (hasCard: boolean) =>
    trialEndingMail('https://shelf.example', { ...plan, endsAtMs: noon, hasCard }).text
  expect(mailWith(false)).toContain('There is no card on file: without one the plan ends then.')
  expect(mailWith(true)).toContain('The first bill comes then, unless you cancel before.')
})

test('a payment that failed is told with the day from which the plan is paused', () => {
  const { subject, text } = paymentFailedMail('https://shelf.example', {
    ...plan,
    pausedAtMs: noon,
  })
  expect(subject).toBe('A payment for Team did not go through')
  expect(text).toContain('before 8 February 2027')
  expect(text).toContain('https://shelf.example/organization?org=o-1#plan')
  expect(text).toContain('because you are an owner of Corner Goods')
})
