// How the results of an audit are frozen, handed out and checked by anybody.

import * as z from 'zod'
import { inAudit, reason } from './audit-arguments.ts'
import { mutation, query } from './define.ts'

export interface SealDetails {
  readonly confirmationNumber: string
  /** SHA-256 over the facts of the audit and the parts below, in hexadecimal. */
  readonly seal: string
  readonly sealedAt: number
  readonly sealedByName: string
  readonly parts: {
    readonly baseline: string
    readonly events: string
    readonly decisions: string
    readonly lines: string
  }
  /** Content hashes of the exports, as the verify page makes them. */
  readonly exports: { readonly json: string; readonly csv: string }
}

/** Unknown: no sealed audit has this number or this content. */
export type SealCheck =
  | { readonly status: 'unknown' }
  | {
      /** Found: the number is real, and nothing was given to compare with. */
      readonly status: 'valid' | 'altered' | 'found'
      readonly confirmationNumber: string
      readonly organizationName: string
      readonly auditName: string
      readonly sealedAt: number
      /** The newest completed count that corrects it. */
      readonly correctedBy: {
        readonly confirmationNumber: string
        readonly sealedAt: number
      } | null
    }

/** A piece of an export: put together in order they are the document. */
export interface ExportPart {
  readonly fileName: string
  readonly mime: string
  readonly part: number
  readonly parts: number
  readonly text: string
  /** Content hash of the whole document. */
  readonly sha256: string
}

export const auditSealFunctions = {
  /** Freezes and seals the results. Of two at once one does it. */
  complete: mutation<{ readonly confirmationNumber: string; readonly seal: string }>()({
    access: 'audits:manage',
    args: inAudit,
  }),
  /** A new audit that corrects a completed one. */
  createCorrection: mutation<{ readonly id: string }>()({
    access: 'audits:manage',
    args: inAudit.extend({ name: z.string().optional(), reason }),
  }),
  /** Null: not completed yet. */
  getSeal: query<SealDetails | null>()({ access: 'audits:read', args: inAudit }),
  /** For anybody: whether an export, or a number on paper, is of a sealed audit. */
  verify: query<SealCheck>()({
    access: 'public',
    args: z
      .strictObject({
        confirmationNumber: z.string().max(100).optional(),
        /** Content hash of the export, see the domain's seal. */
        sha256: z
          .string()
          .regex(/^[0-9a-f]{64}$/)
          .optional(),
      })
      .refine((args) => args.confirmationNumber !== undefined || args.sha256 !== undefined),
  }),
  /** The sealed document, in parts, as JSON or CSV; for managers of all its stores. */
  exportResults: query<ExportPart>()({
    access: 'audits:manage',
    args: inAudit.extend({ format: z.enum(['json', 'csv']), part: z.int().min(0).default(0) }),
  }),
}
