import { Button, Checkbox } from '@mantine/core'
import type { VarianceFilter, VarianceLine, VarianceSort } from '#contract/audit-variances.ts'
import { api } from '../client/api.ts'
import { useWindowedQuery } from '../client/use-windowed-query.ts'
import { Empty } from '../kit/page.tsx'
import { RowsToCome } from '../kit/rows-to-come.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { WindowedRows } from '../kit/windowed-rows.tsx'
import { BulkAllBar } from './bulk-all-bar.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { joinedLines, type ShownCause } from './line-causes.ts'
import { LineHead } from './line-head.tsx'
import { LineRow } from './line-row.tsx'
import { isNotFound } from './not-found-words.ts'
import type { RecountsByLine } from './recounts-out.ts'
import styles from './review.module.css'
import { LINES_PAGE } from './shown-lines.ts'
import { useLineSelection } from './use-line-selection.ts'
import { useReviewKeys } from './use-review-keys.ts'

const ROW_PX = 49
/** On a phone, where a line's details are below its name. */
const STACKED_ROW_PX = 156
const NO_CAUSES: ReadonlyMap<string, ShownCause> = new Map()
const idOf = ({ id }: VarianceLine) => id

interface LineTableProps {
  readonly auditId: string
  readonly filter: VarianceFilter
  /** By id; empty if all lines are of one store. */
  readonly storeNames: ReadonlyMap<string, string>
  readonly sort: VarianceSort
  readonly onSort: (sort: VarianceSort) => void
  /** The open line; undefined: none. */
  readonly openId: string | undefined
  readonly onOpen: (lineId: string | undefined) => void
  readonly canDecide: boolean
  readonly needsReason: boolean
  readonly onRecount: (lines: readonly VarianceLine[]) => void
  readonly onClearFilter: () => void
  /** By line; undefined: the viewer may not see causes. */
  readonly causes: ReadonlyMap<string, ShownCause> | undefined
  readonly onHelp: () => void
  readonly recounts: RecountsByLine
}

/** The result lines, each with its decision in place. */
export function LineTable(props: LineTableProps) {
  const { auditId, filter, sort, canDecide, needsReason } = props
  const t = useMessages('results')
  const { rows, total, error, retry, look } = useWindowedQuery(
    api.audits.getVariances,
    { ...filter, auditId, sort },
    { blockSize: LINES_PAGE },
  )
  const selection = useLineSelection({ rows, total: total ?? 0 }, filter)
  const listRef = useReviewKeys(props.onHelp)
  const joined = joinedLines(rows, props.causes ?? NO_CAUSES)
  if (total === undefined) {
    return (
      <div className={styles.waiting}>
        <RowsToCome what={{ sentence: t('lines.notLoaded') }} error={error} onRetry={retry} />
      </div>
    )
  }
  if (total === 0) return <NoLines {...props} />
  const { isEverything, isAllShown, selected } = selection
  const common = { auditId, total, needsReason, onClear: selection.clear }
  return (
    <>
      {isEverything && <BulkAllBar {...common} filter={filter} />}
      {!isEverything && selected.length > 0 && (
        <BulkBar
          {...common}
          lines={selected}
          seenAs={selection.seenAs}
          onChooseAll={total > selected.length ? selection.chooseEverything : undefined}
          onRecount={() => props.onRecount(selected)}
        />
      )}
      <div
        ref={listRef}
        className={styles.table}
        data-headed
        data-readonly={!canDecide || undefined}
        data-causes={props.causes !== undefined || undefined}
      >
        <div data-head>
          <LineHead
            sort={sort}
            onSort={props.onSort}
            isReadOnly={!canDecide}
            hasCauses={props.causes !== undefined}
          >
            {canDecide && (
              <ChooseShown
                checked={isAllShown}
                indeterminate={selected.length > 0 && !isAllShown}
                onChange={selection.chooseShown}
              />
            )}
          </LineHead>
        </div>
        <WindowedRows
          rows={rows}
          total={total}
          rowPx={ROW_PX}
          narrowRowPx={STACKED_ROW_PX}
          keyOf={idOf}
          label={t('lines.label')}
          onLook={look}
          error={error}
          onRetry={retry}
        >
          {(line) => (
            <LineRow
              auditId={auditId}
              line={line}
              storeName={props.storeNames.get(line.storeId)}
              canDecide={canDecide}
              needsReason={needsReason}
              leavesList={filter.tab === 'open'}
              cause={props.causes && causeOf(line, props.causes)}
              recounts={props.recounts.get(line.id)}
              joined={joined.get(line.id)}
              isSelected={selection.has(line.id)}
              isOpen={props.openId === line.id}
              onSelect={(isRange) => selection.chooseOne(line.id, isRange)}
              onToggle={() => props.onOpen(props.openId === line.id ? undefined : line.id)}
            />
          )}
        </WindowedRows>
      </div>
      <p className={styles.more} data-off-paper>
        {t('lines.count', { count: total })}
      </p>
    </>
  )
}

/** A line that was not found already says so itself: a cause from the numbers alone would add nothing. */
function causeOf(line: VarianceLine, causes: ReadonlyMap<string, ShownCause>): ShownCause | null {
  const cause = causes.get(line.id)
  return cause && (cause.shown || !isNotFound(line)) ? cause : null
}

interface ChooseShownProps {
  readonly checked: boolean
  readonly indeterminate: boolean
  readonly onChange: () => void
}

function ChooseShown(box: ChooseShownProps) {
  const t = useMessages('review')
  return <Checkbox size="xs" aria-label={t('decide.chooseShown')} {...box} />
}

function NoLines({ filter, onClearFilter }: LineTableProps) {
  const t = useMessages('results')
  const tab = t(`tab.${filter.tab ?? 'all'}`)
  const isFiltered =
    filter.search !== undefined ||
    filter.part !== undefined ||
    filter.roomId !== undefined ||
    filter.shelfId !== undefined ||
    filter.category !== undefined ||
    filter.tolerance !== undefined
  const clear = (
    <Button variant="default" onClick={onClearFilter}>
      {t('lines.clear')}
    </Button>
  )
  if (isFiltered) {
    return (
      <Empty title={t('lines.filtered')} action={clear}>
        {filter.search
          ? t('lines.searchedText', { tab, text: filter.search })
          : t('lines.filteredText', { tab })}
      </Empty>
    )
  }
  if (filter.tab === 'open') {
    return <Empty title={t('lines.decided')}>{t('lines.decidedText')}</Empty>
  }
  if (filter.tab === 'all') {
    return <Empty title={t('lines.empty')}>{t('lines.emptyText')}</Empty>
  }
  return <Empty title={t('lines.none')}>{t('lines.noneText', { tab })}</Empty>
}
