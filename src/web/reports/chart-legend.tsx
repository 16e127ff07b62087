import styles from './reports.module.css'
import { cssColor, lookOf } from './series-look.ts'
import type { TrendSeries } from './trend-table.ts'

/** Which line is whose, as it is drawn: dashes and mark, not the colour alone. */
export function ChartLegend({ series }: { readonly series: readonly TrendSeries[] }) {
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
