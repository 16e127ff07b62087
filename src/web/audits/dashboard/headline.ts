// The first line of an audit: the answer, before any figure.

import type { AuditStatus } from '#domain/audit.ts'
import type { Coverage } from '#domain/checklist.ts'
import { countOf } from '../../kit/count-of.ts'

export interface HeadlineFacts {
  readonly status: AuditStatus
  readonly coverage: Coverage
  /** "about 1 h 50 min to go", where that can be said. */
  readonly remaining?: string | undefined
}

export interface Headline {
  readonly answer: string
  /** Said more quietly behind it. */
  readonly rest: string | undefined
}

export function headlineOf({ status, coverage, remaining }: HeadlineFacts): Headline {
  switch (status) {
    case 'draft':
      return { answer: planned(coverage), rest: 'nothing is counted yet' }
    case 'active':
      return {
        answer: covered(coverage),
        rest: isAllCovered(coverage) ? 'ready to submit' : remaining,
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
  const all = countOf(shelves, 'shelf', 'shelves')
  if (shelves > 0 && explained === shelves)
    return shelves === 1 ? `${all} covered` : `All ${all} covered`
  return `${explained.toLocaleString('en-US')} of ${all} covered`
}

function isAllCovered({ shelves, explained }: Coverage): boolean {
  return shelves > 0 && explained === shelves
}
