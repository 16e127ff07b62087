import { api } from '#contract/api.ts'
import { freshImport } from './fresh-import.ts'
import {
  type CallRow,
  MANAGERS_ONLY,
  row,
  SOME_MANAGER_ONLY,
  STRANGERS,
  TEAM_ONLY,
} from './refusals.ts'
import { ACCEPT, type Stage } from './stage.ts'

export function auditRows(stage: Stage): readonly CallRow[] {
  const { world, orgId, storeId, home, count, heldShelf, reviewedLine, sealedAudit } = stage
  const { submitted, lineInReview, completed } = stage
  const { auditId } = count
  return [
    row(api.audits.getDetails, TEAM_ONLY, { auditId }),
    row(api.audits.getActive, STRANGERS, { orgId }),
    row(api.audits.getAuditHistory, SOME_MANAGER_ONLY, { orgId }),
    row(api.audits.getByStore, TEAM_ONLY, { storeId: count.storeId }),
    row(api.audits.getDashboard, MANAGERS_ONLY, { auditId }),
    row(api.audits.getChecklist, MANAGERS_ONLY, { auditId }),
    row(api.audits.getActivity, MANAGERS_ONLY, { auditId }),
    row(api.audits.create, MANAGERS_ONLY, { orgId, storeIds: [storeId], name: 'Count' }),
    row(api.audits.updateProtocol, MANAGERS_ONLY, async () => ({
      auditId: (await world.draftAudit(home)).auditId,
      protocol: { helping: true },
    })),
    row(api.audits.importAuditBaseline, MANAGERS_ONLY, async () => {
      const audit = await world.draftAudit(home)
      return { auditId: audit.auditId, importId: await freshImport(stage, 'checked', audit) }
    }),
    row(api.audits.start, MANAGERS_ONLY, async () => ({
      auditId: (await world.draftAudit(home)).auditId,
    })),
    row(api.audits.stop, MANAGERS_ONLY, async () => ({
      auditId: (await world.runningAudit(home)).auditId,
      reason: 'Fire drill',
    })),
    row(api.audits.updateStatus, MANAGERS_ONLY, async () => ({
      auditId: (await world.runningAudit(home)).auditId,
      status: 'cancelled',
      reason: 'Wrong day',
    })),
    row(api.audits.reopenSubmittedAudit, MANAGERS_ONLY, async () => {
      const audit = await submitted()
      const { auditAssignmentIds } = audit
      return { auditId: audit.auditId, reason: 'Shelf missed', auditAssignmentIds }
    }),
    // Blind is the default, and a blind count tells its counters nothing.
    row(api.audits.getResults, MANAGERS_ONLY, { auditId: reviewedLine.auditId }),
    row(api.audits.getVariances, MANAGERS_ONLY, { auditId: reviewedLine.auditId }),
    row(api.audits.getVarianceGroups, MANAGERS_ONLY, {
      auditId: reviewedLine.auditId,
      groupBy: 'shelf',
    }),
    row(api.audits.getLine, MANAGERS_ONLY, reviewedLine),
    row(api.audits.getExpectedLots, MANAGERS_ONLY, reviewedLine),
    row(api.audits.decideLine, MANAGERS_ONLY, async () => ({
      ...(await lineInReview()),
      seenVersion: 0,
      ...ACCEPT,
    })),
    row(api.audits.decideLines, MANAGERS_ONLY, async () => {
      const { auditId: id, ...line } = await lineInReview()
      return { auditId: id, lines: [{ ...line, seenVersion: 0 }], ...ACCEPT }
    }),
    row(api.audits.getRecountPlan, MANAGERS_ONLY, { auditId, auditAssignmentIds: [heldShelf] }),
    row(api.audits.requestRecount, MANAGERS_ONLY, async () => {
      const { auditId: id, ...line } = await lineInReview()
      return { auditId: id, lines: [line], reason: 'Far off' }
    }),
    row(api.audits.getRecountsOut, MANAGERS_ONLY, { auditId }),
    row(api.audits.withdrawRecounts, MANAGERS_ONLY, async () => {
      const { auditId: id, ...line } = await lineInReview()
      const asked = {
        auditId: id,
        lines: [line],
        reason: 'Far off',
        userId: null,
        sameCounterAllowed: false,
        keepsReview: true,
      }
      return {
        auditId: id,
        ...(await stage.world.run(stage.shop.owner, api.audits.requestRecount, asked)),
      }
    }),
    row(api.audits.complete, MANAGERS_ONLY, async () => ({ auditId: (await submitted()).auditId })),
    row(api.audits.createCorrection, MANAGERS_ONLY, async () => ({
      ...(await completed()),
      reason: 'A pallet was missed',
    })),
    row(api.audits.getSeal, MANAGERS_ONLY, sealedAudit),
    row(api.audits.verify, {}, { confirmationNumber: 'SC-0000-0000-0000' }),
    row(api.audits.exportResults, MANAGERS_ONLY, { ...sealedAudit, format: 'json' }),
  ]
}
