// Findings by what somebody does about them.

import type { ShownFinding } from '#contract/insights.ts'
import type { FindingKind } from '#domain/insights/finding.ts'

const GROUPS = [
  { id: 'entry', title: 'Numbers that were entered' },
  { id: 'place', title: 'Counted or kept elsewhere' },
  { id: 'variant', title: 'Variants that offset' },
  { id: 'shelf', title: 'Shelves' },
  { id: 'code', title: 'Unknown codes' },
  { id: 'recount', title: 'Recounts' },
] as const

type GroupId = (typeof GROUPS)[number]['id']

const GROUP_OF: Readonly<Record<FindingKind, GroupId>> = {
  keying: 'entry',
  case_pack: 'entry',
  case_or_keying: 'entry',
  re_read: 'entry',
  misplaced: 'place',
  moved: 'place',
  sibling: 'variant',
  shelf_twice: 'shelf',
  missed_run: 'shelf',
  unknown_code: 'code',
  recounts_differ: 'recount',
}

export interface FindingGroup {
  readonly id: GroupId
  readonly title: string
  readonly findings: readonly ShownFinding[]
}

/** In the order in which findings come, the surest and costliest first. */
export function groupFindings(findings: readonly ShownFinding[]): readonly FindingGroup[] {
  const standing = findings.filter(({ dismissal }) => dismissal === null)
  return GROUPS.map(({ id, title }) => ({
    id,
    title,
    findings: standing.filter(({ finding }) => GROUP_OF[finding.kind] === id),
  })).filter((group) => group.findings.length > 0)
}

const LIKELY = 0.6

/** "7 patterns, 3 of them likely counting mistakes." */
export function describeFindings(findings: readonly ShownFinding[], total: number): string {
  const standing = findings.filter(({ dismissal }) => dismissal === null)
  if (findings.length === 0) return 'No pattern found.'
  if (standing.length === 0) return 'No pattern left: all were dismissed.'
  const amount = total - (findings.length - standing.length)
  const likely = standing.filter(({ finding }) => finding.mistake >= LIKELY).length
  const patterns = amount === 1 ? '1 pattern' : `${amount} patterns`
  if (likely === 0) return `${patterns}, none that is likely a counting mistake.`
  if (amount === 1) return `${patterns}, likely a counting mistake.`
  return `${patterns}, ${likely} of them likely counting mistakes.`
}
