// Imports as they run in the product: an uploaded file, the real jobs, the real reader's process.

import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { api } from '#contract/api.ts'
import type { ImportDetails } from '#contract/imports.ts'
import { guessMapping } from '#domain/import/guess-mapping.ts'
import type { ImportKind, Mapping } from '#domain/import/mapping.ts'
import { firstRows } from '#domain/import/read/first-rows.ts'
import { openTable } from '#domain/import/read/open-table.ts'
import { type Person, type Shop, World } from '#seeds/world.ts'
import { createFileStorage } from '#server/http/file-storage.ts'
import { type ImportTaskOptions, importTasks } from '#server/import-worker/import-tasks.ts'
import { CHECK_LONG_IMPORT } from '#server/jobs/import-jobs.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import { newId } from '#server/new-id.ts'
import { ask } from './ask.ts'
import { type TestDatabase, testDatabase } from './database.ts'
import { eventually } from './eventually.ts'
import { sourceOf } from './files/read-all.ts'
import { type LiveNode, startLiveNode } from './live-node.ts'

const READER = join(import.meta.dirname, '../../src/entry/import-reader.ts')

/** A database, a node and the jobs of imports, while the tests of a file run. */
export async function startImportNode() {
  const database = await testDatabase()
  const node = await startLiveNode({ database })
  const jobs = await startImportJobs(database)
  afterAll(async () => {
    await jobs.stop()
    await node.stop()
  })
  return { database, world: new World({ database }), node }
}

export async function startImportJobs(
  database: TestDatabase,
  options: Partial<Pick<ImportTaskOptions, 'reader' | 'limits' | 'turnCpuSeconds'>> = {},
) {
  const { reader = READER, ...limits } = options
  const log = (line: string) => process.stderr.write(`${line}\n`)
  const { connection } = database
  const tasks = importTasks({ connection, reader, log, ...limits })
  const { [CHECK_LONG_IMPORT]: long, ...short } = tasks
  const workers = await Promise.all([
    startJobs({ database, tasks: short, log }),
    startJobs({ database, tasks: { [CHECK_LONG_IMPORT]: long }, concurrency: 1, log }),
  ])
  return { stop: async () => void (await Promise.all(workers.map((one) => one.stop()))) }
}

export interface ImportWish {
  readonly kind?: ImportKind
  readonly auditId?: string
  readonly name?: string
  readonly mapping?: Partial<Mapping>
  readonly person?: Person
}

/** Uploads, guesses and starts, as the screens do. */
export class Importer {
  readonly #world: World
  readonly #node: LiveNode
  readonly shop: Shop

  constructor(world: World, node: LiveNode, shop: Shop) {
    this.#world = world
    this.#node = node
    this.shop = shop
  }

  async upload(
    bytes: Uint8Array,
    name = 'stock.csv',
    person: Person = this.shop.owner,
  ): Promise<string> {
    const { organizationId } = this.shop
    const id = newId()
    const size = 256 * 1024
    await createFileStorage(this.#world.database.app).insert({
      organizationId,
      id,
      name,
      mime: 'text/csv',
      sizeBytes: bytes.byteLength,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      createdBy: person.id,
      storeId: null,
      chunks: (async function* () {
        for (let at = 0; at < bytes.byteLength; at += size) {
          yield Buffer.from(bytes.subarray(at, at + size))
        }
      })(),
    })
    return id
  }

  async start(bytes: Uint8Array, wish: ImportWish = {}): Promise<string> {
    const { storeId, owner } = this.shop
    const fileId = await this.upload(bytes, wish.name, wish.person)
    const kind = wish.kind ?? 'baseline'
    const looked = await this.#look(bytes, kind)
    const { id } = await this.#world.run(wish.person ?? owner, api.imports.start, {
      storeId,
      kind,
      ...(wish.auditId && { auditId: wish.auditId }),
      fileId,
      format: looked.format,
      headers: [...looked.headers],
      mapping: {
        ...looked.mapping,
        columns: [...looked.mapping.columns],
        ...wish.mapping,
      } as never,
    })
    return id
  }

  /** What the browser would say of a file; of one that cannot be read, something to begin with. */
  async #look(bytes: Uint8Array, kind: ImportKind) {
    try {
      const table = await openTable(sourceOf(bytes, 65_536))
      const rows = await firstRows(table, 200)
      const { mapping } = guessMapping(rows, { kind, storeName: 'Main store' })
      return { format: table.format, headers: rows[mapping.headerRows - 1] ?? [], mapping }
    } catch {
      return {
        format: { kind: 'text', encoding: null, delimiter: null, sheet: null } as const,
        headers: ['SKU', 'On hand'],
        mapping: {
          columns: ['sku', 'quantity'],
          headerRows: 1,
          decimal: '.',
          site: null,
          gtins: false,
        } as const,
      }
    }
  }

  status(importId: string): Promise<ImportDetails> {
    const { storeId, owner } = this.shop
    return ask(this.#node, owner, api.imports.status, { storeId, importId })
  }

  async until(importId: string, ...statuses: string[]): Promise<ImportDetails> {
    let last: ImportDetails | undefined
    await eventually(async () => {
      last = await this.status(importId)
      if (!statuses.includes(last.status)) throw new Error(`it is ${last.status}: ${last.failure}`)
    })
    if (!last) throw new Error('It was never seen')
    return last
  }

  async check(bytes: Uint8Array, wish: ImportWish = {}) {
    const id = await this.start(bytes, wish)
    return this.until(id, 'checked', 'failed')
  }

  async confirm(importId: string, words: object = {}): Promise<ImportDetails> {
    const { storeId, owner } = this.shop
    await this.#world.run(owner, api.imports.confirm, { storeId, importId, ...words })
    return this.until(importId, 'done', 'failed')
  }

  /** From file to force. */
  async import(bytes: Uint8Array, wish: ImportWish = {}): Promise<ImportDetails> {
    const { id } = await this.check(bytes, wish)
    return this.confirm(id)
  }
}
