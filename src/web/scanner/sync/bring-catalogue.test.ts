import { expect, test } from 'vitest'
import type { CatalogueChanges, PackedItem } from '#contract/devices.ts'
import {
  bringCatalogue,
  type CachedEdition,
  type CatalogueShelf,
  type CatalogueState,
  stateOf,
} from './bring-catalogue.ts'

interface Kept {
  readonly edition: number
  readonly item: PackedItem
}

/** A device, whose storage survives a reload. */
function device(before?: CachedEdition) {
  let cached = before
  const items = new Map<string, Kept>()
  const shelf: CatalogueShelf = {
    read: async () => cached,
    store: async (next) => {
      cached = next
    },
    save: async (edition, brought) => {
      for (const id of brought.removed) items.delete(id)
      for (const item of brought.items) items.set(item.id, { edition, item })
    },
    count: async () => items.size,
    dropOlder: async (edition) => {
      for (const [id, one] of items) if (one.edition < edition) items.delete(id)
    },
  }
  const names = () => [...items.values()].map(({ item }) => item.name).sort()
  return { shelf, names, cached: () => cached }
}

/** A catalogue as the server sends it: each item once, at the position of its last change. */
class Catalogue {
  era = 1
  asked: (string | null)[] = []
  /** The network fails before this request. */
  cutAt = Number.POSITIVE_INFINITY
  readonly #part: number
  #changes: { readonly id: string; readonly name: string | null }[] = []
  #first = 0

  constructor(part: number) {
    this.#part = part
  }

  put(id: string, name: string | null = id): void {
    this.#changes = [...this.#changes.filter((change) => change.id !== id), { id, name }]
    this.#first += 1
  }

  /** The position is how many changes came before the end. */
  async ask(position: string | null, key: string): Promise<CatalogueChanges> {
    this.asked.push(position)
    if (this.asked.length >= this.cutAt) throw new Error('cut')
    const [era, place, at] = position?.split('/') ?? []
    const isAnew = era !== String(this.era) || place !== key
    const total = this.#first
    const numbered = this.#changes.map((change, index) => ({
      ...change,
      at: total - this.#changes.length + index + 1,
    }))
    const rest = numbered.filter((change) => isAnew || change.at > Number(at))
    const part = rest.slice(0, this.#part)
    const isDone = rest.length <= this.#part
    return {
      items: part.flatMap(({ id, name }) => (name === null ? [] : [packed(id, name)])),
      removed: part.filter(({ name }) => name === null).map(({ id }) => id),
      position: `${this.era}/${key}/${isDone ? total : part.at(-1)?.at}`,
      isDone,
      isAnew,
    }
  }
}

function packed(id: string, name: string): PackedItem {
  return { id, name, sku: null, unit: 'each', codes: [], places: [] }
}

function stocked(part: number, ids = ['a', 'b', 'c', 'd', 'e']): Catalogue {
  const catalogue = new Catalogue(part)
  for (const id of ids) catalogue.put(id)
  return catalogue
}

function bring(
  catalogue: Catalogue,
  shelf: CatalogueShelf,
  { storeIds = ['s1'], told = [] }: { storeIds?: string[]; told?: CatalogueState[] } = {},
) {
  const ask = (position: string | null) => catalogue.ask(position, storeIds.join('+'))
  return bringCatalogue({ shelf, storeIds, ask, tell: (state) => told.push(state), now: () => 1 })
}

test('a first load comes in parts, and says so until it is whole', async () => {
  const { shelf, names } = device()
  const told: CatalogueState[] = []
  await bring(stocked(2), shelf, { told })
  expect(names()).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(told).toEqual([
    { items: 2, isComplete: false, isLoading: true },
    { items: 4, isComplete: false, isLoading: true },
    { items: 5, isComplete: true, isLoading: false },
  ])
})

test('a load that was cut goes on where it was, also after a reload', async () => {
  const catalogue = stocked(2)
  catalogue.cutAt = 3
  const { shelf, names, cached } = device()
  await expect(bring(catalogue, shelf)).rejects.toThrow('cut')
  expect(names()).toEqual(['a', 'b', 'c', 'd'])
  expect(stateOf(cached()).isComplete).toBe(false)
  catalogue.cutAt = Number.POSITIVE_INFINITY
  catalogue.asked = []
  await bring(catalogue, shelf)
  expect(names()).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(catalogue.asked).toHaveLength(1)
  expect(catalogue.asked[0]).not.toBeNull()
})

test('afterwards only what changed comes, and what is gone goes', async () => {
  const catalogue = stocked(2)
  const { shelf, names } = device()
  await bring(catalogue, shelf)
  catalogue.put('b', 'bee')
  catalogue.put('c', null)
  catalogue.asked = []
  await bring(catalogue, shelf)
  expect(names()).toEqual(['a', 'bee', 'd', 'e'])
  expect(catalogue.asked).toHaveLength(1)
})

test('a phone of another history loads anew, counts on meanwhile, and lets go of what is not there any more', async () => {
  const { shelf, names, cached } = device()
  await bring(stocked(9, ['old']), shelf)
  const restored = stocked(2, ['a', 'b', 'c'])
  restored.era = 2
  const told: CatalogueState[] = []
  await bring(restored, shelf, { told })
  expect(names()).toEqual(['a', 'b', 'c'])
  expect(told.every(({ isComplete }) => isComplete)).toBe(true)
  expect(stateOf(cached())).toEqual({ items: 3, isComplete: true, isLoading: false })
})

test('a download of an older page is replaced, and good enough until then', async () => {
  const older = { edition: 7, items: 5, storeIds: ['s1'] }
  const { shelf, cached } = device(older)
  expect(stateOf(older).isComplete).toBe(true)
  const catalogue = stocked(2)
  catalogue.cutAt = 2
  await expect(bring(catalogue, shelf)).rejects.toThrow('cut')
  expect(stateOf(cached()).isComplete).toBe(true)
  expect(cached()?.edition).toBe(8)
})

test('counts in two stores by turns do not load the catalogue each time', async () => {
  const catalogue = stocked(9)
  const { shelf } = device()
  await bring(catalogue, shelf, { storeIds: ['s1'] })
  await bring(catalogue, shelf, { storeIds: ['s2'] })
  catalogue.asked = []
  await bring(catalogue, shelf, { storeIds: ['s1'] })
  await bring(catalogue, shelf, { storeIds: ['s2'] })
  expect(catalogue.asked).toHaveLength(2)
  expect(catalogue.asked.every((position) => position !== null)).toBe(true)
})

test('two loads of two stores that cut into each other lose nothing', async () => {
  const catalogue = stocked(2)
  const { shelf, names } = device()
  for (const [storeId, cutAt] of [
    ['s1', 2],
    ['s2', 3],
    ['s1', 99],
    ['s2', 99],
  ] as const) {
    catalogue.asked = []
    catalogue.cutAt = cutAt
    await bring(catalogue, shelf, { storeIds: [storeId] }).catch(() => {})
  }
  expect(names()).toEqual(['a', 'b', 'c', 'd', 'e'])
})
