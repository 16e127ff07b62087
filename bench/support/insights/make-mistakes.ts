// Counting mistakes of one line, done to the walks.

import { checkDigitOf } from '#domain/codes/gtin.ts'
import { piece, type Step, stepsFor, typed } from './count-steps.ts'
import type { Draws } from './draws.ts'
import { areSiblings, grams } from './make-records.ts'
import type { Shop } from './make-shop.ts'
import type { LineMistake, Setting } from './settings.ts'
import { type Mistyped, slipOf } from './slip-numbers.ts'
import type { Mistake, Visit, Walk } from './truth.ts'

interface Scene {
  readonly draws: Draws
  readonly setting: Setting
  readonly shop: Shop
  readonly walks: ReadonlyMap<string, Walk>
  readonly walk: Walk
  readonly visit: Visit
}

type Slip = (scene: Scene) => Omit<Mistake, 'kind' | 'storeId'> | null

const SLIPS: Readonly<Record<LineMistake, Slip>> = {
  keying: mistype,
  case_pack: mistakePack,
  sibling: countAsSibling,
  misplaced: countElsewhere,
  unknown_code: misread,
  re_read: readTwice,
  miscount,
}
const ATTEMPTS = 40

export function makeMistakes(
  draws: Draws,
  setting: Setting,
  shop: Shop,
  walks: ReadonlyMap<string, Walk>,
): readonly Mistake[] {
  const all = [...walks.values()].flatMap((walk) => walk.visits.map((visit) => ({ walk, visit })))
  const used = new Set<Visit>()
  const mistakes: Mistake[] = []
  const wanted = Math.round(all.length * setting.mistakes)
  for (let made = 0; made < wanted; made += 1) {
    const kind = draws.weighted(setting.kinds) ?? 'miscount'
    const isCompound = draws.happens(setting.compound)
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const place = draws.pick(all)
      if (!place || place.visit.spot.actual <= 0 || place.visit.steps.length === 0) continue
      if (used.has(place.visit) !== (isCompound && used.size > 0 && attempt < ATTEMPTS / 2))
        continue
      const found = SLIPS[kind]({ draws, setting, shop, walks, ...place })
      if (!found) continue
      used.add(place.visit)
      mistakes.push({ kind, storeId: place.walk.storeId, ...found })
      break
    }
  }
  return mistakes
}

function at({ visit }: Scene, units: number) {
  const { spot } = visit
  return { shelfIds: [spot.shelfId], itemIds: [spot.item.id], units: grams(Math.abs(units)) }
}

function mistype(scene: Scene) {
  const { draws, visit } = scene
  const places = visit.steps.flatMap((step, place) => (step.mode === 'typed' ? [place] : []))
  const place = draws.pick(places)
  const step = place === undefined ? undefined : visit.steps[place]
  if (place === undefined || !step || step.itemId === null) return null
  const mistyped = mistypedOf(scene, step)
  if (mistyped === null) return null
  const { typed: entered, slip } = mistyped
  visit.steps = visit.steps.with(place, { ...step, entered })
  return { ...at(scene, (entered - step.entered) * step.factor), slip }
}

function mistypedOf({ draws, setting, visit }: Scene, { code, entered }: Step): Mistyped | null {
  if (setting.boxCodes > 0 && draws.happens(setting.boxCodes)) {
    return { typed: Number(code), slip: 'barcode' }
  }
  if (!visit.spot.isWeighed) return slipOf(draws, entered)
  return { typed: grams(entered * 10), slip: 'decimal_point' }
}

function mistakePack(scene: Scene) {
  const { draws, walk, visit } = scene
  const { spot } = visit
  const { pack, actual } = spot
  const [unit, outer] = spot.item.barcodes
  if (pack === null || !unit || !outer || quantityOf(visit) !== actual) return null
  if (actual >= pack && draws.happens(0.6)) {
    const cases = Math.floor(actual / pack)
    const rest = stepsFor(draws, { ...walk.habit, cases: 0 }, spot, actual - cases * pack)
    visit.steps = [typed(spot, unit.code, cases, 1), ...rest]
    return at(scene, cases * (pack - 1))
  }
  const units = Math.min(actual, draws.between(1, 12))
  const rest = stepsFor(draws, { ...walk.habit, cases: 0 }, spot, actual - units)
  visit.steps = [typed(spot, outer.code, units, pack), ...rest]
  return at(scene, units * (pack - 1))
}

