// Differences that offset each other: the same item on two shelves, or two variants of a product.

import type { ScanFact, ShelfFacts } from './audit-facts.ts'
import { type AuditLine, type CountedAudit, exact } from './counted-audit.ts'
import type { HonestModel } from './honest-model.ts'
import type { Proposal } from './proposal.ts'
import { effectOfScan } from './scan-effect.ts'

const NONE: readonly Proposal[] = []
const LEAST_WEIGHT = 0.02
/** How often all of an item is taken for its sibling, or carried away. */
const ALL_SHARE = 0.3
/** How often a line has an entry of its own of just the quantity that is over. */
const OWN_ENTRY = { swapped: 0.45, honest: 0.05 }
/** How much likelier a slip is onto a shelf next door than one across the store. */
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
      return to.isExpected
        ? proposePair({ kind: 'moved', from, to, honest, scale: near })
        : proposeMisplaced({ from, to, honest, near })
    }),
  )
}

interface Misplacing {
  readonly from: AuditLine
  readonly to: AuditLine
  readonly honest: HonestModel
  readonly near: number
}

/** All of what was found where it does not belong comes from where it does. */
function proposeMisplaced({ from, to, honest, near }: Misplacing): readonly Proposal[] {
  const quantity = to.variance
  const corrected = honest.chanceOf(from, exact(from.variance + quantity))
  const weight = (near * corrected) / honest.chanceOf(from, from.variance)
  if (weight < LEAST_WEIGHT) return []
  return [pairOf({ kind: 'misplaced', from, to, quantity, weight })]
}

export function proposeSiblings(
  audit: CountedAudit,
  honest: HonestModel,
  { to, siblings }: { readonly to: AuditLine; readonly siblings: readonly string[] },
): readonly Proposal[] {
  if (!isOver(to)) return []
  return siblings.flatMap((itemId) =>
    (audit.linesOfItem.get(itemId) ?? []).flatMap((from) => {
      if (from.storeId !== to.storeId || from.shelfId !== to.shelfId || !isShort(from)) return []
      return proposePair({ kind: 'sibling', from, to, honest, scale: 1 / siblings.length })
    }),
  )
}

interface Pairing {
  readonly kind: 'moved' | 'sibling'
  readonly from: AuditLine
  readonly to: AuditLine
  readonly honest: HonestModel
  readonly scale: number
}

/** Which quantity changed sides is open: what is over, what is short, or a number that was entered. */
function proposePair({ kind, from, to, honest, scale }: Pairing): readonly Proposal[] {
  const observed = honest.chanceOf(from, from.variance) * honest.chanceOf(to, to.variance)
  let best: Proposal | undefined
  let total = 0
  for (const quantity of quantitiesOf(from, to)) {
    const corrected =
      honest.chanceOf(from, exact(from.variance + quantity)) *
      honest.chanceOf(to, exact(to.variance - quantity))
    const told = kind === 'sibling' ? entryFactor(to, quantity) : 1
    const weight = (scale * told * amountChance(quantity, from) * corrected) / observed
    total += weight
    if (!best || weight > best.weight) best = pairOf({ kind, from, to, quantity, weight })
  }
  return best && total >= LEAST_WEIGHT ? [{ ...best, weight: total }] : []
}

function quantitiesOf(from: AuditLine, to: AuditLine): ReadonlySet<number> {
  const most = Math.min(-from.variance, to.variance) * 1.5
  const entered = to.entries.slice(0, 8).map(effectOfScan)
  const all = [-from.variance, to.variance, ...entered]
  return new Set(all.filter((quantity) => quantity > 0 && quantity <= Math.max(most, to.grain)))
}

/**
 * Small amounts change sides more often than large ones, in no hurry (the shares add up to 1); and one
 * time in a few all that there was did.
 */
function amountChance(quantity: number, from: AuditLine): number {
  const small = 0.62 / (quantity / from.grain + 1) ** 1.5
  const isAll = from.counted === null && quantity >= from.expected
  return (1 - ALL_SHARE) * small + (isAll ? ALL_SHARE / 2 : 0)
}

/** An entry of just this number beside others: common when a sibling was entered here, else rare. */
function entryFactor(to: AuditLine, quantity: number): number {
  const share = hasOwnEntry(to, quantity)
    ? OWN_ENTRY
    : { swapped: 1 - OWN_ENTRY.swapped, honest: 1 - OWN_ENTRY.honest }
  return share.swapped / share.honest
}

/** Whether the last things entered on the line add up to the quantity, and something was entered before. */
export function hasOwnEntry({ entries }: AuditLine, quantity: number): boolean {
  let sum = 0
  for (let at = entries.length - 1; at > 0; at -= 1) {
    const event = entries[at]
    if (event) sum = exact(sum + effectOfScan(event))
    if (sum >= quantity) return sum === quantity && isBreak(entries[at - 1], event)
  }
  return false
}

/** Pieces of one row have no beginning among them: only a typed number or a return to the item is one. */
function isBreak(before: ScanFact | undefined, event: ScanFact | undefined): boolean {
  if (!before || !event) return false
  if (event.entered !== 1 || before.entered !== 1) return true
  return (event.sequence ?? 0) > (before.sequence ?? 0) + 1
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
