// Reads and writes imports of files, in the scope of their store.

import type { AuditStatus } from '#domain/audit.ts'
import type { FileOwnership } from '#domain/file-access.ts'
import type { ImportStatus } from '#domain/import/import-status.ts'
import type { ImportKind } from '#domain/import/mapping.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'

const LISTED = 20

export function selectImports(db: ScopedDatabase, auditId: string | null | undefined) {
  let query = sqlBuilder
    .selectFrom('import as i')
    .leftJoin('auth.user as u', 'u.id', 'i.created_by')
    .select([
      'i.id',
      'i.kind',
      'i.audit_id',
      'i.group_id',
      'i.status',
      'i.file_name',
      'i.created_at',
      'u.name as created_by_name',
    ])
    .orderBy('i.id', 'desc')
    .limit(LISTED)
  if (auditId !== undefined) {
    query = auditId
      ? query.where('i.audit_id', '=', auditId)
      : query.where('i.audit_id', 'is', null)
  }
  return db.rows(query)
}

export function selectImport(db: ScopedDatabase, importId: string) {
  return db.first(
    sqlBuilder
      .selectFrom('import as i')
      .leftJoin('auth.user as u', 'u.id', 'i.created_by')
      .selectAll('i')
      .select('u.name as created_by_name')
      .where('i.id', '=', importId),
  )
}

/** Locks an import, so that concurrent steps run one after the other. */
export function lockImport(db: ScopedDatabase, importId: string) {
  return db.first(
    sqlBuilder.selectFrom('import').select('id').where('id', '=', importId).forUpdate(),
  )
}

export interface NewImport {
  readonly organizationId: string
  readonly id: string
  readonly storeId: string
  readonly auditId: string | null
  readonly kind: ImportKind
  readonly fileId: string
  readonly fileName: string
  readonly fileSha256: string
  readonly fileBytes: number
  readonly format: unknown
  readonly headers: readonly string[]
  readonly mapping: unknown
  readonly repairs: unknown
  /** The column for counts when the file is exported again, from 0. */
  readonly countColumn: number | null
  readonly createdBy: string
  /** Set for a file for several stores. */
  readonly groupId: string | null
}

export function insertImport(db: ScopedDatabase, one: NewImport) {
  return db.rows(
    sqlBuilder.insertInto('import').values({
      organization_id: one.organizationId,
      id: one.id,
      store_id: one.storeId,
      audit_id: one.auditId,
      kind: one.kind,
      file_id: one.fileId,
      file_name: one.fileName,
      file_sha256: one.fileSha256,
      file_bytes: one.fileBytes,
      format: JSON.stringify(one.format),
      headers: JSON.stringify(one.headers),
      mapping: JSON.stringify(one.mapping),
      repairs: JSON.stringify(one.repairs),
      count_column: one.countColumn,
      created_by: one.createdBy,
      group_id: one.groupId,
    }),
  )
}

interface ImportChange {
  readonly status?: ImportStatus
  readonly run?: number
  readonly format?: string
  readonly headers?: string
  readonly mapping?: string
  readonly summary?: string | null
  readonly decisions?: string
  readonly repairs?: string
  readonly count_column?: number | null
  readonly failure?: string | null
  readonly reason?: string | null
  readonly confirmed_by?: string
  readonly rows_done?: number
  readonly rows_total?: number | null
  readonly bytes_done?: number
  readonly phase_started_at?: Date
  readonly ended_at?: Date
}

export function updateImport(db: ScopedDatabase, importId: string, change: ImportChange) {
  return db.rows(sqlBuilder.updateTable('import').set(change).where('id', '=', importId))
}

/** The repairs of each time that a file was read, newest first. */
export function selectRepairsOfFile(
  db: ScopedDatabase,
  { fileId, kind }: Pick<NewImport, 'fileId' | 'kind'>,
) {
  return db.rows(
    sqlBuilder
      .selectFrom('import')
      .select(['format', 'repairs'])
      .where('file_id', '=', fileId)
      .where('kind', '=', kind)
      .orderBy('id', 'desc')
      .limit(LISTED),
  )
}

/** A file that this person has uploaded, or that was read for the store before. In the scope of the store. */
export function selectFile(db: ScopedDatabase, fileId: string, userId: string) {
  return db.first(
    sqlBuilder
      .selectFrom('file as f')
      .select(['f.name', 'f.size_bytes', 'f.sha256'])
      .where('f.id', '=', fileId)
      .where((eb) =>
        eb.or([
          eb('f.created_by', '=', userId),
          eb.exists(eb.selectFrom('import as i').select('i.id').whereRef('i.file_id', '=', 'f.id')),
        ]),
      ),
  )
}

