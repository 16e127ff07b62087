// The calls of the billing wire, for every transport.

import type { ResultOf } from '#contract/define.ts'
import type { api } from '../client/api.ts'
import type { BillingAnswer } from './billing-answer.ts'

type Contracts = typeof api.billing

/** Keyed by the names of the actions. */
export const CALLS = {
  createCustomer: { method: 'POST', path: '/customers' },
  check: { method: 'POST', path: '/check' },
  track: { method: 'POST', path: '/track' },
  checkout: { method: 'POST', path: '/checkout' },
  attach: { method: 'POST', path: '/attach' },
  cancel: { method: 'POST', path: '/cancel' },
  billingPortal: { method: 'POST', path: '/billing_portal' },
  setupPayment: { method: 'POST', path: '/setup_payment' },
  query: { method: 'POST', path: '/query' },
  createEntity: { method: 'POST', path: '/entities' },
  getEntity: { method: 'GET', path: '/entities/{entityId}' },
  deleteEntity: { method: 'DELETE', path: '/entities/{entityId}' },
  createReferralCode: { method: 'POST', path: '/referrals/code' },
  redeemReferralCode: { method: 'POST', path: '/referrals/redeem' },
  listProducts: { method: 'GET', path: '/products' },
} as const satisfies Partial<Record<keyof Contracts, { method: string; path: string }>>

export type CallName = keyof typeof CALLS
export type CallResult<Name extends CallName> = ResultOf<Contracts[Name]>

export interface BillingClient {
  /** Separates the caches of different backends. */
  readonly id: string
  call<Name extends CallName>(name: Name, args?: object): Promise<BillingAnswer<CallResult<Name>>>
  /** Calls a path of the wire that is not in the table; over HTTP only. */
  post(path: string, body: object): Promise<BillingAnswer<unknown>>
}

export interface CustomerData {
  readonly name?: string | undefined
  readonly email?: string | undefined
  readonly fingerprint?: string | undefined
}

/** Removes what only the browser understands. */
export function forTheWire(args: object): object {
  const { dialog: _dialog, ...sent } = { dialog: undefined, ...args }
  return sent
}
