import { LineChart } from '@mantine/charts'
import '@mantine/charts/styles.layer.css'
import { formatMetric, formatMonth } from './figure-words.ts'
import type { Metric } from './report-search.ts'
import type { TrendTable } from './trend-table.ts'

interface TrendChartProps {
  readonly table: TrendTable
  readonly metric: Metric
  readonly currency: string | null
}

/** Told apart by dashes and names as well: colours alone say nothing to many people, nor on paper. */
const LOOKS = [
  { color: 'blue.8', strokeDasharray: undefined },
  { color: 'orange.8', strokeDasharray: '8 3' },
  { color: 'teal.8', strokeDasharray: '2 3' },
  { color: 'grape.7', strokeDasharray: '10 3 2 3' },
  { color: 'gray.7', strokeDasharray: '5 5' },
  { color: 'red.8', strokeDasharray: '14 4' },
] as const

/** Comes late: drawing it takes a library. */
export default function TrendChart({ table, metric, currency }: TrendChartProps) {
  const data = table.months.map(({ month, values }) => ({
    month: formatMonth(month),
    ...Object.fromEntries(table.series.map(({ id, name }) => [name, values.get(id) ?? null])),
  }))
  const series = table.series.map(({ name }, index) => {
    const { color, strokeDasharray } = LOOKS[index % LOOKS.length] ?? LOOKS[0]
    return { name, color, ...(strokeDasharray && { strokeDasharray }) }
  })
  return (
    <LineChart
      h={240}
      data={data}
      dataKey="month"
      series={series}
      curveType="linear"
      connectNulls
      withLegend
      withDots
      valueFormatter={(value) => formatMetric(value, metric, currency)}
      // Shares lie close together near the top: from 0 on they would all be one line.
      yAxisProps={{ width: 72, ...(metric !== 'gross' && { domain: ['auto', 'auto'] }) }}
      lineProps={{ isAnimationActive: false }}
    />
  )
}
