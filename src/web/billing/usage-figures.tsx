import type { WireCustomerFeature } from '#domain/billing/wire.ts'
import { formatQuantity } from '../kit/format-number.ts'
import { formatBillDate } from './format-amount.ts'

/** How much of each thing is used. */
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
  const { usage = 0, unlimited, balance } = feature
  if (unlimited) return <span className="au-usage-figure">{formatQuantity(usage)}, unlimited</span>
  const total = usage + Math.max(balance ?? 0, 0)
  const share = total === 0 ? 0 : Math.min(usage / total, 1)
  return (
    <>
      <span className="au-usage-figure">
        {formatQuantity(usage)} of {formatQuantity(total)}
      </span>
      <div className="au-meter" data-full={share === 1 || undefined} aria-hidden>
        <i style={{ width: `${share * 100}%` }} />
      </div>
      {feature.next_reset_at ? (
        <span className="au-plan-more">Starts anew on {formatBillDate(feature.next_reset_at)}</span>
      ) : null}
    </>
  )
}
