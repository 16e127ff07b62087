// Repairs a cell of a row: the row is read again with the new value, and compared with the other rows and the known
// items.

import * as z from 'zod'
import { mappingSchema } from '#contract/imports.ts'
import { Fault } from '#domain/fault.ts'
import type { ColumnKind } from '#domain/import/column-kind.ts'
import {
  FINDING_CODES,
  type Finding,
  type FindingCode,
  severityOf,
} from '#domain/import/finding.ts'
import { writeNote } from '#domain/import/finding-note.ts'
import type { ImportRow } from '#domain/import/import-row.ts'
import { type Mapping, namesLots, namesPlaces } from '#domain/import/mapping.ts'
import { type Repair, repairedCells } from '#domain/import/repair.ts'
import { RowReader } from '#domain/import/row-reader.ts'
import { describeOwner } from '#domain/import/same-item.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import {
  findItemOf,
  findOwnerOfCode,
  findTwinOf,
  isNamedElsewhere,
  selectBadRow,
} from '#server/queries/imports/import-rows.ts'
import type { selectImport } from '#server/queries/imports/imports.ts'
import { findShelf } from './import-places.ts'

export type ImportRecord = NonNullable<Awaited<ReturnType<typeof selectImport>>>
type BadRow = NonNullable<Awaited<ReturnType<typeof selectBadRow>>>

export interface CellRepair {
  readonly row: number
  readonly column: ColumnKind
  readonly value: string
}

export interface RepairedRow {
  readonly repair: Repair
  readonly row: ImportRow
  readonly cells: readonly string[]
  readonly findings: readonly Finding[]
  /** The findings in the row before the repair. */
  readonly before: readonly FindingCode[]
  readonly wasKnown: boolean
  readonly itemId: string | null
  readonly shelfId: string | null
  /** True if another row makes the same new item. */
  readonly hasTwin: boolean
}

export async function repairRow(
  db: ScopedDatabase,
  one: ImportRecord,
  typed: CellRepair,
): Promise<RepairedRow> {
  const stored = await selectBadRow(db, one.id, typed.row)
  if (!stored) throw new Fault('not_found', 'This row has no error any more.')
  const mapping = mappingSchema.parse(one.mapping)
  const old = z.array(z.string()).parse(stored.cells)
  const repair = repairOf(one, mapping, typed)
  const cells = repairedCells(old, [repair])
  const read = new RowReader(mapping, one.kind).read(cells, typed.row)
  if (!read.row) throw new Fault('invalid_argument', 'This leaves nothing to import.')
  const row = { ...read.row, name: read.row.name ?? stored.name }
  const said = {
    repair,
    cells,
    before: codesBefore(stored, new RowReader(mapping, one.kind).read(old, typed.row).findings),
    wasKnown: stored.item_id !== null,
  }
  if (row.isBad) {
    const { itemId } = await findItemOf(db, one.id, row)
    const findings = read.findings
    return { ...said, row, findings, itemId, shelfId: null, hasTwin: false }
  }
  return {
    ...said,
    ...(await compareWithOthers(db, one, mapping, { row, findings: read.findings })),
  }
}

/** The new value of a cell, in the form that is stored. */
function repairOf(one: ImportRecord, mapping: Mapping, { row, column, value }: CellRepair): Repair {
  const at = mapping.columns.indexOf(column)
  if (at < 0) throw new Fault('invalid_argument', 'The file has no such column.')
  const headers = z.array(z.string()).parse(one.headers)
  return { row, at, header: headers[at] ?? '', value }
}

/** The codes found in the cells of the row, and those that only a check of the whole file could find. */
function codesBefore(
  { errors, flags }: BadRow,
  findings: readonly Finding[],
): readonly FindingCode[] {
  const inCells = findings.map(({ code }) => code)
  const stored = new Set<string>([...(errors ?? []), ...(flags ?? [])])
  const beyond = FINDING_CODES.filter((code) => stored.has(code) && !inCells.includes(code))
  return [...inCells, ...beyond]
}

interface Reading {
  readonly row: ImportRow
  readonly findings: readonly Finding[]
}

/** Compares as the check does: items that appear twice, and codes of two items. */
async function compareWithOthers(
  db: ScopedDatabase,
  one: ImportRecord,
  mapping: Mapping,
  { row, findings }: Reading,
) {
  const { itemId, foreignCodes } = await findItemOf(db, one.id, row)
  const shelfId = await findShelf(db, row)
  const owner = await findOwnerOfCode(db, one.id, row, row.codeKey)
  const further = await Promise.all(
    row.furtherCodes.map(async (code) => ({
      code,
      owner: await findOwnerOfCode(db, one.id, row, code.key),
    })),
  )
  const twin = itemId === null ? await findTwinOf(db, one.id, row) : undefined
  const baselineId = one.baseline_id
  const where = {
    ...(namesPlaces(mapping) && { shelf: { id: shelfId, code: row.shelf } }),
    ...(namesLots(mapping) && { lot: row }),
  }
  const isAgain =
    itemId !== null && baselineId !== null
      ? await isNamedElsewhere(db, { importId: one.id, baselineId, itemId, row: row.row, ...where })
      : twin !== undefined && !namesPlaces(mapping) && !namesLots(mapping)
  const found = [
    ...(isAgain ? [noteOf(row, 'same_item_twice', 'sku', row.sku ?? row.name, seeRow(twin))] : []),
    ...foreignCodes.map(({ key, owner: of }) =>
      noteOf(row, 'code_of_other_item', 'barcode', codeOf(row, key), describeOwner(of)),
    ),
    ...[{ code: row, owner }, ...further].flatMap(({ code: { code }, owner: at }) =>
      at === undefined ? [] : [noteOf(row, 'code_of_two_items', 'barcode', code, seeRow(at))],
    ),
  ]
  const flags = [...row.flags, ...found.map(({ code }) => code)]
  const code = owner ? { code: null, codeKey: null } : {}
  const furtherCodes = further.flatMap((one) => (one.owner === undefined ? [one.code] : []))
  return {
    row: { ...row, ...code, furtherCodes, flags },
    findings: [...findings, ...found],
    itemId,
    shelfId,
    hasTwin: twin !== undefined,
  }
}

function seeRow(earlier: number | undefined): string | null {
  return earlier === undefined ? null : writeNote({ kind: 'row', row: earlier })
}

function codeOf(row: ImportRow, key: string): string | null {
  return row.furtherCodes.find((one) => one.key === key)?.code ?? row.code
}

function noteOf(
  { row }: ImportRow,
  code: FindingCode,
  column: 'sku' | 'barcode',
  value: string | null,
  suggestion: string | null,
): Finding {
  return { row, code, column, value: value ?? '', suggestion }
}

export function errorsOf(findings: readonly Finding[]): readonly FindingCode[] {
  return findings.map(({ code }) => code).filter((code) => severityOf(code) === 'error')
}
