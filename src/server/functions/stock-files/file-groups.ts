// Stores whose baselines come from the same file share it: it is returned once, with the counts of all of them.

import * as z from 'zod'
import { formatSchema, mappingSchema } from '#contract/imports.ts'
import type { StockFile, StockFileLayout, StockFileRefusal } from '#contract/stock-files.ts'
import { Fault } from '#domain/fault.ts'
import type { Mapping } from '#domain/import/mapping.ts'
import { ALIGNED } from '#domain/import/read/aligned-text.ts'
import type { TableFormat } from '#domain/import/read/table.ts'
import { countColumnsOf, type WriteTarget, writeTargetOf } from '#domain/write-back/systems.ts'
import type { BaselineFileRow } from '#server/queries/stock-files/stock-files.ts'
import { parseRepairs } from '../imports/import-views.ts'

interface GroupPart {
  readonly row: BaselineFileRow
  readonly headers: readonly string[]
  readonly mapping: Mapping
  readonly target: WriteTarget
  /** Columns to choose from; empty if there is no choice. */
  readonly choices: readonly number[]
}

interface FileGroup {
  readonly parts: readonly GroupPart[]
  readonly format: TableFormat
  /** True if the file holds stores that the viewer does not manage. */
  readonly isForeign: boolean
}

/** `isTheirs` says whether the viewer may see all of a file. */
export function groupFiles(
  rows: readonly BaselineFileRow[],
  isTheirs: (fileId: string) => boolean,
): readonly FileGroup[] {
  const groups: (FileGroup & { parts: GroupPart[]; taken: Set<string> })[] = []
  for (const row of rows) {
    const headers = z.array(z.string()).parse(row.headers)
    const mapping = mappingSchema.parse(row.mapping)
    const target = writeTargetOf(headers, mapping, row.count_column)
    const cells = JSON.stringify([target.column, mapping.site])
    // Two stores whose counts would go into the same cells get separate files.
    const shared = groups.find(
      ({ parts: [first], taken }) =>
        first?.row.file_sha256 === row.file_sha256 && !taken.has(cells),
    )
    const group = shared ?? {
      parts: [],
      format: formatSchema.parse(row.format),
      isForeign: !isTheirs(row.file_id),
      taken: new Set(),
    }
    if (!shared) groups.push(group)
    group.parts.push({ row, headers, mapping, target, choices: countColumnsOf(headers, mapping) })
    group.taken.add(cells)
  }
  return groups
}

export function toFile(group: FileGroup, names: ReadonlyMap<string, string>): StockFile {
  const { parts, format } = group
  const first = firstOf(parts)
  return {
    id: first.row.id,
    fileName: first.row.file_name,
    kind: format.kind,
    sizeBytes: first.row.file_bytes,
    system: first.target.system,
    stores: parts.map((part) => toTarget(part, names, group.isForeign)),
    writtenAs: first.target.writtenAs,
    refusal: refusalOf(group),
  }
}

function toTarget(
  { row, headers, target: { column }, choices }: GroupPart,
  names: ReadonlyMap<string, string>,
  isForeign: boolean,
): StockFile['stores'][number] {
  // With stores that the viewer does not manage, other columns of the file may be theirs.
  const isOpen = !isForeign && (choices.length > 1 || (choices.length > 0 && column === null))
  return {
    id: row.store_id,
    name: names.get(row.store_id) ?? '',
    importId: row.id,
    column: column === null ? null : (headers[column] ?? ''),
    columnAt: column,
    choices: isOpen ? choices.map((at) => ({ at, header: headers[at] ?? '' })) : [],
  }
}

/** Refuses files that hold stores the viewer does not manage. */
export function requireWhole({ isForeign }: Pick<FileGroup, 'isForeign'>): void {
  if (isForeign) throw new Fault('forbidden', REFUSALS.foreign, { reason: 'foreign' })
}

export function toLayout(group: FileGroup, organizationId: string): StockFileLayout {
  requireWhole(group)
  const refusal = refusalOf(group)
  if (refusal !== null) throw new Fault('conflict', REFUSALS[refusal], { reason: refusal })
  const { row, target } = firstOf(group.parts)
  return {
    organizationId,
    fileId: row.file_id,
    fileName: row.file_name,
    sizeBytes: row.file_bytes,
    format: group.format,
    system: target.system,
    parts: group.parts.map(({ row: part, headers, mapping, target: own }) => ({
      storeId: part.store_id,
      headers,
      mapping,
      repairs: parseRepairs(part.repairs),
      column: own.column ?? 0,
      writtenAs: own.writtenAs,
      wholeNumbers: own.wholeNumbers,
    })),
  }
}

/** For clients that have no words of their own. */
const REFUSALS: Readonly<Record<StockFileRefusal, string>> = {
  cleaned_up:
    'The uploaded file is no longer kept here. Take the counts in the shape of your system instead.',
  foreign:
    'This file also holds stores that you do not manage. Ask somebody who manages all of them, or take the counts in the shape of your system instead.',
  spaces:
    'Counts can be written into CSV and XLSX files, and the columns of this one are kept apart by spaces. Take the counts in another shape.',
  choose_first: 'Choose the column that takes the counts.',
  kind: 'Counts can be written into CSV and XLSX files. Save this one as XLSX and import that next time, or take the counts in another shape.',
  no_column: 'This file has no column that takes counts.',
  square_columns:
    'Square takes counts in its column "New Quantity", and this file has none for this store. Export the item library again with all columns.',
  count_there:
    'Lightspeed R-Series does not take quantities of items it has already by a file, only by an inventory count. Take the counts and enter them as a count there.',
}

/** Null if counts can be written into the file. */
function refusalOf({ parts, format, isForeign }: FileGroup): StockFileRefusal | null {
  const { row, target } = firstOf(parts)
  if (isForeign) return 'foreign'
  if (row.kept_file_id === null) return 'cleaned_up'
  const refused = parts.find((one) => one.target.column === null)
  if (refused) return refused.choices.length > 0 ? 'choose_first' : refused.target.why
  if (format.kind === 'xls' || format.kind === 'ods') return 'kind'
  if (format.delimiter === ALIGNED) return 'spaces'
  return target.why
}

function firstOf(parts: readonly GroupPart[]): GroupPart {
  const [first] = parts
  if (!first) throw new Error('A file of no store')
  return first
}
