// How the results of an audit are frozen, handed out and checked by anybody.

import * as z from 'zod'
import { inAudit, reason } from './audit-arguments.ts'
import { action, mutation, query } from './define.ts'

export interface SealDetails {
  readonly confirmationNumber: string
  /** SHA-256 of what is signed, in hexadecimal: facts, files, and the seal before it. */
  readonly seal: string
  readonly sealedAt: number
  readonly sealedByName: string
  readonly parts: {
    readonly baseline: string
    readonly events: string
    readonly decisions: string
    readonly lines: string
  }
  /** The place among the seals of the organization; null: sealed before seals were signed. */
  readonly sequence: number | null
  /**
   * SHA-256 of each file as it is downloaded, in hexadecimal; null: sealed before seals were signed,
   * when only its content was hashed.
   */
  readonly exports: { readonly json: string; readonly csv: string } | null
}

/** What is known of a seal that was signed here. */
export interface SignedSeal {
  readonly keyId: string
  /** When the key was in use: ISO times, the second one null while it is. */
  readonly keyFrom: string
  readonly keyUntil: string | null
  /** The place among the seals of the organization, from 1 on. */
  readonly sequence: number
  /** The seal before it. */
  readonly previous: string | null
  /** The root of all seals of a day; null: that day is not over. */
  readonly root: { readonly day: string; readonly hash: string } | null
}

export type SealCheck =
  /** No sealed audit has this number or this content. */
  | { readonly status: 'unknown' }
  /** Signed, as it says, with a key that this installation does not list. */
  | { readonly status: 'foreign'; readonly keyId: string }
  /** What is kept under this number is not what was signed: somebody has changed the database. */
  | { readonly status: 'broken'; readonly confirmationNumber: string }
  | {
      /**
       * Found: the number is real, and nothing was given to compare with. Unsigned: it was sealed before
       * seals were signed, and what was given is what is kept of it.
       */
      readonly status: 'valid' | 'altered' | 'found' | 'unsigned'
      readonly confirmationNumber: string
      readonly seal: string
      readonly sealedAt: number
      /** Null: the file is signed, and the record of it here is gone or was changed. */
      readonly record: {
        readonly organizationName: string
        readonly auditName: string
        /** The newest completed count that corrects it. */
        readonly correctedBy: {
          readonly confirmationNumber: string
          readonly sealedAt: number
        } | null
      } | null
      /** Null: sealed before seals were signed. */
      readonly signed: SignedSeal | null
    }

/** A piece of an export: put together in order they are the document. */
export interface ExportPart {
  readonly fileName: string
  readonly mime: string
  readonly part: number
  readonly parts: number
  readonly text: string
  /** SHA-256 of the whole document; of one without proof, of its content. */
  readonly sha256: string
}

export const auditSealFunctions = {
  /** Freezes and seals the results. Of two at once one does it. */
  complete: mutation<{ readonly confirmationNumber: string; readonly seal: string }>()({
    access: 'audits:manage',
    args: inAudit.extend({
      /** How many counts that are set aside stay out for good: as many as the caller was shown. */
      leavesOut: z.number().int().min(0).optional(),
    }),
  }),
  /** A new audit that corrects a completed one. */
  createCorrection: mutation<{ readonly id: string }>()({
    access: 'audits:manage',
    args: inAudit.extend({ name: z.string().optional(), reason }),
  }),
  /** Null: not completed yet. */
  getSeal: query<SealDetails | null>()({ access: 'audits:read', args: inAudit }),
  /** For anybody: whether an export, or a number on paper, is of a sealed audit. */
  verify: action<SealCheck>()({
    access: 'public',
    args: z
      .strictObject({
        confirmationNumber: z.string().max(100).optional(),
        /** Of all bytes of the file before its proof; without one, see the domain's unsigned export. */
        sha256: z
          .string()
          .regex(/^[0-9a-f]{64}$/)
          .optional(),
        /** As the file carries it. */
        proof: z.string().max(4_096).optional(),
      })
      .refine((args) => args.confirmationNumber !== undefined || args.sha256 !== undefined),
  }),
  /** The sealed document, in parts, as JSON or CSV; for managers of all its stores. */
  exportResults: query<ExportPart>()({
    access: 'audits:manage',
    args: inAudit.extend({ format: z.enum(['json', 'csv']), part: z.int().min(0).default(0) }),
  }),
}
