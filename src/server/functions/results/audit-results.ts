// The results of an audit: the headline, the lines, and one line with everything behind it.

import { api } from '#contract/api.ts'
import type { DisputedShelf } from '#contract/audit-results.ts'
import type { VarianceFilter, VarianceGroup, VarianceLine } from '#contract/audit-variances.ts'
import type { Page, PaginationOptions } from '#contract/pagination.ts'
import { normalizeCode } from '#domain/barcode.ts'
import { Fault } from '#domain/fault.ts'
import { orderByWorth } from '#domain/insights/line-causes.ts'
import { DEFAULT_CURRENCY } from '#domain/money.ts'
import { fromMilli } from '#domain/quantity.ts'
import { parseSealFacts } from '#domain/seal.ts'
import { foldedWords } from '#domain/search-words.ts'
import { limitsOf } from '#domain/variance.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { selectDisputed } from '#server/queries/assignments/disputed-shelves.ts'
import { selectUnreached } from '#server/queries/assignments/unreached-shelves.ts'
import { selectBaselinesOf } from '#server/queries/audits/audit-baselines.ts'
import { selectCoverage, selectStoreNames, sumCoverage } from '#server/queries/audits/audits.ts'
import {
  currencyIn,
  type StoreCurrencies,
  selectCurrencies,
} from '#server/queries/audits/currencies.ts'
import { selectBarcodeOwner } from '#server/queries/catalogue/items.ts'
import { withReplacing } from '#server/queries/counting/scan-event-lists.ts'
import { selectDismissals, selectInsightRun } from '#server/queries/insights/insights.ts'
import { pageOf, rangeOf, TIME_CURSOR } from '#server/queries/keyset.ts'
import { selectDecisions } from '#server/queries/results/audit-decisions.ts'
import { selectSeal } from '#server/queries/results/audit-seals.ts'
import { selectExpectedLots } from '#server/queries/results/expected-lots.ts'
import { LINE_CURSOR } from '#server/queries/results/line-cursor.ts'
import { selectLabelsOf } from '#server/queries/results/line-labels.ts'
import type { LineFilter } from '#server/queries/results/result-asked.ts'
import {
  countLineEvents,
  selectLineEvents,
  selectResolvedLines,
} from '#server/queries/results/result-events.ts'
import { selectFigures, selectUnknownCodes } from '#server/queries/results/result-figures.ts'
import type { ResultScope } from '#server/queries/results/result-freshness.ts'
import { selectGroups } from '#server/queries/results/result-groups.ts'
import { type ResultRow, selectLinesOf } from '#server/queries/results/result-lines.ts'
import { selectLinePage } from '#server/queries/results/result-page.ts'
import { selectPlaceName } from '#server/queries/results/result-place-name.ts'
import { selectPlacesOf } from '#server/queries/results/result-places.ts'
import type { AuthorizedAudit } from '../authorize.ts'
import { selectSetAside } from '../counting/quarantined-events.ts'
import { toScanEvent } from '../counting/scan-event-views.ts'
import { implementQuery, inAudit } from '../implement.ts'
import { parseStoredInsights } from '../insights/insight-result.ts'
import {
  askedFor,
  enterResults,
  type ResultAccess,
  shownTo,
  sortFor,
} from './audit-result-access.ts'
import {
  labelsJudgedAt,
  lineId,
  toBaseline,
  toDecisionCounts,
  toDisputed,
  toFigures,
  toGroup,
  toLine,
  toSealedShelf,
  toTotals,
  toUnreached,
} from './audit-result-views.ts'

