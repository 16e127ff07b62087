import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())

async function fresh() {
  const limits = await import('../kit/reached-limit.ts')
  return { ...limits, ...(await import('./spent-plan.ts')) }
}

test('a plan without requests left opens the way to more, by itself once', async () => {
  const { tellOfSpentPlan, reachedLimit, forgetLimit, offerMoreRequests } = await fresh()
  tellOfSpentPlan({ kind: 'built_in', why: 'limit_reached' })
  expect(reachedLimit()).toMatchObject({ feature: 'ai_requests', required: 1 })
  forgetLimit()
  tellOfSpentPlan({ kind: 'built_in', why: 'limit_reached' })
  expect(reachedLimit()).toBeNull()
  offerMoreRequests()
  expect(reachedLimit()).toMatchObject({ feature: 'ai_requests' })
})

test('a built-in answer for another reason than a spent plan offers no plan', async () => {
  const { tellOfSpentPlan, reachedLimit } = await fresh()
  tellOfSpentPlan({ kind: 'built_in', why: 'too_slow' })
  tellOfSpentPlan({ kind: 'model', model: 'some' })
  expect(reachedLimit()).toBeNull()
})
