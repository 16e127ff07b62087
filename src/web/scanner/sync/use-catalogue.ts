// Downloads the catalogue in the background, so that counting works without a network.

import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { AssignmentPack, CatalogueChanges } from '#contract/devices.ts'
import { api } from '#web/client/api.ts'
import { liveQuery } from '#web/client/query-bridge.ts'
import { useConnectionState } from '#web/client/react.tsx'
import {
  countCachedItems,
  dropOlderEditions,
  saveCatalogueChanges,
} from '#web/outbox/cached-catalogue.ts'
import { readStoredValue, storeValue } from '#web/outbox/stored-values.ts'
import { oneTabAtATime } from '#web/outbox/tabs.ts'
import { useClearings } from '#web/outbox/use-clearings.ts'
import {
  bringCatalogue,
  type CatalogueShelf,
  type CatalogueState,
  isEdition,
  NOTHING_HERE,
  stateOf,
} from './bring-catalogue.ts'
import { coalesceRuns } from './coalesce-runs.ts'

/** Small enough to arrive over a poor network before the connection drops again. */
const PART = 500

export function useCatalogue(pack: AssignmentPack | undefined): CatalogueState {
  const queryClient = useQueryClient()
  const { status } = useConnectionState()
  const [state, setState] = useState(NOTHING_HERE)
  const clearings = useClearings()
  const lookAgain = useRef<() => void>(undefined)
  const isOnline = status === 'live'
  const { auditId, orgId, catalogueVersion } = pack ?? {}
  const storeIds = (pack?.stores ?? []).map(({ id }) => id).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was cleared comes anew
  useEffect(() => {
    if (!auditId || !orgId) return
    const stopped = new AbortController()
    const { signal } = stopped
    const tell = (next: CatalogueState) => {
      if (!signal.aborted) setState(next)
    }
    const shelf = catalogueShelf(orgId)
    const run = async () => {
      tell(stateOf(await shelf.read()))
      if (!isOnline) return
      await oneTabAtATime(editionKey(orgId), signal, () =>
        bringCatalogue({
          shelf,
          storeIds: storeIds.split(' ').filter(Boolean),
          ask: (position) =>
            unlessAborted(() => askForPart(queryClient, auditId, position), signal),
          tell,
          now: Date.now,
        }),
      )
    }
    const onFailure = (error: unknown) => {
      if (signal.aborted) return
      console.warn('The catalogue is not on this device yet', error)
      setState((before) => ({ ...before, isLoading: false }))
    }
    lookAgain.current = coalesceRuns(() => run().catch(onFailure))
    lookAgain.current()
    return () => stopped.abort()
  }, [queryClient, auditId, orgId, storeIds, isOnline, clearings])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is there to be brought
  useEffect(() => {
    lookAgain.current?.()
  }, [catalogueVersion])
  return state
}

function catalogueShelf(orgId: string): CatalogueShelf {
  return {
    read: () => readStoredValue(editionKey(orgId), isEdition),
    store: (edition) => storeValue(editionKey(orgId), edition),
    save: (edition, brought) => saveCatalogueChanges(orgId, edition, brought),
    count: () => countCachedItems(orgId),
    dropOlder: (edition) => dropOlderEditions(orgId, edition),
  }
}

/** Fetched once, without a subscription: a part is never read again. */
async function askForPart(
  queryClient: QueryClient,
  auditId: string,
  position: string | null,
): Promise<CatalogueChanges> {
  const part = liveQuery(api.devices.getCatalogueChanges, { auditId, position, limit: PART })
  // A cached answer would be one that the device has already stored.
  queryClient.removeQueries({ queryKey: part.queryKey, exact: true })
  const answer = await queryClient.fetchQuery(part)
  queryClient.removeQueries({ queryKey: part.queryKey, exact: true })
  return answer
}

/**
 * A part may never arrive, and other tabs are waiting for this one to finish. Once it is too late nothing is asked:
 * nobody would hear a refusal.
 */
function unlessAborted<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted()
  const aborted = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => aborted.reject(signal.reason), { once: true })
  return Promise.race([ask(), aborted.promise])
}

function editionKey(orgId: string): string {
  return `catalogue/${orgId}`
}
