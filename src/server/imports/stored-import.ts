// An import as its jobs see it.

import type pg from 'pg'
import * as z from 'zod'
import { formatSchema, mappingSchema } from '#contract/imports.ts'

const storedImport = z.object({
  id: z.string(),
  organization_id: z.string(),
  store_id: z.string(),
  audit_id: z.string().nullable(),
  kind: z.enum(['catalogue', 'baseline']),
  status: z.enum(['checking', 'checked', 'importing', 'done', 'failed', 'cancelled', 'undone']),
  run: z.coerce.number(),
  file_id: z.string(),
  file_name: z.string(),
  file_sha256: z.string(),
  file_bytes: z.coerce.number(),
  format: formatSchema,
  mapping: mappingSchema,
  headers: z.array(z.string()),
  decisions: z.record(z.string(), z.enum(['keep', 'zero', 'leave_out'])),
  rows_done: z.coerce.number(),
  summary: z.unknown(),
  baseline_id: z.string().nullable(),
  reason: z.string().nullable(),
  created_by: z.string().nullable(),
  confirmed_by: z.string().nullable(),
})

export type StoredImport = z.infer<typeof storedImport>

export async function selectImport(
  client: pg.Client,
  importId: string,
  lock = '',
): Promise<StoredImport | undefined> {
  const { rows } = await client.query(`select * from import where id = $1 ${lock}`, [importId])
  return rows.length === 0 ? undefined : storedImport.parse(rows[0])
}

/** Somebody cancelled it, or asked for another check. */
export class ImportOvertaken extends Error {
  override readonly name = 'ImportOvertaken'
}
