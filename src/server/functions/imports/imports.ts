// Files of a store: checked first, imported once they are confirmed.

import { createHash } from 'node:crypto'
import * as z from 'zod'
import { api } from '#contract/api.ts'
import { type importedFile, mappingSchema } from '#contract/imports.ts'
import { decideTransition } from '#domain/audit.ts'
import { Fault } from '#domain/fault.ts'
import { canReadFile } from '#domain/file-access.ts'
import {
  canCancel,
  canCheckAgain,
  decideBaselineUndo,
  decideListUndo,
  requireAlone,
  requireStatus,
} from '#domain/import/import-status.ts'
import { decideMapping, type ImportKind, shapeOf } from '#domain/import/mapping.ts'
import { isOfOneStore } from '#domain/import/stores-in-file.ts'
import { decideMembership } from '#domain/permission.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import {
  CHECK_IMPORT,
  CLEAR_IMPORT,
  enqueueImportJob,
  UNDO_IMPORT,
} from '#server/jobs/import-jobs.ts'
import {
  countFindings,
  FINDING_CURSOR,
  selectFindings,
} from '#server/queries/imports/import-rows.ts'
import {
  insertImport,
  lockImport,
  selectBaseline,
  selectFile,
  selectFileOwners,
  selectImport,
  selectImports,
  selectMapping,
  selectTarget,
  selectUsedMappings,
  updateImport,
  withdrawBaseline,
} from '#server/queries/imports/imports.ts'
import { pageOf, rangeOf } from '#server/queries/keyset.ts'
import { lockStore } from '#server/queries/stores/rooms.ts'
import { implementMutation, implementQuery, inStore } from '../implement.ts'
import type { Services } from '../services.ts'
import type { Viewer } from '../viewer.ts'
import { expectedItems } from './expected-items.ts'
import { confirmImport } from './import-confirmation.ts'
import { carriedRepairs, importRepairs } from './import-repairs.ts'
import { toFinding, toImportDetails, toImportLine } from './import-views.ts'

const list = implementQuery(api.imports.list, {
  authorize: inStore,
  sharedBy: 'role',
  run: async ({ db, args }) => (await selectImports(db, args.auditId)).map(toImportLine),
})

const status = implementQuery(api.imports.status, {
  authorize: inStore,
  sharedBy: 'role',
  run: async ({ db, args }) => {
    const one = await selectImport(db, args.importId)
    if (!one) throw new Fault('not_found')
    const own = one.baseline_id ? await selectBaseline(db, one.baseline_id) : undefined
    return toImportDetails(one, await selectTarget(db, one.audit_id), own?.version ?? null)
  },
})

const findings = implementQuery(api.imports.findings, {
  authorize: inStore,
  sharedBy: 'role',
  run: async ({ db, args: { importId, code, paginationOpts } }) => {
    if (!(await selectImport(db, importId))) throw new Fault('not_found')
    const filter = { importId, code }
    const rows = await selectFindings(db, filter, rangeOf(paginationOpts, FINDING_CURSOR))
    return pageOf(rows, paginationOpts, {
      total: await countFindings(db, filter),
      cursorOf: (row) => toFinding(row).id,
      show: toFinding,
    })
  },
})

const getMapping = implementQuery(api.imports.getMapping, {
  authorize: inStore,
  sharedBy: 'role',
  run: async ({ db, args }) => {
    const [own] = await usedAlike(db, args.headers)
    if (own) return mappingSchema.parse(own.mapping)
    const key = createHash('sha256').update(shapeOf(args.headers)).digest('hex')
    const others = await selectMapping(db, key)
    if (!others) return null
    const mapping = mappingSchema.parse(others.mapping)
    // A mapping that picks the rows of one store cannot be reused by another store.
    return isOfOneStore(args.headers, mapping) ? null : mapping
  },
})

/** Files with these headers that the store has imported, newest first. */
async function usedAlike(db: ScopedDatabase, headers: readonly string[]) {
  const shape = shapeOf(headers)
  return (await selectUsedMappings(db)).filter(
    (one) => shapeOf(z.array(z.string()).parse(one.headers)) === shape,
  )
}

/** The column that was chosen for the counts of the last file with these headers; null if none was chosen. */
async function carriedCountColumn(
  db: ScopedDatabase,
  headers: readonly string[],
): Promise<number | null> {
  const alike = await usedAlike(db, headers)
  return alike.find((one) => one.count_column !== null)?.count_column ?? null
}

const start = implementMutation(api.imports.start, {
  authorize: inStore,
  run: async ({
    db,
    scope,
    args: { kind, auditId = null, storeId: _store, ...file },
    services,
  }) => {
    if (auditId) await requireOpenAudit(db, auditId)
    const target = { kind: auditId ? 'baseline' : kind, auditId } as const
    return { id: await startImport({ db, scope, services }, target, file) }
  },
})

async function requireOpenAudit(db: ScopedDatabase, auditId: string): Promise<void> {
  const { isThere, auditStatus } = await selectTarget(db, auditId)
  if (!isThere || auditStatus === null) throw new Fault('not_found')
  decideTransition(auditStatus, 'importBaseline')
}

interface ImportCall {
  /** In the scope of the store. */
  readonly db: ScopedDatabase
  readonly scope: {
    readonly organizationId: string
    readonly storeId: string
    readonly userId: string
    readonly viewer: Viewer
  }
  readonly services: Services
}

