// What an unknown code could be: a catalogue code one slip away, an item of the same manufacturer, what belongs
// between its neighbors in the scan order, or what is short by about as much.

import { clamp } from './best-stretch.ts'
import { type AuditLine, type CountedAudit, exact } from './counted-audit.ts'
import type { UnknownClue } from './finding.ts'
import type { HonestModel } from './honest-model.ts'
import type { ItemOrder } from './item-order.ts'
import { type CodeIndex, checks, indexCodes, nearCodes, sameMaker } from './near-codes.ts'
import type { ScanLog } from './scan-log.ts'
import { NO_TEXT } from './text-table.ts'

export interface UnknownGuess {
  readonly code: string
  readonly shelfId: string
  readonly storeId: string
  readonly quantity: number
  readonly events: readonly number[]
  readonly itemId: string
  readonly line: AuditLine | undefined
  readonly clues: readonly UnknownClue[]
  readonly chance: number
}

/** The evidence of each clue for an item, against a code that belongs to no item, as natural log-odds. */
const SAYS = {
  /** A slip turns a code into only a few of all possible codes. */
  slipOfFingers: 11,
  slipThoughItChecks: 7,
  /** A new code of the manufacturer; if the place is known, its new items are there as well. */
  makerAtPlace: 1.6,
  makerAnywhere: -1,
  /** Neither its own code with a slip nor one of its manufacturer. */
  strangeCode: -3.5,
  /** Exactly between its neighbors, near them, and elsewhere on the shelf; these shares add up to one. */
  between: Math.log(0.7),
  near: Math.log(0.2 / 6),
  sameShelf: Math.log(0.1),
  anywhere: Math.log(0.03),
  /** Variants of a product are next to each other, on whatever shelf. */
  besideVariant: Math.log(0.2),
}
/** Prior: how often a code belongs to no item, and how many codes the prior counts for. */
const NO_ITEM = { share: 0.4, codes: 6 }
const ROUNDS = 4
const LOUDEST_SHORTAGE = 5
/** How far an item may be from its neighbors in shelf order. */
const REACH = 3

/** What is known about unknown codes before any difference is weighed. */
export interface UnknownCodes {
  readonly places: Places
  readonly scans: readonly (UnknownScan & {
    /** Number of items of the manufacturer. */
    readonly ofMaker: number
    readonly candidates: ReadonlyMap<string, ReadonlySet<UnknownClue>>
  })[]
}

export function findUnknownCodes(
  audit: CountedAudit,
  order: ItemOrder,
  siblings: ReadonlyMap<string, readonly string[]>,
): UnknownCodes {
  const found = unknownScans(audit)
  if (found.length === 0) return { places: new Map(), scans: [] }
  const codes = indexCodes(audit.facts.items)
  const places = placesOf(order)
  const scans = found.map((scan) => ({
    ...scan,
    ofMaker: sameMaker(scan.code, codes).length,
    candidates: candidatesFor({ scan, codes, places, siblings }),
  }))
  return { places, scans }
}

export function guessUnknownCodes(
  audit: CountedAudit,
  honest: HonestModel,
  { places, scans }: UnknownCodes,
): readonly UnknownGuess[] {
  const weighed = scans.map((scan) => weigh({ audit, honest, places, scan }))
  let noItem = NO_ITEM.share
  for (let round = 0; round < ROUNDS; round += 1) {
    const none = weighed.reduce((sum, { all }) => sum + noItem / (noItem + (1 - noItem) * all), 0)
    noItem = (none + NO_ITEM.share * NO_ITEM.codes) / (weighed.length + NO_ITEM.codes)
  }
  return weighed.flatMap((one) => guess(one, noItem / (1 - noItem)) ?? [])
}

interface UnknownScan {
  readonly code: string
  readonly shelfId: string
  readonly storeId: string
  readonly quantity: number
  readonly events: readonly number[]
  /** What was scanned just before and after. */
  readonly neighbours: readonly string[]
}

type Draft = { -readonly [Key in keyof UnknownScan]: UnknownScan[Key] } & { events: number[] }

