// Where a file goes that was dropped or pasted on a page that did not ask for one.

import type { AuditDetails } from '#contract/audits.ts'
import type { StoreSummary } from '#contract/stores.ts'

interface PageOfStore {
  readonly stores: readonly StoreSummary[]
  /** The store of the page. */
  readonly store: StoreSummary | undefined
}

export interface OpenPage extends PageOfStore {
  readonly audit: Pick<AuditDetails, 'id' | 'status'> | undefined
}

export type FileLead =
  | { readonly kind: 'import'; readonly store: StoreSummary; readonly auditId: string | null }
  | { readonly kind: 'ask'; readonly stores: readonly StoreSummary[] }

/** Only people who can import get a reaction to a file; for everyone else the browser's default applies. */
export function mayBringFile({ stores, store }: PageOfStore): boolean {
  return store ? isManaged(store) : stores.some(isManaged)
}

/** Undefined: nowhere, because the viewer cannot import here. */
export function whereFileLeads({ stores, store, audit }: OpenPage): FileLead | undefined {
  if (store) {
    if (!isManaged(store)) return undefined
    // Dropping a file never changes the baseline of a running count: that takes the audit's own page, and a reason.
    const auditId = audit?.status === 'draft' ? audit.id : null
    return { kind: 'import', store, auditId }
  }
  const managed = stores.filter(isManaged)
  const [only, ...others] = managed
  if (!only) return undefined
  return others.length > 0
    ? { kind: 'ask', stores: managed }
    : { kind: 'import', store: only, auditId: null }
}

function isManaged({ role }: StoreSummary): boolean {
  return role === 'manager'
}
