// The entries of a line in chunks: a typed number, or a row of single scans.

import { exact } from './counted-audit.ts'
import { QUANTITY_MODE, type ScanLog } from './scan-log.ts'

export type EntryMode = 'scanned' | 'stepped' | 'typed'

export interface EntryChunk {
  /** The first of its events, and how many there are. */
  readonly first: number
  readonly length: number
  /** The number entered, and the units it comes to. */
  readonly entered: number
  readonly quantity: number
  readonly factor: number
  readonly mode: EntryMode
  readonly start: ChunkStart
}

export type ChunkStart =
  /** The first chunk of the item at this place. */
  | 'first'
  /** Single units after cases, in the same visit. */
  | 'rest'
  /** In the same visit, although the item was already entered. */
  | 'again'
  /** After something else was counted. */
  | 'return'

type Draft = { -readonly [Key in keyof EntryChunk]: EntryChunk[Key] }

export function chunksOf(log: ScanLog, entries: Int32Array): readonly EntryChunk[] {
  const chunks: Draft[] = []
  let last: Draft | undefined
  for (let index = 0; index < entries.length; index += 1) {
    const at = entries[index] ?? 0
    const before = index > 0 ? (entries[index - 1] ?? 0) : undefined
    const mode = modeAt(log, at)
    const factor = log.factorAt(at)
    const isNext = before !== undefined && isSameVisit(log, before, at)
    if (last && isNext && mode === 'scanned' && last.mode === mode && last.factor === factor) {
      last.length += 1
      last.entered += log.enteredAt(at)
      last.quantity = exact(last.quantity + log.effectAt(at))
      continue
    }
    const start = startOf(log, { before, at, isNext, factor, lastFactor: last?.factor ?? 0 })
    const entered = log.enteredAt(at)
    last = { first: at, length: 1, entered, quantity: entered * factor, factor, mode, start }
    chunks.push(last)
  }
  return chunks
}

/** Its events, which are next to each other among the line's entries. */
export function eventsOfChunk(entries: Int32Array, { first, length }: EntryChunk): Int32Array {
  const from = entries.indexOf(first)
  return entries.subarray(from, from + length)
}

const MODES = ['scanned', 'scanned', 'stepped', 'typed'] as const

/** If the mode was not recorded, one unit at a time counts as scanned. */
function modeAt(log: ScanLog, at: number): EntryMode {
  const mode = log.quantityMode[at] ?? QUANTITY_MODE.unknown
  if (mode !== QUANTITY_MODE.unknown) return MODES[mode] ?? 'scanned'
  return log.entered[at] === 1 ? 'scanned' : 'typed'
}

function isSameVisit({ shelf, device, sequence }: ScanLog, before: number, at: number): boolean {
  if (shelf[before] !== shelf[at] || device[before] !== device[at]) return false
  // An unknown sequence counts as adjacent.
  return !((sequence[at] ?? 0) > (sequence[before] ?? 0) + 1)
}

interface Starting {
  readonly before: number | undefined
  readonly at: number
  readonly isNext: boolean
  readonly factor: number
  readonly lastFactor: number
}

function startOf(
  { shelf }: ScanLog,
  { before, at, isNext, factor, lastFactor }: Starting,
): ChunkStart {
  if (before === undefined || shelf[before] !== shelf[at]) return 'first'
  if (!isNext) return 'return'
  return factor < lastFactor ? 'rest' : 'again'
}
