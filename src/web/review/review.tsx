import { useDisclosure, useElementSize } from '@mantine/hooks'
import { type CSSProperties, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import type { RecountOut } from '#contract/audit-recounts.ts'
import type { AuditResults, StoreResults } from '#contract/audit-results.ts'
import type { VarianceGroup, VarianceLine } from '#contract/audit-variances.ts'
import type { AuditDetails } from '#contract/audits.ts'
import type { AuditInsights } from '#contract/insights.ts'
import { MOST_NAMED_LINES } from '#contract/limits.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { api } from '../client/api.ts'
import { useLiveQueries, useSuspenseLiveQuery } from '../client/react.tsx'
import { AsyncSection } from '../kit/async-section.tsx'
import { hideNotesWithUndo } from '../kit/note-with-undo.tsx'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import { useStayAt } from '../kit/use-stay-at.ts'
import { WaitingRows } from '../kit/waiting-rows.tsx'
import { useInsightsIfAny } from '../shared/use-fresh-insights.ts'
import { CompleteBar } from './complete-bar.tsx'
import { DisputedShelves } from './disputed-shelves.tsx'
import { GroupTable } from './group-table.tsx'
import { Headline } from './headline.tsx'
import { shownCauses } from './line-causes.ts'
import { LineTable } from './line-table.tsx'
import { RecountDialog, type RecountWish } from './recount-dialog.tsx'
import { recountsByLine, useRecountsOut } from './recounts-out.ts'
import styles from './review.module.css'
import type { ReviewPanel, ReviewSearch } from './review-search.ts'
import { ReviewTabs } from './review-tabs.tsx'
import { ReviewToolbar } from './review-toolbar.tsx'
import { SealedPanel } from './sealed-panel.tsx'
import { canDecideHere, firstLines, shownLines } from './shown-lines.ts'
import { StockFilesPanel } from './stock-files.tsx'
import { StoreChoice } from './store-choice.tsx'
import { UnreachedShelves } from './unreached-shelves.tsx'
import { useDecideLines } from './use-decide.ts'

interface ReviewProps {
  readonly store: StoreSummary
  readonly audit: AuditDetails
  readonly search: ReviewSearch
  readonly onSearch: (search: ReviewSearch) => void
  readonly onPanel: (panel: ReviewPanel) => void
}

/** What an audit found, and what is decided about it. */
export function Review({ store, audit, search, onSearch, onPanel }: ReviewProps) {
  const results = useSuspenseLiveQuery(api.audits.getResults, { auditId: audit.id })
  const [recounted, setRecounted] = useState<RecountWish>()
  const decideLines = useDecideLines(audit.id)
  const t = useMessages('review')
  const tInsights = useMessages('insights')
  const formats = useFormats()
  const linesRef = useRef<HTMLDivElement>(null)
  useStayAt(linesRef)
  const bar = useElementSize()
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--bar-height': `${bar.height}px`,
  }
  const isManager = store.role === 'manager'
  const insights = useInsightsIfAny(audit.id, isManager)
  const causes = useMemo(
    () => (insights ? shownCauses(insights, tInsights, formats) : NO_CAUSES),
    [insights, tInsights, formats],
  )
  const out = useRecountsOut(audit.id, isManager && audit.status !== 'completed') ?? NONE_OUT
  const recounts = useMemo(() => recountsByLine(out), [out])
  const [isHelpOpen, help] = useDisclosure()
  const canDecide = canDecideHere({ store, audit })
  // After the audit is sealed or reopened, here or elsewhere, no decision can be undone from its note.
  useEffect(() => {
    if (!canDecide) hideNotesWithUndo(audit.id)
  }, [canDecide, audit.id])
  const lines = shownLines(results, { store, audit, search })
  const { of: shown, tabs, filter, sort, groupBy } = lines
  // If the lines cannot be loaded, only their part of the page says so.
  const [firstPage] = useLiveQueries(api.audits.getVariances, [firstLines(audit.id, lines)])
  const recount = async (chosen: readonly VarianceLine[]) => {
    if (chosen.length <= MOST_NAMED_LINES) return setRecounted(chosen)
    await decideLines(chosen, { decision: 'recount', reasonCode: null })
    setRecounted('marked')
  }
  const openGroup = (group: VarianceGroup) =>
    onSearch({ ...search, by: 'item', ...cutTo(group, search) })
  return (
    <div className={styles.review} style={style}>
      {audit.status === 'completed' && (
        <Suspense>
          <SealedPanel storeId={store.id} audit={audit} isManager={isManager} />
        </Suspense>
      )}
      {audit.status === 'completed' && isManager && (
        <AsyncSection what={{ sentence: t('file.notLoaded') }} question={audit.id}>
          <StockFilesPanel auditId={audit.id} />
        </AsyncSection>
      )}
      <Notice audit={audit} coverage={shown.coverage} isManager={isManager} />
      <DisputedShelves
        storeId={store.id}
        auditId={audit.id}
        shelves={inStores(results.disputed, shown)}
        canSettle={canDecide}
        isManager={isManager}
      />
      <UnreachedShelves shelves={inStores(results.unreached, shown)} />
      {results.stores.length > 1 && (
        <StoreChoice storeId={store.id} stores={results.stores} search={search} />
      )}
      <Headline
        results={shown}
        currencies={results.currencies}
        search={search}
        isCounting={isCounting(audit)}
        isManager={isManager}
        canDecide={canDecide}
        seesCosts={audit.seesCosts}
        patterns={patternsIn(insights)}
        onPatterns={() => onPanel('insights')}
      />
      <div ref={linesRef} id="lines" />
      <div ref={bar.ref} className={styles.bar}>
        <ReviewTabs search={search} current={filter.tab} counts={firstPage?.tabs} tabs={tabs} />
        <ReviewToolbar
          search={search}
          onSearch={onSearch}
          tolerance={results.tolerance}
          currency={shown.figures.currency}
          place={firstPage?.place}
          recounts={out.length}
          keys={canDecide && !groupBy ? { isOpen: isHelpOpen, onToggle: help.toggle } : undefined}
        />
      </div>
      <Suspense fallback={<WaitingRows />}>
        {groupBy ? (
          <GroupTable auditId={audit.id} filter={filter} groupBy={groupBy} onOpen={openGroup} />
        ) : (
          <LineTable
            auditId={audit.id}
            filter={filter}
            storeNames={namesOf(results, search)}
            sort={sort}
            onSort={(next) => onSearch({ ...search, sort: next })}
            openId={search.line}
            onOpen={(line) => onSearch({ ...search, line })}
            canDecide={canDecide}
            needsReason={audit.protocol.reasonCodes}
            onRecount={(chosen) => void recount(chosen)}
            causes={isManager ? causes : undefined}
            onHelp={help.toggle}
            recounts={recounts}
            onClearFilter={() => onSearch({ tab: search.tab, stores: search.stores })}
          />
        )}
      </Suspense>
      {canDecide && (
        <CompleteBar
          storeId={store.id}
          audit={audit}
          results={results}
          onShowOpen={() => {
            onSearch({ tab: 'open' })
            linesRef.current?.scrollIntoView({ block: 'start' })
          }}
          onRecountMarked={() => setRecounted('marked')}
          recounts={{ out: out.length, lines: recounts.size }}
          onShowOut={() => {
            onSearch({ tab: 'open', part: 'recount' })
            linesRef.current?.scrollIntoView({ block: 'start' })
          }}
        />
      )}
      <RecountDialog
        storeId={store.id}
        auditId={audit.id}
        wish={recounted}
        onClose={() => setRecounted(undefined)}
      />
    </div>
  )
}

