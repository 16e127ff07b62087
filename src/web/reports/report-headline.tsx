import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReportSummary } from '#contract/reports.ts'
import { countOf } from '#domain/count-words.ts'
import { describeUnlike, formatMoney } from '#domain/money.ts'
import { describeUncounted } from '#domain/uncounted-words.ts'
import { Answer } from '../kit/answer.tsx'
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
  const { figures, pace } = summary
  return (
    <Answer
      sentence={<Sentence summary={summary} />}
      note={<Note summary={summary} />}
      warnings={
        <>
          <Warning text={describeUnlike(summary.currencies)} />
          <Warning text={describeWarning(summary.differences)} />
        </>
      }
      figures={shownFigures(figures, pace)}
    />
  )
}

function Sentence({ summary: { figures, audits, stores } }: { readonly summary: ReportSummary }) {
  return (
    <>
      <strong>
        {countOf(audits, 'audit')} in {countOf(stores.length, 'store')}.
      </strong>{' '}
      {figures.accuracyByLine !== null && (
        <>
          <strong>{formatPart(figures.accuracyByLine)}</strong> of lines match;{' '}
        </>
      )}
      {describeNetValue(figures)}
      {figures.grossValue !== null &&
        `, ${formatMoney(figures.grossValue, figures.currency)} gross`}
      {figures.shrinkage !== null && (
        <>
          ; shrinkage is <strong>{formatExactShare(figures.shrinkage)}</strong>
        </>
      )}
      .
    </>
  )
}

function Note({ summary: { figures, corrected } }: { readonly summary: ReportSummary }) {
  return (
    <>
      {countOf(figures.countedLines, 'line')} counted
      {figures.notCounted.lines > 0 &&
        ` · ${describeUncounted(figures.notCounted, figures.currency)} never counted, in no difference`}
      {figures.unvaluedLines > 0 && ` · ${countOf(figures.unvaluedLines, 'line')} without a cost`}
      {corrected > 0 &&
        ` · ${countOf(corrected, 'audit')} corrected by a later one and left out here`}
    </>
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
