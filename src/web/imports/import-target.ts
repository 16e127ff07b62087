import type { StoreSummary } from '#contract/stores.ts'
import type { ImportKind } from '#domain/import/mapping.ts'

/** What a file is imported into. */
export interface ImportTarget {
  readonly store: StoreSummary
  readonly kind: ImportKind
  /** The audit whose expected stock it is; null: the catalogue, or the store's next audit. */
  readonly auditId: string | null
  /** The count is already running, so a reason is required. */
  readonly isLate: boolean
}
