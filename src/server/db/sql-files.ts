// The SQL files of the product: `migrations` and `functions`.

import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface SqlFiles {
  readonly migrations: readonly Migration[]
  readonly functions: readonly FunctionFile[]
}

export interface Migration {
  readonly version: number
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

export interface FunctionFile {
  readonly name: string
  readonly sql: string
  readonly checksum: string
  /** Tables refer to it: triggers, and the functions that create them. */
  readonly isBeforeTables: boolean
}

export async function readSqlFiles(folder: string): Promise<SqlFiles> {
  const [migrations, beforeTables, others] = await Promise.all([
    readFolder(join(folder, 'migrations')),
    readFolder(join(folder, 'functions/before-tables')),
    readFolder(join(folder, 'functions')),
  ])
  return {
    migrations: migrations
      .filter(({ name }) => /^\d{4}_/.test(name))
      .map((file) => ({ ...file, version: Number(file.name.slice(0, 4)) })),
    functions: [
      ...beforeTables.map((file) => ({ ...file, isBeforeTables: true })),
      ...others.map((file) => ({ ...file, isBeforeTables: false })),
    ],
  }
}

async function readFolder(folder: string) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8')
      const checksum = createHash('sha256').update(sql).digest('hex')
      return { name, sql, checksum }
    }),
  )
}
