// The catalogue on the device: found by code and by words, without a network.

import type { PackedItem, PackedPlace } from '#contract/devices.ts'
import { normalizeCode } from '#domain/barcode.ts'
import { searchWords } from '#domain/search-words.ts'
import {
  type KeptCode,
  type KeptItem,
  openDeviceDatabase,
  readOnDevice,
} from './device-database.ts'
import { inSmallSteps } from './small-steps.ts'

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
  /** How many units one reading stands for. */
  readonly quantity: number
}

export async function saveCatalogueSlice(
  orgId: string,
  edition: number,
  items: readonly PackedItem[],
): Promise<void> {
  await inSmallSteps(items, (some) => saveItems(orgId, edition, some))
}

async function saveItems(
  orgId: string,
  edition: number,
  items: readonly PackedItem[],
): Promise<void> {
  const db = await openDeviceDatabase()
  // What is lost with a power cut comes again by itself.
  const transaction = db.transaction(['items', 'codes'], 'readwrite', { durability: 'relaxed' })
  const [itemStore, codeStore] = [
    transaction.objectStore('items'),
    transaction.objectStore('codes'),
  ]
  for (const item of items) {
    void itemStore.put(keptItem(orgId, edition, item))
    for (const code of keptCodes(orgId, edition, item)) void codeStore.put(code)
  }
  await transaction.done
}

/** Lets go of what the newest download did not bring. */
export async function dropOlderEditions(orgId: string, edition: number): Promise<void> {
  const db = await openDeviceDatabase()
  for (const name of ['items', 'codes'] as const) {
    const old = await keysBefore(name, orgId, edition)
    await inSmallSteps(old, async (keys) => {
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

/** Items with a word beginning with each of these; the first words decide which are looked at. */
export async function searchItems(
  orgId: string,
  text: string,
  limit: number,
): Promise<readonly FoundItem[]> {
  const words = [...searchWords(text)].sort((a, b) => b.length - a.length)
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
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name))
}

function keptItem(orgId: string, edition: number, item: PackedItem): KeptItem {
  const { id, name, sku, unit, codes, places } = item
  const said = [name, sku ?? '', ...codes.map(({ code }) => code)].flatMap(searchWords)
  const words = [...new Set(said)].map((word) => `${orgId} ${word}`)
  return { orgId, id, name, sku, unit, codes, places, words, edition }
}

function keptCodes(orgId: string, edition: number, item: PackedItem): readonly KeptCode[] {
  return item.codes.map(({ code, quantity }) => {
    const { key } = normalizeCode(code)
    return { orgId, key, itemId: item.id, quantity, edition }
  })
}

function ofOrganization(orgId: string): IDBKeyRange {
  return IDBKeyRange.bound([orgId], [orgId, []])
}
