import { LineChart } from '@mantine/charts'
import '@mantine/charts/styles.layer.css'
import { useFormats } from '../kit/use-messages.ts'
import { sayMetric, sayTick } from './figure-words.ts'
import type { Metric } from './report-search.ts'
import { cssColor, lookOf } from './series-look.ts'
import { drawnMonths, type TrendTable } from './trend-table.ts'

interface TrendChartProps {
  readonly table: TrendTable
  readonly metric: Metric
  readonly currency: string | null
}

/** Loaded late, because it needs a chart library. */
export default function TrendChart({ table, metric, currency }: TrendChartProps) {
  const formats = useFormats()
  const data = drawnMonths(table).map(({ month, values }) => ({
    month: formats.month(month),
    ...Object.fromEntries(table.series.map(({ id }, n) => [keyOf(n), values.get(id) ?? null])),
  }))
  const series = table.series.map(({ name }, index) => {
    const { color, dashes } = lookOf(index)
    return { name: keyOf(index), label: name, color, ...(dashes && { strokeDasharray: dashes }) }
  })
  const tick = (value: number) => sayTick(value, metric, currency, formats)
  return (
    <LineChart
      h={240}
      data={data}
      dataKey="month"
      series={series}
      curveType="linear"
      connectNulls
      withDots
      valueFormatter={(value) => sayMetric(value, metric, currency, formats)}
      // The table below offers the same numbers to keyboards and screen readers.
      lineChartProps={{ accessibilityLayer: false }}
      // Percentages are all close to the top: with an axis from 0 the lines would merge.
      yAxisProps={{
        width: axisWidth(table, tick),
        tickFormatter: tick,
        ...(metric !== 'gross' && { domain: ['auto', 'auto'] }),
      }}
      lineProps={({ name }) => ({
        isAnimationActive: false,
        dot: ({ index, cx, cy }) => (
          <Mark key={index} index={series.findIndex((one) => one.name === name)} x={cx} y={cy} />
        ),
      })}
    />
  )
}

const LETTER_PX = 8
const BESIDE_PX = 12

/** The width for the longest number beside the lines: the axis ends at a round number, which may be longer. */
function axisWidth({ months }: TrendTable, tick: (value: number) => string): number {
  const drawn = months.flatMap(({ values }) => [...values.values()].filter((one) => one !== null))
  const largest = Math.max(1, ...drawn.map(Math.abs))
  return BESIDE_PX + LETTER_PX * Math.max(6, tick(-1.5 * largest).length)
}

/** By index, because two stores may have the same name. */
function keyOf(index: number): string {
  return `series-${index}`
}

interface MarkProps {
  readonly index: number
  readonly x: number | string | undefined
  readonly y: number | string | undefined
}

/** Without an audit in the month, there is no position to draw at. */
function Mark({ index, x, y }: MarkProps) {
  if (typeof x !== 'number' || typeof y !== 'number') return <g />
  const look = lookOf(index)
  return <path d={look.mark} transform={`translate(${x} ${y})`} fill={cssColor(look)} />
}
