import type { AuditDetails } from '#contract/audits.ts'
import { countOf } from '#domain/count-words.ts'
import { formatClock, formatDuration } from '#web/kit/format-time.ts'

type Facts = Pick<
  AuditDetails,
  | 'status'
  | 'startedAt'
  | 'submittedAt'
  | 'endedAt'
  | 'stores'
  | 'protocol'
  | 'dueAt'
  | 'statusReason'
>

/** What stands beside the title: when it started, how it counts, where. Only in the browser. */
export function describeAudit(audit: Facts, nowMs: number): string {
  return [
    describeTime(audit, nowMs),
    hasReason(audit) ? `“${audit.statusReason}”` : undefined,
    audit.protocol.blind ? 'blind count' : 'open count',
    audit.stores.length > 1 ? countOf(audit.stores.length, 'store') : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(' · ')
}

/** Why it was stopped or given up is what whoever comes to it wants to know. */
function hasReason({ status, statusReason }: Facts): boolean {
  return (status === 'stopped' || status === 'cancelled') && Boolean(statusReason)
}

function describeTime(audit: Facts, nowMs: number): string | undefined {
  const { startedAt, submittedAt, endedAt, dueAt } = audit
  if (endedAt !== null) return `Ended ${formatClock(endedAt, nowMs)}`
  if (submittedAt !== null) return `Submitted ${formatClock(submittedAt, nowMs)}`
  if (startedAt !== null) {
    const ago = formatDuration(Math.max(0, nowMs - startedAt))
    return `Started ${formatClock(startedAt, nowMs)}, ${ago} ago`
  }
  return dueAt === null ? undefined : `Due ${formatClock(dueAt, nowMs)}`
}
