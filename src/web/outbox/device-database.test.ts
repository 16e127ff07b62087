import { beforeEach, expect, test, vi } from 'vitest'

interface Connection {
  isOpen: boolean
  close(): void
  transaction(): unknown
}

interface Callbacks {
  upgrade(database: unknown, old: number, wanted: number, making: unknown): void
  blocking(current: number, wanted: number | null, event: { target: unknown }): void
  terminated(): void
}

const idb = vi.hoisted(() => ({
  connections: [] as Connection[],
  callbacks: [] as Callbacks[],
  failure: undefined as Error | undefined,
  mark: 'first' as unknown,
}))

class Database implements Connection {
  isOpen = true

  close() {
    this.isOpen = false
  }

  transaction() {
    if (!this.isOpen) throw new DOMException('The connection is closing', 'InvalidStateError')
    return { objectStore: (name: string) => name, done: Promise.resolve() }
  }

  async get() {
    return { value: idb.mark }
  }
}

vi.mock('idb', () => ({
  openDB: async (_name: string, _version: number, callbacks: Callbacks) => {
    if (idb.failure) throw idb.failure
    const connection = new Database()
    idb.connections.push(connection)
    idb.callbacks.push(callbacks)
    return connection
  },
}))

/** A page that has just loaded: nothing is open. */
async function loadPage() {
  vi.resetModules()
  return (await import('./device-database.ts')).openDeviceDatabase
}

/** Each read reports the connection that it used. */
async function readPage() {
  vi.resetModules()
  const { readOnDevice } = await import('./device-database.ts')
  return () =>
    readOnDevice(async (db) => {
      db.transaction('values')
      return idb.connections.findIndex((one) => Object.is(one, db))
    })
}

beforeEach(() => {
  idb.connections.length = 0
  idb.callbacks.length = 0
  idb.failure = undefined
  idb.mark = 'first'
  vi.stubGlobal('IDBDatabase', Database)
})

test('everybody on the page shares one connection', async () => {
  const open = await loadPage()
  const [first, second] = await Promise.all([open(), open()])
  expect(second).toBe(first)
  expect(idb.connections).toHaveLength(1)
})

test('a connection that the browser has dropped without a word is opened again', async () => {
  const open = await loadPage()
  const first = await open()
  idb.connections[0]?.close()
  const second = await open()
  expect(second).not.toBe(first)
  expect(await open()).toBe(second)
})

test('what is read from one that was dropped is read again from a new one', async () => {
  const read = await readPage()
  expect(await read()).toBe(0)
  idb.connections[0]?.close()
  expect(await read()).toBe(1)
  expect(await read()).toBe(1)
})

test('what cannot be read from one that is open is not asked for again', async () => {
  vi.resetModules()
  const { readOnDevice } = await import('./device-database.ts')
  let asked = 0
  const read = readOnDevice(async () => {
    asked += 1
    throw new Error('Not there')
  })
  await expect(read).rejects.toThrow('Not there')
  expect(asked).toBe(1)
})

test('a device database that the browser has ended is opened again', async () => {
  const open = await loadPage()
  const first = await open()
  idb.callbacks[0]?.terminated()
  expect(await open()).not.toBe(first)
})

test('the device database makes room for a newer page, and is opened again when it is needed', async () => {
  const open = await loadPage()
  await open()
  const [connection] = idb.connections
  idb.callbacks[0]?.blocking(1, 2, { target: connection })
  expect(connection?.isOpen).toBe(false)
  await open()
  expect(idb.connections).toHaveLength(2)
})

test('a device database that did not open is tried again', async () => {
  const open = await loadPage()
  idb.failure = new DOMException('No room', 'QuotaExceededError')
  await expect(open()).rejects.toThrow('No room')
  idb.failure = undefined
  await expect(open()).resolves.toBe(idb.connections[0])
})

/** The database does not exist: the browser creates it in a transaction of its own. */
function make(connection: number): void {
  const store = { createIndex: () => {} }
  const database = { createObjectStore: () => store }
  const put = async ({ value }: { readonly value: unknown }) => {
    idb.mark = value
  }
  const making = { objectStore: (name: string) => (name === 'values' ? { put } : name) }
  idb.callbacks[connection]?.upgrade(database, 0, 1, making)
}

const REFILLED = { clients: 'clients', entries: 'entries' }

test('a device database that is made under an open page gets what the page knows; the first one does not', async () => {
  vi.resetModules()
  const { openDeviceDatabase, onDatabaseCleared } = await import('./device-database.ts')
  const refill = vi.fn()
  const forget = onDatabaseCleared(refill)
  const opening = openDeviceDatabase()
  make(0)
  await opening
  expect(refill).not.toHaveBeenCalled()
  const [connection] = idb.connections
  idb.callbacks[0]?.blocking(1, null, { target: connection })
  expect(idb.connections, 'made anew at once').toHaveLength(2)
  make(1)
  expect(refill).toHaveBeenCalledExactlyOnceWith(REFILLED)
  forget()
  make(1)
  expect(refill).toHaveBeenCalledOnce()
})

test('a device database that the browser has ended is made anew at once where somebody has something to write down', async () => {
  vi.resetModules()
  const { openDeviceDatabase, onDatabaseCleared } = await import('./device-database.ts')
  await openDeviceDatabase()
  idb.callbacks[0]?.terminated()
  expect(idb.connections).toHaveLength(1)
  await openDeviceDatabase()
  onDatabaseCleared(() => {})
  idb.callbacks[1]?.terminated()
  expect(idb.connections).toHaveLength(3)
})

test('a device database that another page has made meanwhile gets what this page knows, once', async () => {
  vi.resetModules()
  const { openDeviceDatabase, onDatabaseCleared } = await import('./device-database.ts')
  const refill = vi.fn()
  onDatabaseCleared(refill)
  await openDeviceDatabase()
  idb.connections[0]?.close()
  await openDeviceDatabase()
  expect(refill, 'the same as before').not.toHaveBeenCalled()
  idb.connections[1]?.close()
  idb.mark = 'second'
  await openDeviceDatabase()
  expect(refill).toHaveBeenCalledExactlyOnceWith(REFILLED)
  idb.connections[2]?.close()
  await openDeviceDatabase()
  expect(refill).toHaveBeenCalledOnce()
})
