// Every function of the product, with a call that would do.

import { assistantRows } from './assistant-rows.ts'
import { auditRows } from './audit-rows.ts'
import { billingRows } from './billing-rows.ts'
import { countingRows } from './counting-rows.ts'
import { dayPassRows } from './day-pass-rows.ts'
import { importRows } from './import-rows.ts'
import type { CallRow } from './refusals.ts'
import { reportRows } from './report-rows.ts'
import type { Stage } from './stage.ts'
import { storeRows } from './store-rows.ts'
import { teamRows } from './team-rows.ts'
import { webhookRows } from './webhook-rows.ts'

export async function callRows(stage: Stage): Promise<readonly CallRow[]> {
  return [
    ...(await assistantRows(stage)),
    ...auditRows(stage),
    ...countingRows(stage),
    ...dayPassRows(stage),
    ...reportRows(stage),
    ...(await billingRows(stage)),
    ...(await importRows(stage)),
    ...teamRows(stage),
    ...(await storeRows(stage)),
    ...(await webhookRows(stage)),
  ]
}
