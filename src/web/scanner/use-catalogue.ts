// The catalogue comes to the device by itself, so that counting works where there is no network.

import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '#contract/api.ts'
import type { AssignmentPack, PackedItem } from '#contract/devices.ts'
import type { Page } from '#contract/pagination.ts'
import { liveQuery } from '../client/query-bridge.ts'
import { useConnectionState } from '../client/react.tsx'
import { dropOlderEditions, saveCatalogueSlice } from '../outbox/kept-catalogue.ts'
import { keepValue, readKeptValue } from '../outbox/kept-values.ts'
import { oneTabAtATime } from '../outbox/tabs.ts'
import { useClearings } from '../outbox/use-clearings.ts'

export interface KeptEdition {
  readonly edition: number
  readonly items: number
  /** The stores whose usual places came along; left out by older downloads. */
  readonly storeIds?: readonly string[]
}

export interface CatalogueState {
  /** How many items are on the device; undefined until it is known. */
  readonly items: number | undefined
  /** Whether all of them are: then it works offline. */
  readonly isComplete: boolean
  readonly isLoading: boolean
}

const SLICE = 1_000
/** Until then what was downloaded is good enough, unless the number of items differs. */
const FRESH_MS = 6 * 60 * 60 * 1_000

const NOTHING_HERE: CatalogueState = { items: undefined, isComplete: false, isLoading: false }

export function useCatalogue(pack: AssignmentPack | undefined): CatalogueState {
  const queryClient = useQueryClient()
  const { status } = useConnectionState()
  const [state, setState] = useState(NOTHING_HERE)
  const clearings = useClearings()
  const isOnline = status === 'live'
  const { auditId, orgId, items } = pack ?? {}
  const storeIds = (pack?.stores ?? []).map(({ id }) => id).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was cleared comes anew
  useEffect(() => {
    if (!auditId || !orgId || items === undefined) return
    const stopped = new AbortController()
    const tell = (next: CatalogueState) => {
      if (!stopped.signal.aborted) setState(next)
    }
    const { signal } = stopped
    const wanted = storeIds.split(' ').filter(Boolean)
    /** Answers whether what is kept will do. */
    const readKept = async () => {
      const kept = await readKeptValue(editionKey(orgId), isEdition)
      tell(kept ? { items: kept.items, isComplete: true, isLoading: false } : NOTHING_HERE)
      const hasPlaces = wanted.every((id) => kept?.storeIds?.includes(id))
      return kept?.items === items && isFresh(kept.edition) && hasPlaces
    }
    const run = async () => {
      if ((await readKept()) || !isOnline) return
      await oneTabAtATime(editionKey(orgId), signal, async () => {
        if (await readKept()) return
        await download({ queryClient, auditId, orgId, storeIds: wanted, signal, tell })
      })
    }
    run().catch((error: unknown) => {
      if (stopped.signal.aborted) return
      console.warn('The catalogue is not on this device yet', error)
      setState((before) => ({ ...before, isLoading: false }))
    })
    return () => stopped.abort()
  }, [queryClient, auditId, orgId, items, storeIds, isOnline, clearings])
  return state
}

interface Download {
  readonly queryClient: QueryClient
  readonly auditId: string
  readonly orgId: string
  readonly storeIds: readonly string[]
  readonly signal: AbortSignal
  readonly tell: (state: CatalogueState) => void
}

async function download(plan: Download): Promise<void> {
  const { queryClient, auditId, orgId, storeIds, signal, tell } = plan
  const before = await readKeptValue(editionKey(orgId), isEdition)
  // Also newer where the clock was put back meanwhile.
  const edition = Math.max(Date.now(), (before?.edition ?? 0) + 1)
  let cursor: string | null = null
  let items = 0
  for (;;) {
    const slice: Promise<Page<PackedItem>> = fetchSlice(queryClient, auditId, cursor)
    const answer: Page<PackedItem> = await unlessAborted(slice, signal)
    await saveCatalogueSlice(orgId, edition, answer.page)
    items += answer.page.length
    cursor = answer.continueCursor
    if (answer.isDone) break
    tell({ items, isComplete: false, isLoading: true })
  }
  // Said when it is true after a reload as well.
  await keepValue(editionKey(orgId), { edition, items, storeIds } satisfies KeptEdition)
  tell({ items, isComplete: true, isLoading: false })
  await dropOlderEditions(orgId, edition)
}

/** A download of tomorrow was made when the clock was wrong: nobody knows how old it is. */
function isFresh(edition: number): boolean {
  const ageMs = Date.now() - edition
  return ageMs >= 0 && ageMs < FRESH_MS
}

/** Asked once: nobody follows a slice. */
async function fetchSlice(
  queryClient: QueryClient,
  auditId: string,
  cursor: string | null,
): Promise<Page<PackedItem>> {
  const paginationOpts = { numItems: SLICE, cursor }
  const slice = liveQuery(api.devices.getCatalogue, { auditId, paginationOpts })
  const answer = await queryClient.fetchQuery(slice)
  queryClient.removeQueries({ queryKey: slice.queryKey, exact: true })
  return answer
}

/** A slice may never come, and other tabs wait. */
function unlessAborted<T>(awaited: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted()
  const aborted = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => aborted.reject(signal.reason), { once: true })
  return Promise.race([awaited, aborted.promise])
}

function editionKey(orgId: string): string {
  return `catalogue/${orgId}`
}

function isEdition(value: unknown): value is KeptEdition {
  return (
    typeof value === 'object' &&
    value !== null &&
    'edition' in value &&
    typeof value.edition === 'number' &&
    'items' in value &&
    typeof value.items === 'number'
  )
}
