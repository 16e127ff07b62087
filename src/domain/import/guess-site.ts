// A column that is called location may hold stores, shelves, towns or numbers. It holds stores where
// one of its values is the name of a store; otherwise somebody who knows has to say it.

import type { ColumnProfile } from './column-profile.ts'
import { foldText } from './likeness.ts'

export interface SiteGuess {
  readonly kind: 'site' | 'shelf' | 'place'
  readonly why: string
  /** Why somebody has to be asked. */
  readonly doubt?: string
  /** Only rows of this one; null: all rows. */
  readonly site: string | null
  readonly sites: readonly string[]
}

const MOST_SITES = 50
const FEWEST_SHELVES = 3

export interface OwnStores {
  readonly storeName: string
  readonly otherStores: readonly string[]
}

export function guessSite(
  values: readonly string[],
  profile: ColumnProfile,
  { storeName, otherStores }: OwnStores,
): SiteGuess {
  const sites = [...new Set(values.map((value) => value.trim()).filter(Boolean))]
  const own = sites.find((site) => isNamed(site, storeName))
  const listed = sites.slice(0, MOST_SITES)
  if (own !== undefined) {
    const site = sites.length === 1 ? null : own
    return { kind: 'site', why: 'Name matches. It names this store', site, sites: listed }
  }
  if (profile.withSlash > 0.7) {
    const why = 'Room and shelf, split at “/”'
    return { kind: 'place', why, site: null, sites: [] }
  }
  if (namesShelves(profile))
    return { kind: 'shelf', why: 'Codes of shelves', site: null, sites: [] }
  const isOthers = sites.some((site) => otherStores.some((name) => isNamed(site, name)))
  if (sites.length <= 1 && !isOthers) {
    return { kind: 'site', why: 'The same in every row', site: null, sites: listed }
  }
  const doubt = isOthers
    ? 'It names other stores, and not this one'
    : `${sites.length} different: stores, or places in this one?`
  return { kind: 'site', why: doubt, doubt, site: null, sites: listed }
}

export function namesShelves({ shelfCodes, distinctCount }: ColumnProfile): boolean {
  return shelfCodes > 0.7 && distinctCount >= FEWEST_SHELVES
}

function isNamed(site: string, storeName: string): boolean {
  return storeName !== '' && foldText(site) === foldText(storeName)
}
