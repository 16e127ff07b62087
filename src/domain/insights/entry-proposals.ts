// Mistakes at the moment of entering: keys pressed wrongly, and cases taken for units.

import type { ScanFact } from './audit-facts.ts'
import type { AuditLine } from './counted-audit.ts'
import { exact } from './counted-audit.ts'
import type { CaseSlip } from './finding.ts'
import type { HonestModel } from './honest-model.ts'
import type { Proposal } from './proposal.ts'
import { type MeantNumber, undoSlips } from './undo-slips.ts'

/** Lines scanned piece by piece have many entries; the largest few can hold a slip that matters. */
const ENTRIES_LOOKED_AT = 12
/** Weaker than this no prior makes it the explanation of anything. */
const LEAST_WEIGHT = 0.02
/** Without the factor, a number that divides by the pack may be anything. */
const WITHOUT_FACTOR = 0.5

/** Slips are looked up by number: the same few numbers come again and again. */
export type Undo = (entered: number) => readonly MeantNumber[]

export function rememberSlips(): Undo {
  const known = new Map<number, readonly MeantNumber[]>()
  return (entered) => {
    const slips = known.get(entered) ?? undoSlips(entered)
    known.set(entered, slips)
    return slips
  }
}

export function proposeKeying(
  line: AuditLine,
  honest: HonestModel,
  undo: Undo,
): readonly Proposal[] {
  if (line.variance === 0) return []
  const observed = honest.chanceOf(line, line.variance)
  return typedEntries(line).flatMap((event) => {
    const entered = event.entered ?? 0
    return undo(entered).flatMap(({ meant, slip, chance }): Proposal[] => {
      if (line.grain === 1 && !Number.isInteger(meant)) return []
      const change = exact((meant - entered) * (event.unitFactor ?? 1))
      const corrected = exact(line.variance + change)
      if (Math.abs(corrected) >= Math.abs(line.variance)) return []
      const weight = (chance * honest.chanceOf(line, corrected)) / observed
      if (weight < LEAST_WEIGHT) return []
      const detail = { kind: 'keying' as const, event, meant, slip }
      return [{ detail, mechanism: slip, changes: [{ line, change }], weight }]
    })
  })
}

/** Entries that a person typed, or may have: one unit per reading is not typed. */
export function typedEntries({ entries }: AuditLine): readonly ScanFact[] {
  const typed = entries.filter((event) => isTyped(event, entries.length))
  if (typed.length <= ENTRIES_LOOKED_AT) return typed
  const bySize = typed.toSorted((one, other) => (other.entered ?? 0) - (one.entered ?? 0))
  return bySize.slice(0, ENTRIES_LOOKED_AT)
}

function isTyped({ quantityMode, entered }: ScanFact, entries: number): boolean {
  if (entered === null) return false
  if (quantityMode !== null) return quantityMode === 'typed'
  return entered !== 1 || entries === 1
}

export function proposeCases(line: AuditLine, honest: HonestModel): readonly Proposal[] {
  if (line.variance === 0 || line.packs.length === 0) return []
  const observed = honest.chanceOf(line, line.variance)
  return caseReadings(line).flatMap(({ events, entered, change, pack, slip, chance }) => {
    const corrected = exact(line.variance + change)
    if (Math.abs(corrected) >= Math.abs(line.variance)) return []
    const weight = (chance * honest.chanceOf(line, corrected)) / observed
    if (weight < LEAST_WEIGHT) return []
    const detail = { kind: 'case_pack' as const, events, entered, pack, slip }
    return [{ detail, mechanism: slip, changes: [{ line, change }], weight }]
  })
}

interface CaseReading {
  readonly events: readonly ScanFact[]
  readonly entered: number
  readonly pack: number
  readonly slip: CaseSlip
  readonly change: number
  readonly chance: number
}

/** Each entry on its own, and all of one factor together. */
function caseReadings(line: AuditLine): readonly CaseReading[] {
  const byFactor = new Map<number | null, ScanFact[]>()
  for (const event of line.entries) {
    const same = byFactor.get(event.unitFactor)
    if (same) same.push(event)
    else byFactor.set(event.unitFactor, [event])
  }
  return [...byFactor].flatMap(([factor, events]) => {
    const groups = groupsOf(events)
    return groups.flatMap((group) => readingsOf(line, { ...group, factor }))
  })
}

interface EntryGroup {
  readonly events: readonly ScanFact[]
  readonly entered: number
  readonly chance: number
}

function groupsOf(events: readonly ScanFact[]): readonly EntryGroup[] {
  const total = exact(events.reduce((sum, { entered }) => sum + (entered ?? 0), 0))
  const [first] = events
  if (events.length === 1 || !first) return [{ events, entered: total, chance: 1 }]
  // Equal entries are the same proposal: one of them stands for all.
  const bySize = new Map<number, ScanFact[]>()
  for (const event of events) {
    const size = event.entered ?? 0
    bySize.set(size, [...(bySize.get(size) ?? []).slice(0, 3), event])
  }
  const singles = [...bySize].map(([entered, same]) => ({
    events: same.slice(0, 1),
    entered,
    chance: 0.5 / bySize.size,
  }))
  return [{ events: events.slice(0, 24), entered: total, chance: 0.5 }, ...singles]
}

function readingsOf(
  line: AuditLine,
  { events, entered, chance, factor }: EntryGroup & { readonly factor: number | null },
): readonly CaseReading[] {
  if (entered <= 0) return []
  const base = { events, entered }
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
      entered: packs,
      pack,
      slip: 'units_as_cases',
      change: exact(packs - entered),
      chance: share * WITHOUT_FACTOR,
    }
    return [asUnits, asCases]
  })
}
