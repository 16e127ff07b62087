import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { ReportSummary } from '#contract/reports.ts'
import { Answer } from '../kit/answer.tsx'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import { sayNetValue, sayPart, shownFigures } from './figure-words.ts'
import styles from './reports.module.css'
import { sayCurrencies, sayRules } from './warning-words.ts'

/** The answer in words first, then the figures with their meanings. */
export function ReportHeadline({ summary }: { readonly summary: ReportSummary }) {
  const { figures, pace } = summary
  const t = useMessages('reports')
  const formats = useFormats()
  return (
    <Answer
      sentence={<Sentence summary={summary} />}
      note={<Note summary={summary} />}
      warnings={
        <>
          <Warning text={sayCurrencies(summary.currencies, t, formats)} />
          <Warning text={sayRules(summary.differences, t, formats)} />
        </>
      }
      figures={shownFigures(figures, pace, t, formats)}
    />
  )
}

const strong = (text: ReactNode) => <strong>{text}</strong>

function Sentence({ summary: { figures, audits, stores } }: { readonly summary: ReportSummary }) {
  const t = useMessages('reports')
  const formats = useFormats()
  const { accuracyByLine, shrinkage } = figures
  return (
    <>
      <strong>{t('headline.scope', { audits, stores: stores.length })}</strong>{' '}
      {accuracyByLine !== null &&
        t('headline.match', { share: sayPart(accuracyByLine, formats), strong })}{' '}
      {sayNetValue(figures, t, formats)}{' '}
      {shrinkage !== null &&
        t('headline.shrinkage', { share: sayPart(shrinkage, formats, 2), strong })}
    </>
  )
}

function Note({ summary: { figures, corrected } }: { readonly summary: ReportSummary }) {
  const t = useMessages('reports')
  const { money } = useFormats()
  const { lines, value } = figures.notCounted
  const isKnown = value !== null && figures.currency !== null
  const never = isKnown
    ? t('note.neverWorth', { count: lines, value: money(value, figures.currency) })
    : t('note.never', { count: lines })
  return [
    t('note.counted', { count: figures.countedLines }),
    lines > 0 && never,
    figures.unvaluedLines > 0 && t('note.noCost', { count: figures.unvaluedLines }),
    corrected > 0 && t('note.corrected', { count: corrected }),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** A warning before comparing the figures. */
export function Warning({ text }: { readonly text: string }) {
  const t = useMessages('reports')
  if (text === '') return null
  return (
    <p className={styles.warning} role="note">
      <IconAlertTriangle size={16} stroke={1.8} aria-hidden />
      <span>{t('warning.note', { text, strong })}</span>
    </p>
  )
}
