// Differences that offset each other: the same item on two shelves, or two variants of a product.

import type { ShelfFacts } from './audit-facts.ts'
import { type AuditLine, type CountedAudit, exact } from './counted-audit.ts'
import type { EntryChunk } from './entry-chunks.ts'
import type { EntryHabits } from './entry-habits.ts'
import type { HonestModel } from './honest-model.ts'
import type { Proposal } from './proposal.ts'

const NONE: readonly Proposal[] = []
const LEAST_WEIGHT = 0.02
/** How often all units of an item are moved. */
const ALL_SHARE = 0.3
/** How often variants that offset each other were miscounted rather than sold as each other. */
const COUNTED_SHARE = 0.5
/** How often all units were miscounted, among variants counted as another. */
const ALL_COUNTED = 0.4
/** How often two variants taken for one are entered as a single number. */
const TOGETHER = 0.2
/** Limits for the evidence of an entry in two parts, and of one that may hide two parts. */
const LOUDEST_PART = 60
const LOUDEST_HIDDEN = 4
/** Relative probability of a mix-up with the next shelf, the same room, and anywhere else in the store. */
const NEARNESS = { next: 3, room: 1, elsewhere: 0.4 }

export function proposePlaces(
  audit: CountedAudit,
  honest: HonestModel,
  lines: readonly AuditLine[],
): readonly Proposal[] {
  const [short, over] = [lines.filter(isShort), lines.filter(isOver)]
  return over.flatMap((to) =>
    short.flatMap((from): readonly Proposal[] => {
      if (to.storeId !== from.storeId || !from.isExpected) return NONE
      if (from.shelfId === null || to.shelfId === null) return NONE
      const near = nearness(audit.shelves.get(from.shelfId), audit.shelves.get(to.shelfId))
      const pairing = { from, to, honest, near }
      return to.isExpected ? proposeMoved(pairing) : proposeMisplaced(pairing)
    }),
  )
}

interface Pairing {
  readonly from: AuditLine
  readonly to: AuditLine
  readonly honest: HonestModel
  readonly near: number
}

/** Everything found where it does not belong comes from where it does. */
function proposeMisplaced({ from, to, honest, near }: Pairing): readonly Proposal[] {
  const quantity = to.variance
  const corrected = honest.chanceOf(from, exact(from.variance + quantity))
  const weight = (near * corrected) / honest.chanceOf(from, from.variance)
  if (weight < LEAST_WEIGHT) return []
  return [pairOf({ kind: 'misplaced', from, to, quantity, weight })]
}

export interface SiblingSearch {
  readonly to: AuditLine
  readonly chunks: readonly EntryChunk[]
  readonly siblings: readonly string[]
  readonly honest: HonestModel
  readonly habits: EntryHabits
}

/** One variant counted or sold as another: either way one is short and the other over. */
export function proposeSiblings(audit: CountedAudit, search: SiblingSearch): readonly Proposal[] {
  const { to, siblings } = search
  if (!isOver(to)) return []
  return siblings.flatMap((itemId) =>
    (audit.linesOfItem.get(itemId) ?? []).flatMap((from) => {
      if (from.storeId !== to.storeId || from.shelfId !== to.shelfId || !isShort(from)) return []
      return proposeSibling(from, search)
    }),
  )
}

function proposeSibling(
  from: AuditLine,
  { to, chunks, siblings, honest, habits }: SiblingSearch,
): readonly Proposal[] {
  const observed = honest.chanceOf(from, from.variance) * honest.chanceOf(to, to.variance)
  let best: Proposal | undefined
  let total = 0
  let counted = 0
  for (const quantity of quantitiesOf(from, to, chunks)) {
    const corrected =
      honest.chanceOf(from, exact(from.variance + quantity)) *
      honest.chanceOf(to, exact(to.variance - quantity))
    const base = corrected / observed / siblings.length
    const asCounted =
      COUNTED_SHARE * base * countedAmount(quantity, from) * entryFactor(chunks, quantity, habits)
    const weight = asCounted + (1 - COUNTED_SHARE) * base * smallAmount(quantity, from)
    total += weight
    counted += asCounted
    if (!best || weight > best.weight)
      best = pairOf({ kind: 'sibling', from, to, quantity, weight })
  }
  if (!best || total < LEAST_WEIGHT) return []
  return [{ ...best, weight: total, mistakeShare: counted / total }]
}

