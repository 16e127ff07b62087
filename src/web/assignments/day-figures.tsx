import { formatQuantity } from '../kit/format-number.ts'
import styles from './day-figures.module.css'
import type { DayFigures as Figures } from './my-day.ts'

interface DayFiguresProps {
  /** Undefined until the clock of the device is known. */
  readonly figures: Figures | undefined
}

/** The day in four figures, with what each means under it. */
export function DayFigures({ figures }: DayFiguresProps) {
  const pace = figures?.linesPerMinute ?? null
  return (
    <dl className={styles.figures}>
      <Figure value={figures ? String(figures.shelves) : '–'} name="shelves" />
      <Figure value={figures ? formatQuantity(figures.lines) : '–'} name="items" />
      <Figure value={figures ? formatQuantity(figures.units) : '–'} name="units handed in" />
      <Figure value={figures ? hours(figures.activeMs) : '–'} name="counting" />
      <Figure value={pace === null ? '–' : pace.toFixed(1)} name="items a minute" />
    </dl>
  )
}

function Figure({ value, name }: { readonly value: string; readonly name: string }) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** "3:12", hours and minutes. */
function hours(durationMs: number): string {
  const minutes = Math.round(durationMs / 60_000)
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