/** All scans of one code on one shelf are treated as one. */
function unknownScans({ log, streams }: CountedAudit): readonly UnknownScan[] {
  const scans = new Map<string, Draft>()
  for (const { events, isOrdered } of [...streams.values()].flat()) {
    for (let index = 0; index < events.length; index += 1) {
      const at = events[index] ?? 0
      if (log.item[at] !== NO_TEXT || log.code[at] === NO_TEXT || !log.counts(at)) continue
      const scan = scanOf(log, at)
      const known = scans.get(`${scan.shelfId} ${scan.code}`)
      if (known) {
        known.events.push(at)
        known.quantity = exact(known.quantity + log.effectAt(at))
      } else {
        const neighbours = isOrdered ? neighboursOf(log, events, index) : []
        scans.set(`${scan.shelfId} ${scan.code}`, { ...scan, neighbours })
      }
    }
  }
  return [...scans.values()]
}

function scanOf(log: ScanLog, at: number): Omit<Draft, 'neighbours'> {
  return {
    code: log.textAt(log.code, at),
    shelfId: log.textAt(log.shelf, at),
    storeId: log.textAt(log.store, at),
    quantity: exact(log.effectAt(at)),
    events: [at],
  }
}

function neighboursOf(log: ScanLog, events: Int32Array, index: number): readonly string[] {
  const isKnown = (at: number) => log.item[at] !== NO_TEXT
  const before = events.subarray(Math.max(0, index - 20), index).findLast(isKnown)
  const after = events.subarray(index + 1, index + 21).find(isKnown)
  return [before, after].flatMap((at) => (at === undefined ? [] : log.textAt(log.item, at)))
}

type Places = ReadonlyMap<string, { readonly order: readonly AuditLine[] } & PlaceOfItem>
interface PlaceOfItem {
  readonly at: ReadonlyMap<string, number>
}

function placesOf(order: ItemOrder): Places {
  return new Map(
    [...order].map(([shelfId, lines]) => {
      const at = new Map(lines.map(({ itemId }, position) => [itemId, position]))
      return [shelfId, { order: lines, at }]
    }),
  )
}

interface Guessing {
  readonly audit: CountedAudit
  readonly honest: HonestModel
  readonly places: Places
  readonly scan: UnknownCodes['scans'][number]
}

interface Weighed {
  readonly scan: UnknownScan
  readonly candidates: readonly {
    readonly itemId: string
    readonly line: AuditLine | undefined
    readonly clues: readonly UnknownClue[]
    readonly odds: number
  }[]
  /** The odds of all candidates together. */
  readonly all: number
}

function weigh(guessing: Guessing): Weighed {
  const { audit, scan } = guessing
  const candidates = [...scan.candidates].map(([itemId, known]) => {
    const line = audit.lineOf(scan.storeId, itemId, scan.shelfId)
    const home = line ?? regularLine(audit, scan, itemId)
    const { logOdds, clues } = weighed(guessing, { itemId, known, line: home })
    return { itemId, line: home, clues, odds: Math.exp(logOdds) }
  })
  return { scan, candidates, all: candidates.reduce((sum, { odds }) => sum + odds, 0) }
}

function guess({ scan, candidates, all }: Weighed, noItem: number): UnknownGuess | undefined {
  const [best] = candidates.toSorted((one, other) => other.odds - one.odds)
  if (!best) return undefined
  const { code, shelfId, storeId, quantity, events } = scan
  const { itemId, line, clues, odds } = best
  return {
    code,
    shelfId,
    storeId,
    quantity,
    events,
    itemId,
    line,
    clues,
    chance: odds / (all + noItem),
  }
}

interface Searching {
  readonly scan: UnknownScan
  readonly codes: CodeIndex
  readonly places: Places
  readonly siblings: ReadonlyMap<string, readonly string[]>
}

