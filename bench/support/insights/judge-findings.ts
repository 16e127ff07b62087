// Findings against the truth: whether the pattern is there, and whether a mistake made it.

import type { Finding, FindingKind } from '#domain/insights/finding.ts'
import type { Mistake, MistakeKind, Truth, Twin } from './truth.ts'

export interface Verdict {
  readonly finding: Finding
  /** The mistake that it names. */
  readonly mistake: Mistake | undefined
  /** Whether what it says is so, whatever the cause. */
  readonly isPattern: boolean
}

/** What a finding may be right about: an entry that is either has two. */
const NAMES: Readonly<Record<FindingKind, readonly MistakeKind[]>> = {
  misplaced: ['misplaced'],
  moved: ['misplaced'],
  sibling: ['sibling'],
  case_pack: ['case_pack'],
  keying: ['keying'],
  case_or_keying: ['case_pack', 'keying'],
  shelf_twice: ['shelf_twice'],
  missed_run: ['missed_run'],
  unknown_code: ['unknown_code'],
  re_read: ['re_read'],
  recounts_differ: [],
}

const TWINS: Partial<Readonly<Record<FindingKind, readonly Twin['kind'][]>>> = {
  misplaced: ['moved'],
  moved: ['moved'],
  sibling: ['till_swap'],
  missed_run: ['delisted_run'],
}

/** How much of a stretch must be the right one. */
const OVERLAP = 0.5

export function judgeFindings(findings: readonly Finding[], truth: Truth): readonly Verdict[] {
  const mistakes = byItem(truth.mistakes)
  const twins = byItem(truth.twins)
  return findings.map((finding) => {
    const mistake = candidatesOf(finding, mistakes).find((one) => {
      return NAMES[finding.kind].includes(one.kind) && matches(finding, one)
    })
    const twin = candidatesOf(finding, twins).find((one) => {
      return TWINS[finding.kind]?.includes(one.kind) && matches(finding, one)
    })
    return { finding, mistake, isPattern: mistake !== undefined || twin !== undefined }
  })
}

interface Happening {
  readonly storeId: string
  readonly shelfIds: readonly string[]
  readonly itemIds: readonly string[]
  readonly code?: string | undefined
}

function byItem<Kind extends Happening>(
  all: readonly Kind[],
): ReadonlyMap<string, readonly Kind[]> {
  const items = new Map<string, Kind[]>()
  for (const one of all) {
    for (const itemId of one.itemIds) items.set(itemId, [...(items.get(itemId) ?? []), one])
  }
  return items
}

function candidatesOf<Kind extends Happening>(
  finding: Finding,
  items: ReadonlyMap<string, readonly Kind[]>,
): readonly Kind[] {
  const named = finding.kind === 'unknown_code' ? [finding.itemId] : []
  const ids = [...named, ...finding.lines.map(({ itemId }) => itemId)]
  return [...new Set(ids.flatMap((id) => items.get(id) ?? []))]
}

function matches(finding: Finding, one: Happening): boolean {
  if (finding.storeId !== one.storeId) return false
  const shelfIds = new Set(one.shelfIds)
  switch (finding.kind) {
    case 'misplaced':
    case 'moved':
      return shelfIds.has(finding.fromShelfId) && shelfIds.has(finding.toShelfId)
    case 'sibling':
      return one.itemIds.includes(finding.shortItemId) && one.itemIds.includes(finding.overItemId)
    case 'unknown_code':
      return one.code === finding.code && one.itemIds.includes(finding.itemId)
    case 'shelf_twice':
      return shelfIds.has(finding.shelfId) && overlaps(finding, one)
    case 'missed_run':
      return shelfIds.has(finding.shelfId) && overlaps(finding, one)
    default: {
      const [line] = finding.lines
      return line !== undefined && (line.shelfId === null || shelfIds.has(line.shelfId))
    }
  }
}

/** Half of what is named is right, or half of what is right is named. */
function overlaps({ lines }: Finding, { itemIds }: Happening): boolean {
  const right = new Set(itemIds)
  const common = lines.filter(({ itemId }) => right.has(itemId)).length
  return common >= OVERLAP * Math.min(lines.length, itemIds.length)
}
