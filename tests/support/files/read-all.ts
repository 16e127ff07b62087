import { openTable } from '#domain/import/read/open-table.ts'
import type { FileSource, FormatChoice } from '#domain/import/read/table.ts'

export function sourceOf(bytes: Uint8Array, pieceBytes = 1_000): FileSource {
  return {
    sizeBytes: bytes.byteLength,
    async *pieces() {
      for (let at = 0; at < bytes.byteLength; at += pieceBytes) {
        yield bytes.subarray(at, at + pieceBytes)
      }
    },
  }
}

export async function readAll(bytes: Uint8Array, choice?: FormatChoice, pieceBytes?: number) {
  const table = await openTable(sourceOf(bytes, pieceBytes), choice)
  const rows: { row: number; cells: readonly string[] }[] = []
  const broken: number[] = []
  for await (const batch of table.batches()) {
    broken.push(...batch.brokenRows)
    rows.push(...batch.rows.map((cells, at) => ({ row: batch.firstRow + at, cells })))
  }
  return { format: table.format, sheetNames: table.sheetNames, rows, broken }
}
