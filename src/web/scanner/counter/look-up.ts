// Finds the item of a reading: on the device first, then on the server.

import type { QueryClient } from '@tanstack/react-query'
import { normalizeCode } from '#domain/barcode.ts'
import { tradeUnitOf } from '#domain/codes/trade-unit.ts'
import { searchWords } from '#domain/search-words.ts'
import { api } from '#web/client/api.ts'
import { liveQuery } from '#web/client/query-bridge.ts'
import {
  findByCode,
  findItem,
  oneSpellingOf,
  spelledInCatalogue,
} from '#web/outbox/cached-catalogue.ts'
import type { Reading } from '../camera/reading.ts'
import type { Found } from './decide-count.ts'

export interface LookUpFacts {
  readonly queryClient: QueryClient
  readonly orgId: string
  /** Whether the device has the whole catalogue: then a code that is not there is unknown. */
  readonly isComplete: boolean
  readonly isOnline: boolean
}

/** The longest anyone waits for a name. */
const PATIENCE_MS = 5_000

/** Shorter, because a person who typed a code waits for it to count. */
const SPELLING_PATIENCE_MS = 2_000

/** Looks on the device only, which answers at once. */
export async function lookUpHere(reading: Reading, orgId: string): Promise<Found | undefined> {
  return (await findOnDevice(orgId, reading)) ?? findInside(orgId, reading)
}

/**
 * Asks the server: a device with the full catalogue may still lack recent additions. Undefined if the
 * catalogue is complete and the device offline: nobody knows more then. If the server cannot be reached
 * otherwise, the promise stays pending, and the name comes later with the catalogue.
 */
export function askServer(
  reading: Reading,
  { queryClient, orgId, isComplete, isOnline }: LookUpFacts,
): Promise<Found | undefined> | undefined {
  if (isComplete && !isOnline) return undefined
  const stayAway = () => new Promise<never>(() => {})
  return isOnline ? findAtServer(queryClient, orgId, reading).catch(stayAway) : stayAway()
}

/** For callers that can wait for the server. */
export async function lookUp(reading: Reading, facts: LookUpFacts): Promise<Found | undefined> {
  const found = await lookUpHere(reading, facts.orgId)
  return found ?? withPatience(askServer(reading, facts), PATIENCE_MS)
}

/**
 * Corrects a typed code to the upper and lower case of the catalogue, on the device or else on the server.
 * Unknown codes stay as typed.
 */
export async function spelledAs(typed: string, facts: LookUpFacts): Promise<string> {
  const text = typed.trim()
  const here = await spelledInCatalogue(facts.orgId, text).catch(() => undefined)
  if (here !== undefined || !facts.isOnline) return here ?? text
  const asked = spelledAtServer(text, facts).catch(() => undefined)
  return (await withPatience(asked, SPELLING_PATIENCE_MS)) ?? text
}

async function spelledAtServer(
  text: string,
  { queryClient, orgId }: LookUpFacts,
): Promise<string | undefined> {
  const items = await searched(queryClient, orgId, text)
  const codes = items.flatMap(({ barcodes }) => barcodes.map(({ code }) => code))
  return oneSpellingOf(text, codes)
}

async function findOnDevice(orgId: string, reading: Reading): Promise<Found | undefined> {
  const { itemId, key, storeKey } = reading
  if (itemId !== undefined) {
    const item = await findItem(orgId, itemId)
    return item && { item, quantity: 1 }
  }
  const weighed = storeKey === undefined ? undefined : await findByCode(orgId, storeKey)
  return weighed ?? (key === undefined ? undefined : findByCode(orgId, key))
}

/** The catalogue does not have this case, but it may have the item inside. */
async function findInside(orgId: string, { key = '' }: Reading): Promise<Found | undefined> {
  const unit = tradeUnitOf(key)
  const inside = unit?.kind === 'case' ? await findByCode(orgId, unit.inside) : undefined
  return inside && { ...inside, isUnknownCase: true }
}

async function findAtServer(
  queryClient: QueryClient,
  orgId: string,
  { key, code, itemId, storeKey }: Reading,
): Promise<Found | undefined> {
  if (itemId !== undefined) {
    const item = await queryClient.fetchQuery(liveQuery(api.items.get, { orgId, itemId }))
    return { item: { ...item, codes: item.barcodes }, quantity: 1 }
  }
  const search = (one: string | undefined) => searchServer(queryClient, orgId, code, one)
  const weighed = storeKey === undefined ? undefined : await search(storeKey)
  return weighed ?? search(key)
}

async function searchServer(
  queryClient: QueryClient,
  orgId: string,
  code: string | undefined,
  key: string | undefined,
): Promise<Found | undefined> {
  const text = searchedText(code, key)
  if (text === undefined) return undefined
  for (const item of await searched(queryClient, orgId, text)) {
    const own = item.barcodes.find((barcode) => normalizeCode(barcode.code).key === key)
    if (own) return { item: { ...item, codes: item.barcodes }, quantity: own.quantity }
  }
  return undefined
}

async function searched(queryClient: QueryClient, orgId: string, text: string) {
  const { items } = await queryClient.fetchQuery(
    liveQuery(api.items.search, { orgId, text, limit: MOST_FOUND }),
  )
  return items
}

/** The server searches by prefix; the exact match is picked here. */
const MOST_FOUND = 100

/**
 * A number may be written with or without leading zeros: without them it is always found. For other codes
 * only the part before the first separator is searched, because separators are not part of a word.
 */
function searchedText(code: string | undefined, key = ''): string | undefined {
  if (/^\d{14}$/.test(key)) return key.replace(/^0+/, '')
  return code === undefined ? undefined : (searchWords(code)[0] ?? code)
}

function withPatience<T>(
  asked: Promise<T> | undefined,
  patienceMs: number,
): Promise<T | undefined> {
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), patienceMs)
  })
  return asked ? Promise.race([asked, late]) : Promise.resolve(undefined)
}
