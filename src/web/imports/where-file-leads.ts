// Where a file goes that was dropped or pasted on a page that did not ask for one.

import type { AuditDetails } from '#contract/audits.ts'
import type { StoreSummary } from '#contract/stores.ts'

interface PageOfStore {
  readonly stores: readonly StoreSummary[]
  /** Of the page. */
  readonly store: StoreSummary | undefined
}

export interface OpenPage extends PageOfStore {
  readonly audit: Pick<AuditDetails, 'id' | 'status'> | undefined
}

export type FileLead =
  | { readonly kind: 'import'; readonly store: StoreSummary; readonly auditId: string | null }
  | { readonly kind: 'ask'; readonly stores: readonly StoreSummary[] }

/** Only those who can import get an answer to a file; for everybody else it means what it always did. */
export function mayBringFile({ stores, store }: PageOfStore): boolean {
  return store ? isManaged(store) : stores.some(isManaged)
}

/** Undefined: nowhere, the viewer imports nothing here. */
export function whereFileLeads({ stores, store, audit }: OpenPage): FileLead | undefined {
  if (store) {
    if (!isManaged(store)) return undefined
    // What a count that runs is compared with is not changed by a drop: its own page takes it, with a reason.
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
