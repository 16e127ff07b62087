import { afterEach, expect, test } from 'vitest'
import { Fault } from '#domain/fault.ts'
import { forgetLimit, noticeLimit, reachedLimit, subscribeToLimits } from './reached-limit.ts'

afterEach(forgetLimit)

test('a refusal by the plan is known with what was asked for', () => {
  noticeLimit(new Fault('limit_reached', undefined, { feature: 'stores', required: 2 }))
  expect(reachedLimit()).toMatchObject({ feature: 'stores', required: 2 })
})

test('whose plan it was is known: people work in several organizations', () => {
  const details = { feature: 'stores', required: 1, organizationId: 'depot' }
  noticeLimit(new Fault('limit_reached', undefined, details))
  expect(reachedLimit()).toMatchObject({ organizationId: 'depot' })
})

test('a refusal that is not about a limit opens no paywall', () => {
  noticeLimit(new Fault('forbidden'))
  noticeLimit(new Fault('limit_reached', 'Declined.', { billingCode: 'card_declined' }))
  noticeLimit(new Error('broken'))
  expect(reachedLimit()).toBeNull()
})

test('a limit that is reached twice opens the paywall twice', () => {
  let heard = 0
  const stop = subscribeToLimits(() => heard++)
  const fault = new Fault('limit_reached', undefined, { feature: 'audits', required: 1 })
  noticeLimit(fault)
  const first = reachedLimit()?.id
  noticeLimit(fault)
  stop()
  expect(heard).toBe(2)
  expect(reachedLimit()?.id).not.toBe(first)
})
