import { SegmentedControl, Select } from '@mantine/core'
import type { ReportSummary, TrendPoint } from '#contract/reports.ts'
import { commonCurrency } from '#domain/money.ts'
import type { ReportFigures } from '#domain/reports/report-sums.ts'
import { lazyWithRetry } from '../kit/lazy-with-retry.tsx'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import { categoryName, isMoney, METRIC_MEANS, metricOf } from './figure-words.ts'
import { LabelledCell, STACKS } from './labelled-cell.tsx'
import { METRICS, type Metric, type ReportSearch } from './report-search.ts'
import styles from './reports.module.css'
import { cssColor, lookOf } from './series-look.ts'
import { sayPaperCut, trendNumbers } from './trend-numbers.ts'
import type { TrendSeries } from './trend-table.ts'
import { drawnSeries, type TrendTable, trendTable, whyUndrawn } from './trend-table.ts'
import { sayCurrencies } from './warning-words.ts'

const TrendChart = lazyWithRetry(() => import('./trend-chart.tsx'))

interface TrendProps {
  readonly summary: ReportSummary
  readonly search: ReportSearch
  readonly onSearch: (search: ReportSearch) => void
}

/** How a figure has changed, by store or by category: as a chart, and as numbers beside it. */
export function Trend({ summary, search, onSearch }: TrendProps) {
  const t = useMessages('reports')
  const formats = useFormats()
  const metric = search.metric ?? 'accuracy'
  const by = search.by ?? 'store'
  const names = new Map(summary.stores.map(({ id, name }) => [id, name]))
  const nameOf = (of: string) => (by === 'store' ? (names.get(of) ?? of) : categoryName(of, t))
  const points: readonly TrendPoint[] = by === 'store' ? summary.storeTrend : summary.categoryTrend
  const pick = (figures: ReportFigures) => metricOf(figures, metric)
  const table = trendTable(points, nameOf, pick, formats.compare)
  const drawn = drawnSeries(table, points)
  const currency = commonCurrency(table.series.map((one) => one.currency))
  return (
    <section className={styles.section}>
      <div className={styles.choices} data-off-paper>
        <Select
          aria-label={t('col.figure')}
          size="xs"
          allowDeselect={false}
          data={METRICS.map((value) => ({ value, label: t(`metric.${value}`) }))}
          value={metric}
          onChange={(next) =>
            onSearch({ ...search, metric: METRICS.find((one) => one === next) ?? 'accuracy' })
          }
        />
        <SegmentedControl
          size="xs"
          aria-label={t('trend.by')}
          data={[
            { value: 'store', label: t('trend.byStore') },
            { value: 'category', label: t('trend.byCategory') },
          ]}
          value={by}
          onChange={(next) => onSearch({ ...search, by: next === 'category' ? next : 'store' })}
        />
      </div>
      <h2 className={styles.sectionTitle}>{t('trend.title', { metric: t(`metric.${metric}`) })}</h2>
      <p className={styles.explained}>
        {t(METRIC_MEANS[metric])}
        {by === 'category' && ` · ${t('trend.largest')}`}
      </p>
      {isMoney(metric) && currency === null ? (
        <p className={styles.explained}>
          {sayCurrencies(summary.currencies, t, formats) || t('trend.currencyChanged')}{' '}
          {t(`trend.${whyUndrawn(table.series)}`)}
        </p>
      ) : table.months.length > 1 ? (
        <figure className={styles.chart} aria-hidden>
          {drawn.series.length < table.series.length && (
            <figcaption className={styles.explained}>
              {t('trend.drawn', { drawn: drawn.series.length, count: table.series.length })}
            </figcaption>
          )}
          <ChartLegend series={drawn.series} />
          <div className={styles.chartSpace}>
            <TrendChart table={drawn} metric={metric} currency={currency} />
          </div>
        </figure>
      ) : (
        <p className={styles.explained}>{t('trend.tooShort')}</p>
      )}
      <NumberTable table={table} metric={metric} />
    </section>
  )
}

function NumberTable({ table, metric }: { readonly table: TrendTable; readonly metric: Metric }) {
  const t = useMessages('reports')
  const numbers = trendNumbers(table, metric, useFormats())
  const { across, heads, rows } = numbers
  return (
    <>
      <p className={styles.onPaper}>{sayPaperCut(numbers, t)}</p>
      <div className={styles.scroll}>
        <table className={`${styles.table} ${STACKS}`} data-across={across}>
          <thead>
            <tr>
              <th scope="col">{t(across === 'names' ? 'col.month' : 'col.name')}</th>
              {heads.map(({ id, name }) => (
                <th key={id} scope="col" className={styles.named}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, cells }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                {heads.map((head, place) => (
                  <LabelledCell key={head.id} label={head.name}>
                    {cells[place]}
                  </LabelledCell>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

/** Which line belongs to which name, drawn with its dashes and mark as well as its color. */
function ChartLegend({ series }: { readonly series: readonly TrendSeries[] }) {
  return (
    <ul className={styles.legend}>
      {series.map(({ id, name }, index) => (
        <li key={id}>
          <LineSample index={index} />
          {name}
        </li>
      ))}
    </ul>
  )
}

function LineSample({ index }: { readonly index: number }) {
  const look = lookOf(index)
  const color = cssColor(look)
  return (
    <svg width={40} height={14} viewBox="-20 -7 40 14" aria-hidden>
      <path d="M-20 0H20" stroke={color} strokeWidth={2} strokeDasharray={look.dashes} />
      <path d={look.mark} fill={color} />
    </svg>
  )
}
