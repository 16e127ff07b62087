// Writes the files and fills the catalogue in a process of its own, so that what the serving process
// needs is not what its bench needed before.

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import pg from 'pg'
import type { BenchDatabase } from './bench-database.ts'
import { Chance } from './chance.ts'
import { insertCatalogue, writeStockFile } from './stock-file.ts'

interface Stock {
  readonly connection: BenchDatabase['connection']
  readonly organizationId: string
  /** In the order of the catalogue. */
  readonly path: string
  /** The same rows in any other order. */
  readonly shuffledPath: string
  readonly rows: number
  readonly items: number
}

export async function seedStock(stock: Stock): Promise<void> {
  await promisify(execFile)(process.execPath, [import.meta.filename, JSON.stringify(stock)])
}

async function seed(stock: Stock): Promise<void> {
  const { connection, organizationId, path, shuffledPath, rows, items } = stock
  const owner = new pg.Pool({ ...connection, max: 1 })
  await insertCatalogue(owner, organizationId, items)
  await owner.end()
  const numbers = Array.from({ length: rows }, (_, at) => at + 1)
  await writeStockFile(path, numbers)
  await writeStockFile(shuffledPath, new Chance(1).shuffled(numbers))
}

if (process.argv[1] === import.meta.filename) {
  const stock: Stock = JSON.parse(process.argv[2] ?? '')
  await seed(stock)
}
