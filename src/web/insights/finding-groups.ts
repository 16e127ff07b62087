// Findings grouped by what to do about them.

import type { ShownFinding } from '#contract/insights.ts'
import type { FindingKind } from '#domain/insights/finding.ts'
import type { Messages } from '../kit/use-messages.ts'

const GROUPS = ['entry', 'place', 'variant', 'shelf', 'code', 'recount'] as const

type GroupId = (typeof GROUPS)[number]

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
  readonly findings: readonly ShownFinding[]
}

/** Keeps the order of the findings: most certain and most expensive first. */
export function groupFindings(findings: readonly ShownFinding[]): readonly FindingGroup[] {
  const standing = findings.filter(({ dismissal }) => dismissal === null)
  return GROUPS.map((id) => ({
    id,
    findings: standing.filter(({ finding }) => GROUP_OF[finding.kind] === id),
  })).filter((group) => group.findings.length > 0)
}

const LIKELY = 0.6

/** "7 patterns, 3 of them likely counting mistakes." */
export function sayFindings(
  findings: readonly ShownFinding[],
  total: number,
  t: Messages<'insights'>,
): string {
  const standing = findings.filter(({ dismissal }) => dismissal === null)
  if (findings.length === 0) return t('found.none')
  if (standing.length === 0) return t('found.dismissed')
  const count = total - (findings.length - standing.length)
  const likely = standing.filter(({ finding }) => finding.mistake >= LIKELY).length
  if (likely === 0) return t('found.unlikely', { count })
  return likely === count ? t('found.all', { count }) : t('found.some', { count, likely })
}