const NONE_OUT: readonly RecountOut[] = []
const NO_CAUSES: ReturnType<typeof shownCauses> = new Map()

/** How many findings there are; none for viewers who may not see them. */
function patternsIn(insights: AuditInsights | undefined): number {
  return insights?.findings.filter(({ dismissal }) => dismissal === null).length ?? 0
}

/** Of the store in view, or of the whole audit. */
function inStores<Shelf extends { readonly storeId: string }>(
  shelves: readonly Shelf[],
  shown: AuditResults | StoreResults,
): readonly Shelf[] {
  return 'id' in shown ? shelves.filter(({ storeId }) => storeId === shown.id) : shelves
}

/** The names of the stores whose lines share one list; not needed for a single store. */
function namesOf({ stores }: AuditResults, search: ReviewSearch): ReadonlyMap<string, string> {
  const isMixed = search.stores === 'all' && stores.length > 1
  return new Map(isMixed ? stores.map(({ id, name }) => [id, name]) : [])
}

function cutTo(group: VarianceGroup, { by }: ReviewSearch): Partial<ReviewSearch> {
  if (by === 'category') return { category: group.category ?? '' }
  if (by === 'shelf' && group.shelfId) return { shelf: group.shelfId }
  return group.roomId ? { room: group.roomId } : {}
}

interface NoticeProps extends Pick<ReviewProps, 'audit'> {
  readonly coverage: AuditResults['coverage']
  readonly isManager: boolean
}

function isCounting({ status }: Pick<AuditDetails, 'status'>): boolean {
  return status === 'active' || status === 'stopped'
}

/** While people count, figures change and do not include shelves that are still open. */
function Notice({ audit, coverage, isManager }: NoticeProps) {
  const t = useMessages('review')
  if (!isManager || !isCounting(audit)) return null
  const left = coverage.shelves - coverage.explained
  return (
    <p className={styles.notice}>
      {left === 0 ? t('notice.allDone') : t('notice.counting', { count: left })}
    </p>
  )
}
