// The catalogue on the device: searchable by code and by words, without a network.

import type { PackedItem, PackedPlace } from '#contract/devices.ts'
import { normalizeCode } from '#domain/barcode.ts'
import { searchWords } from '#domain/search-words.ts'
import type { Formats } from '#messages/formats.ts'
import {
  type CachedCode,
  type CachedItem,
  openDeviceDatabase,
  readOnDevice,
} from './device-database.ts'
import { writeInBatches } from './write-in-batches.ts'

export interface FoundItem {
  readonly id: string
  readonly name: string
  readonly sku: string | null
  readonly unit: string
  readonly codes: readonly { readonly code: string; readonly quantity: number }[]
  readonly places?: readonly PackedPlace[]
}

export interface FoundCode {
  readonly item: FoundItem
  /** How many units one scan counts for. */
  readonly quantity: number
}

/** The items of an organization's catalogue that the server has sent. */
export interface BroughtItems {
  readonly items: readonly PackedItem[]
  readonly removed: readonly string[]
  /** The stores whose usual places were sent too; those of other stores stay as they are. */
  readonly storeIds: readonly string[]
}

export async function saveCatalogueChanges(
  orgId: string,
  edition: number,
  { items, removed, storeIds }: BroughtItems,
): Promise<void> {
  await writeInBatches(removed, (batch) => removeItems(orgId, batch))
  await writeInBatches(items, (batch) => saveItems({ orgId, edition, storeIds }, batch))
}

interface SavedFor {
  readonly orgId: string
  readonly edition: number
  readonly storeIds: readonly string[]
}

async function saveItems(
  { orgId, edition, storeIds }: SavedFor,
  items: readonly PackedItem[],
): Promise<void> {
  const stores = await writeCatalogue()
  const before = await Promise.all(items.map(({ id }) => stores.items.get([orgId, id])))
  await Promise.all(
    items.map(async (item, at) => {
      const places = [...placesElsewhere(before[at], storeIds), ...item.places]
      void stores.items.put(cachedItem(orgId, edition, { ...item, places }))
      const codes = cachedCodes(orgId, edition, item)
      for (const code of codes) void stores.codes.put(code)
      const own = new Set(codes.map(({ key }) => key))
      await removeCodes(stores.codes, orgId, before[at], (key) => !own.has(key))
    }),
  )
  await stores.done
}

async function removeItems(orgId: string, ids: readonly string[]): Promise<void> {
  const stores = await writeCatalogue()
  for (const id of ids) {
    await removeCodes(stores.codes, orgId, await stores.items.get([orgId, id]))
    void stores.items.delete([orgId, id])
  }
  await stores.done
}

async function writeCatalogue() {
  const db = await openDeviceDatabase()
  // What a power cut destroys is downloaded again.
  const transaction = db.transaction(['items', 'codes'], 'readwrite', { durability: 'relaxed' })
  const [items, codes] = [transaction.objectStore('items'), transaction.objectStore('codes')]
  return { items, codes, done: transaction.done }
}

type CodeStore = Awaited<ReturnType<typeof writeCatalogue>>['codes']

/** Removes an item's old codes; a code that now belongs to another item stays there. */
async function removeCodes(
  store: CodeStore,
  orgId: string,
  item: CachedItem | undefined,
  isGone: (key: string) => boolean = () => true,
): Promise<void> {
  const keys = (item?.codes ?? []).map(({ code }) => normalizeCode(code).key)
  for (const key of keys.filter(isGone)) {
    const code = await store.get([orgId, key])
    if (code?.itemId === item?.id) void store.delete([orgId, key])
  }
}

function placesElsewhere(item: CachedItem | undefined, storeIds: readonly string[]) {
  return (item?.places ?? []).filter(({ storeId }) => !storeIds.includes(storeId))
}

export async function countCachedItems(orgId: string): Promise<number> {
  const db = await openDeviceDatabase()
  return db.count('items', ofOrganization(orgId))
}

/** Removes items that the newest full load did not contain. */
export async function dropOlderEditions(orgId: string, edition: number): Promise<void> {
  const db = await openDeviceDatabase()
  for (const name of ['items', 'codes'] as const) {
    const old = await keysBefore(name, orgId, edition)
    await writeInBatches(old, async (keys) => {
      const transaction = db.transaction(name, 'readwrite', { durability: 'relaxed' })
      for (const key of keys) void transaction.store.delete(key)
      await transaction.done
    })
  }
}

