// Plans from the price list to the referral, in the sandbox.

import { Buyer, sandboxDesk } from './support/buyer.ts'
import { test } from './support/fixtures.ts'
import { paysForTheSecondStore, walkPlans } from './support/plan-journey.ts'

test('a limit opens the paywall, and what was typed is still there after subscribing', async ({
  page,
}) => {
  await paysForTheSecondStore(page, sandboxDesk)
})

test('a plan is taken, outgrown, changed, left and renewed, and brings somebody else', async ({
  page,
  open,
}) => {
  test.slow()
  await walkPlans(new Buyer(page, sandboxDesk), open)
})
