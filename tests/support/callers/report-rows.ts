import { api } from '#contract/api.ts'
import { sealedFile } from './fresh-import.ts'
import {
  type CallRow,
  MANAGERS_ONLY,
  row,
  SOME_MANAGER_ONLY,
  STRANGERS,
  TEAM_ONLY,
} from './refusals.ts'
import type { Stage } from './stage.ts'

export function reportRows(stage: Stage): readonly CallRow[] {
  const { orgId, storeId, reviewedLine, sealedAudit, laterSealedAudit } = stage
  return [
    row(api.journal.list, SOME_MANAGER_ONLY, { orgId }),
    row(api.journal.listOwn, STRANGERS, { orgId }),
    row(api.reports.list, SOME_MANAGER_ONLY, { orgId }),
    row(api.reports.getSummary, SOME_MANAGER_ONLY, { orgId }),
    row(api.reports.listCounters, STRANGERS, { orgId }),
    row(api.reports.compare, MANAGERS_ONLY, {
      orgId,
      auditIds: [sealedAudit.auditId, laterSealedAudit.auditId],
    }),
    row(api.reports.listComparedLines, MANAGERS_ONLY, {
      orgId,
      auditIds: [sealedAudit.auditId, laterSealedAudit.auditId],
    }),
    row(api.reports.getDocument, MANAGERS_ONLY, { auditId: reviewedLine.auditId }),
    row(api.reports.listLineKeys, MANAGERS_ONLY, { auditId: reviewedLine.auditId }),
    row(api.reports.getLines, MANAGERS_ONLY, {
      auditId: reviewedLine.auditId,
      keys: [`${reviewedLine.storeId}/${reviewedLine.itemId}`],
    }),
    row(api.reports.getCountSheets, MANAGERS_ONLY, {
      auditId: reviewedLine.auditId,
      storeId: reviewedLine.storeId,
    }),
    ...stockFileRows(stage),
    row(api.labels.ofShelves, MANAGERS_ONLY, { storeId }),
    row(api.labels.ofItems, SOME_MANAGER_ONLY, { orgId }),
    row(api.labels.templates, TEAM_ONLY, { storeId }),
    row(api.labels.saveTemplates, MANAGERS_ONLY, { storeId, templates: ['28IIIIIWWWWWC'] }),
  ]
}

function stockFileRows(stage: Stage): readonly CallRow[] {
  const { auditId } = stage.sealedAudit
  const ofStore = async () => {
    const [storeId = ''] = await stage.idsOf(
      'select store_id as id from audit_store where audit_id = $1',
      auditId,
    )
    return { auditId, storeId }
  }
  return [
    row(api.stockFiles.list, MANAGERS_ONLY, { auditId }),
    row(api.stockFiles.getLayout, MANAGERS_ONLY, () => sealedFile(stage)),
    row(api.stockFiles.chooseColumn, MANAGERS_ONLY, async () => {
      return { ...(await sealedFile(stage)), column: 1 }
    }),
    row(api.stockFiles.listCounts, MANAGERS_ONLY, ofStore),
    row(api.stockFiles.listShelfCounts, MANAGERS_ONLY, async () => {
      const itemIds = await stage.idsOf(
        'select item_id as id from audit_line where audit_id = $1 limit 1',
        auditId,
      )
      return { ...(await ofStore()), itemIds }
    }),
  ]
}
