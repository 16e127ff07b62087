import { Tooltip } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { StoreResults } from '#contract/audit-results.ts'
import type { FigurePart, VarianceSort, VarianceTab } from '#contract/audit-variances.ts'
import { countOf } from '#domain/count-words.ts'
import { describeUnlike, formatMoney } from '#domain/money.ts'
import { sayDifference } from '#domain/quantity-words.ts'
import { DEFINITIONS } from '#domain/reports/paper-words.ts'
import { describeUncounted } from '#domain/uncounted-words.ts'
import { formatQuantity } from '../kit/format-number.ts'
import styles from './headline.module.css'
import {
  describeBaseline,
  describeNet,
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
  /** How many findings there are about the counts. */
  readonly patterns: number
  readonly onPatterns: () => void
}

/** The answer in one sentence. Numbers lead to their rows, and say what they mean when pointed at. */
export function Headline(props: HeadlineProps) {
  return (
    <section className={styles.headline} aria-label="Result">
      <h2 className={styles.sentence}>
        <Sentence {...props} /> <Uncounted {...props} />
      </h2>
      <p className={styles.note}>
        <Note {...props} />
      </p>
    </section>
  )
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
  const match = <Match figures={figures} search={search} />
  if (figures.grossVariance === 0) {
    const where = left === 0 ? '' : ' on the shelves handed in'
    return (
      <>
        {match}. Nothing is missing{where}, and nothing is extra.
      </>
    )
  }
  if (!seesCosts) {
    return <>{match}. What the differences are worth is for managers.</>
  }
  if (figures.currency === null) {
    return (
      <>
        {match}. {describeUnlike(currencies)} Choose one store to see its values.
      </>
    )
  }
  if (figures.netValue === null || !parts) {
    return <>{match}. No line has a cost, so nothing can be said of its value.</>
  }
  return (
    <>
      <strong>{describeNet(figures.netValue, figures.currency, subject)}</strong>,{' '}
      {formatMoney(figures.grossValue, figures.currency)} gross:{' '}
      <Rows tab="missing" search={search} means={DEFINITIONS.value}>
        {formatMoney(parts.missing, figures.currency)} missing
      </Rows>
      ,{' '}
      <Rows tab="extra" search={search} means={DEFINITIONS.value}>
        {formatMoney(parts.extra, figures.currency)} extra
      </Rows>
      . {match}
      {figures.shrinkage !== null && left === 0 && (
        <>
          , shrinkage is{' '}
          <Rows
            tab="missing"
            search={search}
            means={`${DEFINITIONS.shrinkage}, here ${describeBaseline(figures)}`}
          >
            {formatShrinkage(figures.shrinkage)}
          </Rows>
        </>
      )}
      .
    </>
  )
}

function Match({ figures, search }: Pick<HeadlineProps, 'search'> & Pick<ShownResults, 'figures'>) {
  return (
    <>
      <Rows tab="matched" search={search} means={DEFINITIONS.accuracyByLine}>
        {formatPart(figures.accuracyByLine)}
      </Rows>{' '}
      of lines match
    </>
  )
}

function Note(props: HeadlineProps) {
  const { results, search, isManager, canDecide, isCounting, seesCosts, patterns, onPatterns } =
    props
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
          counted without a difference
          {figures.netVariance !== null && figures.grossVariance !== null && (
            <>
              {' · '}
              <Rows
                tab="all"
                part="counted"
                sort="units"
                search={search}
                means={`${DEFINITIONS.variance}. Accuracy by unit ${formatPart(figures.accuracyByUnit)}: ${DEFINITIONS.accuracyByUnit}`}
              >
                net {sayDifference(figures.netVariance)} units, gross{' '}
                {formatQuantity(figures.grossVariance)}
              </Rows>
            </>
          )}
          {' · '}
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
      {patterns > 0 && (
        <>
          {' · '}
          <button type="button" className={styles.patterns} onClick={onPatterns}>
            {countOf(patterns, 'pattern')} found
          </button>
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
  /** What the number is, for whoever points at it. */
  readonly means?: string
  readonly children: ReactNode
}

/** A number that leads to the rows it was made of: all of them, whatever was filtered before. */
function Rows({ tab, part, sort, search, means, children }: RowsProps) {
  const link = (
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
  if (!means) return link
  return (
    <Tooltip label={means} multiline w={280} events={{ hover: true, focus: true, touch: false }}>
      {link}
    </Tooltip>
  )
}
