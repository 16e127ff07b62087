// The database on the device: what waits to be sent, and what is needed to count without a network.

import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { PackedPlace } from '#contract/devices.ts'
import type { OutboxEntry } from './outbox-entry.ts'
import type { ShelfSnapshot } from './shelf-snapshot.ts'

interface Client {
  readonly userId: string
  readonly userName: string
  readonly deviceId: string
}

interface Tally {
  readonly userId: string
  readonly auditAssignmentId: string
  readonly confirmed: number
}

/** An item as it is found without a network. */
export interface CachedItem {
  readonly orgId: string
  readonly id: string
  readonly name: string
  readonly sku: string | null
  readonly unit: string
  readonly codes: readonly { readonly code: string; readonly quantity: number }[]
  /** Where it was last counted; left out by older versions. */
  readonly places?: readonly PackedPlace[]
  /** Each is the organization and one word, for search while typing. */
  readonly words: readonly string[]
  /** The full load it belongs to: items of an older one are no longer in the catalogue. */
  readonly edition: number
}

export interface CachedCode {
  readonly orgId: string
  readonly key: string
  readonly itemId: string
  readonly quantity: number
  readonly edition: number
}

/** Any other named value: packs, settings. */
export interface StoredValue {
  readonly key: string
  readonly value: unknown
}

interface DeviceSchema extends DBSchema {
  entries: {
    key: number
    value: OutboxEntry
    indexes: { queue: [string, string]; shelf: [string, string] }
  }
  clients: { key: string; value: Client }
  tallies: { key: [string, string]; value: Tally }
  snapshots: { key: [string, string]; value: ShelfSnapshot }
  items: { key: [string, string]; value: CachedItem; indexes: { words: string } }
  codes: { key: [string, string]; value: CachedCode }
  values: { key: string; value: StoredValue }
}

export type DeviceDatabase = IDBPDatabase<DeviceSchema>

/** The stores that a page writes its in-memory data to, in one transaction. */
export interface RefilledStores {
  readonly clients: {
    get(userId: string): Promise<Client | undefined>
    put(client: Client): Promise<unknown>
  }
  readonly entries: {
    getAll(): Promise<readonly OutboxEntry[]>
    add(entry: OutboxEntry): Promise<unknown>
    put(entry: OutboxEntry): Promise<unknown>
    delete(seq: number): Promise<void>
  }
}

type Refill = (stores: RefilledStores) => unknown

const NAME = 'shelfcount'
const VERSION = 1
/** The key of the id that tells a database from one created before or after it. */
const MARK = 'database'

let opened: Promise<DeviceDatabase> | undefined
/** Whether this page has had a database: one created later replaces it. */
let hasBeenOpen = false
/** The id of that database. */
let knownMark: unknown
const refills = new Set<Refill>()
let clearings = 0

/**
 * The browser's storage was cleared while this page was open. The page writes what it still has in memory as soon
 * as it creates the database again, or finds one that another page has created.
 */
export function onDatabaseCleared(refill: Refill): () => void {
  refills.add(refill)
  return () => refills.delete(refill)
}

/** How often that has happened to this page. */
export function clearingsOfDatabase(): number {
  return clearings
}

/** One connection for the whole page; reopened if the browser has closed it. */
export async function openDeviceDatabase(): Promise<DeviceDatabase> {
  const db = await connect()
  if (isUsable(db)) return db
  opened = undefined
  return connect()
}

/** Reads at once, and checks the connection only if that fails, because usually it works. */
export async function readOnDevice<T>(read: (db: DeviceDatabase) => Promise<T>): Promise<T> {
  const db = await connect()
  try {
    return await read(db)
  } catch (error) {
    if (isUsable(db)) throw error
    return read(await openDeviceDatabase())
  }
}

/** Some browsers drop the connection of a background page without saying so. */
function isUsable(db: DeviceDatabase): boolean {
  try {
    db.transaction('values')
    return true
  } catch {
    return false
  }
}

function connect(): Promise<DeviceDatabase> {
  const reopen = () => {
    opened = undefined
  }
  opened ??= openDB<DeviceSchema>(NAME, VERSION, {
    upgrade: (database, _old, _new, making) => {
      createStores(database)
      const mark = crypto.randomUUID()
      void making.objectStore('values').put({ key: MARK, value: mark })
      if (!hasBeenOpen) return
      knownMark = mark
      const [clients, entries] = [making.objectStore('clients'), making.objectStore('entries')]
      writeAgain({ clients, entries })
    },
    // A newer page wants to upgrade the database, or it is being deleted. This page closes it and opens it again
    // when needed.
    blocking: (_current, wanted, event) => {
      reopen()
      if (event.target instanceof IDBDatabase) event.target.close()
      if (wanted === null) makeAnew()
    },
    terminated: () => {
      reopen()
      makeAnew()
    },
  }).then(
    async (database) => {
      await meet(database)
      return database
    },
    (error: unknown) => {
      reopen()
      throw error
    },
  )
  return opened
}

/** A database with a different id was cleared, and created again by another page. */
async function meet(database: DeviceDatabase): Promise<void> {
  const mark = (await database.get('values', MARK))?.value
  const isAnother = hasBeenOpen && mark !== knownMark
  hasBeenOpen = true
  knownMark = mark
  if (!isAnother) return
  const transaction = database.transaction(['clients', 'entries'], 'readwrite')
  const [clients, entries] = [
    transaction.objectStore('clients'),
    transaction.objectStore('entries'),
  ]
  writeAgain({ clients, entries })
  await transaction.done
}

/** If one write fails the whole transaction fails, and with it the opening. */
function writeAgain(stores: RefilledStores): void {
  clearings += 1
  for (const refill of refills) void Promise.resolve(refill(stores)).catch(() => {})
}

/** At once if there is something to write: the page may be closed a moment later. */
function makeAnew(): void {
  if (refills.size > 0) void connect().catch(() => {})
}

function createStores(database: DeviceDatabase): void {
  const entries = database.createObjectStore('entries', { keyPath: 'seq', autoIncrement: true })
  entries.createIndex('queue', ['userId', 'state'])
  entries.createIndex('shelf', ['userId', 'auditAssignmentId'])
  database.createObjectStore('clients', { keyPath: 'userId' })
  database.createObjectStore('tallies', { keyPath: ['userId', 'auditAssignmentId'] })
  database.createObjectStore('snapshots', { keyPath: ['userId', 'auditAssignmentId'] })
  const items = database.createObjectStore('items', { keyPath: ['orgId', 'id'] })
  items.createIndex('words', 'words', { multiEntry: true })
  database.createObjectStore('codes', { keyPath: ['orgId', 'key'] })
  database.createObjectStore('values', { keyPath: 'key' })
}
