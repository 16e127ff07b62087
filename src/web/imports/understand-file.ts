// Reads a file and guesses what its columns mean: by rules, by the last file of this shape, and by the names of the stores.

import type { QueryClient } from '@tanstack/react-query'
import { guessTable, type LookedFor } from '#domain/import/look-at-table.ts'
import type { MappingGuess } from '#domain/import/mapping-guess.ts'
import type { FormatChoice } from '#domain/import/read/table.ts'
import { type StoreAnswer, withPlacesSettled } from '#domain/import/stores-in-file.ts'
import { api } from '../client/api.ts'
import { liveQuery } from '../client/query-bridge.ts'
import { findStoresIn } from './find-stores-in.ts'
import { headersOf, type Looked, type ReadDraft } from './import-draft.ts'
import type { ImportTarget } from './import-target.ts'
import { lookAtFile } from './look-at-file.ts'
import { namesOfStores } from './names-of-stores.ts'
import type { LookAnswer } from './preview-messages.ts'

export type Unreadable = Extract<LookAnswer, { kind: 'unreadable' }>
type Understood = { readonly kind: 'understood' } & ReadDraft

export interface FileToRead {
  readonly file: File
  readonly choice: FormatChoice
  /** Earlier answers about its stores, which are shown again. */
  readonly answers?: readonly StoreAnswer[] | undefined
}

export async function understandFile(
  target: ImportTarget,
  { file, choice, answers }: FileToRead,
  queryClient: QueryClient,
): Promise<Understood | Unreadable> {
  const lookedFor = await lookedForOf(target, queryClient)
  const looked = await lookAtFile(file, lookedFor, choice)
  if (looked.kind === 'unreadable') return looked
  const first = guessTable(looked, lookedFor)
  const headers = headersOf(looked, first.mapping)
  const args = { storeId: target.store.id, headers: [...headers] }
  const question = liveQuery(api.imports.getMapping, args)
  const remembered = await queryClient.fetchQuery(question).catch(() => null)
  const guess = remembered ? guessTable(looked, { ...lookedFor, remembered }) : first
  const found = await findStoresIn(target, { file, looked, guess, headers }, queryClient)
  if (!found) return { kind: 'understood', looked, guess, stores: undefined }
  return {
    kind: 'understood',
    looked,
    guess: withPlacesSettled(guess, found.isByColumn),
    stores: answers ? { ...found, remembered: answers } : found,
  }
}

/** Reads a file whose columns are already known, to show them again. */
export async function readAgain(
  target: ImportTarget,
  { file, choice }: FileToRead,
  queryClient: QueryClient,
): Promise<{ kind: 'read'; looked: Looked; guess: MappingGuess } | Unreadable> {
  const lookedFor = await lookedForOf(target, queryClient)
  const looked = await lookAtFile(file, lookedFor, choice)
  if (looked.kind === 'unreadable') return looked
  return { kind: 'read', looked, guess: guessTable(looked, lookedFor) }
}

async function lookedForOf(
  { kind, store }: ImportTarget,
  queryClient: QueryClient,
): Promise<LookedFor> {
  const otherStores = await namesOfStores(queryClient, store.organizationId, store.id)
  return { kind, storeName: store.name, otherStores }
}
