// Mistakes while entering: wrong keys, and cases taken for units.

import type { AuditLine } from './counted-audit.ts'
import { exact } from './counted-audit.ts'
import { type EntryChunk, eventsOfChunk } from './entry-chunks.ts'
import { type EntryHabits, hasFullRest } from './entry-habits.ts'
import type { CaseSlip } from './finding.ts'
import { MOST_EVENTS } from './finding-parts.ts'
import type { HonestModel } from './honest-model.ts'
import type { Proposal } from './proposal.ts'
import { QUANTITY_MODE, type ScanLog } from './scan-log.ts'
import { type MeantNumber, undoSlips } from './undo-slips.ts'

/** A line scanned piece by piece has many entries; only the largest few can have a slip that matters. */
const ENTRIES_LOOKED_AT = 12
/** With less weight, no prior makes it the explanation of anything. */
const LEAST_WEIGHT = 0.02
/** If the factor is unknown, a number that is divisible by the pack size proves little. */
const WITHOUT_FACTOR = 0.5

/** How often cases counted as units are typed, and how often the units next to them fill a case. */
const CASES_TYPED = 0.75
const FULL_REST = 0.5
const LEAST_MODE = 0.02
/** Limit for the evidence of an entry in two parts. */
const LOUDEST_PART = 40

/** Looks up slips by number; cached, because the same few numbers occur again and again. */
export type Undo = (entered: number) => readonly MeantNumber[]

export function rememberSlips(): Undo {
  const known = new Map<number, readonly MeantNumber[]>()
  return (entered) => {
    const slips = known.get(entered) ?? undoSlips(entered)
    known.set(entered, slips)
    return slips
  }
}

export interface Weighing {
  readonly log: ScanLog
  readonly honest: HonestModel
  readonly habits: EntryHabits
  readonly undo: Undo
}

export function proposeKeying(
  line: AuditLine,
  chunks: readonly EntryChunk[],
  { log, honest, habits, undo }: Weighing,
): readonly Proposal[] {
  if (line.variance === 0) return []
  const observed = honest.chanceOf(line, line.variance)
  return typedChunks(chunks, log).flatMap((chunk) => {
    const { entered, factor, first: event } = chunk
    const looseShare = looseShares(chunk, chunks, habits)
    const typedAs = (number: number) => {
      const share = chunk.mode === 'typed' ? habits.modeShare(chunk, number) : 1
      return looseShare(number) * Math.max(LEAST_MODE, share)
    }
    const asEntered = typedAs(entered)
    return undo(entered).flatMap(({ meant, slip, chance }): Proposal[] => {
      if (line.grain === 1 && !Number.isInteger(meant)) return []
      const change = exact((meant - entered) * factor)
      const corrected = exact(line.variance + change)
      if (Math.abs(corrected) >= Math.abs(line.variance)) return []
      // A person who scans such numbers piece by piece does not press wrong keys.
      const typed = typedAs(meant) / asEntered
      const weight = (typed * chance * honest.chanceOf(line, corrected)) / observed
      if (weight < LEAST_WEIGHT) return []
      const detail = { kind: 'keying' as const, event, entered, meant, slip }
      return [{ detail, mechanism: slip, changes: [{ line, change }], weight }]
    })
  })
}

/** After counting cases, less than a case is left over: how often this many units are entered next to them. */
function looseShares(
  chunk: EntryChunk,
  chunks: readonly EntryChunk[],
  { fullRestShare }: EntryHabits,
): (units: number) => number {
  if (chunk.start !== 'rest') return () => 1
  const pack = chunks[chunks.indexOf(chunk) - 1]?.factor ?? Number.POSITIVE_INFINITY
  return (units) => (units * chunk.factor >= pack ? fullRestShare : 1 - fullRestShare)
}

/** Chunks that were typed, or may have been; one unit per scan is not typed. */
function typedChunks(chunks: readonly EntryChunk[], log: ScanLog): readonly EntryChunk[] {
  const isAlone = chunks.length === 1 && chunks[0]?.length === 1
  const typed = chunks.filter(({ first, mode }) => {
    const isUnknown = log.quantityMode[first] === QUANTITY_MODE.unknown
    return mode === 'typed' || (isAlone && isUnknown)
  })
  if (typed.length <= ENTRIES_LOOKED_AT) return typed
  return typed.toSorted((one, other) => other.entered - one.entered).slice(0, ENTRIES_LOOKED_AT)
}

/** How many entries of a line were typed, or may have been. */
export function countTyped(log: ScanLog, entries: Int32Array): number {
  let typed = 0
  for (const at of entries) {
    const mode = log.quantityMode[at]
    const isKnown = mode !== QUANTITY_MODE.unknown
    const maybe = log.entered[at] !== 1 || entries.length === 1
    if (isKnown ? mode === QUANTITY_MODE.typed : maybe) typed += 1
  }
  return Math.min(ENTRIES_LOOKED_AT, typed)
}