const getResults = implementQuery(api.audits.getResults, {
  authorize: inAudit,
  sharedBy: 'role',
  run: async ({ db, scope }) => {
    const { organizationId, auditId } = scope
    const access = await enterResults(db, scope)
    const { audit, protocol, limits, resultScope } = access
    const own = db.within({ kind: 'organization', organizationId })
    const [stores, rows, unknown, covered, baselines, currencies, disputed, unreached, setAside] =
      await Promise.all([
        selectNamesOf(db, own, resultScope),
        selectFigures(db, resultScope, resultScope.storeIds, limits),
        selectUnknownCodes(db, auditId, resultScope.storeIds),
        selectCoverage(db, [auditId]),
        selectBaselinesOf(own, auditId, resultScope.storeIds),
        selectCurrencies(own, auditId),
        selectDisputedOf(db, resultScope),
        selectUnreached(db, auditId, resultScope.storeIds),
        selectSetAside(db, scope.managedStoreIds),
      ])
    const parts = stores.map(({ id, name }) => {
      const figures = rows.filter((row) => row.store_id === id)
      const codes = unknown.find((row) => row.store_id === id)
      const baseline = baselines.find((row) => row.store_id === id)
      const coverage = sumCoverage(covered.filter((row) => row.store_id === id))
      return {
        id,
        name,
        baseline: baseline ? toBaseline(baseline) : null,
        coverage,
        figures: toFigures(figures, currencyIn(currencies, [id])),
        decisions: toDecisionCounts(figures),
        unknownLines: codes?.lines ?? 0,
        unknownQuantity: fromMilli(codes?.quantity ?? 0),
      }
    })
    const sum = (pick: (part: (typeof parts)[number]) => number) =>
      parts.reduce((total, part) => total + pick(part), 0)
    return shownTo(access, {
      auditId,
      status: audit.status,
      sealed: resultScope.sealed,
      tolerance: protocol.tolerance,
      coverage: sumCoverage(parts.map(({ coverage }) => coverage)),
      currencies: [...new Set(parts.flatMap(({ id }) => currencies.get(id) ?? []))],
      figures: toFigures(rows, currencyIn(currencies, resultScope.storeIds)),
      decisions: toDecisionCounts(rows),
      unknownLines: sum(({ unknownLines }) => unknownLines),
      unknownQuantity: sum(({ unknownQuantity }) => unknownQuantity),
      disputed,
      unreached: unreached.map(toUnreached),
      setAside,
      stores: parts,
    })
  },
})

const getVariances = implementQuery(api.audits.getVariances, {
  authorize: inAudit,
  sharedBy: 'role',
  run: async ({ db, scope, args: { sort, skip, paginationOpts, ...asked } }) => {
    const access = await enterResults(db, scope)
    const resultScope = narrowed(access.resultScope, asked.storeIds)
    const filter = await filterOf(db, access, askedFor(access, asked))
    const range = rangeOf(paginationOpts, LINE_CURSOR)
    const order = sortFor(access, sort)
    const { rows, totals, tabs } = await selectLinePage(db, resultScope, filter, {
      sort: order,
      worth: order === 'worth' ? await selectWorth(db, scope) : undefined,
      range,
      skip,
    })
    const page = pageOf(rows, paginationOpts, {
      total: totals.lines,
      cursorOf: ({ key }) => LINE_CURSOR.write(key),
      show: (row) => row,
    })
    const currencies = await selectCurrenciesOf(db, scope)
    const lines = await withDetails(db, { ...access, resultScope }, page.page, currencies)
    const shown = toTotals(totals, currencyIn(currencies, resultScope.storeIds))
    const at = await selectPlaceName(db, resultScope, filter)
    return shownTo(access, { ...page, page: lines, totals: shown, tabs, place: at ?? null })
  },
})

/** The order in which lines are worth a second look, for managers only. */
async function selectWorth(
  db: ScopedDatabase,
  { role, managedStoreIds }: Pick<AuthorizedAudit, 'role' | 'managedStoreIds'>,
) {
  if (role !== 'manager') return undefined
  const [run, dismissals] = await Promise.all([selectInsightRun(db), selectDismissals(db)])
  const { findings, ranking } = parseStoredInsights(run?.result)
  const isOwn = ({ storeId }: { readonly storeId: string }) => managedStoreIds.includes(storeId)
  const dismissed = new Set(dismissals.map((one) => one.finding_key))
  const standing = findings.map(({ finding }) => finding).filter(({ key }) => !dismissed.has(key))
  return orderByWorth(ranking.filter(isOwn), standing.filter(isOwn))
}

