// The rows that answers are based on, made from the product's own queries.

import { api } from '#contract/api.ts'
import type { VarianceFilter, VarianceLine } from '#contract/audit-variances.ts'
import { sayFinding } from '#contract/finding-words.ts'
import type { EvidenceLink, FoundRow } from '#domain/ai/evidence.ts'
import { count, counted, type Fact, money, percent, round, signed } from '#domain/ai/fact.ts'
import { isExplained } from '#domain/assignment.ts'
import type { Areas } from '#messages/areas.ts'
import type { Say } from '#messages/catalogue.ts'
import type { Language } from '#messages/languages.ts'
import { wordsOf } from '#server/words.ts'
import type { Ask } from '../ask-in-scope.ts'

const MOST_ROWS = 15
const page = (numItems: number) => ({ numItems, cursor: null })

export async function resultRows(ask: Ask, auditId: string): Promise<readonly FoundRow[]> {
  const { stores, coverage, figures } = await ask(api.audits.getResults, { auditId })
  const place: EvidenceLink = { kind: 'results' }
  return stores.map(({ name, ...store }) => {
    const one = stores.length === 1 ? { coverage, figures } : store
    return {
      label: name,
      note: null,
      place,
      facts: [
        count('shelves', one.coverage.shelves),
        count('shelves explained', one.coverage.explained),
        count('lines counted', one.figures.counted),
        count('lines as expected', one.figures.matched),
        count('lines short', one.figures.missing),
        count('lines over', one.figures.extra),
        count('lines not expected', one.figures.unexpected),
        count('lines not counted', one.figures.uncounted),
        count('lines not found on shelves that were handed in', one.figures.notFound.lines),
        ...money('value of what was not found', one.figures.notFound.value, one.figures.currency),
        ...signed(money('net value', one.figures.netValue, one.figures.currency)),
        ...money('gross value', one.figures.grossValue, one.figures.currency),
        ...signed(counted('net units', one.figures.netVariance)),
        ...counted('gross units', one.figures.grossVariance),
        ...percent('accuracy by line', one.figures.accuracyByLine),
        ...percent('accuracy by unit', one.figures.accuracyByUnit),
        ...percent('shrinkage', one.figures.shrinkage, 2),
      ],
    }
  })
}

type Tab = NonNullable<VarianceFilter['tab']>

export interface FoundLines {
  readonly rows: readonly FoundRow[]
  /** The number of rows in all. */
  readonly total: number
  readonly sums: readonly Fact[]
}

export async function varianceRows(
  ask: Ask,
  auditId: string,
  { tab, search }: { readonly tab: Tab; readonly search?: string | undefined },
): Promise<FoundLines> {
  const found = await ask(api.audits.getVariances, {
    auditId,
    tab,
    sort: 'value',
    paginationOpts: page(MOST_ROWS),
    ...(search && { search }),
  })
  const { stores } = await ask(api.audits.getResults, { auditId })
  const names = new Map(stores.length > 1 ? stores.map(({ id, name }) => [id, name]) : [])
  return {
    rows: found.page.map((line) => lineRow(line, names.get(line.storeId))),
    total: found.total,
    sums: [
      count('lines', found.total),
      ...signed(counted('net units', found.totals.netVariance)),
      ...signed(money('net value', found.totals.netValue, found.totals.currency)),
      ...money('gross value', found.totals.grossValue, found.totals.currency),
    ],
  }
}

/** `storeName` is given for audits of several stores. */
function lineRow(line: VarianceLine, storeName: string | undefined): FoundRow {
  const where = line.places.map(({ roomName, shelfCode }) => shelfCode ?? roomName)
  const note = [line.sku, line.category, storeName, where.slice(0, 4).join(', ')]
  return {
    label: line.name,
    note: note.filter(Boolean).join(' · ') || null,
    place: placeOf(line, line),
    facts: [
      ...counted('expected', line.expected),
      ...counted('counted', line.counted),
      ...signed(counted('difference', line.variance)),
      ...signed(money('value of the difference', line.value, line.currency)),
    ],
  }
}

interface ItemName {
  readonly name: string
  readonly sku: string | null
}

function placeOf(
  { storeId, itemId }: { readonly storeId: string; readonly itemId: string },
  { name, sku }: ItemName,
): EvidenceLink {
  return { kind: 'line', storeId, itemId, find: sku ?? name }
}

/** One item with its newest counts. */
export async function lineRows(
  ask: Ask,
  auditId: string,
  search: string,
): Promise<readonly FoundRow[]> {
  const { rows } = await varianceRows(ask, auditId, { tab: 'all', search })
  const [first] = rows
  if (first?.place.kind !== 'line') return []
  const { storeId, itemId } = first.place
  const line = { auditId, storeId, itemId, paginationOpts: page(8) }
  const { page: events } = await ask(api.audits.getLine, line)
  const shown = events.map(
    (event): FoundRow => ({
      label: `${event.shelfCode ?? event.roomName}, ${event.userName ?? 'somebody'}`,
      note: event.voided ? `${event.kind}, taken back` : event.kind,
      place: first.place,
      facts: [...counted('entered', event.entered), ...counted('factor', event.factor)],
    }),
  )
  return [...rows.slice(0, 3), ...shown]
}

