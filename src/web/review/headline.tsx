import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { StoreResults, VarianceSort, VarianceTab } from '#contract/audit-results.ts'
import { countOf } from '../kit/count-of.ts'
import { formatMoney, formatWholeMoney } from '../kit/format-money.ts'
import { formatShare } from '../kit/format-number.ts'
import styles from './headline.module.css'
import { describeNet, figuresToShow, formatShrinkage, missingAndExtra } from './headline-words.ts'
import type { ReviewSearch } from './review-search.ts'

/** Of one store, or of all stores of the audit together. */
export type ShownResults = Pick<
  StoreResults,
  'figures' | 'coverage' | 'unknownLines' | 'unknownQuantity'
>

interface HeadlineProps {
  readonly results: ShownResults
  /** What is "short" or "over": the store, or the stores together. */
  readonly subject: string
  readonly search: ReviewSearch
  /** Shelves and unknown codes are looked into on pages for managers. */
  readonly isManager: boolean
}

/** The answer first, in words; then the figures, each with what it means. Numbers lead to their rows. */
export function Headline(props: HeadlineProps) {
  const { results, search } = props
  return (
    <section className={styles.headline} aria-label="Result">
      <Sentence {...props} />
      <Note {...props} />
      <dl className={styles.figures}>
        {figuresToShow(results.figures).map(
          ({ id, name, value, beside, definition, tab, sort }) => (
            <div key={id} className={styles.figure}>
              <dt>{name}</dt>
              <dd>
                <Rows tab={tab} sort={sort} search={search}>
                  <span className={styles.value}>{value}</span>
                </Rows>
                {beside && <span className={styles.beside}>{beside}</span>}
                <span className={styles.definition}>{definition}</span>
              </dd>
            </div>
          ),
        )}
      </dl>
    </section>
  )
}

function Sentence({ results: { figures }, subject, search }: HeadlineProps) {
  const parts = missingAndExtra(figures)
  if (figures.counted === 0) {
    return <h2 className={styles.sentence}>Nothing is counted yet.</h2>
  }
  if (figures.netValue === null || !parts) {
    return (
      <h2 className={styles.sentence}>
        <strong>
          <Rows tab="all" search={search}>
            {countOf(figures.counted, 'line')}
          </Rows>{' '}
          counted.
        </strong>{' '}
        Without a baseline there is nothing to compare with.
      </h2>
    )
  }
  return (
    <h2 className={styles.sentence}>
      <strong>
        <Rows tab="matched" search={search}>
          {formatShare(figures.matched, figures.counted)}
        </Rows>{' '}
        of lines match.
      </strong>{' '}
      {describeNet(figures.netValue, subject)}, from{' '}
      <Rows tab="missing" search={search}>
        {formatMoney(parts.missing)} missing
      </Rows>{' '}
      and{' '}
      <Rows tab="extra" search={search}>
        {formatMoney(parts.extra)} extra
      </Rows>
      ; <strong>{formatMoney(figures.grossValue)}</strong> gross.{' '}
      {figures.shrinkage !== null && (
        <>
          Shrinkage is <strong>{formatShrinkage(figures.shrinkage)}</strong> of the{' '}
          {formatWholeMoney(figures.expectedValue)} baseline.
        </>
      )}
    </h2>
  )
}

function Note({ results, search, isManager }: HeadlineProps) {
  const { figures, coverage, unknownLines } = results
  const shelves = `${coverage.explained} of ${coverage.shelves} shelves explained`
  const codes = countOf(unknownLines, 'unknown code')
  return (
    <p className={styles.note}>
      <Rows tab="matched" search={search}>
        {countOf(figures.matched, 'line')}
      </Rows>{' '}
      of{' '}
      <Rows tab="all" search={search}>
        {figures.counted.toLocaleString('en-US')}
      </Rows>{' '}
      counted without a difference ·{' '}
      {isManager ? (
        <Link
          from="/stores/$storeId/audit/$id/results"
          to="../room-assignments"
          className={styles.link}
        >
          {shelves}
        </Link>
      ) : (
        shelves
      )}
      {figures.uncounted > 0 && (
        <>
          {' · '}
          <Rows tab="uncounted" search={search}>
            {countOf(figures.uncounted, 'line')} not counted
          </Rows>
        </>
      )}
      {unknownLines > 0 && (
        <>
          {' · '}
          {isManager ? (
            <Link
              from="/stores/$storeId/audit/$id/results"
              to="../inventory"
              className={styles.link}
            >
              {codes}
            </Link>
          ) : (
            codes
          )}{' '}
          in no figure
        </>
      )}
      {figures.unvalued > 0 && ` · ${countOf(figures.unvalued, 'line')} without a cost`}
    </p>
  )
}

interface RowsProps {
  readonly tab: VarianceTab
  readonly sort?: VarianceSort
  readonly search: ReviewSearch
  readonly children: ReactNode
}

/** A number that leads to the rows it was made of: all of them, whatever was filtered before. */
function Rows({ tab, sort, search, children }: RowsProps) {
  return (
    <Link
      from="/stores/$storeId/audit/$id/results"
      to="."
      search={{ tab, sort, stores: search.stores }}
      resetScroll={false}
      className={styles.link}
    >
      {children}
    </Link>
  )
}
