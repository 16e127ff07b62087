// How people enter what they count, learned from the lines without a difference: which numbers they type and which
// they scan piece by piece, how often they enter an item in two parts, and how often the units after cases would have
// filled another case.

import type { CountedAudit } from './counted-audit.ts'
import { type ChunkStart, chunksOf, type EntryChunk, type EntryMode } from './entry-chunks.ts'
import type { ScanLog } from './scan-log.ts'

/** Who enters what, and how. */
type Entering = Pick<EntryChunk, 'first' | 'factor' | 'mode'>

export interface EntryHabits {
  /** How often this person enters such a number in this way. */
  readonly modeShare: (chunk: Entering, entered: number, mode?: EntryMode) => number
  /** How often a further part is entered without need. */
  readonly startShare: (chunk: EntryChunk) => number
  /** How often the units after cases add up to a case or more. */
  readonly fullRestShare: number
}

/** Upper limits of number ranges that people treat alike. */
const NUMBERS = [1, 3, 6, 12, 24, 60, Number.POSITIVE_INFINITY]
/** How many chunks a wider table counts for. */
const PERSON_WEIGHT = 12
const GUESS_WEIGHT = 4
const GUESS: Readonly<Record<EntryMode, number>> = { scanned: 0.45, stepped: 0.1, typed: 0.45 }
/** A prior, so that a few lines do not suggest that something never happens. */
const STARTS = { share: 0.03, lines: 60 }
const SHELF_WEIGHT = 6
const LEAST_SHARE = 0.01

export function learnHabits({ lines, log }: CountedAudit): EntryHabits {
  const modes = new Shares(log)
  const starts = { lines: 0, again: 0, return: 0 }
  const shelves = new Map<number, { lines: number; returns: number }>()
  const rests = { all: 0, full: 0 }
  for (const line of lines) {
    if (line.variance !== 0 || line.entries.length === 0) continue
    const chunks = chunksOf(log, line.entries)
    for (const chunk of chunks) modes.add(chunk)
    const shelfText = log.shelf[line.entries[0] ?? 0] ?? 0
    const shelf = shelves.get(shelfText) ?? { lines: 0, returns: 0 }
    shelves.set(shelfText, shelf)
    shelf.lines += 1
    starts.lines += 1
    if (has(chunks, 'again')) starts.again += 1
    if (has(chunks, 'return')) {
      starts.return += 1
      shelf.returns += 1
    }
    if (has(chunks, 'rest')) rests.all += 1
    if (hasFullRest(chunks)) rests.full += 1
  }
  const share = (count: number) =>
    (count + STARTS.share * STARTS.lines) / (starts.lines + STARTS.lines)
  const again = Math.max(LEAST_SHARE, share(starts.again))
  const returned = share(starts.return)
  return {
    modeShare: (chunk, entered, mode) => modes.of(chunk, entered, mode),
    startShare: (chunk) => {
      if (chunk.start !== 'return') return again
      const shelfText = log.shelf[chunk.first] ?? 0
      const known = shelves.get(shelfText) ?? { lines: 0, returns: 0 }
      const here = (known.returns + SHELF_WEIGHT * returned) / (known.lines + SHELF_WEIGHT)
      return Math.max(LEAST_SHARE, here)
    },
    fullRestShare: Math.max(LEAST_SHARE, (rests.full + 1) / (rests.all + 20)),
  }
}

function has(chunks: readonly EntryChunk[], start: ChunkStart): boolean {
  return chunks.some((chunk) => chunk.start === start)
}

/** Whether the units next to cases would have filled another case. */
export function hasFullRest(chunks: readonly EntryChunk[]): boolean {
  const outer = chunks.find(({ factor }) => factor > 1)
  if (!outer) return false
  return chunks.some(({ factor, quantity }) => factor === 1 && quantity >= outer.factor)
}

type Counts = Record<EntryMode, number>

class Shares {
  readonly #log: ScanLog
  /** By mode and size of the number; person-specific tables refine it. */
  readonly #everybody = new Map<number, Counts>()
  readonly #people = new Map<number, Counts>()

  constructor(log: ScanLog) {
    this.#log = log
  }

  add(chunk: EntryChunk): void {
    const key = keyOf(chunk.factor, chunk.entered)
    countsOf(this.#everybody, key)[chunk.mode] += 1
    countsOf(this.#people, this.#personKey(chunk, key))[chunk.mode] += 1
  }

  of(chunk: Entering, entered: number, mode: EntryMode = chunk.mode): number {
    const key = keyOf(chunk.factor, entered)
    const share = leaning(this.#everybody.get(key), mode, GUESS[mode], GUESS_WEIGHT)
    return leaning(this.#people.get(this.#personKey(chunk, key)), mode, share, PERSON_WEIGHT)
  }

  #personKey({ first }: Pick<EntryChunk, 'first'>, key: number): number {
    return (this.#log.user[first] ?? 0) * KEYS + key
  }
}

const KEYS = 2 * NUMBERS.length

function keyOf(factor: number, entered: number): number {
  const number = NUMBERS.findIndex((edge) => entered <= edge)
  return (factor > 1 ? NUMBERS.length : 0) + number
}

function countsOf(all: Map<number, Counts>, key: number): Counts {
  const known = all.get(key) ?? { scanned: 0, stepped: 0, typed: 0 }
  all.set(key, known)
  return known
}

function leaning(known: Counts | undefined, mode: EntryMode, share: number, weight: number) {
  if (!known) return share
  const all = known.scanned + known.stepped + known.typed
  return (known[mode] + weight * share) / (all + weight)
}
