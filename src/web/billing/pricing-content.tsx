import { VisuallyHidden } from '@mantine/core'
import type { WireProduct } from '#domain/billing/wire.ts'
import { LinkButton } from '../kit/links.tsx'
import { BillingArea } from './billing-area.tsx'
import { buttonText, isRecommended } from './button-text.ts'
import { PricingTable } from './pricing-table.tsx'

/** The visitor's relation to plans. */
export type PricingVisitor =
  | { readonly kind: 'stranger' | 'newcomer' }
  | { readonly kind: 'member' | 'owner'; readonly orgId: string; readonly orgName: string }

/** The plans, for every visitor. */
export function PricingContent({ visitor }: { readonly visitor: PricingVisitor }) {
  return (
    <BillingArea buyer={'orgId' in visitor ? visitor : undefined}>
      <div className="au-site">
        <h1>Pricing</h1>
        <p className="au-site-lead">{leadFor(visitor)}</p>
        <VisuallyHidden component="h2">Plans</VisuallyHidden>
        <PricingTable
          insteadOfButton={visitor.kind === 'owner' ? undefined : insteadFor(visitor)}
        />
      </div>
    </BillingArea>
  )
}

function leadFor(visitor: PricingVisitor): string {
  switch (visitor.kind) {
    case 'owner':
      return `Plans for ${visitor.orgName}. Nothing is charged before you confirm.`
    case 'member':
      return `What ${visitor.orgName} can have. An owner of the organization chooses its plan.`
    case 'newcomer':
      return 'Set up your organization first; it starts on the free plan.'
    case 'stranger':
      return 'Start free, without a card. Change or end a plan whenever you like.'
  }
}

function insteadFor({ kind }: PricingVisitor) {
  if (kind === 'member') return () => null
  const to = kind === 'newcomer' ? '/setup/organization' : '/sign-up'
  return (product: WireProduct) => (
    <LinkButton to={to} variant={isRecommended(product) ? 'filled' : 'default'}>
      {buttonText(product)}
    </LinkButton>
  )
}
