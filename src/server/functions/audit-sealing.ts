// Makes the seal of an audit whose lines are frozen, and the documents that it is checked by.

import { createHash } from 'node:crypto'
import { fromMoney } from '#domain/item.ts'
import { fromThousandths } from '#domain/money.ts'
import { fromMilli } from '#domain/quantity.ts'
import {
  type ExportFormat,
  type ExportLine,
  frameOf,
  lineText,
  type SealedHeader,
} from '#domain/result-export.ts'
import {
  canonicalJson,
  confirmationNumberOf,
  contentText,
  type SealFacts,
  sealText,
} from '#domain/seal.ts'
import { varianceOf, worthOf } from '#domain/variance.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { mapInTurns } from '#server/map-in-turns.ts'
import { selectDigests } from '#server/queries/audit-freeze.ts'
import { type FrozenLineRow, selectFrozenLines } from '#server/queries/audit-seals.ts'
import { selectCoins } from '#server/queries/currencies.ts'
import { type PlaceRow, selectPlacesOf } from '#server/queries/result-places.ts'
import type { AuditPlace } from '#server/queries/result-stand.ts'
import { lineId } from './audit-result-views.ts'

/** Lines that are read at once. */
const CHUNK = 5_000

export interface Seal extends SealedHeader {
  readonly exports: Readonly<Record<ExportFormat, string>>
}

export async function makeSeal(
  db: ScopedDatabase,
  place: AuditPlace,
  facts: Omit<SealFacts, 'parts'>,
): Promise<Seal> {
  const lines = await selectAllExportLines(db, place, facts)
  // The database works on its digests while the lines are spelled here.
  const [{ baselines, events, decisions }, texts] = await Promise.all([
    selectDigests(db, place.auditId),
    mapInTurns(lines, canonicalJson),
  ])
  const parts = {
    baseline: sha256(canonicalJson(baselines)),
    events: sha256(canonicalJson(events)),
    decisions: sha256(canonicalJson(decisions)),
    lines: sha256(texts.join('\n')),
  }
  const sealed = { ...facts, parts }
  const seal = sha256(sealText(sealed))
  const header = { confirmationNumber: confirmationNumberOf(seal), seal, facts: sealed }
  const rows = await mapInTurns(lines, (line) => lineText('csv', line, header))
  const exports = {
    json: contentHash('json', texts, header),
    csv: contentHash('csv', rows, header),
  }
  return { ...header, exports }
}

/** Frozen lines in the order of exports. */
export async function selectExportLines(
  db: ScopedDatabase,
  place: AuditPlace,
  { stores }: Pick<SealFacts, 'stores'>,
  range: { readonly offset: number; readonly limit: number },
): Promise<readonly ExportLine[]> {
  const rows = await selectFrozenLines(db, range)
  const itemIds = [...new Set(rows.map((row) => row.item_id))]
  const places = Map.groupBy(await selectPlacesOf(db, place, itemIds), lineId)
  const currencies = new Map(stores.map(({ id, currency }) => [id, currency]))
  const coins = await selectCoins(db)
  return rows.map((row) =>
    toExportLine(row, {
      currency: currencies.get(row.store_id),
      coin: coins.get(row.store_id),
      places: places.get(lineId(row)) ?? [],
    }),
  )
}

async function selectAllExportLines(
  db: ScopedDatabase,
  place: AuditPlace,
  facts: Pick<SealFacts, 'stores'>,
): Promise<readonly ExportLine[]> {
  const lines: ExportLine[] = []
  for (;;) {
    const chunk = await selectExportLines(db, place, facts, {
      offset: lines.length,
      limit: CHUNK,
    })
    lines.push(...chunk)
    if (chunk.length < CHUNK) return lines
  }
}

/** Of the lines as they are written in that format. */
function contentHash(format: ExportFormat, lines: readonly string[], header: SealedHeader): string {
  const { head, between, tail } = frameOf(format, header)
  const text = head + lines.join(between) + tail
  // JSON is written canonically but for the ends of its lines.
  return sha256(format === 'json' ? text.replaceAll('\n', '') : contentText(text))
}

interface KnownOfLine {
  readonly currency: string | undefined
  readonly coin: number | undefined
  readonly places: readonly PlaceRow[]
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
    expected: units(row.expected),
    counted: units(row.counted),
    variance: units(variance),
    value: fromThousandths(value),
    review: row.review,
    settled: units(row.settled),
    decision: row.decision,
    reasonCode: row.reason_code,
    note: row.note,
    decidedBy: row.decided_by_name,
    decidedAt: row.decided_at?.toISOString() ?? null,
    places: places.map((place) => ({
      room: place.room_name,
      shelf: place.shelf_code,
      round: place.round,
      expected: units(place.expected),
      counted: units(place.counted),
      standing: units(place.standing),
      by: place.user_name,
    })),
  }
}

function units(milli: number | null): number | null {
  return milli === null ? null : fromMilli(milli)
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
