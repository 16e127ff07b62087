// How far a phone has read the changes of a catalogue. Each item stands in the list of changes once, where it
// changed last: a first load, a load that was cut and what is new since are the same question, "what comes
// after this".

/** The list as it is now. */
export interface CatalogueState {
  /** Another one after a backup was restored: what phones have read was of another history. */
  readonly era: string
  readonly version: number
  /** The stores whose usual places come along with the items. */
  readonly storeIds: readonly string[]
}

/** The last change that was read. */
export interface ReadChange {
  readonly version: number
  readonly itemId: string
}

export interface CatalogueStart {
  readonly after: ReadChange
  /** What the phone holds is to be replaced: it is of another store or history, or nothing yet. */
  readonly isAnew: boolean
}

const FROM_THE_START: ReadChange = {
  version: 0,
  itemId: '00000000-0000-0000-0000-000000000000',
}
/** Above every item: all of a version was read. */
const LAST_ITEM = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Where a phone goes on that has read until this position, as it was written by `writePosition`. */
export function decideStart(position: string | null, state: CatalogueState): CatalogueStart {
  const after = position === null ? undefined : readPosition(position, state)
  return after ? { after, isAnew: false } : { after: FROM_THE_START, isAnew: true }
}

export function writePosition(state: CatalogueState, { version, itemId }: ReadChange): string {
  return [state.era, placesOf(state), version, itemId].join('/')
}

/**
 * Where a phone stands that has read all there is. Changes of a later version than the state's may have been
 * read already, where they came in between.
 */
export function endOf(state: CatalogueState, last: ReadChange | undefined): ReadChange {
  if (last && last.version > state.version) return last
  return { version: state.version, itemId: LAST_ITEM }
}

function readPosition(position: string, state: CatalogueState): ReadChange | undefined {
  const [era, places, version = '', itemId = '', ...more] = position.split('/')
  if (era !== state.era || places !== placesOf(state) || more.length > 0) return undefined
  if (!/^\d{1,15}$/.test(version) || !UUID.test(itemId)) return undefined
  // Nobody has read what has not happened yet: the database is an older one.
  return Number(version) > state.version ? undefined : { version: Number(version), itemId }
}

function placesOf({ storeIds }: CatalogueState): string {
  return [...storeIds].sort().join('+')
}
