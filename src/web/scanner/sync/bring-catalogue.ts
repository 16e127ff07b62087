// Brings the catalogue on a device up to date: all of it once, then only changes. The position is saved after
// each part, so a lost connection or a closed page costs one part at most.

import type { CatalogueChanges } from '#contract/devices.ts'
import type { BroughtItems } from '#web/outbox/cached-catalogue.ts'

/** What is cached of one organization's catalogue. */
export interface CachedEdition {
  /** Increases with each load of the whole catalogue. */
  readonly edition: number
  readonly items: number
  /** Whether a full load was ever completed. Left out by older versions, which only saved completed ones. */
  readonly isWhole?: boolean
  readonly readings?: readonly CatalogueReading[]
}

/** The catalogue is read once per set of stores, because it carries the usual places of those stores. */
interface CatalogueReading {
  readonly storeIds: readonly string[]
  readonly position: string
  /** The edition at which its full load began. */
  readonly edition: number
  /** Whether its full load is complete. */
  readonly isWhole: boolean
}

export interface CatalogueState {
  /** How many items are on the device; undefined until it is known. */
  readonly items: number | undefined
  /** Whether all items are on the device, so that counting works offline. */
  readonly isComplete: boolean
  readonly isLoading: boolean
}

export const NOTHING_HERE: CatalogueState = {
  items: undefined,
  isComplete: false,
  isLoading: false,
}

/** The place where one organization's catalogue is cached. */
export interface CatalogueShelf {
  read(): Promise<CachedEdition | undefined>
  store(edition: CachedEdition): Promise<void>
  save(edition: number, brought: BroughtItems): Promise<void>
  count(): Promise<number>
  dropOlder(edition: number): Promise<void>
}

export interface CatalogueErrand {
  readonly shelf: CatalogueShelf
  readonly storeIds: readonly string[]
  readonly ask: (position: string | null) => Promise<CatalogueChanges>
  readonly tell: (state: CatalogueState) => void
  readonly now: () => number
}

export async function bringCatalogue(errand: CatalogueErrand): Promise<void> {
  for (;;) {
    const isDone = await bringPart(errand)
    if (isDone) return
  }
}

/** Reads the cached state again for each part, because other tabs may have brought some meanwhile. */
async function bringPart({ shelf, storeIds, ask, tell, now }: CatalogueErrand): Promise<boolean> {
  const before = await shelf.read()
  const reading = readingOf(before, storeIds)
  const { items, removed, position, isDone, isAnew } = await ask(reading?.position ?? null)
  const edition = isAnew || !before ? newerThan(before, now()) : before.edition
  const beganAt = isAnew || !reading ? edition : reading.edition
  const wasWhole = reading?.isWhole === true && !isAnew
  await shelf.save(edition, { items, removed, storeIds })
  // Items that a full load did not contain are no longer in the catalogue.
  if (isDone && !wasWhole) await shelf.dropOlder(beganAt)
  const next = { storeIds, position, edition: beganAt, isWhole: wasWhole || isDone }
  const cached = {
    edition,
    items: await shelf.count(),
    isWhole: stateOf(before).isComplete || isDone,
    readings: [...othersThan(before, storeIds), next],
  }
  await shelf.store(cached)
  tell({ ...stateOf(cached), isLoading: !isDone })
  return isDone
}

export function stateOf(cached: CachedEdition | undefined): CatalogueState {
  if (!cached) return NOTHING_HERE
  return { items: cached.items, isComplete: cached.isWhole ?? true, isLoading: false }
}

/** Uses the clock, but always moves forward, even if the clock was set back. */
function newerThan(before: CachedEdition | undefined, now: number): number {
  return Math.max(now, (before?.edition ?? 0) + 1)
}

function readingOf(
  cached: CachedEdition | undefined,
  storeIds: readonly string[],
): CatalogueReading | undefined {
  return cached?.readings?.find((reading) => sameStores(reading.storeIds, storeIds))
}

function othersThan(
  cached: CachedEdition | undefined,
  storeIds: readonly string[],
): readonly CatalogueReading[] {
  return (cached?.readings ?? []).filter((reading) => !sameStores(reading.storeIds, storeIds))
}

function sameStores(some: readonly string[], others: readonly string[]): boolean {
  return [...some].sort().join() === [...others].sort().join()
}

export function isEdition(value: unknown): value is CachedEdition {
  return (
    typeof value === 'object' &&
    value !== null &&
    'edition' in value &&
    typeof value.edition === 'number' &&
    'items' in value &&
    typeof value.items === 'number'
  )
}
