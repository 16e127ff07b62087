// Confirms an import: checks the guards, adds to the map, and starts the job that writes the items.

import { Fault } from '#domain/fault.ts'
import {
  type BaselineWords,
  decideBaseline,
  requireAlone,
  requireRows,
  requireStatus,
} from '#domain/import/import-status.ts'
import { decidePlaces } from '#domain/import/places.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { APPLY_IMPORT, enqueueImportJob } from '#server/jobs/import-jobs.ts'
import { selectLastRow } from '#server/queries/imports/import-rows.ts'
import {
  lockImport,
  selectImport,
  selectTarget,
  updateImport,
} from '#server/queries/imports/imports.ts'
import { insertShelves, selectRooms, selectShelves } from '#server/queries/stores/rooms.ts'
import type { Services } from '../services.ts'
import { addRooms } from '../stores/store-map.ts'
import { planImportPlaces } from './import-places.ts'
import { parseSummary } from './import-views.ts'

export interface Confirmation extends BaselineWords {
  readonly importId: string
  readonly createPlaces?: boolean | undefined
}

interface Call {
  /** In the scope of the store. */
  readonly db: ScopedDatabase
  readonly scope: {
    readonly organizationId: string
    readonly storeId: string
    readonly userId: string
  }
  readonly services: Services
}

/** Confirming twice has the same effect as once. */
export async function confirmImport(call: Call, words: Confirmation): Promise<void> {
  const { db } = call
  await lockImport(db, words.importId)
  const one = await selectImport(db, words.importId)
  if (!one) throw new Fault('not_found')
  requireAlone(one.group_id)
  if (one.status === 'importing' || one.status === 'done') return
  await requireConfirmable(call, one, words)
  const { newItems = 0 } = parseSummary(one.summary) ?? {}
  await requireNewItems(call, newItems)
  await beginImport(call, one, words)
}

type ImportRecord = NonNullable<Awaited<ReturnType<typeof selectImport>>>

/** Refuses an import that cannot be confirmed. */
export async function requireConfirmable(
  { db }: Pick<Call, 'db'>,
  one: ImportRecord,
  words: BaselineWords,
): Promise<void> {
  requireStatus(one.status, 'checked', 'confirmed')
  const target = await selectTarget(db, one.audit_id)
  if (one.kind === 'baseline') {
    const isSameFile = target.sha256 === one.file_sha256
    decideBaseline({ auditStatus: target.auditStatus, isSameFile }, words)
  }
  const summary = parseSummary(one.summary)
  if (summary) requireRows(summary)
}

export async function requireNewItems(
  { db, scope: { organizationId }, services }: Call,
  amount: number,
): Promise<void> {
  if (amount > 0) {
    await services.entitlements.require({ db, organizationId, feature: 'items', amount })
  }
}

/** Adds the new places to the map and starts the job that writes the items. */
export async function beginImport(
  call: Call,
  { id: importId }: Pick<ImportRecord, 'id'>,
  words: Omit<Confirmation, 'importId'>,
): Promise<void> {
  const { db, scope, services } = call
  const { organizationId } = scope
  if (words.createPlaces ?? true) await addPlaces(call, importId)
  await updateImport(db, importId, {
    status: 'importing',
    confirmed_by: scope.userId,
    reason: words.reason?.trim() || null,
    rows_done: 0,
    rows_total: await selectLastRow(db, importId),
    phase_started_at: services.now(),
  })
  await enqueueImportJob(db, APPLY_IMPORT, { organizationId, importId })
}

async function addPlaces({ db, scope, services }: Call, importId: string): Promise<void> {
  const wanted = decidePlaces(await planImportPlaces(db, importId))
  if (wanted.length === 0) return
  const rooms = new Map((await selectRooms(db)).map(({ id, name }) => [name.toLowerCase(), id]))
  const shelves = await selectShelves(db)
  const fresh = wanted.filter(({ room }) => !rooms.has(room.toLowerCase()))
  const newRooms = fresh.map(({ room, codes }) => ({
    name: room,
    shelves: codes.map((code) => ({ code })),
  }))
  await addRooms(db, scope, newRooms, services)
  for (const { room, codes } of wanted) {
    const roomId = rooms.get(room.toLowerCase())
    if (!roomId) continue
    const from = shelves.filter((shelf) => shelf.room_id === roomId).length
    const added = codes.map((code, at) => ({
      id: services.newId(),
      roomId,
      code,
      name: null,
      position: from + at,
    }))
    await insertShelves(db, scope, added)
  }
}
