import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { StoreResults } from '#contract/audit-results.ts'
import type { FigurePart, VarianceSort, VarianceTab } from '#contract/audit-variances.ts'
import { countOf } from '#domain/count-words.ts'
import { describeUnlike, formatMoney } from '#domain/money.ts'
import { describeUncounted } from '#domain/uncounted-words.ts'
import { Answer } from '../kit/answer.tsx'
import { formatQuantity } from '../kit/format-number.ts'
import styles from './headline.module.css'
import {
  describeBaseline,
  describeNet,
  figuresToShow,
  formatPart,
  formatShrinkage,
  isCompared,
  missingAndExtra,
} from './headline-words.ts'
import type { ReviewSearch } from './review-search.ts'

/** Of one store, or of all stores of the audit together. */
type ShownResults = Pick<
  StoreResults,
  'figures' | 'coverage' | 'decisions' | 'unknownLines' | 'unknownQuantity'
>

interface HeadlineProps {
  readonly results: ShownResults
  /** Of all stores of the audit. */
  readonly currencies: readonly string[]
  /** What is "short" or "over": the store, or the stores together. */
  readonly subject: string
  /** Whether what was not counted may still be. */
  readonly isCounting: boolean
  readonly search: ReviewSearch
  /** Shelves and unknown codes are looked into on pages for managers. */
  readonly isManager: boolean
  readonly canDecide: boolean
  /** Whether the viewer is told what things cost. */
  readonly seesCosts: boolean
}

const OF_COSTS = new Set(['netValue', 'shrinkage'])

/** The answer first, in words; then the figures. Numbers lead to their rows. */
export function Headline(props: HeadlineProps) {
  const { results, search, seesCosts } = props
  const shown = figuresToShow(results.figures).filter(({ id }) => seesCosts || !OF_COSTS.has(id))
  const figures = shown.map(({ tab, part, sort, value, ...figure }) => ({
    ...figure,
    value: (
      <Rows tab={tab} part={part} sort={sort} search={search}>
        {value}
      </Rows>
    ),
  }))
  const sentence = (
    <>
      <Sentence {...props} /> <Uncounted {...props} />
    </>
  )
  return <Answer sentence={sentence} note={<Note {...props} />} figures={figures} />
}

/** What nobody found, or nobody looked for: in no difference, and not to be overlooked. */
function Uncounted({ results: { figures }, search, isCounting, seesCosts }: HeadlineProps) {
  const uncounted = isCounting ? figures.notFound : figures.notCounted
  if (uncounted.lines === 0) return null
  const were = uncounted.lines === 1 ? 'was' : 'were'
  return (
    <>
      <strong>
        <Rows tab={figures.uncounted > 0 ? 'uncounted' : 'all'} search={search}>
          {seesCosts
            ? describeUncounted(uncounted, figures.currency)
            : countOf(uncounted.lines, 'line')}
        </Rows>
      </strong>{' '}
      {were} {isCounting ? 'not found on shelves that were handed in' : 'never counted'}.
    </>
  )
}