function countAsSibling(scene: Scene) {
  const { draws, walk, visit } = scene
  const { spot } = visit
  const others = walk.visits.filter((other) => areSiblings(spot, other.spot) && other.steps.length)
  const other = draws.pick(others)
  if (!other || spot.isWeighed || quantityOf(visit) !== spot.actual) return null
  const units = draws.happens(0.5) ? spot.actual : draws.between(1, spot.actual)
  visit.steps = stepsFor(draws, walk.habit, spot, spot.actual - units)
  other.steps = [...other.steps, ...stepsFor(draws, walk.habit, other.spot, units)]
  const itemIds = [spot.item.id, other.spot.item.id]
  return { shelfIds: [spot.shelfId], itemIds, units }
}

function countElsewhere(scene: Scene) {
  const { draws, shop, walks, visit, walk } = scene
  const { spot } = visit
  const own = shop.shelves.filter(({ storeId }) => storeId === spot.storeId)
  const here = own.findIndex(({ id }) => id === spot.shelfId)
  const isNear = draws.happens(0.7)
  const shelf = isNear ? own[here + draws.sign()] : draws.pick(own)
  const there = shelf && walks.get(shelf.id)
  if (!shelf || !there || there === walk) return null
  if (shop.spots.get(shelf.id)?.some(({ item }) => item.id === spot.item.id)) return null
  if (quantityOf(visit) !== spot.actual) return null
  const place = isNear
    ? draws.happens(0.5)
      ? 0
      : there.visits.length
    : draws.upTo(there.visits.length)
  there.visits.splice(place, 0, { spot, steps: visit.steps })
  visit.steps = []
  return { ...at(scene, spot.actual), shelfIds: [spot.shelfId, shelf.id] }
}

function misread(scene: Scene) {
  const { draws, visit } = scene
  if (visit.steps.some(({ itemId }) => itemId === null)) return null
  const [first] = visit.spot.item.barcodes
  if (!first || visit.steps.some(({ factor }) => factor > 1)) return null
  const code = draws.happens(0.65) ? wrongDigit(draws, first.code) : newPackaging(draws, first.code)
  visit.steps = visit.steps.map((step) => ({ ...step, itemId: null, code }))
  return { ...at(scene, quantityOf(visit)), code }
}

function wrongDigit(draws: Draws, code: string): string {
  const place = draws.upTo(code.length - 1)
  const digit = (Number(code[place]) + draws.between(1, 9)) % 10
  return code.slice(0, place) + String(digit) + code.slice(place + 1)
}

function newPackaging(draws: Draws, code: string): string {
  const body = code.slice(0, 8) + String(9_000 + draws.upTo(999)).padStart(4, '0')
  return `${body}${checkDigitOf(body)}`
}

function readTwice(scene: Scene) {
  const { draws, visit } = scene
  const places = visit.steps.flatMap((step, place) => (step.mode === 'scanned' ? [place] : []))
  const place = draws.pick(places)
  const step = place === undefined ? undefined : visit.steps[place]
  if (place === undefined || !step) return null
  visit.steps = visit.steps.toSpliced(place + 1, 0, { ...step, isReRead: true })
  return at(scene, 1)
}

function miscount(scene: Scene) {
  const { draws, visit, walk } = scene
  const { spot } = visit
  if (spot.isWeighed || quantityOf(visit) !== spot.actual) return null
  const units = draws.sign() * draws.geometric(1 + spot.actual * 0.08)
  if (spot.actual + units < 0) return null
  const counted = spot.actual + units
  visit.steps = counted === 0 ? [] : stepsFor(draws, walk.habit, spot, counted)
  if (visit.steps.length === 0 && counted > 0) visit.steps = [piece(spot)]
  return at(scene, units)
}

export function quantityOf({ steps }: { readonly steps: readonly Step[] }): number {
  return grams(steps.reduce((sum, { entered, factor }) => sum + entered * factor, 0))
}