/** The candidates, with the clues for each. */
function candidatesFor({
  scan,
  codes,
  places,
  siblings,
}: Searching): ReadonlyMap<string, ReadonlySet<UnknownClue>> {
  const clues = new Map<string, Set<UnknownClue>>()
  const add = (itemId: string, clue?: UnknownClue) => {
    const known = clues.get(itemId) ?? new Set()
    clues.set(itemId, clue ? known.add(clue) : known)
  }
  for (const { itemId, clue } of nearCodes(scan.code, codes)) add(itemId, clue)
  for (const itemId of sameMaker(scan.code, codes)) add(itemId, 'same_maker')
  const place = places.get(scan.shelfId)
  // If the contents of the shelf are unknown, the neighbors in the scan order are the only clue.
  for (const itemId of place ? [] : clues.keys()) {
    const family = siblings.get(itemId) ?? []
    if (scan.neighbours.some((one) => family.includes(one))) add(itemId, 'beside_variant')
  }
  const spots = scan.neighbours.flatMap((itemId) => place?.at.get(itemId) ?? [])
  for (const [at, { itemId, variance }] of (place?.order ?? []).entries()) {
    if (variance >= 0 && !clues.has(itemId)) continue
    const isBeside = spots.some((spot) => Math.abs(spot - at) <= REACH)
    if (isBeside) add(itemId, 'neighbours')
    else add(itemId)
  }
  return clues
}

interface Candidate {
  readonly itemId: string
  readonly known: ReadonlySet<UnknownClue>
  readonly line: AuditLine | undefined
}

function weighed(
  { audit, honest, scan, places }: Guessing,
  { itemId, known, line }: Candidate,
): { readonly logOdds: number; readonly clues: readonly UnknownClue[] } {
  const clues = new Set(known)
  const place = places.get(scan.shelfId)
  const at = place?.at.get(itemId)
  const isSlip = [...clues].some((clue) => clue.endsWith('_digit') || clue === 'swapped_digits')
  const items = Math.max(1, audit.items.size)
  const isBeside = clues.has('beside_variant')
  const away = isBeside ? SAYS.besideVariant : awayScore(items, places)
  let logOdds = place && at !== undefined ? placeScore(scan, place, at) : away
  if (isSlip) logOdds += checks(scan.code) ? SAYS.slipThoughItChecks : SAYS.slipOfFingers
  else if (!clues.has('same_maker')) logOdds += SAYS.strangeCode
  else
    logOdds +=
      at === undefined && !isBeside
        ? SAYS.makerAnywhere + Math.log(items / scan.ofMaker)
        : SAYS.makerAtPlace
  const shortage = line ? shortageScore(honest, line, scan.quantity) : -LOUDEST_SHORTAGE
  if (shortage > 1) clues.add('shortage')
  return { logOdds: logOdds + shortage, clues: [...clues] }
}

/** Compares its position on the shelf with where it was scanned. */
function placeScore(scan: UnknownScan, place: PlaceOfItem, at: number): number {
  const spots = scan.neighbours.flatMap((itemId) => place.at.get(itemId) ?? [])
  const onShelf = -Math.log(Math.max(1, place.at.size))
  if (spots.length === 0) return onShelf
  const [least, most] = [Math.min(...spots), Math.max(...spots)]
  const isBetween =
    spots.length === 1
      ? Math.abs(least - at) === 1
      : least < at && at < most && most - least <= REACH
  if (isBetween) return SAYS.between
  return spots.some((spot) => Math.abs(spot - at) <= REACH) ? SAYS.near : SAYS.sameShelf + onShelf
}

/** An item without a known shelf may be anywhere; one from another shelf is far from where it was scanned. */
function awayScore(items: number, places: Places): number {
  return (places.size === 0 ? 0 : SAYS.anywhere) - Math.log(items)
}

function shortageScore(honest: HonestModel, line: AuditLine, quantity: number): number {
  const corrected = honest.chanceOf(line, exact(line.variance + quantity))
  const ratio = corrected / honest.chanceOf(line, line.variance)
  return clamp(Math.log(ratio), -LOUDEST_SHORTAGE, LOUDEST_SHORTAGE)
}

function regularLine(
  { linesOfItem }: CountedAudit,
  { storeId }: UnknownScan,
  itemId: string,
): AuditLine | undefined {
  const lines = (linesOfItem.get(itemId) ?? []).filter((line) => line.storeId === storeId)
  return lines.toSorted((one, other) => one.variance - other.variance)[0]
}
