import { BarChart } from '@mantine/charts'
import '@mantine/charts/styles.layer.css'
import { Group, NativeSelect, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { USAGE_RANGES, type UsageRange } from '#domain/billing/usage-range.ts'
import type { WireCustomerFeature, WireUsage } from '#domain/billing/wire.ts'
import { axisWidth } from './axis-width.ts'
import { type BillingWords, featureName, useBillingWords } from './billing-words.ts'
import { NotLoaded } from './not-loaded.tsx'
import { periodWords } from './period-words.ts'
import { useAnalytics } from './use-analytics.ts'

interface UsageChartProps {
  readonly features: readonly WireCustomerFeature[]
}

/** Usage over time. Loaded late, because it needs a chart library. */
export default function UsageChart({ features }: UsageChartProps) {
  const words = useBillingWords()
  const { t, formats } = words
  const counted = features.filter(({ type }) => type === 'single_use')
  const [featureId, setFeature] = useState(counted[0]?.feature_id ?? 'audits')
  const [range, setRange] = useState<UsageRange>('30d')
  const { data, error, refetch } = useAnalytics({ featureId, range })
  const shown = counted.find(({ feature_id }) => feature_id === featureId)
  const name = shown ? featureName(shown, words) : featureId
  return (
    <>
      <Group gap="xs" wrap="wrap">
        <NativeSelect
          aria-label={t('usage.feature')}
          data={counted.map((one) => ({ value: one.feature_id, label: featureName(one, words) }))}
          value={featureId}
          onChange={(event) => setFeature(event.currentTarget.value)}
        />
        <Ranges range={range} onChange={setRange} />
      </Group>
      {error && <NotLoaded what="usage" error={error} onRetry={refetch} />}
      <p className="au-chart-sum">{data && sumWords(data, featureId, words)}</p>
      <div className="au-chart">
        {data && (
          <BarChart
            h={220}
            data={data.map((one) => ({
              when: periodWords(one.period, range, words),
              [name]: one[featureId] ?? 0,
            }))}
            dataKey="when"
            series={[{ name, color: 'blue.8' }]}
            valueFormatter={(value) => formats.quantity(value)}
            yAxisProps={{
              allowDecimals: false,
              width: axisWidth(data.map((one) => one[featureId] ?? 0)),
            }}
            barChartProps={{ margin: { top: 8, right: 16 } }}
            barProps={{ isAnimationActive: false }}
          />
        )}
      </div>
    </>
  )
}

/** The total of the bars, also for screen readers. */
function sumWords(
  data: WireUsage['list'],
  featureId: string,
  { t, formats }: BillingWords,
): string {
  const total = data.reduce((sum, one) => sum + (one[featureId] ?? 0), 0)
  if (total === 0) return t('usage.nothing')
  return t('usage.sum', { count: formats.quantity(total) })
}

interface RangesProps {
  readonly range: UsageRange
  readonly onChange: (range: UsageRange) => void
}

function Ranges({ range, onChange }: RangesProps) {
  const { t } = useBillingWords()
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('usage.range')}
      value={range}
      onChange={onChange}
      data={USAGE_RANGES.map((value) => ({ value, label: t(`range.${value}`) }))}
    />
  )
}
