// One label read twice: a scan that follows the previous one faster than the person's own pace. Usually the line is
// one over; if it was short before, only the time can tell.

import { type AuditLine, type CountedAudit, exact } from './counted-audit.ts'
import type { EntryHabits } from './entry-habits.ts'
import type { HonestModel } from './honest-model.ts'
import type { Proposal } from './proposal.ts'
import { modelReReads } from './re-read-model.ts'
import { KIND, LEFT_VIEW, QUANTITY_MODE, type ScanLog } from './scan-log.ts'
import { type Gaps, type ShortOnes, shortOnes } from './short-ones.ts'

export interface ShortGaps extends Gaps {
  readonly log: ScanLog
  readonly events: Int32Array
  readonly auditLines: readonly AuditLine[]
  readonly short: ShortOnes
}

/** Prior for codes scanned again without leaving the camera's view: how often that is a mistake. */
const IN_VIEW = { over: 1, right: 1 }
/** A code that left the view was another piece, or shown again on purpose. */
const LEFT = 0.3
const LEAST_WEIGHT = 0.05
const LEAST_MODE = 0.02

/** Gaps between consecutive scans of single units with the same code. */
export function findShortGaps(audit: CountedAudit, habits: EntryHabits): ShortGaps {
  const { log, lines, streams, lineOfEvent } = audit
  const found = new Int32Array(log.length)
  const lengths = new Float64Array(log.length)
  const ways = new Float64Array(log.length)
  const parts = new Float64Array(log.length)
  let count = 0
  for (const { events, isOrdered } of [...streams.values()].flat()) {
    if (!isOrdered) continue
    let row = count
    for (let index = 1; index <= events.length; index += 1) {
      const at = events[index] ?? -1
      const gapMs = at < 0 ? null : gapBetween(log, events[index - 1] ?? 0, at)
      if (gapMs === null || (lineOfEvent[at] ?? -1) < 0) {
        // There is one more piece than gaps. At the end of the row, it is known how likely one piece less is.
        if (count > row) {
          ways.fill(wayOf(log, habits, found[row] ?? 0, count - row + 1), row, count)
          parts.fill(1 / (count - row), row, count)
        }
        row = count
        continue
      }
      found[count] = at
      lengths[count] = Math.log(Math.max(1, gapMs))
      count += 1
    }
  }
  const events = found.slice(0, count)
  const gaps = {
    lengths: lengths.slice(0, count),
    people: events.map((at) => log.user[at] ?? 0),
    lines: events.map((at) => lineOfEvent[at] ?? 0),
    ways: ways.slice(0, count),
    parts: parts.slice(0, count),
  }
  return { ...gaps, log, events, auditLines: lines, short: shortOnes(gaps) }
}

/** A person who types four but scans three more likely read one of four twice. */
function wayOf(log: ScanLog, habits: EntryHabits, first: number, pieces: number): number {
  const row = { first, factor: log.factorAt(first), mode: 'scanned' as const }
  return habits.modeShare(row, pieces - 1) / Math.max(LEAST_MODE, habits.modeShare(row, pieces))
}

function gapBetween(log: ScanLog, before: number, at: number): number | null {
  if (log.item[before] !== log.item[at] || log.code[before] !== log.code[at]) return null
  if (!isReading(log, before) || !isReading(log, at)) return null
  if (log.user[before] !== log.user[at]) return null
  const gapMs = (log.timeMs[at] ?? 0) - (log.timeMs[before] ?? 0)
  return gapMs >= 0 ? gapMs : null
}

function isReading({ kind, entered, quantityMode }: ScanLog, at: number): boolean {
  if (kind[at] !== KIND.add || entered[at] !== 1) return false
  const mode = quantityMode[at]
  return mode === QUANTITY_MODE.unknown || mode === QUANTITY_MODE.scanned
}

export function proposeReReads(gaps: ShortGaps, honest: HonestModel): readonly Proposal[] {
  const fits = fitsWithOneLess(gaps, honest)
  const odds = oddsOfGaps(gaps, modelReReads(gaps, gaps.short, fits))
  const totals = new Float64Array(gaps.auditLines.length)
  const best = new Int32Array(gaps.auditLines.length).fill(-1)
  const bestOdds = new Float64Array(gaps.auditLines.length)
  for (let at = 0; at < odds.length; at += 1) {
    const line = gaps.lines[at] ?? 0
    const own = odds[at] ?? 0
    if (own === 0) continue
    totals[line] = (totals[line] ?? 0) + own
    if ((best[line] ?? -1) >= 0 && (bestOdds[line] ?? 0) >= own) continue
    best[line] = at
    bestOdds[line] = own
  }
  const proposals: Proposal[] = []
  for (const line of gaps.auditLines) {
    const at = best[line.index] ?? -1
    const weight = (totals[line.index] ?? 0) * (fits[line.index] ?? 0)
    if (at < 0 || weight < LEAST_WEIGHT) continue
    const event = gaps.events[at] ?? 0
    const change = -gaps.log.factorAt(event)
    const gapMs = Math.round(Math.exp(gaps.lengths[at] ?? 0))
    const detail = { kind: 're_read' as const, event, gapMs }
    proposals.push({ detail, mechanism: 're_read', changes: [{ line, change }], weight })
  }
  return proposals
}

/** Evidence from the time, or from whether the code stayed in view. */
function oddsOfGaps(gaps: ShortGaps, timed: Float64Array): Float64Array {
  const { log, events, short } = gaps
  const odds = new Float64Array(events.length)
  for (let index = 0; index < timed.length; index += 1) {
    odds[short.at[index] ?? 0] = timed[index] ?? 0
  }
  const inView = oddsInView(gaps)
  for (let at = 0; at < odds.length; at += 1) {
    const view = log.leftView[events[at] ?? 0]
    if (view === LEFT_VIEW.stayed) odds[at] = inView
    else if (view === LEFT_VIEW.left) odds[at] = LEFT * (odds[at] ?? 0)
  }
  return odds
}

/** By line, for lines with gaps. */
function fitsWithOneLess(
  { log, events, lines, auditLines }: ShortGaps,
  honest: HonestModel,
): Float64Array {
  const fits = new Float64Array(auditLines.length).fill(-1)
  for (let at = 0; at < lines.length; at += 1) {
    const index = lines[at] ?? 0
    const line = auditLines[index]
    if (!line || (fits[index] ?? 0) >= 0) continue
    const less = exact(line.variance - log.factorAt(events[at] ?? 0))
    fits[index] = honest.chanceOf(line, less) / honest.chanceOf(line, line.variance)
  }
  return fits
}

/** How much more often a line with such a scan is one over than right. */
function oddsInView({ log, events, lines, auditLines }: ShortGaps): number {
  let { over, right } = IN_VIEW
  for (let at = 0; at < lines.length; at += 1) {
    if (log.leftView[events[at] ?? 0] !== LEFT_VIEW.stayed) continue
    const variance = auditLines[lines[at] ?? 0]?.variance
    if (variance === 1) over += 1
    if (variance === 0) right += 1
  }
  return over / right
}
