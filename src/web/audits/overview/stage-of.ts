import type { AuditSummary } from '#contract/audits.ts'

type Known = Pick<AuditSummary, 'id' | 'status' | 'startedAt'>

export type Stage<Audit extends Known> =
  | { readonly kind: 'running'; readonly audit: Audit; readonly others: readonly Audit[] }
  /** Something was counted, and nothing is being counted now. */
  | { readonly kind: 'counted'; readonly others: readonly Audit[] }
  /** Nothing was counted yet, and a count is planned: its own page leads on. */
  | { readonly kind: 'planned'; readonly others: readonly Audit[] }
  | { readonly kind: 'new'; readonly others: readonly Audit[] }

export type StageKind = Stage<Known>['kind']

/** What needs a manager comes first. */
const OPEN = ['active', 'stopped', 'submitted', 'draft'] as const

/** What the overview of a store is about, and the open audits beside it. */
export function stageOf<Audit extends Known>(audits: readonly Audit[]): Stage<Audit> {
  const open = OPEN.flatMap((status) => newestFirst(audits.filter((one) => one.status === status)))
  const [audit, ...others] = open
  if (audit && (audit.status === 'active' || audit.status === 'stopped')) {
    return { kind: 'running', audit, others }
  }
  const isCounted = audits.some(({ status }) => status === 'submitted' || status === 'completed')
  if (isCounted) return { kind: 'counted', others: open }
  return { kind: open.length > 0 ? 'planned' : 'new', others: open }
}

function newestFirst<Audit extends Known>(audits: readonly Audit[]): readonly Audit[] {
  return audits.toSorted((one, other) => (other.startedAt ?? 0) - (one.startedAt ?? 0))
}
