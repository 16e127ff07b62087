import type { WireFeaturePreview } from '#domain/billing/wire.ts'
import type { Words } from './confirmation-text.ts'

/** The text of a paywall: what is not included, and what would include it. */
export function paywallText(preview: WireFeaturePreview): Words {
  const { scenario, feature_name: feature, products } = preview
  const [product] = products
  const isLimit = scenario === 'usage_limit'
  if (!product) {
    return {
      title: 'Feature Unavailable',
      message: isLimit
        ? `You have reached the usage limit for ${feature}. Please contact us to raise it.`
        : `This feature is not available for your account. Please contact us to enable ${feature}.`,
    }
  }
  const reason = isLimit
    ? `You have reached the usage limit for ${feature}.`
    : `This feature is not available for your account.`
  const verb = product.is_add_on ? 'purchase' : 'upgrade to'
  return {
    title: titleOf(product.name, product.properties.has_trial, product.is_add_on),
    message: `${reason} Please ${verb} ${product.name} to continue using ${feature}.`,
  }
}

function titleOf(name: string, hasTrial: boolean, isAddOn: boolean): string {
  if (hasTrial) return `Start trial for ${name}`
  return isAddOn ? `Purchase ${name}` : `Upgrade to ${name}`
}
