// What an unknown code could be: a code of the catalogue one slip away, the same maker, what stands
// between its neighbours in the scan order, and what is short by about as much.

import type { ScanFact } from './audit-facts.ts'
import { clamp } from './best-stretch.ts'
import { type AuditLine, type CountedAudit, exact } from './counted-audit.ts'
import type { UnknownClue } from './finding.ts'
import type { HonestModel } from './honest-model.ts'
import type { ItemOrder } from './item-order.ts'
import { type CodeIndex, checks, indexCodes, nearCodes, sameMaker } from './near-codes.ts'
import { effectOfScan } from './scan-effect.ts'

export interface UnknownGuess {
  readonly code: string
  readonly shelfId: string
  readonly storeId: string
  readonly quantity: number
  readonly events: readonly ScanFact[]
  readonly itemId: string
  readonly line: AuditLine | undefined
  readonly clues: readonly UnknownClue[]
  readonly chance: number
}

/** What each clue says for an item, in natural logarithms of odds. */
const SAYS = {
  slipOfFingers: 6.5,
  slipThoughItChecks: 3.5,
  /** Shared among the items of the maker. */
  maker: 5,
  between: 2.5,
  sameShelf: 1,
  /** Neither its own code with a slip nor its maker's. */
  strangeCode: -3.5,
  /** No item of the catalogue: new, or a code that is no item's. */
  none: 5.7,
}
const LOUDEST_SHORTAGE = 5
/** How far from its neighbours in the order of the shelf an item may stand. */
const REACH = 3

/** What is known of the unknown codes before any difference is weighed. */
export interface UnknownCodes {
  readonly places: Places
  readonly scans: readonly (UnknownScan & {
    /** How many items the maker has. */
    readonly ofMaker: number
    readonly candidates: ReadonlyMap<string, ReadonlySet<UnknownClue>>
  })[]
}

export function findUnknownCodes(audit: CountedAudit, order: ItemOrder): UnknownCodes {
  const found = unknownScans(audit)
  if (found.length === 0) return { places: new Map(), scans: [] }
  const codes = indexCodes(audit.facts.items)
  const places = placesOf(order)
  const scans = found.map((scan) => ({
    ...scan,
    ofMaker: sameMaker(scan.code, codes).length,
    candidates: candidatesFor(scan, codes, places),
  }))
  return { places, scans }
}

export function guessUnknownCodes(
  audit: CountedAudit,
  honest: HonestModel,
  { places, scans }: UnknownCodes,
): readonly UnknownGuess[] {
  return scans.flatMap((scan) => guess({ audit, honest, places, scan }) ?? [])
}

interface UnknownScan {
  readonly code: string
  readonly shelfId: string
  readonly storeId: string
  readonly quantity: number
  readonly events: readonly ScanFact[]
  /** What was scanned before and after. */
  readonly neighbours: readonly string[]
}

/** All readings of one code on one shelf are one. */
function unknownScans({ streams }: CountedAudit): readonly UnknownScan[] {
  const scans = new Map<string, { -readonly [Key in keyof UnknownScan]: UnknownScan[Key] }>()
  for (const shelf of streams.values()) {
    for (const { events, isOrdered } of shelf) {
      for (const [at, event] of events.entries()) {
        if (event.itemId !== null || event.code === null || event.entered === null) continue
        const { code, shelfId, storeId } = event
        const known = scans.get(`${shelfId} ${code}`)
        const neighbours = isOrdered ? neighboursOf(events, at) : []
        const quantity = exact((known?.quantity ?? 0) + effectOfScan(event))
        const all = [...(known?.events ?? []), event]
        const beside = known?.neighbours ?? neighbours
        const scan = { code, shelfId, storeId, quantity, events: all, neighbours: beside }
        scans.set(`${shelfId} ${code}`, scan)
      }
    }
  }
  return [...scans.values()]
}

