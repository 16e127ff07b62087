// The first line of an audit: the answer, before any figure.

import type { AuditStatus } from '#domain/audit.ts'
import type { Coverage } from '#domain/checklist.ts'
import { countOf, countWithin } from '#domain/count-words.ts'

export interface HeadlineFacts {
  readonly status: AuditStatus
  readonly coverage: Coverage
  /** Whether nothing stands before the submission. */
  readonly isReady: boolean
  /** "about 1 h 50 min to go", where that can be said. */
  readonly remaining?: string | undefined
}

export interface Headline {
  readonly answer: string
  /** Said more quietly behind it. */
  readonly rest: string | undefined
}

export function headlineOf(facts: HeadlineFacts): Headline {
  const { status, coverage } = facts
  switch (status) {
    case 'draft':
      return { answer: planned(coverage), rest: 'nothing is counted yet' }
    case 'active':
      return {
        answer: covered(coverage),
        rest: restWhileCounting(facts),
      }
    case 'stopped':
      return { answer: covered(coverage), rest: 'counting is stopped' }
    case 'submitted':
      return { answer: covered(coverage), rest: 'waiting for review' }
    case 'completed':
      return { answer: covered(coverage), rest: 'completed' }
    case 'cancelled':
      return { answer: covered(coverage), rest: 'cancelled, out of every report' }
  }
}

function planned({ shelves }: Coverage): string {
  if (shelves === 0) return 'No shelf to count yet'
  return `${countOf(shelves, 'shelf', 'shelves')} will be counted`
}

function covered({ shelves, explained }: Coverage): string {
  // Cancelled before anything was planned.
  if (shelves === 0) return 'No shelf was counted'
  const all = countOf(shelves, 'shelf', 'shelves')
  if (shelves > 0 && explained === shelves)
    return shelves === 1 ? `${all} covered` : `All ${all} covered`
  return `${countWithin(explained, shelves, 'shelf', 'shelves')} covered`
}

/** Every shelf may be covered while counts are still on their way, or codes wait to be known. */
function restWhileCounting({ coverage, isReady, remaining }: HeadlineFacts): string | undefined {
  if (!isAllCovered(coverage)) return remaining
  return isReady ? 'ready to submit' : 'not ready to submit yet'
}

function isAllCovered({ shelves, explained }: Coverage): boolean {
  return shelves > 0 && explained === shelves
}
