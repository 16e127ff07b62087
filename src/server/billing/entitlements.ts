// What a plan allows, checked by mutations in their own transaction: a refusal changes nothing, and what is allowed is
// counted together with what it was for.

import { amount } from '#domain/billing/amount.ts'
import { putBack, type TakenPart } from '#domain/billing/balance.ts'
import { findFeature } from '#domain/billing/catalog.ts'
import { consume } from '#domain/billing/consume.ts'
import { checkFeature } from '#domain/billing/entitlement.ts'
import { viewFeatures } from '#domain/billing/feature-view.ts'
import { limitMessage } from '#domain/billing/limit-message.ts'
import { givesAccess, isMain } from '#domain/billing/standing.ts'
import { Fault } from '#domain/fault.ts'
import type { ScopedDatabase } from '../db/scoped-database.ts'
import type { Entitlements, LimitedFeature } from '../functions/services.ts'
import type { Accounts, OpenAccount } from './accounts.ts'
import { insertEvent, type UsageEvent } from './events.ts'
import { quickTrack } from './quick-track.ts'

type Need = Parameters<Entitlements['require']>[0]

export function createEntitlements(accounts: Accounts): Entitlements {
  return {
    async require(need) {
      const feature = findFeature(accounts.options.catalog, need.feature)
      // Features that the plan file does not have are not limited.
      if (!feature || need.amount <= 0) return
      const { organizationId } = need
      const db = need.db.within({ kind: 'organization', organizationId })
      const inOrganization = { ...need, db }
      if (feature.observed || feature.type === 'boolean') {
        return requireRoom(accounts, inOrganization)
      }
      await use(accounts, inOrganization)
    },
    async reserve(need) {
      if (!findFeature(accounts.options.catalog, need.feature)) return async () => {}
      const { organizationId } = need
      const db = need.db.within({ kind: 'organization', organizationId })
      const taken = await take(accounts, { ...need, db }, accounts.options.newId())
      return (later) => giveBack(accounts, later, taken)
    },
    async roomFor({ db, organizationId, feature }) {
      const known = findFeature(accounts.options.catalog, feature)
      if (!known) return null
      const own = db.within({ kind: 'organization', organizationId })
      return accounts.changeWithin(own, organizationId, async (open) => {
        await accounts.observe(open, [feature])
        const seen = featuresOf(open)[feature]
        if (known.type === 'boolean') return seen ? null : 0
        const isLimited = seen !== undefined && !seen.unlimited && !seen.overage_allowed
        return isLimited ? Math.max(seen.balance ?? 0, 0) : null
      })
    },
  }
}

/**
 * Locks the row of the customer until the end of the transaction: of two who want the last seat, one waits and is
 * refused.
 */
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
  const isTaken = await quickTrack(db, {
    organizationId,
    featureId: feature,
    value: amount(need.amount).toFixed(),
    nowMs: now().getTime(),
    eventId,
    eventName: null,
    idempotencyKey: null,
    properties: '{}',
  })
  if (!isTaken) await take(accounts, need, eventId)
}

interface Taken extends Need {
  readonly at: number
  readonly parts: readonly TakenPart[]
}

function take(accounts: Accounts, need: Need, eventId: string): Promise<Taken> {
  const { db, organizationId, feature } = need
  return accounts.changeWithin(db, organizationId, async (open) => {
    refuseBeyond(open, feature, need.amount)
    const { draft, passing } = open
    const target = { featureId: feature, entityId: null }
    await insertEvent(db, eventOf(need, { id: eventId, value: need.amount, at: passing.now }))
    consume(draft, target, amount(need.amount), passing, eventId)
    const parts = draft.ledger
      .filter((entry) => entry.eventId === eventId)
      .map(({ balanceId, delta }) => ({ balanceId, value: delta.neg() }))
    return { ...need, at: passing.now, parts }
  })
}

/** Recorded for the time at which it was taken, so that usage of an hour or a day is never negative. */
function giveBack(accounts: Accounts, db: ScopedDatabase, { at, parts, ...need }: Taken) {
  const { organizationId } = need
  const own = db.within({ kind: 'organization', organizationId })
  return accounts.changeWithin(own, organizationId, async ({ draft, passing }) => {
    const eventId = draft.newId()
    await insertEvent(own, eventOf(need, { id: eventId, value: -need.amount, at }))
    putBack(draft, parts, { at: passing.now, eventId, reason: 'refund' })
  })
}

function eventOf(
  { organizationId, feature }: Need,
  { id, value, at }: { readonly id: string; readonly value: number; readonly at: number },
): UsageEvent {
  return {
    organizationId,
    id,
    featureId: feature,
    eventName: null,
    entityId: null,
    value: amount(value).toFixed(),
    idempotencyKey: null,
    properties: {},
    at,
  }
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
  const { balance, included_usage: included = 0 } = features[feature] ?? {}
  throw new Fault('limit_reached', reachedMessage(open, feature), {
    organizationId: id,
    feature,
    required: wanted,
    balance: balance ?? 0,
    included,
  })
}

function reachedMessage(open: OpenAccount, feature: LimitedFeature): string | undefined {
  const { draft, passing } = open
  const known = findFeature(passing.catalog, feature)
  if (!known) return undefined
  const { usage = 0, balance, interval } = featuresOf(open)[feature] ?? {}
  return limitMessage({
    feature: known,
    included: Math.max(usage + (balance ?? 0), 0),
    interval,
    pausedPlan: pausedMain(draft, passing)?.product.name,
  })
}

/** Its grace period is over. */
function pausedMain(draft: OpenAccount['draft'], { catalog, now }: OpenAccount['passing']) {
  return [...draft.products.values()].find(
    (one) => one.status === 'past_due' && isMain(one) && !givesAccess(one, catalog, now),
  )
}
