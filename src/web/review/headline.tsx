import { Tooltip } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import type { StoreResults } from '#contract/audit-results.ts'
import type { FigurePart, VarianceSort, VarianceTab } from '#contract/audit-variances.ts'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import styles from './headline.module.css'
import { isCompared, missingAndExtra } from './headline-figures.ts'
import type { ReviewSearch } from './review-search.ts'
import { wordFor } from './uncounted-words.ts'

/** Of one store, or of all stores of the audit together. */
type ShownResults = Pick<
  StoreResults,
  'figures' | 'coverage' | 'decisions' | 'unknownLines' | 'unknownQuantity'
>

interface HeadlineProps {
  readonly results: ShownResults
  /** Of all stores of the audit. */
  readonly currencies: readonly string[]
  /** Whether lines that are not counted yet may still be counted. */
  readonly isCounting: boolean
  readonly search: ReviewSearch
  /** Only managers can open the pages for shelves and unknown codes. */
  readonly isManager: boolean
  readonly canDecide: boolean
  /** Whether the viewer may see costs. */
  readonly seesCosts: boolean
  /** How many findings there are about the counts. */
  readonly patterns: number
  readonly onPatterns: () => void
}

/** The result in one sentence. Its numbers link to their rows and explain themselves in a tooltip. */
export function Headline(props: HeadlineProps) {
  const t = useMessages('results')
  return (
    <section className={styles.headline} aria-label={t('headline.label')}>
      <h2 className={styles.sentence}>
        <Sentence {...props} /> <Uncounted {...props} />
      </h2>
      <p className={styles.note}>
        <Note {...props} />
      </p>
    </section>
  )
}

/** What was not found or not looked for: it is part of no variance and must not be overlooked. */
function Uncounted({ results: { figures }, search, isCounting, seesCosts }: HeadlineProps) {
  const t = useMessages('results')
  const { money } = useFormats()
  const uncounted = isCounting ? figures.notFound : figures.notCounted
  if (uncounted.lines === 0) return null
  const lines = (text: ReactNode) => (
    <strong>
      <Rows tab={figures.uncounted > 0 ? 'uncounted' : 'all'} search={search}>
        {text}
      </Rows>
    </strong>
  )
  const told = {
    count: uncounted.lines,
    value: money(uncounted.value, figures.currency),
    unvalued: uncounted.unvalued,
    lines,
  }
  const known = wordFor(uncounted, seesCosts ? figures.currency : null)
  return isCounting ? t(`headline.missed${known}`, told) : t(`headline.never${known}`, told)
}

function Sentence(props: HeadlineProps) {
  const { results, search, isCounting } = props
  const { figures, unknownLines } = results
  const t = useMessages('results')
  if (figures.counted === 0) {
    return unknownLines > 0 ? t('headline.onlyUnknown') : t('headline.nothing')
  }
  if (!isCompared(figures)) {
    const counted = (text: ReactNode) => (
      <strong>
        <Rows tab="all" part="counted" search={search}>
          {text}
        </Rows>
      </strong>
    )
    const told = { count: figures.counted, counted }
    return figures.expectedQuantity === null
      ? t('headline.noExpected', told)
      : t('headline.notYet', told)
  }
  const scope = shelvesOpen({ results, isCounting }) === 0 ? 'all' : 'submitted'
  if (figures.grossVariance === 0) {
    return (
      <>
        <Match {...props} /> {t('headline.exact', { scope })}
      </>
    )
  }
  return <Worth {...props} scope={scope} />
}

/** The value of the differences; if it is unknown or hidden from the viewer, only how many lines match. */
function Worth(props: HeadlineProps & { readonly scope: 'all' | 'submitted' }) {
  const { results, currencies, search, seesCosts, scope } = props
  const { figures } = results
  const t = useMessages('results')
  const { money, list } = useFormats()
  const parts = missingAndExtra(figures)
  const alone = (why: string) => (
    <>
      <Match {...props} /> {why}
    </>
  )
  if (!seesCosts) return alone(t('headline.noCosts'))
  if (figures.currency === null) {
    return alone(t('headline.currencies', { currencies: list(currencies.toSorted()) }))
  }
  if (figures.netValue === null || !parts) return alone(t('headline.noCost'))
  const amountOf = (tab: 'missing' | 'extra') => (text: ReactNode) => (
    <Rows tab={tab} search={search} means={t('means.value')}>
      {text}
    </Rows>
  )
  const told = {
    scope,
    amount: money(Math.abs(figures.netValue), figures.currency),
    net: (text: ReactNode) => <strong>{text}</strong>,
    missing: amountOf('missing'),
    extra: amountOf('extra'),
    short: money(parts.missing, figures.currency),
    over: money(parts.extra, figures.currency),
  }
  const net = Math.sign(figures.netValue)
  return (
    <>
      {net < 0 && t('headline.short', told)}
      {net > 0 && t('headline.over', told)}
      {net === 0 && t('headline.even', told)} <Match {...props} withShrinkage={scope === 'all'} />
    </>
  )
}

interface MatchProps extends Pick<HeadlineProps, 'search' | 'results'> {
  readonly withShrinkage?: boolean
}

