// The question about a file with several stores, and what is known before it is answered.

import type { StoresOfFile } from '#contract/imports.ts'
import type { StoreSummary } from '#contract/stores.ts'
import type { Mapping } from '#domain/import/mapping.ts'
import type { MappingGuess } from '#domain/import/mapping-guess.ts'
import { isColumnTwice, type StoreAnswer, siteColumn } from '#domain/import/stores-in-file.ts'
import type { PlaceTallies } from '#domain/import/tally-places.ts'
import type { Messages } from '../kit/use-messages.ts'

export interface StoresQuestion extends PlaceTallies, StoresOfFile {
  readonly isByColumn: boolean
  /** The stores that the viewer may import into. */
  readonly stores: readonly StoreSummary[]
}

/** By name in the file; names without an answer are left out. */
export type StoreAnswers = ReadonlyMap<string, string | null>

/** Whether the file goes into several stores, or names several places that would all go into one. */
export function isForSeveral(
  { found }: StoresOfFile,
  { mapping, sites }: Pick<MappingGuess, 'mapping' | 'sites'>,
): boolean {
  if (found.filter(({ store }) => store !== null).length > 1) return true
  const isOneSeen = siteColumn(mapping) !== undefined && mapping.site === null && sites.length <= 1
  return isOneSeen && found.length > 1
}

/** The same as last time, or the store with exactly that name; a store that the viewer may not enter stays out. */
export function firstAnswers({ places, found, remembered }: StoresQuestion): StoreAnswers {
  const answers = new Map<string, string | null>()
  for (const { name } of places) {
    const last = remembered?.find((answer) => answer.name === name)
    const match = found.find((one) => one.name === name)?.store
    if (last) answers.set(name, last.storeId)
    else if (match) answers.set(name, match.id)
  }
  return isColumnTwice(places, answersOf(answers)) ? withoutTwins(answers) : answers
}

/** If two columns match the same store, the person has to say which is right. */
function withoutTwins(answers: StoreAnswers): StoreAnswers {
  const ids = [...answers.values()]
  return new Map(
    [...answers].filter(([, id]) => id === null || ids.indexOf(id) === ids.lastIndexOf(id)),
  )
}

export function answersOf(answers: StoreAnswers): readonly StoreAnswer[] {
  return [...answers].map(([name, storeId]) => ({ name, storeId }))
}

/** Whether every name was answered for the last file of this shape. */
export function isAnsweredBefore({ places, remembered }: StoresQuestion): boolean {
  return (
    remembered !== null && places.every(({ name }) => remembered.some((one) => one.name === name))
  )
}

/** Why it cannot continue yet; undefined once every name is answered. */
export function openIn(
  question: StoresQuestion,
  answers: StoreAnswers,
  t: Messages<'imports'>,
): string | undefined {
  const open = question.places.filter(({ name }) => !answers.has(name)).length
  if (open > 0) return t('stores.open', { count: open })
  if (isColumnTwice(question.places, answersOf(answers))) return t('stores.twice')
  return [...answers.values()].some((id) => id !== null) ? undefined : t('stores.atLeastOne')
}

/** Whether the person has picked the rows or the column of one store by hand. */
export function isChosenByHand(
  { isByColumn }: StoresQuestion,
  guess: Pick<MappingGuess, 'mapping'>,
  mapping: Mapping,
): boolean {
  if (isByColumn)
    return mapping.columns.indexOf('quantity') !== guess.mapping.columns.indexOf('quantity')
  return siteColumn(mapping) !== siteColumn(guess.mapping) || mapping.site !== guess.mapping.site
}

export function titleOf({ found, places }: StoresQuestion, t: Messages<'imports'>): string {
  const stores = new Set(found.flatMap(({ store }) => (store ? [store.name] : []))).size
  return stores > 0
    ? t('stores.holds', { count: stores })
    : t('stores.names', { count: places.length })
}

/** "12 rows of 2 places skipped."; undefined if none are. */
export function describeLeftOut(
  { places, unlistedRows, isByColumn }: StoresQuestion,
  answers: StoreAnswers,
  t: Messages<'imports'>,
): string | undefined {
  const left = places.filter(({ name }) => answers.get(name) === null)
  if (left.length === 0 && unlistedRows === 0) return undefined
  if (isByColumn) return t('stores.columnsOut', { count: left.length })
  const rows = left.reduce((sum, place) => sum + place.rows, unlistedRows)
  if (unlistedRows > 0) return t('stores.rowsOutMany', { rows })
  return t('stores.rowsOut', { rows, places: left.length })
}
