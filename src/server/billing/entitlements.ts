// What a plan allows, asked by mutations in their own transaction: what is refused has changed nothing,
// and what is allowed is counted together with what it was for.

import { amount } from '#domain/billing/amount.ts'
import { findFeature } from '#domain/billing/catalog.ts'
import { consume } from '#domain/billing/consume.ts'
import { checkFeature } from '#domain/billing/entitlement.ts'
import { viewFeatures } from '#domain/billing/feature-view.ts'
import { Fault } from '#domain/fault.ts'
import type { Entitlements, LimitedFeature } from '../functions/services.ts'
import type { Accounts, OpenAccount } from './accounts.ts'
import { insertEvent } from './events.ts'
import { quickTrack } from './quick-track.ts'

type Need = Parameters<Entitlements['require']>[0]

export function createEntitlements(accounts: Accounts): Entitlements {
  return {
    async require(need) {
      const feature = findFeature(accounts.options.catalog, need.feature)
      // What the plan file does not know is not limited.
      if (!feature || need.amount <= 0) return
      const { organizationId } = need
      const db = need.db.within({ kind: 'organization', organizationId })
      const inOrganization = { ...need, db }
      if (feature.observed) return requireRoom(accounts, inOrganization)
      return use(accounts, inOrganization)
    },
    async roomFor({ db, organizationId, feature }) {
      if (!findFeature(accounts.options.catalog, feature)) return null
      const own = db.within({ kind: 'organization', organizationId })
      return accounts.changeWithin(own, organizationId, async (open) => {
        await accounts.observe(open, [feature])
        const seen = featuresOf(open)[feature]
        const isLimited = seen !== undefined && !seen.unlimited && !seen.overage_allowed
        return isLimited ? Math.max(seen.balance ?? 0, 0) : null
      })
    },
  }
}

/** Holds the customer's row to the end: of two who take the last place, one waits and is refused. */
function requireRoom(accounts: Accounts, { db, organizationId, feature, amount }: Need) {
  return accounts.changeWithin(db, organizationId, async (open) => {
    await accounts.observe(open, [feature])
    refuseBeyond(open, feature, amount)
  })
}

async function use(accounts: Accounts, need: Need): Promise<void> {
  const { db, organizationId, feature } = need
  const { newId, now } = accounts.options
  const eventId = newId()
  const value = amount(need.amount).toFixed()
  const isTaken = await quickTrack(db, {
    organizationId,
    featureId: feature,
    value,
    nowMs: now().getTime(),
    eventId,
    eventName: null,
    idempotencyKey: null,
    properties: '{}',
  })
  if (isTaken) return
  await accounts.changeWithin(db, organizationId, async (open) => {
    refuseBeyond(open, feature, need.amount)
    const { draft, passing } = open
    const target = { featureId: feature, entityId: null }
    await insertEvent(db, {
      organizationId,
      id: eventId,
      featureId: feature,
      eventName: null,
      entityId: null,
      value,
      idempotencyKey: null,
      properties: {},
      at: passing.now,
    })
    consume(draft, target, amount(need.amount), passing, eventId)
  })
}

function featuresOf({ draft, passing }: OpenAccount) {
  return viewFeatures(draft, passing.catalog, passing.now)
}

function refuseBeyond(open: OpenAccount, feature: LimitedFeature, wanted: number) {
  const features = featuresOf(open)
  const { id } = open.draft.customer
  const customer = { id, features, products: [] }
  const answer = checkFeature(customer, { featureId: feature, requiredBalance: wanted })
  if (answer.allowed) return
  throw new Fault('limit_reached', undefined, {
    organizationId: id,
    feature,
    required: wanted,
    balance: features[feature]?.balance ?? 0,
    included: features[feature]?.included_usage ?? 0,
  })
}
