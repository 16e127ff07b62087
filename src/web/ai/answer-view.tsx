import type { Answer } from '#contract/ai.ts'
import { factText } from '#contract/fact-words.ts'
import type { EvidenceRow } from '#domain/ai/evidence.ts'
import type { Formats } from '#messages/formats.ts'
import { LinkAnchor } from '../kit/links.tsx'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import { lineSearch } from '../shared/line-search.ts'
import styles from './ai.module.css'
import { SourceMark } from './source-mark.tsx'

interface AnswerViewProps {
  readonly storeId: string
  readonly auditId: string
  readonly question: string
  readonly answer: Answer
}

/** Sentences, and below them the rows that support them, each with a link. */
export function AnswerView({ storeId, auditId, question, answer }: AnswerViewProps) {
  const { sentences, rows, source, leftOut } = answer
  const t = useMessages('ai')
  const formats = useFormats()
  const said = new Set(sentences.map(({ text }) => text))
  return (
    <section aria-label={t('answer.label', { question })} className={styles.answer}>
      <p className={styles.asked}>{t('answer.question', { question })}</p>
      <div className={styles.prose}>
        {sentences.length === 0 && <p>{t('answer.notUnderstood')}</p>}
        {sentences.map(({ text, refs }) => (
          <p key={text}>
            {text}{' '}
            {refs.map((ref) => (
              <span key={ref} className={styles.ref}>
                {numberOf(ref, rows)}
              </span>
            ))}
          </p>
        ))}
      </div>
      {rows.length > 0 && (
        <ol className={styles.rows} aria-label={t('answer.rows')}>
          {rows.map((row) => (
            <li key={row.ref}>
              <RowLink storeId={storeId} auditId={auditId} row={row} />
              <span className={styles.note}>{describeRow(row, said, formats)}</span>
            </li>
          ))}
        </ol>
      )}
      <SourceMark source={source} leftOut={leftOut} />
    </section>
  )
}

/** Its position in the list below. */
function numberOf(ref: string, rows: readonly EvidenceRow[]): string {
  return `[${rows.findIndex((row) => row.ref === ref) + 1}]`
}

/** The numbers, and whatever no sentence has mentioned. */
function describeRow(
  { note, facts }: EvidenceRow,
  said: ReadonlySet<string>,
  formats: Formats,
): string {
  const numbers = facts.slice(0, 6).map((fact) => `${fact.name} ${factText(fact, formats)}`)
  return [note && said.has(note) ? null : note, ...numbers].filter(Boolean).join(' · ')
}

interface RowLinkProps {
  readonly storeId: string
  readonly auditId: string
  readonly row: EvidenceRow
}

function RowLink({ storeId, auditId, row: { label, place } }: RowLinkProps) {
  const params = { storeId, id: auditId }
  switch (place.kind) {
    case 'line':
      return (
        <LinkAnchor
          to="/stores/$storeId/audit/$id/results"
          params={params}
          search={lineSearch(storeId, place, place.find)}
          hash="lines"
        >
          {label}
        </LinkAnchor>
      )
    case 'progress':
      return (
        <LinkAnchor to="/stores/$storeId/audit/$id" params={params}>
          {label}
        </LinkAnchor>
      )
    case 'unknown_codes':
      return (
        <LinkAnchor to="/stores/$storeId/audit/$id/inventory" params={params}>
          {label}
        </LinkAnchor>
      )
    default:
      return <span>{label}</span>
  }
}