async function keysBefore(
  name: 'items' | 'codes',
  orgId: string,
  edition: number,
): Promise<readonly [string, string][]> {
  const db = await openDeviceDatabase()
  const keys: [string, string][] = []
  let cursor = await db.transaction(name).store.openCursor(ofOrganization(orgId))
  while (cursor) {
    if (cursor.value.edition < edition) keys.push(cursor.primaryKey)
    cursor = await cursor.continue()
  }
  return keys
}

export function findByCode(orgId: string, key: string): Promise<FoundCode | undefined> {
  return readOnDevice(async (db) => {
    const transaction = db.transaction(['codes', 'items'])
    const code = await transaction.objectStore('codes').get([orgId, key])
    const item = code && (await transaction.objectStore('items').get([orgId, code.itemId]))
    return code && item ? { item, quantity: code.quantity } : undefined
  })
}

export function findItem(orgId: string, id: string): Promise<FoundItem | undefined> {
  return readOnDevice((db) => db.get('items', [orgId, id]))
}

/**
 * Items that have, for each of these, a word beginning with it; the first words decide which items are looked at.
 * `compare`: of names in the language of the page.
 */
export async function searchItems(
  orgId: string,
  text: string,
  { limit, compare }: { readonly limit: number; readonly compare: Formats['compare'] },
): Promise<readonly FoundItem[]> {
  const words = longestFirst(text)
  const [longest] = words
  if (longest === undefined) return []
  const db = await openDeviceDatabase()
  const from = `${orgId} ${longest}`
  const index = db.transaction('items').store.index('words')
  const found = new Map<string, FoundItem>()
  let cursor = await index.openCursor(IDBKeyRange.bound(from, `${from}\uffff`))
  while (cursor && found.size < limit) {
    const item = cursor.value
    const hasAll = words.every((word) =>
      item.words.some((one) => one.startsWith(`${orgId} ${word}`)),
    )
    if (hasAll) found.set(item.id, item)
    cursor = await cursor.continue()
  }
  return [...found.values()].sort((a, b) => compare(a.name, b.name))
}

/**
 * A code in the catalogue's spelling: phone keyboards change upper and lower case. A code that it has in
 * several spellings stays as typed. Undefined: unknown.
 */
export async function spelledInCatalogue(
  orgId: string,
  typed: string,
): Promise<string | undefined> {
  const text = typed.trim()
  if (await findByCode(orgId, normalizeCode(text).key)) return text
  const [longest] = longestFirst(text)
  if (longest === undefined) return undefined
  const db = await openDeviceDatabase()
  // Equal codes have equal words, however they are spelled.
  const found = await db.getAllFromIndex('items', 'words', `${orgId} ${longest}`)
  const codes = found.flatMap((item) => item.codes.map(({ code }) => code))
  return oneSpellingOf(text, codes)
}

export function oneSpellingOf(text: string, codes: readonly string[]): string | undefined {
  const same = new Set(codes.filter((code) => code.toLowerCase() === text.toLowerCase()))
  const [only] = same
  return same.size > 1 ? text : only
}

function longestFirst(text: string): readonly string[] {
  return [...searchWords(text)].sort((a, b) => b.length - a.length)
}

function cachedItem(orgId: string, edition: number, item: PackedItem): CachedItem {
  const { id, name, sku, unit, codes, places } = item
  const said = [name, sku ?? '', ...codes.map(({ code }) => code)].flatMap(searchWords)
  const words = [...new Set(said)].map((word) => `${orgId} ${word}`)
  return { orgId, id, name, sku, unit, codes, places, words, edition }
}

function cachedCodes(orgId: string, edition: number, item: PackedItem): readonly CachedCode[] {
  return item.codes.map(({ code, quantity }) => {
    const { key } = normalizeCode(code)
    return { orgId, key, itemId: item.id, quantity, edition }
  })
}

function ofOrganization(orgId: string): IDBKeyRange {
  return IDBKeyRange.bound([orgId], [orgId, []])
}
