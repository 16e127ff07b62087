// How far a phone has read the catalogue's changes. Each item is in the list of changes once, at its latest change. So
// a first load, an interrupted load and an update are all the same question: what comes after this position?

/** The list as it is now. */
export interface CatalogueState {
  /** Changes when a backup is restored: positions on phones are then from another history. */
  readonly era: string
  readonly version: number
  /** The stores whose usual places are sent along with the items. */
  readonly storeIds: readonly string[]
}

/** The last change that was read. */
export interface ReadChange {
  readonly version: number
  readonly itemId: string
}

export interface CatalogueStart {
  readonly after: ReadChange
  /** The phone must replace its data, which is from another store or history, or does not exist yet. */
  readonly isAnew: boolean
}

const FROM_THE_START: ReadChange = {
  version: 0,
  itemId: '00000000-0000-0000-0000-000000000000',
}
/** Sorts after every item: the whole version was read. */
const LAST_ITEM = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Where a phone continues after this position, which `writePosition` wrote. */
export function decideStart(position: string | null, state: CatalogueState): CatalogueStart {
  const after = position === null ? undefined : readPosition(position, state)
  return after ? { after, isAnew: false } : { after: FROM_THE_START, isAnew: true }
}

export function writePosition(state: CatalogueState, { version, itemId }: ReadChange): string {
  return [state.era, placesOf(state), version, itemId].join('/')
}

/**
 * The position of a phone that has read everything. It may have read changes that are newer than the state's version,
 * if they arrived in between.
 */
export function endOf(state: CatalogueState, last: ReadChange | undefined): ReadChange {
  if (last && last.version > state.version) return last
  return { version: state.version, itemId: LAST_ITEM }
}

function readPosition(position: string, state: CatalogueState): ReadChange | undefined {
  const [era, places, version = '', itemId = '', ...more] = position.split('/')
  if (era !== state.era || places !== placesOf(state) || more.length > 0) return undefined
  if (!/^\d{1,15}$/.test(version) || !UUID.test(itemId)) return undefined
  // A position ahead of the state means that the database was restored from an older backup.
  return Number(version) > state.version ? undefined : { version: Number(version), itemId }
}

function placesOf({ storeIds }: CatalogueState): string {
  return [...storeIds].sort().join('+')
}
