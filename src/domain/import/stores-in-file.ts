// A file may be for several stores of an organization: either a column names the store of each row, or each store has
// a quantity column. Only an exact store name is matched; people are asked about all others.

import { Fault } from '../fault.ts'
import type { FilePlace } from './file-place.ts'
import { isSameReason } from './guess-reason.ts'
import { recogniseExport } from './known-exports.ts'
import { foldText } from './likeness.ts'
import type { Mapping } from './mapping.ts'
import type { MappingGuess } from './mapping-guess.ts'
import { readStockHeader } from './stock-header.ts'

export interface NamedStore {
  readonly id: string
  readonly name: string
}

/** The answer for a name in a file; null when it is left out. */
export interface StoreAnswer {
  readonly name: string
  readonly storeId: string | null
}

/** The part of a file for one store. */
export interface StoreShare {
  readonly storeId: string
  /** Names of its rows, as written in the file; empty when it has its own column. */
  readonly names: readonly string[]
  readonly column: number | null
}

/** The places of the quantity columns; empty when rows name places, or nothing does. */
export function placesInColumns({ outletColumns }: MappingGuess): readonly FilePlace[] {
  return outletColumns.length > 1 ? outletColumns : []
}

/** The column that names a place in each row; undefined when there is none. */
export function siteColumn({ columns }: Pick<Mapping, 'columns'>): number | undefined {
  const at = columns.indexOf('site')
  return at < 0 ? undefined : at
}

export function placeOfRow(name: string): FilePlace {
  return { name, place: name, column: null }
}

/** The store with this name, ignoring case, spaces and accents; undefined if two have it. */
export function findStore<Store extends NamedStore>(
  place: string,
  stores: readonly Store[],
): Store | undefined {
  const folded = foldText(place)
  const called = folded === '' ? [] : stores.filter(({ name }) => foldText(name) === folded)
  return called.length === 1 ? called[0] : undefined
}

/** Refuses shares that would put a row into two stores, or leave a store without rows. */
export function decideShares(mapping: Mapping, shares: readonly StoreShare[]): void {
  const isTwice = (values: readonly unknown[]) => new Set(values).size !== values.length
  if (isTwice(shares.map(({ storeId }) => storeId))) throw refusal('A store is chosen twice.')
  const columns = shares.flatMap(({ column }) => (column === null ? [] : [column]))
  const names = shares.flatMap((share) => share.names)
  if (columns.length > 0) {
    const isWhole = columns.length === shares.length && names.length === 0
    if (!isWhole || isTwice(columns)) throw refusal('Each store needs a column of its own.')
    if (columns.some((at) => at >= mapping.columns.length))
      throw refusal('There is no such column.')
    return
  }
  if (siteColumn(mapping) === undefined) throw refusal('No column says which store a row is of.')
  if (shares.some((share) => share.names.length === 0)) throw refusal('A store has no rows.')
  if (isTwice(names)) throw refusal('One name is used for two stores.')
}

/** The mapping for reading one store's part. */
export function mappingOfShare(mapping: Mapping, { names, column }: StoreShare): Mapping {
  if (column === null) {
    const [site = '', ...alsoSites] = names
    return { ...mapping, site, alsoSites }
  }
  const columns = mapping.columns.map((kind, at) => {
    if (at === column) return 'quantity' as const
    return kind === 'quantity' ? null : kind
  })
  return { ...mapping, columns, site: null }
}

/** Names by store, in file order; names that are left out belong to no store. */
export function sharesOf(
  places: readonly FilePlace[],
  answers: readonly StoreAnswer[],
): readonly StoreShare[] {
  const shares = new Map<string, { storeId: string; names: string[]; column: number | null }>()
  for (const { name, column } of places) {
    const storeId = answers.find((answer) => answer.name === name)?.storeId
    if (!storeId) continue
    const share = shares.get(storeId) ?? { storeId, names: [], column }
    if (column === null) share.names.push(name)
    shares.set(storeId, share)
  }
  return [...shares.values()]
}

/** Two quantity columns cannot both be for the same store. */
export function isColumnTwice(
  places: readonly FilePlace[],
  answers: readonly StoreAnswer[],
): boolean {
  const ofColumns = places.filter(({ column }) => column !== null)
  const chosen = ofColumns.flatMap(
    ({ name }) => answers.find((answer) => answer.name === name)?.storeId ?? [],
  )
  return new Set(chosen).size !== chosen.length
}

/** Whether the mapping is for one store only; then it does not tell how another store reads such a file. */
export function isOfOneStore(headers: readonly string[], mapping: Mapping): boolean {
  if (siteColumn(mapping) !== undefined) return true
  const known = recogniseExport(headers)
  const placeAt = (at: number) =>
    known
      ? (known.quantities.find((one) => one.at === at)?.place ?? '')
      : (readStockHeader(headers[at] ?? '')?.rest ?? '')
  const own = placeAt(mapping.columns.indexOf('quantity'))
  const others = headers.map((_, at) => placeAt(at)).filter((place) => place !== '')
  return own !== '' && others.some((place) => place !== own)
}

/** The guess without the doubts that the answers about stores settle. */
export function withPlacesSettled(guess: MappingGuess, isByColumn: boolean): MappingGuess {
  const kind = isByColumn ? 'quantity' : 'site'
  const settled = guess.columns.map((column) =>
    column.kind === kind ? { ...column, certainty: 'sure' as const } : column,
  )
  const doubts = guess.columns.flatMap((column) =>
    column.kind === kind && column.certainty === 'check' ? column.why : [],
  )
  const questions = guess.questions.filter(
    (question) => !doubts.some((doubt) => isSameReason(doubt, question)),
  )
  return { ...guess, columns: settled, questions }
}

function refusal(message: string): Fault {
  return new Fault('invalid_argument', message, { field: 'stores' })
}
