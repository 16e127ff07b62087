// Makes the seal of an audit whose lines are frozen, and the documents that it is checked by.

import { createHash } from 'node:crypto'
import type { CompletionStep } from '#domain/completion.ts'
import { fromMoney } from '#domain/item.ts'
import { fromThousandths } from '#domain/money.ts'
import { unitsOf } from '#domain/quantity.ts'
import {
  canonicalLine,
  type ExportFormat,
  type ExportLine,
  frameOf,
  lineText,
  type SealedHeader,
} from '#domain/result-export.ts'
import { canonicalJson, confirmationNumberOf, type SealFacts, sealText } from '#domain/seal.ts'
import { varianceOf, worthOf } from '#domain/variance.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { hashInTurns } from '#server/hash-in-turns.ts'
import { mapInTurns } from '#server/map-in-turns.ts'
import { selectDigests } from '#server/queries/audit-freeze.ts'
import {
  type FrozenLineRow,
  type FrozenPlaceRow,
  type LineKey,
  selectFrozenKeys,
  selectFrozenLines,
  selectFrozenPlaces,
} from '#server/queries/audit-seals.ts'
import { selectCoins } from '#server/queries/currencies.ts'
import { lineId } from './audit-result-views.ts'

/** Lines that are read at once: what comes of them is taken apart in one turn. */
const CHUNK = 2_000

export interface Seal extends SealedHeader {
  readonly exports: Readonly<Record<ExportFormat, string>>
}

export async function makeSeal(
  db: ScopedDatabase,
  facts: Omit<SealFacts, 'parts'>,
  tell: (step: CompletionStep) => Promise<void>,
): Promise<Seal> {
  await tell('reading')
  const { baselines, events, decisions } = await selectDigests(db, facts.auditId)
  const { lines, texts } = await spellLines(db, facts)
  const parts = {
    baseline: sha256(canonicalJson(baselines)),
    events: sha256(canonicalJson(events)),
    decisions: sha256(canonicalJson(decisions)),
    lines: await hashInTurns({ texts, between: '\n' }),
  }
  const sealed = { ...facts, parts }
  const seal = sha256(sealText(sealed))
  const header = { confirmationNumber: confirmationNumberOf(seal), seal, facts: sealed }
  await tell('hashing')
  const rows = await mapInTurns(lines, (line) => lineText('csv', line, header))
  const exports = {
    json: await jsonHash(texts, header),
    csv: await csvHash(rows, header),
  }
  return { ...header, exports }
}

/** Frozen lines in the order of these keys. */
export async function selectExportLines(
  db: ScopedDatabase,
  { auditId, stores }: Pick<SealFacts, 'auditId' | 'stores'>,
  keys: readonly LineKey[],
): Promise<readonly ExportLine[]> {
  if (keys.length === 0) return []
  const wanted = {
    itemIds: [...new Set(keys.map((key) => key.item_id))],
    storeIds: [...new Set(keys.map((key) => key.store_id))],
  }
  const [rows, found, coins] = await Promise.all([
    selectFrozenLines(db, wanted),
    selectFrozenPlaces(db, auditId, wanted),
    selectCoins(db),
  ])
  const places = Map.groupBy(found, lineId)
  const known = new Map(rows.map((row) => [lineId(row), row]))
  const currencies = new Map(stores.map(({ id, currency }) => [id, currency]))
  return keys.map((key) =>
    toExportLine(frozenIn(known, lineId(key)), {
      currency: currencies.get(key.store_id),
      coin: coins.get(key.store_id),
      places: places.get(lineId(key)) ?? [],
    }),
  )
}

function frozenIn(rows: ReadonlyMap<string, FrozenLineRow>, id: string): FrozenLineRow {
  const row = rows.get(id)
  if (!row) throw new Error('A frozen line is gone')
  return row
}

/** All lines, each with its JSON: the database reads on while those that have come are spelled. */
async function spellLines(db: ScopedDatabase, facts: Pick<SealFacts, 'auditId' | 'stores'>) {
  const keys = await selectFrozenKeys(db)
  const read = (start: number) => selectExportLines(db, facts, keys.slice(start, start + CHUNK))
  const lines: ExportLine[] = []
  const texts: string[] = []
  let next = read(0)
  for (let start = 0; start < keys.length; start += CHUNK) {
    const chunk = await next
    next = read(start + CHUNK)
    // What goes wrong is met where it is waited for.
    next.catch(() => {})
    for (const text of await mapInTurns(chunk, canonicalLine)) texts.push(text)
    for (const line of chunk) lines.push(line)
  }
  return { lines, texts }
}

// Both are hashes of what `contentText` makes of the whole document, which is never put together here.

/** JSON is written canonically but for the ends of its lines. */
function jsonHash(texts: readonly string[], header: SealedHeader): Promise<string> {
  const { head, between, tail } = frameOf('json', header)
  const inOne = (text: string) => text.replaceAll('\n', '')
  return hashInTurns({ head: inOne(head), texts, between: inOne(between), tail: inOne(tail) })
}

/** A table ends with one end of line, also one without rows. */
function csvHash(rows: readonly string[], header: SealedHeader): Promise<string> {
  const { head, between, tail } = frameOf('csv', header)
  const texts = rows.map((row) => row.replaceAll('\r\n', '\n'))
  return hashInTurns({ head, texts, between, tail: rows.length === 0 ? '' : tail })
}

interface KnownOfLine {
  readonly currency: string | undefined
  readonly coin: number | undefined
  readonly places: readonly FrozenPlaceRow[]
}

function toExportLine(row: FrozenLineRow, { currency, coin, places }: KnownOfLine): ExportLine {
  const found = row.review === 'zero' ? 0 : row.counted
  const variance = varianceOf({ expected: row.expected, counted: found, unitCost: null })
  const value =
    variance === null || row.unit_cost === null ? null : worthOf(variance, row.unit_cost, coin)
  return {
    storeName: row.store_name,
    itemId: row.item_id,
    sku: row.sku,
    name: row.name,
    category: row.category,
    unit: row.unit,
    currency,
    unitCost: fromMoney(row.unit_cost),
    expected: unitsOf(row.expected),
    counted: unitsOf(row.counted),
    variance: unitsOf(variance),
    value: fromThousandths(value),
    review: row.review,
    settled: unitsOf(row.settled),
    decision: row.decision,
    reasonCode: row.reason_code,
    note: row.note,
    decidedBy: row.decided_by_name,
    decidedAt: row.decided_at?.toISOString() ?? null,
    places: places.map((place) => ({
      room: place.room_name,
      shelf: place.shelf_code,
      round: place.round,
      expected: unitsOf(place.expected),
      counted: unitsOf(place.counted),
      standing: unitsOf(place.standing),
      by: place.user_name,
    })),
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
