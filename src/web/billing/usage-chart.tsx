import { BarChart } from '@mantine/charts'
import '@mantine/charts/styles.layer.css'
import { Group, NativeSelect, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { USAGE_RANGES, type UsageRange } from '#domain/billing/usage-range.ts'
import type { WireCustomerFeature, WireUsage } from '#domain/billing/wire.ts'
import { formatQuantity } from '../kit/format-number.ts'
import { axisWidth } from './axis-width.ts'
import { NotLoaded } from './not-loaded.tsx'
import { periodWords } from './period-words.ts'
import { useAnalytics } from './use-analytics.ts'

const RANGE_WORDS: Readonly<Record<UsageRange, string>> = {
  '24h': '24 hours',
  '7d': '7 days',
  '30d': '30 days',
  '90d': '90 days',
  last_cycle: 'This cycle',
}

interface UsageChartProps {
  readonly features: readonly WireCustomerFeature[]
}

/** Usage over time. Loaded late, because it needs a chart library. */
export default function UsageChart({ features }: UsageChartProps) {
  const counted = features.filter(({ type }) => type === 'single_use')
  const [featureId, setFeature] = useState(counted[0]?.feature_id ?? 'audits')
  const [range, setRange] = useState<UsageRange>('30d')
  const { data, error, refetch } = useAnalytics({ featureId, range })
  const name = counted.find(({ feature_id }) => feature_id === featureId)?.name ?? featureId
  return (
    <>
      <Group gap="xs" wrap="wrap">
        <NativeSelect
          aria-label="Usage of"
          data={counted.map((one) => ({ value: one.feature_id, label: one.name }))}
          value={featureId}
          onChange={(event) => setFeature(event.currentTarget.value)}
        />
        <Ranges range={range} onChange={setRange} />
      </Group>
      {error && <NotLoaded what="The usage" error={error} onRetry={refetch} />}
      <p className="au-chart-sum">{data && sumWords(data, featureId)}</p>
      <div className="au-chart">
        {data && (
          <BarChart
            h={220}
            data={data.map((one) => ({
              when: periodWords(one.period, range),
              [name]: one[featureId] ?? 0,
            }))}
            dataKey="when"
            series={[{ name, color: 'blue.8' }]}
            valueFormatter={formatQuantity}
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
function sumWords(data: WireUsage['list'], featureId: string): string {
  const total = data.reduce((sum, one) => sum + (one[featureId] ?? 0), 0)
  return total === 0 ? 'Nothing was used in this time.' : `${formatQuantity(total)} in this time.`
}

interface RangesProps {
  readonly range: UsageRange
  readonly onChange: (range: UsageRange) => void
}

function Ranges({ range, onChange }: RangesProps) {
  return (
    <SegmentedControl
      size="xs"
      aria-label="Range"
      value={range}
      onChange={onChange}
      data={USAGE_RANGES.map((value) => ({ value, label: RANGE_WORDS[value] }))}
    />
  )
}
