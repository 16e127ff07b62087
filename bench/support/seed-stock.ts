// Writes the file and fills the catalogue in a process of its own, so that what the serving process
// needs is not what its bench needed before.

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import pg from 'pg'
import type { BenchDatabase } from './bench-database.ts'
import { insertCatalogue, writeStockFile } from './stock-file.ts'

interface Stock {
  readonly connection: BenchDatabase['connection']
  readonly organizationId: string
  readonly path: string
  readonly rows: number
  readonly items: number
}

export async function seedStock(stock: Stock): Promise<void> {
  await promisify(execFile)(process.execPath, [import.meta.filename, JSON.stringify(stock)])
}

async function seed({ connection, organizationId, path, rows, items }: Stock): Promise<void> {
  const owner = new pg.Pool({ ...connection, max: 1 })
  await insertCatalogue(owner, organizationId, items)
  await owner.end()
  await writeStockFile(path, rows)
}

if (process.argv[1] === import.meta.filename) {
  const stock: Stock = JSON.parse(process.argv[2] ?? '')
  await seed(stock)
}
