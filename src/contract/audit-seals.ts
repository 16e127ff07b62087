// How the results of an audit are sealed, exported and verified. Anyone can verify them.

import * as z from 'zod'
import type { Currency } from '#domain/money.ts'
import { inAudit, reason } from './audit-arguments.ts'
import { action, mutation, query } from './define.ts'

export interface SealDetails {
  readonly confirmationNumber: string
  /** SHA-256 of what is signed (facts, files and the previous seal), in hexadecimal. */
  readonly seal: string
  readonly sealedAt: number
  readonly sealedByName: string
  readonly parts: {
    readonly baseline: string
    readonly events: string
    readonly decisions: string
    readonly lines: string
  }
  /** Position among the organization's seals; null when it was sealed before seals were signed. */
  readonly sequence: number | null
  /**
   * SHA-256 of each file as it is downloaded, in hexadecimal. Null when it was sealed before seals were signed; back
   * then only the content was hashed.
   */
  readonly exports: { readonly json: string; readonly csv: string } | null
  /**
   * What the seal says was never counted, by store of the viewer; without stores where everything was counted, and in
   * seals from before it was stored.
   */
  readonly neverCounted: readonly {
    readonly storeName: string
    readonly currency: Currency | null
    readonly lines: number
    /** Null without costs, and for viewers who may not see them. */
    readonly value: number | null
    readonly unvalued: number
  }[]
}

/** What is known about a seal that was signed here. */
export interface SignedSeal {
  readonly keyId: string
  /** When the key was in use, as ISO times; the second is null while it still is. */
  readonly keyFrom: string
  readonly keyUntil: string | null
  /** Position among the organization's seals, from 1. */
  readonly sequence: number
  /** The previous seal. */
  readonly previous: string | null
  /** The root over all seals of a day; null until that day is over. */
  readonly root: { readonly day: string; readonly hash: string } | null
}

export type SealCheck =
  /** No sealed audit has this number or this content. */
  | { readonly status: 'unknown' }
  /** By its own account signed, but with a key that this installation does not list. */
  | { readonly status: 'foreign'; readonly keyId: string }
  /** What is stored under this number is not what was signed: the database was changed. */
  | { readonly status: 'broken'; readonly confirmationNumber: string }
  | {
      /**
       * Found: the number exists, and nothing was given to compare with. Unsigned: it was sealed before seals were
       * signed, and what was given matches what is stored.
       */
      readonly status: 'valid' | 'altered' | 'found' | 'unsigned'
      readonly confirmationNumber: string
      readonly seal: string
      readonly sealedAt: number
      /** Null when the file is signed but its record here is gone or was changed. */
      readonly record: {
        readonly organizationName: string
        readonly auditName: string
        /** The newest completed audit that corrects it. */
        readonly correctedBy: {
          readonly confirmationNumber: string
          readonly sealedAt: number
        } | null
      } | null
      /** Null when it was sealed before seals were signed. */
      readonly signed: SignedSeal | null
    }

/** A part of an export; all parts in order make up the document. */
export interface ExportPart {
  readonly fileName: string
  readonly mime: string
  readonly part: number
  readonly parts: number
  readonly text: string
  /** SHA-256 of the whole document; of its content when it has no proof. */
  readonly sha256: string
}

export const auditSealFunctions = {
  /** Freezes and seals the results. When two calls arrive at once, only one does it. */
  complete: mutation<{ readonly confirmationNumber: string; readonly seal: string }>()({
    access: 'audits:manage',
    args: inAudit.extend({
      /** How many set-aside counts the caller was shown and leaves out for good. */
      leavesOut: z.number().int().min(0).optional(),
    }),
  }),
  /** Creates an audit that corrects a completed one. */
  createCorrection: mutation<{ readonly id: string }>()({
    access: 'audits:manage',
    args: inAudit.extend({ name: z.string().optional(), reason }),
  }),
  /** Null until it is completed. */
  getSeal: query<SealDetails | null>()({ access: 'audits:read', args: inAudit }),
  /** Public: whether an export, or a number on paper, belongs to a sealed audit. */
  verify: action<SealCheck>()({
    access: 'public',
    args: z
      .strictObject({
        confirmationNumber: z.string().max(100).optional(),
        /** Of all bytes of the file before its proof; for files without one, see the domain's unsigned export. */
        sha256: z
          .string()
          .regex(/^[0-9a-f]{64}$/)
          .optional(),
        /** Exactly as it appears in the file. */
        proof: z.string().max(4_096).optional(),
      })
      .refine(
        (args) => args.confirmationNumber !== undefined || args.sha256 !== undefined,
        'A confirmation number or a SHA-256 is needed.',
      ),
  }),
  /** The sealed document, in parts, as JSON or CSV; for managers of all its stores. */
  exportResults: query<ExportPart>()({
    access: 'audits:manage',
    args: inAudit.extend({ format: z.enum(['json', 'csv']), part: z.int().min(0).default(0) }),
  }),
}
