import { api } from '#contract/api.ts'
import { Fault } from '#domain/fault.ts'
import { selectImport } from '#server/queries/imports/imports.ts'
import { implementMutation, inAudit } from '../implement.ts'
import { confirmImport } from '../imports/import-confirmation.ts'

/** Turns a checked file into the baseline of a store in an audit. */
const importAuditBaseline = implementMutation(api.audits.importAuditBaseline, {
  authorize: inAudit,
  run: async ({ db, scope, args: { auditId, ...words }, services }) => {
    const { organizationId, managedStoreIds, userId } = scope
    const own = db.within({ kind: 'organization', organizationId })
    const one = await selectImport(own, words.importId)
    if (one?.audit_id !== auditId || !managedStoreIds.includes(one.store_id)) {
      throw new Fault('not_found')
    }
    const place = { organizationId, storeId: one.store_id }
    const inStore = db.within({ kind: 'store', ...place })
    await confirmImport({ db: inStore, scope: { ...place, userId }, services }, words)
    return null
  },
})

export const auditBaseline = [importAuditBaseline]
