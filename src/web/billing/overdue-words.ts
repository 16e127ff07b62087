export interface OverdueOrganization {
  readonly id: string
  readonly name: string
  /** The names of the unpaid products. */
  readonly products: readonly string[]
}

export interface OverdueWords {
  /** The organization where it can be fixed. */
  readonly organizationId: string
  readonly text: string
}

/** Which payment is missing, and for which organization if there are several; undefined: none. */
export function overdueWords(owned: readonly OverdueOrganization[]): OverdueWords | undefined {
  const late = owned.find(({ products }) => products.length > 0)
  if (!late) return undefined
  const whose = owned.length > 1 ? ` of ${late.name}` : ''
  const text = `A payment for ${late.products.join(' and ')}${whose} did not go through. Without it the plan is paused: mend the card.`
  return { organizationId: late.id, text }
}
