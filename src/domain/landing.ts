// Where a signed-in user goes when an address has nothing for them.

export interface LandingFacts {
  /** Token of the invitation that brought the user here. */
  readonly invitation: string | undefined
  /** The user's stores, the default one first. Undefined when they could not be loaded. */
  readonly storeIds: readonly string[] | undefined
  readonly organizationCount: number
}

export type Landing =
  | { readonly place: 'invitation'; readonly token: string }
  | { readonly place: 'store'; readonly storeId: string }
  | { readonly place: 'stores' }
  | { readonly place: 'setup' }

/**
 * An invitation comes first, then the first store. While it is unknown whether the user has an organization, they are
 * not asked to set one up.
 */
export function decideLanding(facts: LandingFacts): Landing {
  if (facts.invitation) return { place: 'invitation', token: facts.invitation }
  const storeId = facts.storeIds?.[0]
  if (storeId !== undefined) return { place: 'store', storeId }
  const unknown = facts.storeIds === undefined
  return { place: unknown || facts.organizationCount > 0 ? 'stores' : 'setup' }
}
