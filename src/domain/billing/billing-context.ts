import type { Catalog } from './catalog.ts'

export interface Moment {
  readonly catalog: Catalog
  readonly now: number
}

export interface BillingContext extends Moment {
  /** Who starts the next paid cycle: this code, or the provider once it was paid. */
  readonly renewals: 'here' | 'provider'
}
