// Lots, expiry dates and serial numbers of lines, as read from labels.

import type { ReadLabel } from '#domain/codes/label-facts.ts'
import { rawStatement } from '#server/db/raw-statement.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import type { ResultScope } from './result-freshness.ts'
import { selectPlacesOf } from './result-places.ts'

export interface LineLabelRow extends ReadLabel {
  readonly store_id: string
  readonly item_id: string
}

/** Each label fact of an event in a row of its own. */
const IN_ROWS = `
  cross join lateral (
    values ('serial', e.serial), ('lot', e.lot), ('expiry', e.expiry)) v (kind, value)`

const LIVE = rawStatement<
  ReadLabel & { readonly assignment_id: string; readonly item_id: string },
  [auditId: string, itemIds: readonly string[]]
>()({
  name: 'live_labels',
  text: `
    select distinct e.assignment_id, e.item_id, v.kind, v.value
    from app.read_labels(nullif(current_setting('app.organization_id', true), '')::uuid, $1, $2) e
    ${IN_ROWS} where v.value is not null and e.item_id is not null`,
  reads: ['quarantine_decision', 'scan_event', 'serial_repeat', 'unknown_resolution'],
})

const FROZEN = rawStatement<LineLabelRow, [string, readonly string[], readonly string[]]>()({
  name: 'frozen_labels',
  text: `
    select store_id, item_id, kind, value from audit_line_label
    where audit_id = $1 and store_id = any($2) and item_id = any($3)`,
  reads: ['audit_line_label'],
})

const FREEZE = rawStatement<Record<string, never>, [auditId: string, organizationId: string]>()({
  name: 'freeze_labels',
  text: `
    insert into audit_line_label (organization_id, audit_id, store_id, item_id, kind, value)
    select distinct $2::uuid, $1::uuid, p.store_id, p.item_id, v.kind, v.value
    from app.read_labels($2, $1, null) e
    join audit_line_place p on p.audit_id = $1 and p.assignment_id = e.assignment_id
      and p.item_id = e.item_id
    ${IN_ROWS} where v.value is not null and p.in_totals and p.counted > 0`,
  reads: [
    'audit_line_label',
    'audit_line_place',
    'quarantine_decision',
    'scan_event',
    'serial_repeat',
    'unknown_resolution',
  ],
})

/** Call after the places of the lines are frozen. */
export async function freezeLabels(
  db: ScopedDatabase,
  { auditId, organizationId }: { readonly auditId: string; readonly organizationId: string },
): Promise<void> {
  await db.raw(FREEZE, [auditId, organizationId])
}

/** Only of places that are part of the result and where the item was counted. In the scope of the audit. */
export async function selectLabelsOf(
  db: ScopedDatabase,
  resultScope: ResultScope,
  itemIds: readonly string[],
): Promise<readonly LineLabelRow[]> {
  const { auditId, sealed, storeIds } = resultScope
  if (itemIds.length === 0) return []
  if (sealed) return db.raw(FROZEN, [auditId, storeIds, itemIds])
  const labels = await db.raw(LIVE, [auditId, itemIds])
  if (labels.length === 0) return []
  const labelled = [...new Set(labels.map(({ item_id }) => item_id))]
  const places = await selectPlacesOf(db, resultScope, labelled)
  const storeOf = new Map(
    places.flatMap(({ assignment_id, item_id, in_totals, counted, store_id }) =>
      in_totals && (counted ?? 0) > 0 ? [[`${assignment_id} ${item_id}`, store_id] as const] : [],
    ),
  )
  return labels.flatMap(({ assignment_id, ...label }) => {
    const store_id = storeOf.get(`${assignment_id} ${label.item_id}`)
    return store_id === undefined ? [] : [{ store_id, ...label }]
  })
}

export async function selectFrozenLabels(
  db: ScopedDatabase,
  auditId: string,
  {
    storeIds,
    itemIds,
  }: { readonly storeIds: readonly string[]; readonly itemIds: readonly string[] },
): Promise<readonly LineLabelRow[]> {
  return db.raw(FROZEN, [auditId, storeIds, itemIds])
}
