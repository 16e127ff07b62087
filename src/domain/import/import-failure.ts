import type { AuditStatus } from '../audit.ts'
import { sentenceFor, type UnreadableReason } from './unreadable-file.ts'

/** Why an import failed. */
export type ImportFailure =
  | UnreadableReason
  /** Reading took more memory or time than one file may take. */
  | { readonly code: 'took_too_much' }
  /** Our fault. */
  | { readonly code: 'broken' }
  /** The audit was closed between the check of the file and its end. */
  | { readonly code: 'audit_closed'; readonly status: AuditStatus }

/** In English, for clients that have no words of their own. */
export function describeImportFailure(failure: ImportFailure): string {
  switch (failure.code) {
    case 'took_too_much':
      return 'Reading this file took more than it may. Save the list as CSV, or in smaller parts, and drop it again.'
    case 'broken':
      return 'Something went wrong on our side while reading the file. Try again.'
    case 'audit_closed':
      return `The audit is ${failure.status === 'cancelled' ? 'canceled' : failure.status} by now and takes no stock list.`
    default:
      return sentenceFor(failure)
  }
}