function Match({ results: { figures }, search, withShrinkage = false }: MatchProps) {
  const t = useMessages('results')
  const { share, wholeMoney } = useFormats()
  const { accuracyByLine, shrinkage, comparedValue, currency } = figures
  const told = {
    share: accuracyByLine === null ? '–' : share(accuracyByLine),
    match: (text: ReactNode) => (
      <Rows tab="matched" search={search} means={t('means.match')}>
        {text}
      </Rows>
    ),
  }
  if (!withShrinkage || shrinkage === null) return t('headline.match', told)
  const means = t('means.shrinkage', { value: wholeMoney(comparedValue, currency) })
  return t('headline.shrinkage', {
    ...told,
    lost: share(shrinkage, 2),
    shrinkage: (text: ReactNode) => (
      <Rows tab="missing" search={search} means={means}>
        {text}
      </Rows>
    ),
  })
}

function Note(props: HeadlineProps) {
  const parts = useNotes(props)
  return parts.map(({ id, words }, place) => (
    <Fragment key={id}>
      {place > 0 && ' · '}
      {words}
    </Fragment>
  ))
}

interface NotePart {
  readonly id: string
  readonly words: ReactNode
}

/** Further notes, a few words each. */
function useNotes(props: HeadlineProps): readonly NotePart[] {
  const { results, search, canDecide, isCounting, seesCosts, patterns, onPatterns } = props
  const { figures, decisions } = results
  const t = useMessages('results')
  const left = shelvesOpen({ results, isCounting })
  const rows = (where: Omit<RowsProps, 'search' | 'children'>, text: string) => (
    <Rows {...where} search={search}>
      {text}
    </Rows>
  )
  const notes: readonly (NotePart | false)[] = [
    canDecide &&
      decisions.open > 0 && {
        id: 'open',
        words: rows({ tab: 'open' }, t('note.toDecide', { count: decisions.open })),
      },
    figures.counted > 0 && isCompared(figures) && { id: 'match', words: <Matched {...props} /> },
    figures.netVariance !== null &&
      figures.grossVariance !== null &&
      figures.counted > 0 && { id: 'units', words: <NetUnits {...props} /> },
    { id: 'shelves', words: <Shelves {...props} /> },
    left > 0 && {
      id: 'left',
      words: <span className={styles.open}>{t('note.open', { count: left })}</span>,
    },
    figures.uncounted > 0 && {
      id: 'uncounted',
      words: rows({ tab: 'uncounted' }, t('note.uncounted', { count: figures.uncounted })),
    },
    results.unknownLines > 0 && { id: 'codes', words: <UnknownCodes {...props} /> },
    seesCosts &&
      figures.unvalued > 0 && {
        id: 'unvalued',
        words: rows(
          { tab: 'all', part: 'unvalued' },
          t('note.noCost', { count: figures.unvalued }),
        ),
      },
    patterns > 0 && {
      id: 'causes',
      words: (
        <button type="button" className={styles.patterns} onClick={onPatterns}>
          {t('note.causes', { count: patterns })}
        </button>
      ),
    },
  ]
  return notes.filter((note) => note !== false)
}

function Matched({ results: { figures }, search }: HeadlineProps) {
  const t = useMessages('results')
  return t('note.matched', {
    match: figures.matched,
    count: figures.counted,
    matched: (text: ReactNode) => (
      <Rows tab="matched" search={search}>
        {text}
      </Rows>
    ),
    counted: (text: ReactNode) => (
      <Rows tab="all" part="counted" search={search}>
        {text}
      </Rows>
    ),
  })
}

function NetUnits({ results: { figures }, search }: HeadlineProps) {
  const t = useMessages('results')
  const { quantity, difference, share } = useFormats()
  const { accuracyByUnit, netVariance, grossVariance } = figures
  const means = t('means.units', { share: accuracyByUnit === null ? '–' : share(accuracyByUnit) })
  return (
    <Rows tab="all" part="counted" sort="units" search={search} means={means}>
      {t('note.units', { net: difference(netVariance), gross: quantity(grossVariance) })}
    </Rows>
  )
}

function Shelves({ results: { coverage }, isManager }: HeadlineProps) {
  const t = useMessages('results')
  const words = t('note.shelves', { done: coverage.explained, count: coverage.shelves })
  if (!isManager) return words
  return (
    <Link
      from="/stores/$storeId/audit/$id/results"
      to="../room-assignments"
      className={styles.link}
    >
      {words}
    </Link>
  )
}

function UnknownCodes({ results: { unknownLines }, isManager }: HeadlineProps) {
  const t = useMessages('results')
  const codes = (text: ReactNode) =>
    isManager ? (
      <Link from="/stores/$storeId/audit/$id/results" to="../inventory" className={styles.link}>
        {text}
      </Link>
    ) : (
      text
    )
  return t('note.unknown', { count: unknownLines, codes })
}

/** Shelves that may still be counted: the figures do not include them. */
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
  /** The explanation in the tooltip. */
  readonly means?: string
  readonly children: ReactNode
}

/** Links a number to its rows: all of them, regardless of the current filter. */
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
