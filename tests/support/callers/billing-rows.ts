import { api } from '#contract/api.ts'
import { testBilling } from '../live-node.ts'
import {
  type CallRow,
  OPERATOR_ONLY,
  OWNERS_ONLY,
  row,
  STRANGERS,
  UNSEEN_BY_THE_REST,
} from './refusals.ts'
import type { Stage } from './stage.ts'

export async function billingRows(stage: Stage): Promise<readonly CallRow[]> {
  const { database, world, orgId } = stage
  const billing = await testBilling(database)
  /** A page of the sandbox on which the owner leaves a card; others are told that it is not there. */
  const freshCheckout = async () =>
    (await billing.setupPayment(orgId, {})).url.split('/').at(-1) ?? ''
  const freshReferralCode = async () =>
    (await billing.createReferralCode((await world.shop()).organizationId, 'friends')).code
  return [
    row(api.billing.createCustomer, STRANGERS, { orgId }),
    row(api.billing.check, STRANGERS, { orgId, featureId: 'audits' }),
    row(api.billing.track, STRANGERS, { orgId, featureId: 'labels' }),
    row(api.billing.query, STRANGERS, { orgId, featureId: 'audits', range: '7d' }),
    row(api.billing.getEntity, OPERATOR_ONLY, { orgId, entityId: 'x' }),
    row(api.billing.listProducts, {}, {}),
    row(api.billing.attach, OWNERS_ONLY, { orgId, productId: 'business', forceCheckout: true }),
    row(api.billing.checkout, OWNERS_ONLY, { orgId, productId: 'team' }),
    row(api.billing.cancel, OWNERS_ONLY, async () => {
      await billing.give(orgId, 'business')
      return { orgId, productId: 'business' }
    }),
    row(api.billing.billingPortal, OWNERS_ONLY, { orgId }),
    row(api.billing.setupPayment, OWNERS_ONLY, { orgId }),
    row(api.billing.createEntity, OWNERS_ONLY, { orgId, id: 'ABC234', featureId: 'handhelds' }),
    row(api.billing.deleteEntity, { ...OWNERS_ONLY, owner: 'not_found' }, { orgId, entityId: 'x' }),
    row(api.billing.createReferralCode, OWNERS_ONLY, { orgId, programId: 'friends' }),
    row(api.billing.redeemReferralCode, OWNERS_ONLY, async () => ({
      orgId,
      code: await freshReferralCode(),
    })),
    row(api.billing.getRevision, STRANGERS, { orgId }),
    row(api.billing.listOverdue, OWNERS_ONLY, { orgId }),
    row(api.billing.confirmCheckout, UNSEEN_BY_THE_REST, async () => ({
      sessionId: await freshCheckout(),
    })),
    row(api.billing.getSandboxCheckout, UNSEEN_BY_THE_REST, async () => ({
      sessionId: await freshCheckout(),
    })),
    row(api.billing.paySandboxCheckout, UNSEEN_BY_THE_REST, async () => ({
      sessionId: await freshCheckout(),
      card: '4242424242424242',
    })),
    row(api.billing.cancelSandboxCheckout, UNSEEN_BY_THE_REST, async () => ({
      sessionId: await freshCheckout(),
    })),
    row(api.billing.getSandboxPortal, OWNERS_ONLY, { orgId }),
    row(api.billing.saveSandboxCard, OWNERS_ONLY, { orgId, card: null }),
    row(api.billing.moveSandboxClock, OWNERS_ONLY, { orgId, days: 0 }),
  ]
}
