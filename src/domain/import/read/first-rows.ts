import type { Table } from './table.ts'

/**
 * The beginning of a table, with every row at the number that people see: sheets leave out empty rows, and the first
 * line of a text may be a hint.
 */
export async function firstRows(
  table: Table,
  most: number,
): Promise<readonly (readonly string[])[]> {
  const rows: (readonly string[])[] = []
  for await (const batch of table.batches({ maxRows: most })) {
    const gap = Math.min(batch.firstRow - 1, most) - rows.length
    for (let empty = 0; empty < gap; empty += 1) rows.push([])
    rows.push(...batch.rows)
  }
  return rows.slice(0, most)
}