function neighboursOf(events: readonly ScanFact[], at: number): readonly string[] {
  const known = (event: ScanFact) => event.itemId !== null
  const before = events.slice(Math.max(0, at - 20), at).findLast(known)
  const after = events.slice(at + 1, at + 21).find(known)
  return [before, after].flatMap((event) => event?.itemId ?? [])
}

type Places = ReadonlyMap<string, { readonly order: readonly AuditLine[] } & PlaceOfItem>
interface PlaceOfItem {
  readonly at: ReadonlyMap<string, number>
}

function placesOf(order: ItemOrder): Places {
  return new Map(
    [...order].map(([shelfId, lines]) => {
      const at = new Map(lines.map(({ itemId }, place) => [itemId, place]))
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

function guess(guessing: Guessing): UnknownGuess | undefined {
  const { audit, scan } = guessing
  const candidates = [...scan.candidates].map(([itemId, clues]) => {
    const line = audit.lineOf(scan.storeId, itemId, scan.shelfId)
    const home = line ?? regularLine(audit, scan, itemId)
    return { itemId, line: home, ...weighed(guessing, { known: clues, line: home }) }
  })
  const [best] = candidates.toSorted((one, other) => other.logOdds - one.logOdds)
  if (!best) return undefined
  const all = candidates.reduce((sum, { logOdds }) => sum + Math.exp(logOdds), Math.exp(SAYS.none))
  const { code, shelfId, storeId, quantity, events } = scan
  const { itemId, line, clues } = best
  const chance = Math.exp(best.logOdds) / all
  return { code, shelfId, storeId, quantity, events, itemId, line, clues, chance }
}

/** Candidates with what speaks for them. */
function candidatesFor(
  scan: UnknownScan,
  codes: CodeIndex,
  places: Places,
): ReadonlyMap<string, ReadonlySet<UnknownClue>> {
  const clues = new Map<string, Set<UnknownClue>>()
  const add = (itemId: string, clue?: UnknownClue) => {
    const known = clues.get(itemId) ?? new Set()
    clues.set(itemId, clue ? known.add(clue) : known)
  }
  for (const { itemId, clue } of nearCodes(scan.code, codes)) add(itemId, clue)
  for (const itemId of sameMaker(scan.code, codes)) add(itemId, 'same_maker')
  const place = places.get(scan.shelfId)
  const spots = scan.neighbours.flatMap((itemId) => place?.at.get(itemId) ?? [])
  for (const [at, { itemId, variance }] of (place?.order ?? []).entries()) {
    if (variance >= 0 && !clues.has(itemId)) continue
    const isBeside = spots.some((spot) => Math.abs(spot - at) <= REACH)
    if (isBeside) add(itemId, 'neighbours')
    else add(itemId)
  }
  return clues
}

function weighed(
  { honest, scan, places }: Guessing,
  {
    known,
    line,
  }: { readonly known: ReadonlySet<UnknownClue>; readonly line: AuditLine | undefined },
): { readonly logOdds: number; readonly clues: readonly UnknownClue[] } {
  const clues = new Set(known)
  let logOdds = 0
  const isSlip = [...clues].some((clue) => clue.endsWith('_digit') || clue === 'swapped_digits')
  if (isSlip) logOdds += checks(scan.code) ? SAYS.slipThoughItChecks : SAYS.slipOfFingers
  if (clues.has('same_maker')) logOdds += Math.max(0, SAYS.maker - Math.log(scan.ofMaker))
  else if (!isSlip) logOdds += SAYS.strangeCode
  if (clues.has('neighbours')) logOdds += SAYS.between
  if (line && places.get(scan.shelfId)?.at.has(line.itemId)) logOdds += SAYS.sameShelf
  const shortage = line ? shortageScore(honest, line, scan.quantity) : -LOUDEST_SHORTAGE
  if (shortage > 1) clues.add('shortage')
  return { logOdds: logOdds + shortage, clues: [...clues] }
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
