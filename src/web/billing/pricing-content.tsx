import { VisuallyHidden } from '@mantine/core'
import type { WireProduct } from '#domain/billing/wire.ts'
import { LinkButton } from '../kit/links.tsx'
import { BillingArea } from './billing-area.tsx'
import { type BillingWords, useBillingWords } from './billing-words.ts'
import { buttonText, isRecommended } from './button-text.ts'
import { PricingTable } from './pricing-table.tsx'

/** The visitor's relation to plans. */
export type PricingVisitor =
  | { readonly kind: 'stranger' | 'newcomer' }
  | { readonly kind: 'member' | 'owner'; readonly orgId: string; readonly orgName: string }

/** The plans, for every visitor. */
export function PricingContent({ visitor }: { readonly visitor: PricingVisitor }) {
  const words = useBillingWords()
  const { t } = words
  return (
    <BillingArea buyer={'orgId' in visitor ? visitor : undefined}>
      <div className="au-site">
        <h1>{t('pricing.title')}</h1>
        <p className="au-site-lead">{leadFor(visitor, words)}</p>
        <VisuallyHidden component="h2">{t('pricing.plans')}</VisuallyHidden>
        <PricingTable
          insteadOfButton={visitor.kind === 'owner' ? undefined : insteadFor(visitor, words)}
        />
      </div>
    </BillingArea>
  )
}

function leadFor(visitor: PricingVisitor, { t }: BillingWords): string {
  switch (visitor.kind) {
    case 'owner':
      return t('pricing.owner', { organization: visitor.orgName })
    case 'member':
      return t('pricing.member', { organization: visitor.orgName })
    case 'newcomer':
      return t('pricing.newcomer')
    case 'stranger':
      return t('pricing.stranger')
  }
}

function insteadFor({ kind }: PricingVisitor, words: BillingWords) {
  if (kind === 'member') return () => null
  const to = kind === 'newcomer' ? '/setup/organization' : '/sign-up'
  return (product: WireProduct) => (
    <LinkButton to={to} variant={isRecommended(product) ? 'filled' : 'default'}>
      {buttonText(product, words)}
    </LinkButton>
  )
}
