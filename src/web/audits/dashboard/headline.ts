// The first line of an audit: the answer, before any figure.

import type { AuditStatus } from '#domain/audit.ts'
import type { Coverage } from '#domain/checklist.ts'
import type { Messages } from '#web/kit/use-messages.ts'

export interface HeadlineFacts {
  readonly status: AuditStatus
  readonly coverage: Coverage
  /** Whether nothing prevents submitting. */
  readonly isReady: boolean
  /** "about 1 h 50 min to go", if that can be estimated. */
  readonly remaining?: string | undefined
}

export interface Headline {
  readonly answer: string
  /** Shown less prominently after it. */
  readonly rest: string | undefined
}

export function headlineOf(facts: HeadlineFacts, t: Messages<'dashboard'>): Headline {
  const { status, coverage } = facts
  switch (status) {
    case 'draft':
      return { answer: planned(coverage, t), rest: undefined }
    case 'active':
      return {
        answer: covered(coverage, t),
        rest: restWhileCounting(facts, t),
      }
    case 'stopped':
      return { answer: covered(coverage, t), rest: t('answer.stopped') }
    case 'submitted':
      return { answer: covered(coverage, t), rest: t('answer.review') }
    case 'completed':
      return { answer: covered(coverage, t), rest: t('answer.completed') }
    case 'cancelled':
      return { answer: covered(coverage, t), rest: t('answer.cancelled') }
  }
}

function planned({ shelves }: Coverage, t: Messages<'dashboard'>): string {
  if (shelves === 0) return t('answer.noneToCount')
  return t('answer.toCount', { count: shelves })
}

function covered({ shelves, explained }: Coverage, t: Messages<'dashboard'>): string {
  // Canceled before anything was planned.
  if (shelves === 0) return t('answer.noneCounted')
  return explained === shelves
    ? t('answer.allDone', { count: shelves })
    : t('answer.done', { done: explained, shelves })
}

/** Even if every shelf is covered, counts may still be on their way, or codes still unknown. */
function restWhileCounting(
  { coverage, isReady, remaining }: HeadlineFacts,
  t: Messages<'dashboard'>,
): string | undefined {
  if (!isAllCovered(coverage)) return remaining
  return isReady ? t('answer.ready') : t('answer.notReady')
}

function isAllCovered({ shelves, explained }: Coverage): boolean {
  return shelves > 0 && explained === shelves
}
