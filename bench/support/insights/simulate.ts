// One audit with everything that goes wrong in it, and the truth beside.

import { checkDigitOf } from '#domain/codes/gtin.ts'
import type {
  AuditFacts,
  BaselineLine,
  EarlierAudit,
  EarlierCount,
} from '#domain/insights/audit-facts.ts'
import { Draws } from './draws.ts'
import { makeEvents } from './make-events.ts'
import { makeMistakes } from './make-mistakes.ts'
import { grams, makeRecords } from './make-records.ts'
import { codeBody, makeShop, type Shop } from './make-shop.ts'
import { type Setting, settingOf } from './settings.ts'
import { makeShelfMistakes } from './shelf-mistakes.ts'
import type { SimulatedAudit, Twin, Walk } from './truth.ts'
import { makeWalks } from './walks.ts'

const NEW_ITEMS = 0.001
const FORGOTTEN = 0.08

export function simulate(name: string, seed: number, size: number): SimulatedAudit {
  const setting = settingOf(name)
  const draws = new Draws(seed * 7_919 + 13)
  const shop = makeShop(draws, setting, size)
  const twins = makeRecords(draws, setting, shop)
  const walks = makeWalks(draws, setting, shop)
  const mistakes = makeMistakes(draws, setting, shop, walks)
  const more = makeShelfMistakes(draws, setting, shop, walks)
  const found = meetNewItems(draws, shop, walks)
  const { events, paces } = makeEvents(draws, setting, walks)
  const facts: AuditFacts = {
    items: shop.items,
    shelves: shop.shelves,
    baseline: baselineOf(setting, shop),
    events,
    history: Array.from({ length: setting.earlierAudits }, (_, at) => earlier(draws, shop, at)),
  }
  return {
    name: `${name}-${seed}`,
    facts,
    truth: {
      lines: trueLines(shop),
      mistakes: [...mistakes, ...more],
      twins: [...twins, ...found],
    },
    world: { setting, shop, walks, events, paces },
  }
}

/** Products that the catalogue does not have yet. */
function meetNewItems(draws: Draws, shop: Shop, walks: ReadonlyMap<string, Walk>): readonly Twin[] {
  return [...walks.values()].flatMap((walk): Twin[] => {
    const spots = shop.spots.get(walk.shelfId) ?? []
    const [spot] = spots
    if (!spot || !draws.happens(NEW_ITEMS * spots.length)) return []
    const body = codeBody(draws.upTo(79), 8_000 + draws.upTo(999))
    const code = `${body}${checkDigitOf(body)}`
    const entered = draws.geometric(8)
    const step = { itemId: null, code, entered, factor: 1, mode: 'typed' as const }
    walk.visits.splice(draws.upTo(walk.visits.length), 0, { spot, steps: [step] })
    const { storeId, shelfId } = walk
    return [{ kind: 'new_item', storeId, shelfIds: [shelfId], itemIds: [], units: entered }]
  })
}

function baselineOf(setting: Setting, shop: Shop): readonly BaselineLine[] {
  const all = [...shop.spots.values()].flat()
  if (setting.baseline === 'shelf') {
    return all.map(({ storeId, shelfId, item, expected }) => {
      return { storeId, itemId: item.id, shelfId, expected }
    })
  }
  const sums = new Map<string, BaselineLine>()
  for (const { storeId, item, expected } of all) {
    const key = `${storeId} ${item.id}`
    const sum = grams(expected + (sums.get(key)?.expected ?? 0))
    sums.set(key, { storeId, itemId: item.id, shelfId: null, expected: sum })
  }
  return [...sums.values()]
}

function trueLines(shop: Shop) {
  return [...shop.spots.values()].flatMap((spots) =>
    spots.map(({ storeId, shelfId, item, actual }) => {
      return { storeId, shelfId, itemId: item.id, actual }
    }),
  )
}

function earlier(draws: Draws, shop: Shop, at: number): EarlierAudit {
  const counts = [...shop.spots.values()].flatMap((spots) =>
    spots.flatMap(({ storeId, shelfId, item, expected }, order): EarlierCount[] => {
      if (draws.happens(FORGOTTEN)) return []
      const counted = Math.max(0, Math.round(expected * draws.logNormal(1, 0.3)))
      return [{ storeId, itemId: item.id, shelfId, counted, expected: null, order }]
    }),
  )
  return { id: `earlier-${at}`, counts }
}
