// One analysis of an audit: weighs everything that could explain its differences against each other and against a
// given model of honest differences.

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
import { withoutSecondWalks } from './without-second-walks.ts'

export interface Analysis extends Weighed {
  readonly honest: HonestModel
  readonly proposals: readonly Proposal[]
  readonly twice: readonly ShelfTwice[]
  readonly missed: readonly MissedRun[]
  readonly unknown: readonly UnknownGuess[]
  readonly codes: readonly QuantityCode[]
}

/** From this probability on, what was entered twice is removed before looking for anything else. */
const SURELY_TWICE = 0.9

/** What stays the same in every analysis of an audit. */
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
    unknown: findUnknownCodes(audit, order, siblings),
    gaps: findShortGaps(audit, habits),
    undo: rememberSlips(),
    habits,
    missed: findMissedRuns(audit, order),
    codes: findQuantityCodes(audit),
    exposure: exposureOf(audit, siblings),
  }
}

/** Entries may be judged by a different model of honest differences than everything else. */
export function analyzeAudit(
  audit: CountedAudit,
  honest: HonestModel,
  background: Background,
  entering: HonestModel = honest,
): Analysis {
  const { codes } = background
  const twice = findShelvesTwice(audit, honest, background.walks)
  const partly = findPartlyMissed(audit, honest, { ...background, twice })
  const missed = [...background.missed, ...partly]
  const unknown = guessUnknownCodes(audit, honest, background.unknown)
  const { sure = [], doubtful = [] } = Object.groupBy(twice, ({ chance }) =>
    chance >= SURELY_TWICE ? 'sure' : 'doubtful',
  )
  const once = withoutSecondWalks(audit, sure)
  const rivals = [
    ...settledProposals({ twice: doubtful, missed, unknown, codes }),
    ...lineProposals(once, { honest, entering, background }).map((proposal) =>
      asCounted(audit, proposal),
    ),
  ]
  const weighed = weighProposals(rivals, audit.lines.length, background.exposure)
  const found = { honest, twice, missed, unknown, codes }
  return { ...found, ...withSettled(rivals, weighed, twiceProposals(sure)) }
}

interface Judging {
  readonly honest: HonestModel
  readonly entering: HonestModel
  readonly background: Background
}

/** Everything that could explain the difference of a line, or of two lines together. */
function lineProposals(
  audit: CountedAudit,
  { honest, entering, background }: Judging,
): readonly Proposal[] {
  const { log, lines, linesOfItem } = audit
  const { gaps, habits, undo } = background
  const weighing = { log, honest: entering, habits, undo }
  return [
    ...proposeReReads({ ...gaps, auditLines: lines }, honest),
    ...differing(audit).flatMap((line) => {
      const chunks = chunksOf(log, line.entries)
      const siblings = background.siblings.get(line.itemId) ?? []
      return [
        ...proposeKeying(line, chunks, weighing),
        ...proposeCases(line, chunks, weighing),
        ...proposeSiblings(audit, { to: line, chunks, siblings, honest, habits }),
      ]
    }),
    ...[...linesOfItem.values()].flatMap((some) =>
      some.length > 1 ? proposePlaces(audit, honest, some) : [],
    ),
  ]
}

/** Refers to the lines as counted, although the proposal was weighed without second walks. */
function asCounted({ lines }: CountedAudit, proposal: Proposal): Proposal {
  const { changes } = proposal
  if (changes.every(({ line }) => lines[line.index] === line)) return proposal
  return {
    ...proposal,
    changes: changes.map(({ line, change }) => ({ line: lines[line.index] ?? line, change })),
  }
}

/** What was surely walked twice has no rivals, because it was removed before they were weighed. */
function withSettled(
  rivals: readonly Proposal[],
  weighed: Weighed,
  sure: readonly Proposal[],
): Weighed & Pick<Analysis, 'proposals'> {
  const chances = new Float64Array(rivals.length + sure.length)
  chances.set(weighed.chances)
  const explained = weighed.explained.slice()
  for (const [at, { weight, changes }] of sure.entries()) {
    const chance = weight / (1 + weight)
    chances[rivals.length + at] = chance
    for (const { line } of changes) {
      explained[line.index] = Math.max(explained[line.index] ?? 0, chance)
    }
  }
  return { proposals: [...rivals, ...sure], chances, explained }
}

function differing({ lines }: CountedAudit) {
  return lines.filter(({ isDue, variance }) => isDue && variance !== 0)
}

type Settled = Pick<Analysis, 'twice' | 'missed' | 'unknown' | 'codes'>

function settledProposals({ twice, missed, unknown, codes }: Settled): readonly Proposal[] {
  return [
    ...twiceProposals(twice),
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

function twiceProposals(twice: readonly ShelfTwice[]): readonly Proposal[] {
  return twice.flatMap(({ second, chance }) =>
    second.map(({ line, visit }) =>
      settled('shelf_twice', chance, { line, change: -visit.quantity }),
    ),
  )
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