export function proposeCases(
  line: AuditLine,
  chunks: readonly EntryChunk[],
  { log, honest, habits }: Weighing,
): readonly Proposal[] {
  if (line.variance === 0 || line.packs.length === 0) return []
  const observed = honest.chanceOf(line, line.variance)
  return caseReadings(line, chunks, log).flatMap((reading) => {
    const { events, entered, change, pack, slip, chance } = reading
    const corrected = exact(line.variance + change)
    if (Math.abs(corrected) >= Math.abs(line.variance)) return []
    const told = howTold(reading, chunks, habits)
    const weight = (told * chance * honest.chanceOf(line, corrected)) / observed
    if (weight < LEAST_WEIGHT) return []
    const detail = { kind: 'case_pack' as const, events, entered, pack, slip }
    return [{ detail, mechanism: slip, changes: [{ line, change }], weight }]
  })
}

/** How strongly the way of entering suggests a case mistake. */
function howTold(
  { chunk, slip, pack }: CaseReading,
  chunks: readonly EntryChunk[],
  habits: EntryHabits,
): number {
  if (slip === 'units_as_cases') {
    const units = chunks.filter(({ factor }) => factor === 1)
    if (!chunk || chunk.factor === 1 || units.length === 0) return 1
    const full = habits.fullRestShare
    return hasFullRest(chunks) ? FULL_REST / full : (1 - FULL_REST) / (1 - full)
  }
  if (!chunk) return 1
  const share = chunk.mode === 'typed' ? CASES_TYPED : 1 - CASES_TYPED
  const mode = share / Math.max(LEAST_MODE, habits.modeShare(chunk, chunk.entered))
  const rest = chunks[chunks.indexOf(chunk) + 1]
  const isParted = rest?.start === 'again' && rest.factor === chunk.factor && rest.quantity < pack
  return mode * (isParted && rest ? Math.min(LOUDEST_PART, 1 / habits.startShare(rest)) : 1)
}

interface CaseReading {
  readonly events: Int32Array
  readonly entered: number
  readonly pack: number
  readonly slip: CaseSlip
  readonly change: number
  readonly chance: number
  /** Set when it is a single entry, or one row of scans. */
  readonly chunk: EntryChunk | undefined
}

/** Each entry or row of scans by itself, and all entries with the same factor together. */
function caseReadings(
  line: AuditLine,
  chunks: readonly EntryChunk[],
  log: ScanLog,
): readonly CaseReading[] {
  const byFactor = new Map<number | null, EntryChunk[]>()
  for (const chunk of chunks) {
    const known = log.factor[chunk.first] ?? Number.NaN
    const factor = Number.isNaN(known) ? null : known
    const same = byFactor.get(factor)
    if (same) same.push(chunk)
    else byFactor.set(factor, [chunk])
  }
  return [...byFactor].flatMap(([factor, same]) => {
    return groupsOf(line.entries, same).flatMap((group) => readingsOf(line, { ...group, factor }))
  })
}

interface EntryGroup {
  readonly events: Int32Array
  readonly entered: number
  readonly chance: number
  readonly chunk: EntryChunk | undefined
}

function groupsOf(entries: Int32Array, chunks: readonly EntryChunk[]): readonly EntryGroup[] {
  const [only] = chunks
  if (chunks.length === 1 && only) {
    const { entered } = only
    const events = eventsOfChunk(entries, only)
    const all = { events: events.subarray(0, MOST_EVENTS), entered, chance: 1, chunk: only }
    if (events.length === 1) return [all]
    // In a row of scans, a single one can be a case just as well as all of them.
    const one = { events: events.subarray(0, 1), entered: 1, chance: 0.3, chunk: only }
    return [{ ...all, chance: 0.7 }, one]
  }
  const entered = exact(chunks.reduce((sum, chunk) => sum + chunk.entered, 0))
  const looked = chunks.slice(0, ENTRIES_LOOKED_AT)
  const singles = looked.map((chunk) => ({
    events: eventsOfChunk(entries, chunk).subarray(0, MOST_EVENTS),
    entered: chunk.entered,
    chance: 0.7 / looked.length,
    chunk,
  }))
  const events = Int32Array.from(singles.flatMap((single) => [...single.events]))
  return [
    { events: events.subarray(0, MOST_EVENTS), entered, chance: 0.3, chunk: undefined },
    ...singles,
  ]
}

function readingsOf(
  line: AuditLine,
  { events, entered, chance, factor, chunk }: EntryGroup & { readonly factor: number | null },
): readonly CaseReading[] {
  if (entered <= 0) return []
  const base = { events, entered, chunk }
  if (factor !== null && factor > 1) {
    const change = -exact(entered * (factor - 1))
    return [{ ...base, pack: factor, slip: 'units_as_cases', change, chance }]
  }
  return line.packs.flatMap((pack): CaseReading[] => {
    const share = chance / line.packs.length
    const change = exact(entered * (pack - 1))
    const asUnits: CaseReading = { ...base, pack, slip: 'cases_as_units', change, chance: share }
    if (factor !== null || entered % pack !== 0) return [asUnits]
    const packs = entered / pack
    const asCases: CaseReading = {
      events,
      chunk,
      entered: packs,
      pack,
      slip: 'units_as_cases',
      change: exact(packs - entered),
      chance: share * WITHOUT_FACTOR,
    }
    return [asUnits, asCases]
  })
}
