import type { BillingWords } from './billing-words.ts'

export interface OverdueOrganization {
  readonly id: string
  readonly name: string
  /** The names of the unpaid products. */
  readonly products: readonly string[]
}

/** The organization whose payment is missing; undefined: none. */
export function overdueOf(owned: readonly OverdueOrganization[]): OverdueOrganization | undefined {
  return owned.find(({ products }) => products.length > 0)
}

/** Names the organization only to people who own several. */
export function overdueText(
  { name, products }: OverdueOrganization,
  isOnlyOne: boolean,
  { t, formats }: BillingWords,
): string {
  const plans = formats.list(products)
  return isOnlyOne
    ? t('overdue.text', { plans })
    : t('overdue.textOf', { plans, organization: name })
}
