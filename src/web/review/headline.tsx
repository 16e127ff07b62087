import type { AuditResults } from '#contract/audit-results.ts'
import { countOf } from '../kit/count-of.ts'
import { formatMoney, formatWholeMoney } from '../kit/format-money.ts'
import { formatShare } from '../kit/format-number.ts'
import styles from './headline.module.css'
import { describeNet, figuresToShow, formatShrinkage, missingAndExtra } from './headline-words.ts'

/** The answer first, in words; then the figures, each with what it means. */
export function Headline({ results }: { readonly results: AuditResults }) {
  const { figures, coverage, unknownLines } = results
  return (
    <section className={styles.headline} aria-label="Result">
      <Sentence results={results} />
      <p className={styles.note}>
        {countOf(figures.matched, 'line')} of {figures.counted.toLocaleString('en-US')} counted
        without a difference · {coverage.explained} of {coverage.shelves} shelves explained
        {figures.uncounted > 0 && ` · ${countOf(figures.uncounted, 'line')} not counted`}
        {unknownLines > 0 && ` · ${countOf(unknownLines, 'unknown code')} in no figure`}
        {figures.unvalued > 0 && ` · ${countOf(figures.unvalued, 'line')} without a cost`}
      </p>
      <dl className={styles.figures}>
        {figuresToShow(figures).map(({ id, name, value, beside, definition }) => (
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

function Sentence({ results: { figures } }: { readonly results: AuditResults }) {
  const parts = missingAndExtra(figures)
  if (figures.counted === 0) {
    return <h2 className={styles.sentence}>Nothing is counted yet.</h2>
  }
  if (figures.netValue === null || !parts) {
    return (
      <h2 className={styles.sentence}>
        <strong>{countOf(figures.counted, 'line')} counted.</strong> Without a baseline there is
        nothing to compare with.
      </h2>
    )
  }
  return (
    <h2 className={styles.sentence}>
      <strong>{formatShare(figures.matched, figures.counted)} of lines match.</strong>{' '}
      {describeNet(figures.netValue)}, from {formatMoney(parts.missing)} missing and{' '}
      {formatMoney(parts.extra)} extra; <strong>{formatMoney(figures.grossValue)}</strong> gross.{' '}
      {figures.shrinkage !== null && (
        <>
          Shrinkage is <strong>{formatShrinkage(figures.shrinkage)}</strong> of the{' '}
          {formatWholeMoney(figures.expectedValue)} baseline.
        </>
      )}
    </h2>
  )
}
