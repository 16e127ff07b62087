// Makes the seal of an audit whose lines are frozen, and the documents that prove it.

import { createHash, type Hash } from 'node:crypto'
import { type LabelFacts, labelFactsOf } from '#domain/codes/label-facts.ts'
import type { CompletionStep } from '#domain/completion.ts'
import { notCountedOf } from '#domain/handed-in.ts'
import { fromMoney } from '#domain/item.ts'
import { fromThousandths } from '#domain/money.ts'
import { unitsOf } from '#domain/quantity.ts'
import {
  canonicalLine,
  type ExportLine,
  frameOf,
  lineText,
  proofEnd,
  type SealedHeader,
} from '#domain/result-export.ts'
import { canonicalJson, confirmationNumberOf, factsText, type SealFacts } from '#domain/seal.ts'
import { sealStatementText } from '#domain/seal-statement.ts'
import type { ExportFormat } from '#domain/sealed-file.ts'
import { varianceOf, worthOf } from '#domain/variance.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { selectCoins } from '#server/queries/audits/currencies.ts'
import { selectDigests } from '#server/queries/results/audit-freeze.ts'
import {
  type FrozenLineRow,
  type FrozenPlaceRow,
  type LineKey,
  selectFrozenKeys,
  selectFrozenLines,
  selectFrozenPlaces,
} from '#server/queries/results/audit-seals.ts'
import { selectFrozenLabels } from '#server/queries/results/line-labels.ts'
import { appendToSealChain, nextInSealChain } from '#server/queries/results/seal-chain.ts'
import { lineId } from './audit-result-views.ts'
import { beginHashYielding, hashYielding } from './hash-yielding.ts'
import { mapYielding } from './map-yielding.ts'
import type { SealService } from './seal-service.ts'

/** Lines per read, processed without yielding in between. */
const CHUNK = 2_000

export interface Seal extends SealedHeader {
  /** SHA-256 of the signed statement. */
  readonly seal: string
  readonly proof: string
  readonly sequence: number
  /** SHA-256 of each file as it is downloaded. */
  readonly exports: Readonly<Record<ExportFormat, string>>
}

interface SealCall {
  readonly db: ScopedDatabase
  readonly organizationId: string
  readonly seals: SealService
}

export async function makeSeal(
  { db, organizationId, seals }: SealCall,
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
    lines: await hashYielding({ texts, between: '\n' }),
  }
  const sealed = { ...facts, parts }
  const factsHash = sha256(factsText(sealed))
  const header = { confirmationNumber: confirmationNumberOf(factsHash), facts: sealed }
  await tell('hashing')
  const rows = await mapYielding(lines, (line) => lineText('csv', line, header))
  const files = {
    json: await beginHashYielding({ ...frameOf('json', header), texts }),
    csv: await beginHashYielding({ ...frameOf('csv', header), texts: rows }),
  }
  // Keep slow work above this line: from here on other completions of the organization wait.
  const { sequence, previous } = await nextInSealChain(db, organizationId)
  const statement = sealStatementText({
    number: header.confirmationNumber,
    facts: factsHash,
    files: { json: hashSoFar(files.json), csv: hashSoFar(files.csv) },
    sealedAt: facts.completedAt,
    sequence,
    previous,
  })
  const seal = sha256(statement)
  await appendToSealChain(db, { organizationId, sequence, seal })
  const proof = await seals.sign(statement)
  const exports = {
    json: files.json.update(proofEnd('json', proof)).digest('hex'),
    csv: files.csv.update(proofEnd('csv', proof)).digest('hex'),
  }
  return { ...header, seal, proof, sequence, exports }
}

function hashSoFar(hash: Hash): string {
  return hash.copy().digest('hex')
}

/** The facts that decide which columns a document has. */
type DocumentFacts = Pick<
  SealFacts,
  'auditId' | 'stores' | 'neverCounted' | 'labels' | 'barcodes' | 'completedAt'
>

