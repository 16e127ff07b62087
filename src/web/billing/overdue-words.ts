export interface OverdueOrganization {
  readonly name: string
  /** Names of what is not paid for. */
  readonly products: readonly string[]
}

/** Which payment is missing, and whose where there are several; undefined: none. */
export function overdueText(owned: readonly OverdueOrganization[]): string | undefined {
  const late = owned.find(({ products }) => products.length > 0)
  if (!late) return undefined
  const whose = owned.length > 1 ? ` of ${late.name}` : ''
  return `A payment for ${late.products.join(' and ')}${whose} did not go through. Without it the plan is paused: mend the card.`
}
