// One look at an audit: everything that could explain its differences, weighed against each other and
// against a given idea of honest ones.

import { type CountedAudit, exact } from './counted-audit.ts'
import { chunksOf } from './entry-chunks.ts'
import { type EntryHabits, learnHabits } from './entry-habits.ts'
import {
  countTyped,
  proposeCases,
  proposeKeying,
  rememberSlips,
  type Undo,
} from './entry-proposals.ts'
import type { HonestModel } from './honest-model.ts'
import { type ItemOrder, linesInOrder } from './item-order.ts'
import { findMissedRuns, type MissedRun, missedChanges } from './missed-runs.ts'
import { proposePlaces, proposeSiblings } from './offset-proposals.ts'
import { findPartlyMissed } from './partly-missed.ts'
import type { Exposure, Proposal, ProposedChange, SettledBy } from './proposal.ts'
import { findQuantityCodes, type QuantityCode } from './quantity-codes.ts'
import { findShortGaps, proposeReReads, type ShortGaps } from './re-reads.ts'
import { findShelvesTwice, type ShelfTwice, type Walks, walksOf } from './shelf-twice.ts'
import { siblingsOf } from './sibling-items.ts'
import {
  findUnknownCodes,
  guessUnknownCodes,
  type UnknownCodes,
  type UnknownGuess,
} from './unknown-codes.ts'
import { type Weighed, weighProposals } from './weigh-proposals.ts'

export interface Look extends Weighed {
  readonly honest: HonestModel
  readonly proposals: readonly Proposal[]
  readonly twice: readonly ShelfTwice[]
  readonly missed: readonly MissedRun[]
  readonly unknown: readonly UnknownGuess[]
  readonly codes: readonly QuantityCode[]
}

/** What is the same in every look. */
export interface Background {
  readonly siblings: ReadonlyMap<string, readonly string[]>
  readonly order: ItemOrder
  readonly missed: readonly MissedRun[]
  readonly codes: readonly QuantityCode[]
  readonly exposure: Exposure
  readonly walks: Walks
  readonly unknown: UnknownCodes
  readonly gaps: ShortGaps
  readonly undo: Undo
  readonly habits: EntryHabits
}

export function backgroundOf(audit: CountedAudit): Background {
  const siblings = siblingsOf(audit.facts.items)
  const order = linesInOrder(audit)
  const habits = learnHabits(audit)
  return {
    siblings,
    order,
    walks: walksOf(audit),
    unknown: findUnknownCodes(audit, order),
    gaps: findShortGaps(audit, habits),
    undo: rememberSlips(),
    habits,
    missed: findMissedRuns(audit, order),
    codes: findQuantityCodes(audit),
    exposure: exposureOf(audit, siblings),
  }
}

/** What was entered may be judged by another idea of honest differences than everything else. */
export function lookAt(
  audit: CountedAudit,
  honest: HonestModel,
  background: Background,
  entering: HonestModel = honest,
): Look {
  const { codes, habits, undo } = background
  const { log } = audit
  const weighing = { log, honest: entering, habits, undo }
  const twice = findShelvesTwice(audit, honest, background.walks)
  const partly = findPartlyMissed(audit, honest, { ...background, twice })
  const missed = [...background.missed, ...partly]
  const unknown = guessUnknownCodes(audit, honest, background.unknown)
  const proposals = [
    ...settledProposals({ twice, missed, unknown, codes }),
    ...proposeReReads(background.gaps, honest),
    ...differing(audit).flatMap((line) => {
      const chunks = chunksOf(log, line.entries)
      const siblings = background.siblings.get(line.itemId) ?? []
      return [
        ...proposeKeying(line, chunks, weighing),
        ...proposeCases(line, chunks, weighing),
        ...proposeSiblings(audit, { to: line, chunks, siblings, honest, habits }),
      ]
    }),
    ...[...audit.linesOfItem.values()].flatMap((lines) =>
      lines.length > 1 ? proposePlaces(audit, honest, lines) : [],
    ),
  ]
  const weighed = weighProposals(proposals, audit.lines.length, background.exposure)
  return { honest, proposals, twice, missed, unknown, codes, ...weighed }
}

function differing({ lines }: CountedAudit) {
  return lines.filter(({ isDue, variance }) => isDue && variance !== 0)
}

type Settled = Pick<Look, 'twice' | 'missed' | 'unknown' | 'codes'>

function settledProposals({ twice, missed, unknown, codes }: Settled): readonly Proposal[] {
  return [
    ...twice.flatMap(({ second, chance }) =>
      second.map(({ line, visit }) =>
        settled('shelf_twice', chance, { line, change: -visit.quantity }),
      ),
    ),
    ...missed.flatMap((run) =>
      missedChanges(run).map((change) => settled('missed_run', run.chance, change)),
    ),
    ...unknown.flatMap(({ line, quantity, chance }) =>
      line ? [settled('unknown_code', chance, { line, change: quantity })] : [],
    ),
    ...codes.map(({ line, chance }) =>
      settled('barcode', chance, { line, change: exact(-line.variance) }),
    ),
  ]
}

function settled(by: SettledBy, chance: number, change: ProposedChange): Proposal {
  const weight = chance / Math.max(1e-6, 1 - chance)
  return { detail: { kind: 'settled', by }, mechanism: 'settled', changes: [change], weight }
}

function exposureOf(
  { log, lines, linesOfItem }: CountedAudit,
  siblings: ReadonlyMap<string, readonly string[]>,
): Exposure {
  const due = lines.filter(({ isDue }) => isDue)
  const typed = due.reduce((sum, line) => sum + countTyped(log, line.entries), 0)
  const weighed = due.reduce((sum, { grain, entries }) => sum + (grain < 1 ? entries.length : 0), 0)
  const packed = due.filter(({ packs, entries }) => packs.length > 0 && entries.length > 0).length
  const unexpected = due.filter((line) => !line.isExpected && line.shelfId !== null).length
  return {
    transposed: typed,
    repeated: typed,
    missing: typed,
    extra: typed,
    neighbour: typed,
    decimal_point: weighed,
    cases_as_units: packed,
    units_as_cases: packed,
    misplaced: unexpected,
    moved: due.filter(({ itemId }) => (linesOfItem.get(itemId)?.length ?? 0) > 1).length,
    sibling: due.filter(({ itemId }) => siblings.has(itemId)).length,
    re_read: due.length,
    settled: due.length,
  }
}