/** Who uploaded these files, and the stores they were read for. In the scope of the organization. */
export async function selectFileOwners(
  db: ScopedDatabase,
  fileIds: readonly string[],
): Promise<ReadonlyMap<string, FileOwnership>> {
  const rows = await db.rows(
    sqlBuilder
      .selectFrom('file as f')
      .leftJoin('import as i', 'i.file_id', 'f.id')
      .select(['f.id', 'f.created_by', 'i.store_id'])
      .where((eb) => eb('f.id', '=', eb.fn.any(eb.val(fileIds)))),
  )
  const owners = [...Map.groupBy(rows, ({ id }) => id)].map(([id, own]) => {
    const storeIds = [...new Set(own.flatMap(({ store_id }) => store_id ?? []))]
    return [id, { createdBy: own[0]?.created_by ?? '', storeIds }] as const
  })
  return new Map(owners)
}

const LAST_USED = 50

/** The mappings of files that the store has imported, newest first. */
export function selectUsedMappings(db: ScopedDatabase) {
  return db.rows(
    sqlBuilder
      .selectFrom('import')
      .select(['headers', 'mapping', 'group_id', 'count_column'])
      .where('status', '=', 'done')
      .orderBy('id', 'desc')
      .limit(LAST_USED),
  )
}

/** The last mapping for a file with these headers, from any store. */
export function selectMapping(db: ScopedDatabase, shapeSha256: string) {
  return db.first(
    sqlBuilder
      .selectFrom('import_mapping')
      .select('mapping')
      .where('shape_sha256', '=', shapeSha256),
  )
}

export interface ImportTarget {
  readonly isThere: boolean
  /** Null for the store's next audit. */
  readonly auditStatus: AuditStatus | null
  readonly baselineId: string | null
  /** Of the file in force. */
  readonly sha256: string | null
  readonly fileName: string | null
  readonly version: number | null
}

/** What is in force in the target of an import. */
export async function selectTarget(
  db: ScopedDatabase,
  auditId: string | null,
): Promise<ImportTarget> {
  const pointer = auditId ? await selectAuditPointer(db, auditId) : await selectStorePointer(db)
  const baselineId = pointer?.baseline_id ?? null
  const baseline = baselineId ? await selectBaseline(db, baselineId) : undefined
  return {
    isThere: pointer !== undefined,
    auditStatus: pointer?.audit_status ?? null,
    baselineId,
    sha256: baseline?.file_sha256 ?? null,
    fileName: baseline?.file_name ?? null,
    version: baseline?.version ?? null,
  }
}

function selectAuditPointer(db: ScopedDatabase, auditId: string) {
  return db.first(
    sqlBuilder
      .selectFrom('audit_store as s')
      .innerJoin('audit as a', 'a.id', 's.audit_id')
      .select(['s.baseline_id', 'a.status as audit_status'])
      .where('s.audit_id', '=', auditId),
  )
}

async function selectStorePointer(db: ScopedDatabase) {
  const store = await db.first(sqlBuilder.selectFrom('store').select('baseline_id'))
  return store && { ...store, audit_status: null }
}

export function selectBaseline(db: ScopedDatabase, baselineId: string) {
  return db.first(
    sqlBuilder
      .selectFrom('baseline')
      .select(['file_sha256', 'file_name', 'version'])
      .where('id', '=', baselineId),
  )
}

/** Withdraws a baseline, and restores the one before it, if any. */
export async function withdrawBaseline(
  db: ScopedDatabase,
  change: {
    readonly baselineId: string
    readonly previousId: string | null
    readonly auditId: string | null
  },
): Promise<void> {
  const { baselineId, previousId, auditId } = change
  const setStatus = (id: string, status: 'withdrawn' | 'current') =>
    db.rows(sqlBuilder.updateTable('baseline').set({ status }).where('id', '=', id))
  await setStatus(baselineId, 'withdrawn')
  if (previousId) await setStatus(previousId, 'current')
  await db.rows(
    auditId
      ? sqlBuilder
          .updateTable('audit_store')
          .set({ baseline_id: previousId })
          .where('audit_id', '=', auditId)
      : sqlBuilder.updateTable('store').set({ baseline_id: previousId }),
  )
}
