import { expect, test } from 'vitest'
import { TenantCosts } from './tenant-costs.ts'

test('those that took most lately come first, and what is long ago is forgotten', () => {
  const clock = { ms: 0 }
  const costs = new TenantCosts(() => clock.ms)
  costs.add('o/small', 500)
  costs.add('o/large', 3_000)
  costs.add('u/nobody', 9_000)
  costs.add('o/small', 500)
  expect(costs.top(2)).toEqual([
    { organizationId: 'large', seconds: 3 },
    { organizationId: 'small', seconds: 1 },
  ])
  clock.ms = 61_000
  costs.add('o/small', 4_000)
  expect(costs.top(1)).toEqual([{ organizationId: 'small', seconds: 5 }])
  clock.ms = 300_000
  expect(costs.top(5)).toEqual([])
})