/** The moved quantity is unknown: it may be what is over, or what is short. */
function proposeMoved({ from, to, honest, near }: Pairing): readonly Proposal[] {
  const observed = honest.chanceOf(from, from.variance) * honest.chanceOf(to, to.variance)
  let best: Proposal | undefined
  let total = 0
  for (const quantity of quantitiesOf(from, to, [])) {
    const corrected =
      honest.chanceOf(from, exact(from.variance + quantity)) *
      honest.chanceOf(to, exact(to.variance - quantity))
    const weight = (near * movedAmount(quantity, from) * corrected) / observed
    total += weight
    if (!best || weight > best.weight) best = pairOf({ kind: 'moved', from, to, quantity, weight })
  }
  return best && total >= LEAST_WEIGHT ? [{ ...best, weight: total }] : []
}

function quantitiesOf(
  from: AuditLine,
  to: AuditLine,
  chunks: readonly EntryChunk[],
): ReadonlySet<number> {
  const most = Math.max(-from.variance, to.variance) * 1.5
  const entered = chunks.slice(-8).map(({ quantity }) => quantity)
  const all = [-from.variance, to.variance, ...entered]
  return new Set(all.filter((quantity) => quantity > 0 && quantity <= Math.max(most, to.grain)))
}

/** Small quantities are moved more often than large ones, with a slow falloff; the shares add up to 1. */
function smallAmount(quantity: number, { grain }: AuditLine): number {
  return 0.62 / (quantity / grain + 1) ** 1.5
}

/** Now and then everything there is moved. */
function movedAmount(quantity: number, from: AuditLine): number {
  return (1 - ALL_SHARE) * smallAmount(quantity, from) + (isAll(quantity, from) ? ALL_SHARE / 2 : 0)
}

/** Either all units are taken for the sibling, or any part of them. */
function countedAmount(quantity: number, from: AuditLine): number {
  if (from.counted === null || from.counted <= 0) return ALL_COUNTED
  const there = exact(from.counted + quantity)
  return ((1 - ALL_COUNTED) * from.grain) / Math.max(there, from.grain)
}

function isAll(quantity: number, { counted, expected }: AuditLine): boolean {
  return counted === null && quantity >= expected
}

/**
 * Units counted as a sibling are usually a chunk of their own there. Otherwise such a chunk is only as likely as an
 * entry in two parts. A row of scans can hide it.
 */
function entryFactor(chunks: readonly EntryChunk[], quantity: number, habits: EntryHabits): number {
  const own = ownChunk(chunks, quantity)
  if (own) return Math.min(LOUDEST_PART, (1 - TOGETHER) / habits.startShare(own))
  const last = chunks.at(-1)
  if (!last || chunks.length > 1 || last.quantity <= quantity) return TOGETHER
  const rest = exact(last.entered - quantity / last.factor)
  const parts = habits.modeShare(last, rest) * habits.modeShare(last, quantity / last.factor)
  const hidden = Math.min(LOUDEST_HIDDEN, parts / habits.modeShare(last, last.entered))
  return last.mode === 'scanned' ? hidden : TOGETHER * hidden
}

/** The last chunks of the line, if they add up to the quantity and something was entered before them. */
function ownChunk(chunks: readonly EntryChunk[], quantity: number): EntryChunk | undefined {
  let sum = 0
  for (let at = chunks.length - 1; at > 0; at -= 1) {
    const chunk = chunks[at]
    if (!chunk) return undefined
    sum = exact(sum + chunk.quantity)
    if (sum === quantity) return isPart(chunk) ? chunk : undefined
    if (sum > quantity) return undefined
  }
  return undefined
}

function isPart({ start }: EntryChunk): boolean {
  return start === 'again' || start === 'return'
}

interface Pair {
  readonly kind: 'misplaced' | 'moved' | 'sibling'
  readonly from: AuditLine
  readonly to: AuditLine
  readonly quantity: number
  readonly weight: number
}

function pairOf({ kind, from, to, quantity, weight }: Pair): Proposal {
  const changes = [
    { line: from, change: quantity },
    { line: to, change: -quantity },
  ]
  return { detail: { kind, quantity }, mechanism: kind, changes, weight }
}

function nearness(one: ShelfFacts | undefined, other: ShelfFacts | undefined): number {
  if (!one || !other || one.roomId !== other.roomId) return NEARNESS.elsewhere
  return Math.abs(one.order - other.order) <= 1 ? NEARNESS.next : NEARNESS.room
}

function isShort({ variance, isDue }: AuditLine): boolean {
  return isDue && variance < 0
}

function isOver({ variance, isDue }: AuditLine): boolean {
  return isDue && variance > 0
}
