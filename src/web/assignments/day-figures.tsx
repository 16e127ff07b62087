import { useFormats, useMessages } from '../kit/use-messages.ts'
import styles from './day-figures.module.css'
import type { DayFigures as Figures } from './my-day.ts'

/** Not counted is not zero. */
const NOT_COUNTED = '–'

interface DayFiguresProps {
  /** Undefined until the device's clock is known. */
  readonly figures: Figures | undefined
}

/** The day in four figures, each with its explanation. */
export function DayFigures({ figures }: DayFiguresProps) {
  const t = useMessages('work')
  const { number } = useFormats()
  const show = (value: number | null | undefined, digits?: number) =>
    value === null || value === undefined ? NOT_COUNTED : number(value, digits)
  return (
    <dl className={styles.figures}>
      <Figure value={show(figures?.shelves)} name={t('day.shelves')} />
      <Figure value={show(figures?.lines)} name={t('day.items')} />
      <Figure value={show(figures?.units)} name={t('day.units')} />
      <Figure value={figures ? hours(figures.activeMs) : NOT_COUNTED} name={t('day.counting')} />
      <Figure value={show(figures?.linesPerMinute, 1)} name={t('day.pace')} />
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
