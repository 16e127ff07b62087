// What is decided about lines of an audit.

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
  /** Lines about which this cannot be decided, such as accepting what was not counted. */
  readonly skipped: number
  /** Lines that somebody else decided, or counted again, in the meantime: they stay as they are. */
  readonly conflicts: readonly { readonly storeId: string; readonly itemId: string }[]
}

/** A line as it was looked at. */
const seenLine = lineKey.extend({
  seenVersion: z.int().min(0),
  /** Another count by now is a conflict. */
  seenCounted: z.number().nullable().optional(),
})

const verdict = {
  /** Null takes back what was decided. */
  decision: z.enum(DECISIONS).nullable(),
  reasonCode: z.enum(REASON_CODES).nullable().default(null),
  note: storableText(1_000).nullable().default(null),
}

export const auditDecisionFunctions = {
  /** Decides one line, if it is as it was seen: else `conflict` with what stands there. */
  decideLine: mutation<DecidedLine>()({
    access: 'audits:manage',
    args: seenLine.extend({ auditId: id, ...verdict }),
  }),
  /** Decides many: those that are named, or all that match and that nobody has decided. */
  decideLines: mutation<DecidedLines>()({
    access: 'audits:manage',
    args: inAudit.extend({
      lines: z.array(seenLine).max(MOST_NAMED_LINES).optional(),
      matching: varianceFilter.optional(),
      ...verdict,
    }),
  }),
}