const getVarianceGroups = implementQuery(api.audits.getVarianceGroups, {
  authorize: inAudit,
  sharedBy: 'role',
  run: async ({ db, scope, args: { groupBy, paginationOpts, ...asked } }) => {
    const access = await enterResults(db, scope)
    const resultScope = narrowed(access.resultScope, asked.storeIds)
    const filter = await filterOf(db, access, askedFor(access, asked))
    const currencies = await selectCurrenciesOf(db, scope)
    const rows = await selectGroups(db, resultScope, groupBy, filter)
    const groups = rows.map((row) =>
      toGroup(row, currencyIn(currencies, row.store_id ? [row.store_id] : resultScope.storeIds)),
    )
    return pageOfGroups(shownTo(access, groups), paginationOpts)
  },
})

const getLine = implementQuery(api.audits.getLine, {
  authorize: inAudit,
  sharedBy: 'role',
  run: async ({ db, scope, args: { storeId, itemId, arrived, paginationOpts } }) => {
    const access = await enterResults(db, scope)
    const { resultScope, limits } = access
    const own = narrowed(resultScope, [storeId])
    const [row] = await selectLinesOf(db, own, [itemId], limits)
    const currencies = await selectCurrenciesOf(db, scope)
    const [line] = row
      ? await withDetails(db, { ...access, resultScope: own }, [row], currencies)
      : []
    if (!line) throw new Fault('not_found')
    const events = {
      storeId,
      assignmentIds: line.places.flatMap(({ rounds }) => rounds.map(({ id }) => id)),
      lines: [itemId, ...(await selectResolvedLines(db, itemId))],
      arrived,
    }
    const [rows, total] = await Promise.all([
      selectLineEvents(db, events, rangeOf(paginationOpts, TIME_CURSOR)),
      countLineEvents(db, events),
    ])
    const page = pageOf(await withReplacing(db, rows), paginationOpts, {
      total,
      cursorOf: ({ server_time, id }) => TIME_CURSOR.write({ at: server_time, id }),
      show: (event) => ({
        ...toScanEvent(event, (warnings) => warnings),
        roomName: event.room_name,
        shelfCode: event.shelf_code,
        round: event.round,
      }),
    })
    return shownTo(access, { ...page, line })
  },
})

const getExpectedLots = implementQuery(api.audits.getExpectedLots, {
  authorize: inAudit,
  sharedBy: 'role',
  run: async ({ db, scope, args: { storeId, itemId } }) => {
    const { resultScope } = await enterResults(db, scope)
    if (narrowed(resultScope, [storeId]).storeIds.length === 0) throw new Fault('not_found')
    const rows = await selectExpectedLots(db, { auditId: scope.auditId, storeId, itemId })
    const [first] = rows
    return {
      total: first?.total ?? 0,
      quantity: fromMilli(first?.quantity ?? 0),
      lots: rows.map(({ room_name, shelf_code, lot, expiry, serial, expected }) => ({
        roomName: room_name,
        shelfCode: shelf_code,
        lot,
        expiry,
        serial,
        expected: fromMilli(expected),
      })),
    }
  },
})

function selectCurrenciesOf(
  db: ScopedDatabase,
  { organizationId, auditId }: Pick<AuthorizedAudit, 'organizationId' | 'auditId'>,
): Promise<StoreCurrencies> {
  return selectCurrencies(db.within({ kind: 'organization', organizationId }), auditId)
}

/** The current names of stores, or those from the day the audit was sealed. */
async function selectNamesOf(db: ScopedDatabase, own: ScopedDatabase, resultScope: ResultScope) {
  const seal = resultScope.sealed ? await selectSeal(db) : undefined
  if (!seal) return selectStoreNames(own, resultScope.storeIds)
  return parseSealFacts(seal.facts).stores.filter(({ id }) => resultScope.storeIds.includes(id))
}

