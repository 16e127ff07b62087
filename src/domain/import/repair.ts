// Corrections that people typed over cells of a file. Stored by row and column, so that they survive when columns are
// used differently and the file is checked again.

export interface Repair {
  /** The row number that people see in their spreadsheet. */
  readonly row: number
  /** The index of the column in the file, and its header there. */
  readonly at: number
  readonly header: string
  readonly value: string
}

/** A later correction of the same cell replaces the earlier one. */
export function withRepair(repairs: readonly Repair[], added: Repair): readonly Repair[] {
  const others = repairs.filter(({ row, at }) => row !== added.row || at !== added.at)
  return [...others, added]
}

/** Corrections whose column still exists: another sheet or delimiter has other columns. */
export function repairsOf(
  repairs: readonly Repair[],
  headers: readonly string[],
): ReadonlyMap<number, readonly Repair[]> {
  const own = repairs.filter(({ at, header }) => (headers[at] ?? '') === header)
  return Map.groupBy(own, ({ row }) => row)
}

export function repairedCells(
  cells: readonly string[],
  repairs: readonly Repair[],
): readonly string[] {
  const repaired = [...cells]
  for (const { at, value } of repairs) {
    while (repaired.length <= at) repaired.push('')
    repaired[at] = value
  }
  return repaired
}

export interface RepairCounts {
  readonly kept: number
  /** How many are in columns that are used; the others apply once theirs are. */
  readonly inUse: number
}

export function countRepairs(
  repairs: readonly Repair[],
  headers: readonly string[],
  columns: readonly (string | null)[],
): RepairCounts {
  const there = [...repairsOf(repairs, headers).values()].flat()
  const inUse = there.filter(({ at }) => (columns[at] ?? null) !== null).length
  return { kept: repairs.length, inUse }
}
