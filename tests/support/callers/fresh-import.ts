// A file with one bad row, in whatever state an import can be: its jobs do not run here.

import type { Stage } from './stage.ts'

export const READING = {
  format: { kind: 'text', encoding: 'utf-8', delimiter: ',', sheet: null },
  headers: ['SKU', 'Qty'],
  mapping: {
    columns: ['sku', 'quantity'],
    headerRows: 1,
    decimal: '.',
    site: null,
    gtins: false,
  },
}

/** The same file where its rows name their store. */
export const READING_OF_STORES = {
  ...READING,
  headers: ['SKU', 'Qty', 'Location'],
  mapping: { ...READING.mapping, columns: ['sku', 'quantity', 'site'], site: 'Main store' },
}

export async function freshImport(
  stage: Stage,
  status: string,
  place: { storeId: string; auditId: string | null } = { storeId: stage.storeId, auditId: null },
): Promise<string> {
  const { database, orgId, idsOf } = stage
  const { format, headers, mapping } = READING
  const [id = ''] = await idsOf(
    `insert into import (organization_id, id, store_id, audit_id, kind, status, file_id, file_name,
       file_sha256, file_bytes, format, headers, mapping)
     values ($1, gen_random_uuid(), $2, $3, 'baseline', $4, $5, 'stock.csv', 'none', 20, $6, $7, $8)
     returning id`,
    ...[orgId, place.storeId, place.auditId, status, await freshFile(stage)],
    ...[format, headers, mapping].map((value) => JSON.stringify(value)),
  )
  await database.owner.query(
    `insert into import_row (organization_id, import_id, row_number, errors, sku, cells)
     values ($1, $2, 2, '{quantity_not_a_number}', 'A', '["A", "x"]')`,
    [orgId, id],
  )
  return id
}

/** A file for two stores, whose imports are in this state. */
export async function freshGroup(stage: Stage, status: string): Promise<string> {
  const { database, orgId, idsOf, storeId, secondStore } = stage
  const [groupId = ''] = await idsOf(
    `insert into import_group (organization_id, id, answers)
     values ($1, gen_random_uuid(), '[]') returning id`,
    orgId,
  )
  for (const place of [storeId, secondStore]) {
    const importId = await freshImport(stage, status, { storeId: place, auditId: null })
    await database.owner.query('update import set group_id = $2 where id = $1', [importId, groupId])
  }
  return groupId
}

export async function freshFile({ orgId, shop, idsOf }: Stage): Promise<string> {
  const [id = ''] = await idsOf(
    `insert into file (organization_id, id, name, mime, size_bytes, sha256, created_by)
     values ($1, gen_random_uuid(), 'stock.csv', 'text/csv', 20, '\\x00', $2) returning id`,
    ...[orgId, shop.owner.id],
  )
  return id
}

/** The file that the sealed audit was compared with, as if it had come by an import. */
export async function sealedFile(stage: Stage): Promise<{ auditId: string; importId: string }> {
  const { database, orgId, idsOf } = stage
  const { auditId } = stage.sealedAudit
  const [storeId = ''] = await idsOf(
    'select store_id as id from audit_store where audit_id = $1',
    auditId,
  )
  const importId = await freshImport(stage, 'done', { storeId, auditId })
  await database.owner.query(
    `with told as (
       update import i set baseline_id = s.baseline_id from audit_store s
       where i.id = $2 and s.audit_id = $3 returning i.file_id
     ) insert into file_chunk (organization_id, file_id, seq, bytes)
     select $1, file_id, 0, convert_to(E'SKU,Qty\nNowhere,123\n', 'UTF8') from told`,
    [orgId, importId, auditId],
  )
  return { auditId, importId }
}
