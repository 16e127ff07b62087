import type { WireCustomerFeature } from '#domain/billing/wire.ts'
import { featureName, useBillingWords } from './billing-words.ts'
import { fullText, usedShare } from './usage-words.ts'

/** How much of each feature is used. */
export function UsageFigures({ features }: { readonly features: readonly WireCustomerFeature[] }) {
  const words = useBillingWords()
  const counted = features.filter(({ type }) => type !== 'static')
  return (
    <dl className="au-usage">
      {counted.map((feature) => (
        <div key={feature.feature_id}>
          <dt className="au-usage-name">{featureName(feature, words)}</dt>
          <dd>
            <UsageFigure feature={feature} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function UsageFigure({ feature }: { readonly feature: WireCustomerFeature }) {
  const words = useBillingWords()
  const { t, formats } = words
  const { used, included, share } = usedShare(feature)
  if (feature.unlimited) {
    return (
      <span className="au-usage-figure">
        {t('usage.unlimited', { used: formats.quantity(used) })}
      </span>
    )
  }
  const full = fullText(feature, words)
  return (
    <>
      <span className="au-usage-figure">
        {t('usage.of', { used: formats.quantity(used), included: formats.quantity(included) })}
      </span>
      <div className="au-meter" data-full={share === 1 || undefined} aria-hidden>
        <i style={{ width: `${share * 100}%` }} />
      </div>
      {full && <span className="au-plan-more">{full}</span>}
      {feature.next_reset_at ? (
        <span className="au-plan-more">
          {t('usage.resets', { day: formats.date(feature.next_reset_at) })}
        </span>
      ) : null}
    </>
  )
}
