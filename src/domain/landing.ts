// Where somebody who is signed in belongs when an address has nothing to offer them.

export interface LandingFacts {
  /** Token of an invitation that brought the user here. */
  readonly invitation: string | undefined
  /** Stores of the user, the default one first. Undefined when they could not be read. */
  readonly storeIds: readonly string[] | undefined
  readonly organizationCount: number
}

export type Landing =
  | { readonly place: 'invitation'; readonly token: string }
  | { readonly place: 'store'; readonly storeId: string }
  | { readonly place: 'stores' }
  | { readonly place: 'setup' }

/**
 * An invitation comes first, then the first store. Nobody is asked to set up an organization while
 * it is unknown whether they have one.
 */
export function decideLanding(facts: LandingFacts): Landing {
  if (facts.invitation) return { place: 'invitation', token: facts.invitation }
  const storeId = facts.storeIds?.[0]
  if (storeId !== undefined) return { place: 'store', storeId }
  const unknown = facts.storeIds === undefined
  return { place: unknown || facts.organizationCount > 0 ? 'stores' : 'setup' }
}
