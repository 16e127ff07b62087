// The column of a file that says where an item is.

import type { TableColumn } from './choose-quantity.ts'
import type { ItemGuess } from './guess-item-columns.ts'
import { guessSite, namesStores, type OwnStores, type SiteGuess, sayStores } from './guess-site.ts'
import type { Mapping } from './mapping.ts'
import type { GuessContext } from './mapping-guess.ts'

export function storesOf({ storeName = '', otherStores = [] }: GuessContext): OwnStores {
  return { storeName, otherStores }
}

export interface FoundSite extends SiteGuess {
  readonly at: number
}

export function siteOf(
  columns: readonly TableColumn[],
  items: readonly ItemGuess[],
  context: GuessContext,
): FoundSite | undefined {
  const stores = storesOf(context)
  const isCalledSo = (at: number) => items[at]?.kind === 'site'
  const named = columns.filter(
    ({ at, header, profile, values }) =>
      profile.filled > 0 &&
      (isCalledSo(at) ||
        (profile.numbers < 0.5 && namesStores(values, stores)) ||
        (items[at]?.kind === null && sayStores(header, values))),
  )
  const guesses = named.map(({ at, values, profile }) => ({
    at,
    ...guessSite(values, profile, stores, isCalledSo(at) || !namesStores(values, stores)),
  }))
  const best = guesses.find(({ site }) => site !== null) ?? guesses.find(({ doubt }) => doubt)
  const found = best ?? guesses[0]
  if (!found || context.kind !== 'catalogue') return found
  const { doubt: _unasked, ...rest } = found
  return { ...rest, site: null }
}

export function chooseSite(
  site: FoundSite | undefined,
  { kind, remembered }: GuessContext,
): Pick<Mapping, 'site' | 'alsoSites'> {
  if (kind === 'catalogue' || !site) return { site: null }
  const { site: last, alsoSites } = remembered ?? {}
  if (!last || !site.sites.includes(last)) return { site: site.site }
  return alsoSites ? { site: last, alsoSites } : { site: last }
}
