import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReportSummary } from '#contract/reports.ts'
import { countOf } from '../kit/count-of.ts'
import { formatMoney } from '../kit/format-money.ts'
import {
  describeNetValue,
  describeWarning,
  formatExactShare,
  formatPart,
  shownFigures,
} from './figure-words.ts'
import styles from './reports.module.css'

/** The answer first, in words; then the figures with what they mean. */
export function ReportHeadline({ summary }: { readonly summary: ReportSummary }) {
  const { figures, pace, audits, stores, corrected } = summary
  return (
    <section className={styles.headline} aria-label="Result">
      <h2 className={styles.sentence}>
        <strong>
          {countOf(audits, 'audit')} in {countOf(stores.length, 'store')}.
        </strong>{' '}
        {figures.accuracyByLine !== null && (
          <>
            <strong>{formatPart(figures.accuracyByLine)}</strong> of lines match;{' '}
          </>
        )}
        {describeNetValue(figures.netValue)}
        {figures.grossValue !== null && `, ${formatMoney(figures.grossValue)} gross`}
        {figures.shrinkage !== null && (
          <>
            ; shrinkage is <strong>{formatExactShare(figures.shrinkage)}</strong>
          </>
        )}
        .
      </h2>
      <p className={styles.note}>
        {countOf(figures.countedLines, 'line')} counted
        {figures.uncountedLines > 0 &&
          ` · ${countOf(figures.uncountedLines, 'line')} not counted, in no difference`}
        {figures.unvaluedLines > 0 && ` · ${countOf(figures.unvaluedLines, 'line')} without a cost`}
        {corrected > 0 &&
          ` · ${countOf(corrected, 'audit')} corrected by a later one and left out here`}
      </p>
      <Warning text={describeWarning(summary.differences)} />
      <dl className={styles.figures}>
        {shownFigures(figures, pace).map(({ id, name, value, beside, definition }) => (
          <div key={id} className={styles.figure}>
            <dt>{name}</dt>
            <dd>
              <span className={styles.value}>{value}</span>
              {beside && <span className={styles.beside}>{beside}</span>}
              <span className={styles.definition}>{definition}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Something to know before the figures are compared. */
export function Warning({ text }: { readonly text: string }) {
  if (text === '') return null
  return (
    <p className={styles.warning} role="note">
      <IconAlertTriangle size={16} stroke={1.8} aria-hidden />
      <span>
        <strong>Note:</strong> {text}
      </span>
    </p>
  )
}
