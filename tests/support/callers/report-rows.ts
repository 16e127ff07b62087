import { api } from '#contract/api.ts'
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
    row(api.labels.ofShelves, MANAGERS_ONLY, { storeId }),
    row(api.labels.ofItems, SOME_MANAGER_ONLY, { orgId }),
    row(api.labels.templates, TEAM_ONLY, { storeId }),
    row(api.labels.saveTemplates, MANAGERS_ONLY, { storeId, templates: ['28IIIIIWWWWWC'] }),
  ]
}