/** Also used where a store is created together with its file. */
export async function startImport(
  { db, scope, services }: ImportCall,
  target: {
    readonly kind: ImportKind
    readonly auditId: string | null
    /** Given for a file for several stores. */
    readonly groupId?: string
  },
  input: z.infer<typeof importedFile>,
): Promise<string> {
  const { organizationId, storeId, userId } = scope
  const file = await selectFile(db, input.fileId, userId)
  if (!file) throw new Fault('not_found', GONE)
  await requireReadable(db, scope, input.fileId)
  const mapping = decideMapping(input.mapping, target.kind)
  const id = services.newId()
  await insertImport(db, {
    organizationId,
    id,
    storeId,
    groupId: null,
    ...target,
    fileId: input.fileId,
    fileName: file.name,
    fileSha256: file.sha256.toString('hex'),
    fileBytes: file.size_bytes,
    format: input.format,
    headers: input.headers,
    mapping,
    repairs: await carriedRepairs(db, input, target.kind),
    countColumn: await carriedCountColumn(db, input.headers),
    createdBy: userId,
  })
  await enqueueImportJob(db, CHECK_IMPORT, { organizationId, importId: id })
  return id
}

const GONE = 'The file is not there. Drop it again.'

/** A file for several stores holds rows of all of them, so only people who manage all may read it in another way. */
async function requireReadable(
  db: ScopedDatabase,
  { viewer, organizationId, userId }: Omit<ImportCall['scope'], 'storeId'>,
  fileId: string,
): Promise<void> {
  const own = db.within({ kind: 'organization', organizationId })
  const owner = (await selectFileOwners(own, [fileId])).get(fileId)
  const membership = decideMembership(viewer.memberships, organizationId)
  if (!owner || !canReadFile(owner, { userId, membership })) throw new Fault('not_found', GONE)
}

const preview = implementMutation(api.imports.preview, {
  authorize: inStore,
  run: async ({ db, scope, args, services }) => {
    const { importId } = args
    const { organizationId } = scope
    const one = await lockedImport(db, importId)
    requireAlone(one.group_id)
    await requireReadable(db, scope, one.file_id)
    if (!canCheckAgain(one.status)) requireStatus(one.status, 'checked', 'checked again')
    await updateImport(db, importId, {
      status: 'checking',
      run: one.run + 1,
      format: JSON.stringify(args.format),
      headers: JSON.stringify(args.headers),
      count_column: await carriedCountColumn(db, args.headers),
      mapping: JSON.stringify(decideMapping(args.mapping, one.kind)),
      summary: null,
      decisions: '{}',
      failure: null,
      rows_done: 0,
      rows_total: null,
      bytes_done: 0,
      phase_started_at: services.now(),
    })
    await enqueueImportJob(db, CHECK_IMPORT, { organizationId, importId })
    return null
  },
})

const confirm = implementMutation(api.imports.confirm, {
  authorize: inStore,
  run: async ({ db, scope, args: { storeId: _store, ...words }, services }) => {
    await confirmImport({ db, scope, services }, words)
    return null
  },
})

const cancel = implementMutation(api.imports.cancel, {
  authorize: inStore,
  run: async ({ db, scope: { organizationId }, args: { importId }, services }) => {
    const one = await lockedImport(db, importId)
    requireAlone(one.group_id)
    if (one.status === 'cancelled') return null
    if (!canCancel(one.status)) requireStatus(one.status, 'checked', 'cancelled')
    if (one.status === 'importing' && one.kind === 'catalogue') {
      await takeBack({ db, organizationId, services }, importId, null)
      return null
    }
    await updateImport(db, importId, { status: 'cancelled', ended_at: services.now() })
    await enqueueImportJob(db, CLEAR_IMPORT, { organizationId, importId })
    return null
  },
})

const undo = implementMutation(api.imports.undo, {
  authorize: inStore,
  run: async ({ db, scope: { organizationId }, args: { importId }, services }) => {
    const one = await lockedImport(db, importId)
    if (one.status === 'undone' || one.status === 'undoing') return null
    requireStatus(one.status, 'done', 'taken back')
    if (one.kind === 'catalogue') {
      decideListUndo(one.changes)
      await takeBack({ db, organizationId, services }, importId, one.changes)
      return null
    }
    // Starting an audit locks the store too, so that the two cannot overlap.
    await lockStore(db)
    const target = await selectTarget(db, one.audit_id)
    await withdrawBaseline(db, {
      baselineId: decideBaselineUndo({
        importedId: one.baseline_id,
        inForceId: target.baselineId,
        auditStatus: target.auditStatus,
      }),
      previousId: one.replaced_baseline_id,
      auditId: one.audit_id,
    })
    await updateImport(db, importId, { status: 'undone', ended_at: services.now() })
    return null
  },
})

/** Starts the job that restores the items. `items` is null if their number is not known yet. */
async function takeBack(
  call: Pick<ImportCall, 'db' | 'services'> & { readonly organizationId: string },
  importId: string,
  items: number | null,
): Promise<void> {
  const { db, services, organizationId } = call
  const begun = { rows_done: 0, rows_total: items, phase_started_at: services.now() }
  await updateImport(db, importId, { status: 'undoing', ...begun })
  await enqueueImportJob(db, UNDO_IMPORT, { organizationId, importId })
}

async function lockedImport(db: ScopedDatabase, importId: string) {
  await lockImport(db, importId)
  const one = await selectImport(db, importId)
  if (!one) throw new Fault('not_found')
  return one
}

export const imports = [
  list,
  status,
  findings,
  ...expectedItems,
  getMapping,
  start,
  preview,
  ...importRepairs,
  confirm,
  cancel,
  undo,
]
