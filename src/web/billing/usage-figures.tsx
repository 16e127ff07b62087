import type { WireCustomerFeature } from '#domain/billing/wire.ts'
import { formatQuantity } from '../kit/format-number.ts'
import { formatBillDate } from './format-amount.ts'
import { fullText, usedShare } from './usage-words.ts'

/** How much of each feature is used. */
export function UsageFigures({ features }: { readonly features: readonly WireCustomerFeature[] }) {
  const counted = features.filter(({ type }) => type !== 'static')
  return (
    <dl className="au-usage">
      {counted.map((feature) => (
        <div key={feature.feature_id}>
          <dt className="au-usage-name">{feature.name}</dt>
          <dd>
            <UsageFigure feature={feature} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function UsageFigure({ feature }: { readonly feature: WireCustomerFeature }) {
  const { used, included, share } = usedShare(feature)
  if (feature.unlimited) {
    return <span className="au-usage-figure">{formatQuantity(used)}, unlimited</span>
  }
  const full = fullText(feature)
  return (
    <>
      <span className="au-usage-figure">
        {formatQuantity(used)} of {formatQuantity(included)}
      </span>
      <div className="au-meter" data-full={share === 1 || undefined} aria-hidden>
        <i style={{ width: `${share * 100}%` }} />
      </div>
      {full && <span className="au-plan-more">{full}</span>}
      {feature.next_reset_at ? (
        <span className="au-plan-more">Starts anew on {formatBillDate(feature.next_reset_at)}</span>
      ) : null}
    </>
  )
}
