// Decisions about lines of an audit.

import * as z from 'zod'
import { DECISIONS, type LineReview, REASON_CODES } from '#domain/decision.ts'
import { inAudit, lineKey } from './audit-arguments.ts'
import { varianceFilter } from './audit-variances.ts'
import { id, mutation } from './define.ts'
import { MOST_NAMED_LINES } from './limits.ts'
import { storableText } from './text.ts'

export interface DecidedLine {
  readonly version: number
  readonly review: LineReview
}

export interface DecidedLines {
  readonly decided: number
  /** Lines that this decision does not fit, such as accepting a line that was not counted. */
  readonly skipped: number
  /** Lines that were decided or counted again in the meantime; they stay as they are. */
  readonly conflicts: readonly { readonly storeId: string; readonly itemId: string }[]
}

/** A line as the caller saw it. */
const seenLine = lineKey.extend({
  seenVersion: z.int().min(0),
  /** If the count has changed since, the decision is a conflict. */
  seenCounted: z.number().nullable().optional(),
})

const verdict = {
  /** Null takes the decision back. */
  decision: z.enum(DECISIONS).nullable(),
  reasonCode: z.enum(REASON_CODES).nullable().default(null),
  note: storableText(1_000).nullable().default(null),
}

export const auditDecisionFunctions = {
  /** Decides one line if it is still as the caller saw it; otherwise `conflict` with its current state. */
  decideLine: mutation<DecidedLine>()({
    access: 'audits:manage',
    args: seenLine.extend({ auditId: id, ...verdict }),
  }),
  /** Decides many lines: the named ones, or all undecided lines that match the filter. */
  decideLines: mutation<DecidedLines>()({
    access: 'audits:manage',
    args: inAudit.extend({
      lines: z.array(seenLine).max(MOST_NAMED_LINES).optional(),
      matching: varianceFilter.optional(),
      ...verdict,
    }),
  }),
}
