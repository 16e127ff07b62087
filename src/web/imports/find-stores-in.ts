// Whether a file is for several stores. That takes the whole file, and the server, which knows the stores' names.

import type { QueryClient } from '@tanstack/react-query'
import type { StoreSummary } from '#contract/stores.ts'
import type { FilePlace } from '#domain/import/file-place.ts'
import { LOOKED_ROWS } from '#domain/import/look-at-table.ts'
import type { MappingGuess } from '#domain/import/mapping-guess.ts'
import { placeOfRow, placesInColumns, siteColumn } from '#domain/import/stores-in-file.ts'
import type { PlaceTallies } from '#domain/import/tally-places.ts'
import { api } from '../client/api.ts'
import { liveQuery } from '../client/query-bridge.ts'
import { SaidFailure } from '../kit/said-failure.ts'
import type { ImportTarget } from './import-target.ts'
import { tallyFile } from './look-at-file.ts'
import type { LookAnswer } from './preview-messages.ts'
import { sayUnreadable } from './say-unreadable.ts'
import { isForSeveral, type StoresQuestion } from './stores-question.ts'

interface LookedFile {
  readonly file: File
  readonly looked: Extract<LookAnswer, { kind: 'looked' }>
  readonly guess: MappingGuess
  readonly headers: readonly string[]
}

/** Undefined: the file is for one store. */
export async function findStoresIn(
  { store, kind, auditId }: ImportTarget,
  { file, looked, guess, headers }: LookedFile,
  queryClient: QueryClient,
): Promise<StoresQuestion | undefined> {
  if (kind !== 'baseline' || auditId !== null || guess.refusal !== null) return undefined
  const columns = guess.sites.length > 1 ? [] : placesInColumns(guess)
  const isByColumn = columns.length > 0
  if (!isByColumn && siteColumn(guess.mapping) === undefined) return undefined
  const tally = () => tallied({ file, choice: looked.format, mapping: guess.mapping, columns })
  const find = async (places: readonly FilePlace[]) => {
    const asked = places.map(({ name, place }) => ({ name, place }))
    const args = { storeId: store.id, headers: [...headers], places: asked }
    return queryClient.fetchQuery(liveQuery(api.imports.findStores, args))
  }
  const isWhole = looked.rows.length < LOOKED_ROWS
  // A short file was already read completely: it is read again only if there is a question about it.
  if (isWhole) {
    const seen = isByColumn ? columns : guess.sites.map(placeOfRow)
    if (!isForSeveral(await find(seen), guess)) return undefined
  }
  const counted = await tally()
  const found = await find(counted.places)
  if (!isForSeveral(found, guess)) return undefined
  const stores = await storesToFill(queryClient, store.organizationId)
  return { ...counted, ...found, isByColumn, stores }
}

async function tallied(request: Parameters<typeof tallyFile>[0]): Promise<PlaceTallies> {
  const answer = await tallyFile(request)
  if (answer.kind === 'unreadable') throw new SaidFailure(await sayUnreadable(answer.reason))
  return answer
}

async function storesToFill(
  queryClient: QueryClient,
  orgId: string,
): Promise<readonly StoreSummary[]> {
  const stores = await queryClient.fetchQuery(liveQuery(api.stores.getByOrganization, { orgId }))
  return stores.filter(({ role }) => role === 'manager')
}
