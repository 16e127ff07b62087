// The likely causes of the lines in a list, and which neighboring lines share one.

import type { VarianceLine } from '#contract/audit-variances.ts'
import { type SaidFinding, sayFinding } from '#contract/finding-words.ts'
import type { AuditInsights, ShownFinding } from '#contract/insights.ts'
import type { FindingKind } from '#domain/insights/finding.ts'
import { type CauseLine, causesByLine, keyOfLine, linesOf } from '#domain/insights/line-causes.ts'
import type { Formats } from '#messages/formats.ts'
import type { Messages } from '../kit/use-messages.ts'
import { type CauseWords, sayCause, sayPlainCause } from './say-cause.ts'

export interface ShownCause {
  readonly words: CauseWords
  readonly kind: FindingKind | 'full_cases' | 'none'
  /** From 0 (nothing was found) to 3. */
  readonly sureness: 0 | 1 | 2 | 3
  /** Null: the cause comes from the numbers alone. */
  readonly shown: ShownFinding | null
  /** The finding in sentences. */
  readonly said: SaidFinding | null
  /** All lines with this cause, including this one. */
  readonly lines: readonly CauseLine[]
}

/** By line; lines without a known cause are left out. */
export function shownCauses(
  { findings, ranking, names }: Pick<AuditInsights, 'findings' | 'ranking' | 'names'>,
  t: Messages<'insights'>,
  formats: Formats,
): ReadonlyMap<string, ShownCause> {
  const standing = findings.filter(({ dismissal }) => dismissal === null)
  const shownByKey = new Map(standing.map((shown) => [shown.finding.key, shown]))
  const causes = new Map<string, ShownCause>()
  for (const { line } of ranking) {
    const words = sayPlainCause(line.reasons, t, formats)
    const isPack = line.reasons.some(({ kind }) => kind === 'pack_multiple')
    const kind = isPack ? 'full_cases' : 'none'
    const sureness = isPack ? 1 : 0
    causes.set(keyOfLine(line), { words, kind, sureness, shown: null, said: null, lines: [] })
  }
  for (const [key, finding] of causesByLine(standing.map((shown) => shown.finding))) {
    const lines = linesOf(finding)
    const own = lines.find((line) => keyOfLine(line) === key)
    const words = sayCause(finding, own?.itemId ?? '', names, t, formats)
    const shown = shownByKey.get(finding.key) ?? null
    const said = shown && sayFinding(finding, names, t, formats)
    const sureness = surenessOf(finding)
    causes.set(key, { words, kind: finding.kind, sureness, shown, said, lines })
  }
  return causes
}

function surenessOf({
  confidence,
  mistake,
}: {
  readonly confidence: number
  readonly mistake: number
}): 1 | 2 | 3 {
  if (mistake >= 0.85) return 3
  return mistake >= 0.6 || confidence >= 0.85 ? 2 : 1
}

/** A line's position among neighboring lines with the same cause. */
export interface Joined {
  readonly place: 'first' | 'middle' | 'last'
  readonly cause: ShownCause
  /** All of these lines, in order. */
  readonly lines: readonly VarianceLine[]
}

/** By line, for lines that directly follow each other in the list. */
export function joinedLines(
  rows: ReadonlyMap<number, VarianceLine>,
  causes: ReadonlyMap<string, ShownCause>,
): ReadonlyMap<string, Joined> {
  const joined = new Map<string, Joined>()
  const close = (lines: readonly VarianceLine[], cause: ShownCause | undefined) => {
    if (!cause || lines.length < 2) return
    for (const [n, line] of lines.entries()) {
      const place = n === 0 ? 'first' : n === lines.length - 1 ? 'last' : 'middle'
      joined.set(line.id, { place, cause, lines })
    }
  }
  let run: VarianceLine[] = []
  let cause: ShownCause | undefined
  let next = -1
  for (const [index, line] of [...rows].toSorted(([one], [other]) => one - other)) {
    const own = causes.get(line.id)
    const goesOn = index === next && isSameFinding(own, cause)
    if (!goesOn) {
      close(run, cause)
      run = []
    }
    run.push(line)
    cause = own
    next = index + 1
  }
  close(run, cause)
  return joined
}

function isSameFinding(one: ShownCause | undefined, other: ShownCause | undefined): boolean {
  return one?.shown != null && one.shown.id === other?.shown?.id
}