/** Frozen lines in the order of these keys. */
export async function selectExportLines(
  db: ScopedDatabase,
  { auditId, stores, neverCounted, labels, barcodes, completedAt }: DocumentFacts,
  keys: readonly LineKey[],
): Promise<readonly ExportLine[]> {
  if (keys.length === 0) return []
  const wanted = {
    itemIds: [...new Set(keys.map((key) => key.item_id))],
    storeIds: [...new Set(keys.map((key) => key.store_id))],
  }
  const [rows, found, said, coins] = await Promise.all([
    selectFrozenLines(db, wanted),
    selectFrozenPlaces(db, auditId, wanted),
    labels ? selectFrozenLabels(db, auditId, wanted) : [],
    selectCoins(db),
  ])
  const labelsOf = Map.groupBy(said, lineId)
  const places = Map.groupBy(found, lineId)
  const known = new Map(rows.map((row) => [lineId(row), row]))
  const currencies = new Map(stores.map(({ id, currency }) => [id, currency]))
  return keys.map((key) =>
    toExportLine(frozenIn(known, lineId(key)), {
      currency: currencies.get(key.store_id),
      coin: coins.get(key.store_id),
      places: places.get(lineId(key)) ?? [],
      withNotCounted: neverCounted !== undefined,
      withBarcode: barcodes !== undefined,
      ...(labels && {
        labels: labelFactsOf(labelsOf.get(lineId(key)) ?? [], Date.parse(completedAt)) ?? NO_LABELS,
      }),
    }),
  )
}

const NO_LABELS: LabelFacts = { serials: [], lots: [], expiryDates: [], expired: [] }

function frozenIn(rows: ReadonlyMap<string, FrozenLineRow>, id: string): FrozenLineRow {
  const row = rows.get(id)
  if (!row) throw new Error('A frozen line is gone')
  return row
}

/** Returns all lines with their JSON. The next chunk is read while the current one is serialized. */
async function spellLines(db: ScopedDatabase, facts: DocumentFacts) {
  const keys = await selectFrozenKeys(db)
  const read = (start: number) => selectExportLines(db, facts, keys.slice(start, start + CHUNK))
  const lines: ExportLine[] = []
  const texts: string[] = []
  let next = read(0)
  for (let start = 0; start < keys.length; start += CHUNK) {
    const chunk = await next
    next = read(start + CHUNK)
    // An error is thrown where the chunk is awaited. Without a handler here it could end the process before that.
    next.catch(() => {})
    for (const text of await mapYielding(chunk, canonicalLine)) texts.push(text)
    for (const line of chunk) lines.push(line)
  }
  return { lines, texts }
}

interface KnownOfLine {
  readonly currency: string | undefined
  readonly coin: number | undefined
  readonly places: readonly FrozenPlaceRow[]
  /** False for documents that were sealed before this was stored. */
  readonly withNotCounted: boolean
  /** Same as above. */
  readonly withBarcode: boolean
  /** Missing in documents that were sealed before this was stored. */
  readonly labels?: LabelFacts
}

function toExportLine(row: FrozenLineRow, known: KnownOfLine): ExportLine {
  const { currency, coin, places, withNotCounted, withBarcode, labels } = known
  const { expected, unit_cost: unitCost } = row
  const isNone = row.review === 'zero'
  const found = isNone ? 0 : row.counted
  const due = isNone ? (row.due ?? expected) : row.due
  const variance = varianceOf({ expected, counted: found, unitCost: null, due })
  const worth = (quantity: number | null) =>
    quantity === null || unitCost === null
      ? null
      : fromThousandths(worthOf(quantity, unitCost, coin))
  const notCounted = notCountedOf({ expected, found, due })
  return {
    storeName: row.store_name,
    itemId: row.item_id,
    sku: row.sku,
    ...(withBarcode && { barcode: row.barcode }),
    name: row.name,
    category: row.category,
    unit: row.unit,
    currency,
    unitCost: fromMoney(row.unit_cost),
    expected: unitsOf(row.expected),
    counted: unitsOf(row.counted),
    variance: unitsOf(variance),
    value: worth(variance),
    ...(withNotCounted && {
      notCounted: unitsOf(notCounted) ?? 0,
      notCountedValue: worth(notCounted),
    }),
    ...labels,
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
