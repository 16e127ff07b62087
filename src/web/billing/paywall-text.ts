import type { WireFeaturePreview } from '#domain/billing/wire.ts'
import { type BillingWords, featureName } from './billing-words.ts'

interface PaywallText {
  readonly title: string
  /** Why, and what helps. */
  readonly sentences: readonly [string, string]
}

/** The text of a paywall: what is not included, and what would include it. */
export function paywallText(preview: WireFeaturePreview, words: BillingWords): PaywallText {
  const { t } = words
  const { scenario, products } = preview
  const [product] = products
  const isLimit = scenario === 'usage_limit'
  const reason = isLimit ? reachedText(preview, words) : t('paywall.notAvailable')
  if (!product) {
    const way = isLimit
      ? t('paywall.raise')
      : t('paywall.enable', { feature: nameOf(preview, words) })
    return { title: t('paywall.unavailable'), sentences: [reason, way] }
  }
  const plan = product.name
  const way = t(product.is_add_on ? 'paywall.doPurchase' : 'paywall.doUpgrade', { plan })
  return { title: titleOf(product, words), sentences: [reason, way] }
}

export function reachedText(preview: WireFeaturePreview, words: BillingWords): string {
  return words.t('paywall.limit', { feature: nameOf(preview, words) })
}

function nameOf({ feature_id, feature_name }: WireFeaturePreview, words: BillingWords): string {
  return featureName({ feature_id, name: feature_name }, words)
}

function titleOf(product: WireFeaturePreview['products'][number], { t }: BillingWords): string {
  const { name: plan, properties, is_add_on } = product
  if (properties.has_trial) return t('paywall.trial', { plan })
  return t(is_add_on ? 'paywall.purchase' : 'paywall.upgrade', { plan })
}