export async function coverageRows(
  ask: Ask,
  auditId: string,
  language: Language,
): Promise<readonly FoundRow[]> {
  const { t } = await wordsOf('answers', language)
  const dashboard = await ask(api.audits.getDashboard, { auditId })
  const { coverage, finish, rooms } = dashboard
  const place: EvidenceLink = { kind: 'progress' }
  const minutes = (from: number, to: number) => Math.max(0, Math.round((to - from) / 60_000))
  const whole: FoundRow = {
    label: dashboard.name,
    note: finish ? t('note.pace') : null,
    place,
    facts: [
      count('shelves', coverage.shelves),
      count('shelves explained', coverage.explained),
      count('shelves left', coverage.shelves - coverage.explained),
      ...(finish ? [count('minutes to go, about', minutes(finish.asOf, finish.about))] : []),
      ...(finish ? [count('minutes to go, at least', minutes(finish.asOf, finish.from))] : []),
      ...(finish ? [count('minutes to go, at most', minutes(finish.asOf, finish.until))] : []),
    ],
  }
  const open = rooms.filter((room) => room.coverage.explained < room.coverage.shelves)
  return [whole, ...open.slice(0, MOST_ROWS).map((room) => roomRow(room, place, t))]
}

type Rooms = NonNullable<(typeof api.audits.getDashboard)['result']>['rooms']

function roomRow(room: Rooms[number], place: EvidenceLink, t: Say<Areas['answers']>): FoundRow {
  const left = room.tiles.filter(({ status }) => !isExplained(status))
  const codes = left.map(({ code }) => code ?? room.name)
  return {
    label: room.name,
    note: t('note.left', { places: codes.slice(0, 12).join(', ') }),
    place,
    facts: [
      count('shelves', room.coverage.shelves),
      count('shelves left', room.coverage.shelves - room.coverage.explained),
    ],
  }
}

export async function peopleRows(ask: Ask, auditId: string): Promise<readonly FoundRow[]> {
  const { people } = await ask(api.audits.getDashboard, { auditId })
  return people.slice(0, 30).map((person) => ({
    label: person.name,
    note: null,
    place: { kind: 'progress' },
    facts: [
      count('shelves', person.shelves),
      count('shelves explained', person.explained),
      count('lines', person.lines),
      ...counted('units', person.quantity),
      ...counted('units per minute', pace(person.unitsPerMinute)),
      ...counted('lines per minute', pace(person.linesPerMinute)),
      count('minutes of counting', Math.round(person.activeMs / 60_000)),
    ],
  }))
}

function pace(perMinute: number | null): number | null {
  return perMinute === null ? null : round(perMinute, 1)
}

export async function unknownRows(
  ask: Ask,
  auditId: string,
  language: Language,
): Promise<readonly FoundRow[]> {
  const { t, formats } = await wordsOf('answers', language)
  const found = await ask(api.scanEvents.listUnknown, {
    auditId,
    state: 'waiting',
    paginationOpts: page(MOST_ROWS),
  })
  return found.page.map((code) => {
    const around = [code.before?.itemName, code.after?.itemName]
    const places = code.places.map(({ roomName, shelfCode }) => shelfCode ?? roomName)
    const items = formats.list(around.flatMap((name) => name ?? []))
    const between = items === '' ? '' : ` · ${t('note.beside', { items })}`
    return {
      label: code.code,
      note: `${places.join(', ')}${between}` || null,
      place: { kind: 'unknown_codes' },
      facts: [
        count('unknown codes', found.total),
        count('readings', code.events),
        ...counted('units', code.quantity),
      ],
    }
  })
}

/** Findings that were not dismissed, and what to recount first. */
export async function findingRows(
  ask: Ask,
  auditId: string,
  language: Language,
): Promise<readonly FoundRow[]> {
  const { t, formats } = await wordsOf('insights', language)
  const insights = await ask(api.insights.list, { auditId })
  const nameOf = (itemId: string) => insights.names.items[itemId] ?? { name: itemId, sku: null }
  const standing = insights.findings.filter(({ dismissal }) => dismissal === null)
  const findings = standing.slice(0, 10).map(({ finding, currency }): FoundRow => {
    const { title, sentence } = sayFinding(finding, insights.names, t, formats)
    return {
      label: title,
      note: sentence,
      // Links to the first line of the finding, if it has lines; the others can be reached from there.
      place: finding.lines[0]
        ? placeOf(finding.lines[0], nameOf(finding.lines[0].itemId))
        : { kind: 'findings' },
      facts: [
        ...percent('confidence that the pattern is there', round(finding.confidence, 2)),
        ...percent('confidence that it is a counting mistake', round(finding.mistake, 2)),
        ...money('value', finding.value, currency),
      ],
    }
  })
  const open = insights.ranking.filter(({ isSettled }) => !isSettled)
  const ranking = open.slice(0, 5).map(
    ({ line, currency }): FoundRow => ({
      label: nameOf(line.itemId).name,
      note: line.shelfId ? (insights.names.shelves[line.shelfId] ?? null) : null,
      place: placeOf(line, nameOf(line.itemId)),
      facts: [
        count('place in the order of recounts', line.rank),
        ...signed(counted('difference', line.variance)),
        ...signed(money('value of the difference', line.varianceValue, currency)),
        ...money('value at risk', line.valueAtRisk, currency),
      ],
    }),
  )
  return [...findings, ...ranking]
}
