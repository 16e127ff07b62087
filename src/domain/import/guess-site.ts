// A column named location may have stores, shelves, towns or numbers. It has stores if one of its values is a store's
// name; otherwise a person has to say.

import type { ColumnProfile } from './column-profile.ts'
import type { GuessReason } from './guess-reason.ts'
import { OTHER_THINGS } from './item-words.ts'
import { foldText } from './likeness.ts'
import { says, wordsIn } from './stock-header.ts'

export interface SiteGuess {
  readonly kind: 'site' | 'shelf' | 'place'
  readonly why: readonly GuessReason[]
  /** Why a person has to be asked. */
  readonly doubt?: GuessReason
  /** Only rows of this one; null means all rows. */
  readonly site: string | null
  readonly sites: readonly string[]
}

const MOST_SITES = 50
const FEWEST_SHELVES = 3
/** A single match may be chance: a brand, a town. */
const FEWEST_STORES = 2

export interface OwnStores {
  readonly storeName: string
  readonly otherStores: readonly string[]
}

/** Whether the values are names of stores, whatever the column is named. */
export function namesStores(values: readonly string[], stores: OwnStores): boolean {
  const sites = sitesIn(values)
  const named = sites.filter((site) => isStore(site, stores))
  return named.length >= FEWEST_STORES && named.length * 2 >= sites.length
}

const STORES = wordsIn(
  `warehouse|store|shop|outlet|branch|depot|filiale|lager|zentrallager|hauptlager|magasin|entrepot|boutique|almacen|bodega|sucursal|tienda|magazzino|negozio|armazem|deposito|loja|filial|magazijn|filiaal|winkel|butik|butikk|varasto|myymala|magazyn|sklep|sklad|prodejna|predajna|raktar|uzlet|depozit|gestiune|magazin|склад|магазин|филиал|філія|αποθηκη|καταστημα|depo|sube|magaza|
  مستودع|المستودع|مخزن|المخزن|فرع|الفرع|מחסן|סניף|חנות|انبار|فروشگاه|شعبه|仓库|倉庫|门店|門市|店舗|창고|매장|지점|chi nhanh|cua hang|คลังสินค้า|สาขา|gudang|toko|cabang|ladu|kauplus|noliktava|veikals|sandelis|parduotuve|skladiste|poslovnica|skladisce|trgovina`,
)
const THINGS = wordsIn(OTHER_THINGS)

/** Whether the values are called warehouses and shops, under a header that says nothing of them. */
export function sayStores(header: string, values: readonly string[]): boolean {
  if (says(foldText(header), THINGS)) return false
  const filled = values.filter((value) => value.trim() !== '')
  const sites = sitesIn(filled)
  const isRepeated = sites.length > 1 && sites.length * 2 <= filled.length
  const named = sites.filter((site) => says(foldText(site), STORES))
  return isRepeated && named.length * 2 >= sites.length
}

function sitesIn(values: readonly string[]): readonly string[] {
  return [...new Set(values.map((value) => value.trim()).filter(Boolean))]
}

function isStore(site: string, { storeName, otherStores }: OwnStores): boolean {
  return isNamed(site, storeName) || otherStores.some((name) => isNamed(site, name))
}

/** `isCalledSo`: the column is also named location or store. */
export function guessSite(
  values: readonly string[],
  profile: ColumnProfile,
  stores: OwnStores,
  isCalledSo = true,
): SiteGuess {
  const { storeName } = stores
  const sites = sitesIn(values)
  const own = sites.find((site) => isNamed(site, storeName))
  const listed = sites.slice(0, MOST_SITES)
  if (!isCalledSo && !sites.every((site) => isStore(site, stores))) {
    return askedSite(listed, { code: 'names_some_stores' })
  }
  if (own !== undefined) {
    const site = sites.length === 1 ? null : own
    const why: readonly GuessReason[] = isCalledSo
      ? [{ code: 'name_matches' }, { code: 'names_this_store' }]
      : [{ code: 'names_stores' }]
    return { kind: 'site', why, site, sites: listed }
  }
  const isOthers = sites.some((site) => isStore(site, stores))
  if (!isOthers && profile.withSlash > 0.7) {
    const why = [{ code: 'room_and_shelf' } as const]
    return { kind: 'place', why, site: null, sites: [] }
  }
  if (!isOthers && namesShelves(profile)) {
    return { kind: 'shelf', why: [{ code: 'shelf_codes' }], site: null, sites: [] }
  }
  if (sites.length <= 1 && !isOthers) {
    return { kind: 'site', why: [{ code: 'same_in_every_row' }], site: null, sites: listed }
  }
  return askedSite(
    listed,
    isOthers ? { code: 'names_other_stores' } : { code: 'stores_or_places', count: sites.length },
  )
}

function askedSite(sites: readonly string[], doubt: GuessReason): SiteGuess {
  return { kind: 'site', why: [doubt], doubt, site: null, sites }
}

export function namesShelves({ shelfCodes, distinctCount }: ColumnProfile): boolean {
  return shelfCodes > 0.7 && distinctCount >= FEWEST_SHELVES
}

function isNamed(site: string, storeName: string): boolean {
  return storeName !== '' && foldText(site) === foldText(storeName)
}