function Sentence(props: HeadlineProps) {
  const { results, currencies, subject: whole, search, isCounting, seesCosts } = props
  const { figures, unknownLines } = results
  const left = shelvesOpen({ results, isCounting })
  const subject = left === 0 ? whole : 'The shelves handed in are'
  const parts = missingAndExtra(figures)
  if (figures.counted === 0) {
    return unknownLines > 0 ? 'Only unknown codes are counted.' : 'Nothing is counted.'
  }
  if (!isCompared(figures)) {
    return (
      <>
        <strong>
          <Rows tab="all" part="counted" search={search}>
            {countOf(figures.counted, 'line')}
          </Rows>{' '}
          counted.
        </strong>{' '}
        {figures.expectedQuantity === null
          ? 'Without a baseline there is nothing to compare with.'
          : 'Nothing can be compared until shelves are handed in.'}
      </>
    )
  }
  const match = (
    <strong>
      <Rows tab="matched" search={search}>
        {formatPart(figures.accuracyByLine)}
      </Rows>{' '}
      of lines match.
    </strong>
  )
  if (figures.grossVariance === 0) {
    const where = left === 0 ? '' : ' on the shelves handed in'
    return (
      <>
        {match} Nothing is missing{where}, and nothing is extra.
      </>
    )
  }
  if (!seesCosts) {
    return <>{match} What the differences are worth is for managers.</>
  }
  if (figures.currency === null) {
    return (
      <>
        {match} {describeUnlike(currencies)} Choose one store to see its values.
      </>
    )
  }
  if (figures.netValue === null || !parts) {
    return <>{match} No line has a cost, so nothing can be said of its value.</>
  }
  return (
    <>
      {match} {describeNet(figures.netValue, figures.currency, subject)}, from{' '}
      <Rows tab="missing" search={search}>
        {formatMoney(parts.missing, figures.currency)} missing
      </Rows>{' '}
      and{' '}
      <Rows tab="extra" search={search}>
        {formatMoney(parts.extra, figures.currency)} extra
      </Rows>
      ; <strong>{formatMoney(figures.grossValue, figures.currency)}</strong> gross.{' '}
      {figures.shrinkage !== null && (
        <>
          Shrinkage is <strong>{formatShrinkage(figures.shrinkage)}</strong> of{' '}
          {describeBaseline(figures)}.
        </>
      )}
    </>
  )
}

function Note({ results, search, isManager, canDecide, isCounting, seesCosts }: HeadlineProps) {
  const { figures, coverage, decisions, unknownLines } = results
  const left = shelvesOpen({ results, isCounting })
  const shelves = `${formatQuantity(coverage.explained)} of ${countOf(coverage.shelves, 'shelf', 'shelves')} done`
  const codes = countOf(unknownLines, 'unknown code')
  return (
    <>
      {canDecide && decisions.open > 0 && (
        <>
          <Rows tab="open" search={search}>
            {countOf(decisions.open, 'line')} to decide
          </Rows>
          {' · '}
        </>
      )}
      {figures.counted > 0 && isCompared(figures) && (
        <>
          <Rows tab="matched" search={search}>
            {countOf(figures.matched, 'line')}
          </Rows>{' '}
          of{' '}
          <Rows tab="all" part="counted" search={search}>
            {figures.counted.toLocaleString('en-US')}
          </Rows>{' '}
          counted without a difference ·{' '}
        </>
      )}
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
      {left > 0 && (
        <>
          {' · '}
          <span className={styles.open}>{countOf(left, 'shelf', 'shelves')} still open</span>
        </>
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
          )}
          , not included
        </>
      )}
      {seesCosts && figures.unvalued > 0 && (
        <>
          {' · '}
          <Rows tab="all" part="unvalued" search={search}>
            {countOf(figures.unvalued, 'line')} without a cost
          </Rows>
        </>
      )}
    </>
  )
}

/** Where somebody may still count: figures say nothing of these shelves. */
function shelvesOpen({
  results: { coverage },
  isCounting,
}: Pick<HeadlineProps, 'results' | 'isCounting'>): number {
  return isCounting ? coverage.shelves - coverage.explained : 0
}

interface RowsProps {
  readonly tab: VarianceTab
  readonly part?: FigurePart | undefined
  readonly sort?: VarianceSort
  readonly search: ReviewSearch
  readonly children: ReactNode
}

/** A number that leads to the rows it was made of: all of them, whatever was filtered before. */
function Rows({ tab, part, sort, search, children }: RowsProps) {
  return (
    <Link
      from="/stores/$storeId/audit/$id/results"
      to="."
      search={{ tab, part, sort, stores: search.stores }}
      hash="lines"
      resetScroll={false}
      className={styles.link}
    >
      {children}
    </Link>
  )
}
