// What people typed over cells of a file. It is kept by row and column, so that it stays when columns are
// used in another way and the file is checked again.

export interface Repair {
  /** The number people see in their spreadsheet. */
  readonly row: number
  /** The place of the column in the file, and what it is called there. */
  readonly at: number
  readonly header: string
  readonly value: string
}

/** Typed once more, the later value stays. */
export function withRepair(repairs: readonly Repair[], added: Repair): readonly Repair[] {
  const others = repairs.filter(({ row, at }) => row !== added.row || at !== added.at)
  return [...others, added]
}

/** Those whose column is still there: another sheet or another separator has other columns. */
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
  /** Of these, cells of columns that are used: the others wait until they are. */
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
