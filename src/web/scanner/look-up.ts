// Finds the item of a reading: on the device, and where that is not filled yet, at the server.

import type { QueryClient } from '@tanstack/react-query'
import { api } from '#contract/api.ts'
import { normalizeCode } from '#domain/barcode.ts'
import { tradeUnitOf } from '#domain/codes/trade-unit.ts'
import { liveQuery } from '../client/query-bridge.ts'
import { findByCode, findItem } from '../outbox/kept-catalogue.ts'
import type { Found } from './decide-count.ts'
import type { Reading } from './reading.ts'

export interface LookUpFacts {
  readonly queryClient: QueryClient
  readonly orgId: string
  /** Whether the device has the whole catalogue: then a code that is not there is unknown. */
  readonly isComplete: boolean
  readonly isOnline: boolean
}

/** Nobody waits longer for a name: the count is kept under its code, and the server finds the item. */
const PATIENCE_MS = 1_500

export async function lookUp(
  reading: Reading,
  { queryClient, orgId, isComplete, isOnline }: LookUpFacts,
): Promise<Found | undefined> {
  const found = await findOnDevice(orgId, reading)
  if (found || isComplete || !isOnline) return found ?? findInside(orgId, reading)
  const asked = await withPatience(findAtServer(queryClient, orgId, reading))
  return asked ?? findInside(orgId, reading)
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

/** Nobody has told the catalogue about this case, but about what is in it. */
async function findInside(orgId: string, { key = '' }: Reading): Promise<Found | undefined> {
  const unit = tradeUnitOf(key)
  const inside = unit?.kind === 'case' ? await findByCode(orgId, unit.inside) : undefined
  return inside && { ...inside, isUnknownCase: true }
}

async function findAtServer(
  queryClient: QueryClient,
  orgId: string,
  { key, code, itemId }: Reading,
): Promise<Found | undefined> {
  if (itemId !== undefined) {
    const item = await queryClient.fetchQuery(liveQuery(api.items.get, { orgId, itemId }))
    return { item: { ...item, codes: item.barcodes }, quantity: 1 }
  }
  if (code === undefined) return undefined
  const { items } = await queryClient.fetchQuery(
    liveQuery(api.items.search, { orgId, text: code, limit: 10 }),
  )
  for (const item of items) {
    const own = item.barcodes.find((barcode) => normalizeCode(barcode.code).key === key)
    if (own) return { item: { ...item, codes: item.barcodes }, quantity: own.quantity }
  }
  return undefined
}

function withPatience<T>(asked: Promise<T>): Promise<T | undefined> {
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), PATIENCE_MS)
  })
  return Promise.race([asked.catch(() => undefined), late])
}
