import type { Catalog } from './catalog.ts'

export interface Moment {
  readonly catalog: Catalog
  readonly now: number
}

export interface BillingContext extends Moment {
  /** Who begins the next cycle of what is paid for: we ourselves, or the provider when it was paid. */
  readonly renewals: 'here' | 'provider'
}