/** Shelves whose counts differed, as they are now or as they were sealed. */
export async function selectDisputedOf(
  db: ScopedDatabase,
  { auditId, sealed, storeIds }: ResultScope,
): Promise<readonly DisputedShelf[]> {
  const seal = sealed ? await selectSeal(db) : undefined
  if (!seal) return (await selectDisputed(db, auditId, storeIds)).map(toDisputed)
  const { countedOnce = [], chosenCounts = [] } = parseSealFacts(seal.facts)
  const shelves = [
    ...countedOnce.map((shelf) => toSealedShelf(shelf, 1)),
    ...chosenCounts.map((shelf) => toSealedShelf(shelf, 2)),
  ]
  return shelves.filter(({ storeId }) => storeIds.includes(storeId))
}

/** Narrows the scope to these stores. Stores that the viewer may not see stay out. */
export function narrowed(
  resultScope: ResultScope,
  storeIds: readonly string[] | undefined,
): ResultScope {
  if (!storeIds) return resultScope
  return { ...resultScope, storeIds: resultScope.storeIds.filter((id) => storeIds.includes(id)) }
}

export async function filterOf(
  db: ScopedDatabase,
  { limits }: Pick<ResultAccess, 'limits'>,
  { tolerance, search, tab, part, category, roomId, shelfId }: VarianceFilter,
): Promise<LineFilter> {
  const text = search?.trim() ?? ''
  const words = foldedWords(text)
  const owner = text === '' ? undefined : await selectBarcodeOwner(db, normalizeCode(text).key)
  return {
    tab,
    part,
    category,
    roomId,
    shelfId,
    limits,
    asked: tolerance ? limitsOf(tolerance) : limits,
    words,
    itemIds: owner ? [owner.id] : [],
  }
}

async function withDetails(
  db: ScopedDatabase,
  { resultScope, audit }: Pick<ResultAccess, 'resultScope' | 'audit'>,
  rows: readonly ResultRow[],
  currencies: StoreCurrencies,
): Promise<readonly VarianceLine[]> {
  if (rows.length === 0) return []
  const itemIds = [...new Set(rows.map((row) => row.item_id))]
  const [decisions, places, labels] = await Promise.all([
    selectDecisions(db, resultScope, itemIds),
    selectPlacesOf(db, resultScope, itemIds),
    selectLabelsOf(db, resultScope, itemIds),
  ])
  const labelsOf = Map.groupBy(labels, lineId)
  const judgedAtMs = labelsJudgedAt(audit)
  const decisionOf = new Map(decisions.map((row) => [lineId(row), row]))
  const placesOf = Map.groupBy(places, lineId)
  return rows.map((row) =>
    toLine(row, {
      currency: currencies.get(row.store_id) ?? DEFAULT_CURRENCY,
      decision: decisionOf.get(lineId(row)),
      places: placesOf.get(lineId(row)) ?? [],
      labels: labelsOf.get(lineId(row)) ?? [],
      judgedAtMs,
    }),
  )
}

/** All groups are computed at once, so a page is a slice that starts after the last group of the page before. */
function pageOfGroups(
  groups: readonly VarianceGroup[],
  options: PaginationOptions,
): Page<VarianceGroup> {
  const ordered = groups.toSorted(
    (one, other) =>
      (other.grossValue ?? 0) - (one.grossValue ?? 0) ||
      (other.grossVariance ?? 0) - (one.grossVariance ?? 0) ||
      labelOf(one).localeCompare(labelOf(other)) ||
      one.id.localeCompare(other.id),
  )
  const after = (cursor: string | null | undefined) =>
    cursor ? ordered.findIndex(({ id }) => `g${id}` === cursor) + 1 : 0
  const start = after(options.cursor)
  const end = options.endCursor ? Math.max(after(options.endCursor), start) : undefined
  const page = ordered.slice(start, end ?? start + options.numItems)
  const last = page.at(-1)
  return {
    page,
    isDone: start + page.length >= ordered.length,
    continueCursor: last ? `g${last.id}` : (options.cursor ?? ''),
    total: ordered.length,
  }
}

function labelOf({ roomName, shelfCode, category }: VarianceGroup): string {
  return `${roomName ?? ''} ${shelfCode ?? ''} ${category ?? ''}`
}

export const auditResults = [getResults, getVariances, getVarianceGroups, getLine, getExpectedLots]
