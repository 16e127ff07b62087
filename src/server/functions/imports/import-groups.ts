// A file for several stores: one import per store, confirmed together by a person who manages all of them.

import * as z from 'zod'
import { api } from '#contract/api.ts'
import { Fault } from '#domain/fault.ts'
import { canCancel, requireOpenStore, requireStatus } from '#domain/import/import-status.ts'
import { shapeOf } from '#domain/import/mapping.ts'
import {
  decideShares,
  findStore,
  mappingOfShare,
  type StoreAnswer,
} from '#domain/import/stores-in-file.ts'
import { canInStore, decideMembership, storeRoleIn } from '#domain/permission.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { CLEAR_IMPORT, enqueueImportJob } from '#server/jobs/import-jobs.ts'
import {
  countNewItems,
  insertGroup,
  lockMembers,
  selectGroup,
  selectMembers,
} from '#server/queries/imports/import-groups.ts'
import { selectUsedMappings, updateImport } from '#server/queries/imports/imports.ts'
import { insertJournal } from '#server/queries/journal/journal.ts'
import { selectStores } from '#server/queries/stores/stores.ts'
import { type AuthorizedStore, authorizeStore } from '../authorize.ts'
import { implementMutation, implementQuery, inStore } from '../implement.ts'
import type { Services } from '../services.ts'
import { beginImport, requireConfirmable, requireNewItems } from './import-confirmation.ts'
import { showGroup } from './import-group-views.ts'
import { startImport } from './imports.ts'

const MANAGE = 'audits:manage'

const findStores = implementQuery(api.imports.findStores, {
  authorize: inStore,
  sharedBy: 'user',
  run: async ({ db, scope, args: { headers, places } }) => {
    const stores = await selectStores(ofOrganization(db, scope))
    const isTheirs = managedBy(scope)
    const found = places.map(({ name, place }) => {
      const store = findStore(place, stores)
      if (!store) return { name, store: null }
      return { name, store: { name: store.name, id: isTheirs(store.id) ? store.id : null } }
    })
    const open = new Set(stores.map(({ id }) => id).filter(isTheirs))
    const last = await lastAnswers(db, scope, headers)
    const remembered = last?.filter(({ storeId }) => storeId === null || open.has(storeId)) ?? null
    return { found, remembered }
  },
})

/** Undefined if the last file with these headers was not for several stores. */
async function lastAnswers(
  db: ScopedDatabase,
  scope: AuthorizedStore,
  headers: readonly string[],
): Promise<readonly StoreAnswer[] | undefined> {
  const shape = shapeOf(headers)
  const last = (await selectUsedMappings(db)).find(
    (one) => shapeOf(z.array(z.string()).parse(one.headers)) === shape,
  )
  if (!last?.group_id) return undefined
  const group = await selectGroup(ofOrganization(db, scope), last.group_id)
  return group && parseAnswers(group.answers)
}

const storedAnswers = z.array(z.object({ name: z.string(), storeId: z.string().nullable() }))

function parseAnswers(stored: unknown): readonly StoreAnswer[] {
  return storedAnswers.parse(stored)
}

const startGroup = implementMutation(api.imports.startGroup, {
  authorize: inStore,
  journal: ({ args: { stores } }) => ({ stores: stores.length }),
  run: async ({ db, scope, args, services }) => {
    const { storeId: _store, stores: shares, answers, mapping, ...file } = args
    decideShares(mapping, shares)
    requireAnswersOf(answers, shares)
    const own = ofOrganization(db, scope)
    const open = new Set((await selectStores(own)).map(({ id }) => id))
    const { organizationId } = scope
    const id = services.newId()
    await insertGroup(own, { organizationId, id, answers })
    for (const share of shares) {
      const place = await enterStore(db, scope, share.storeId)
      if (!open.has(share.storeId)) throw new Fault('not_found')
      const target = { kind: 'baseline', auditId: null, groupId: id } as const
      const { columns, alsoSites, ...read } = mappingOfShare(mapping, share)
      const also = alsoSites && { alsoSites: [...alsoSites] }
      const readSo = { ...read, columns: [...columns], ...also }
      await startImport({ ...place, services }, target, { ...file, mapping: readSo })
    }
    return { id }
  },
})

/** Answers are remembered for the next file, so they may only name stores that this file fills. */
function requireAnswersOf(
  answers: readonly StoreAnswer[],
  shares: readonly { readonly storeId: string }[],
): void {
  const chosen = new Set(shares.map(({ storeId }) => storeId))
  if (answers.every(({ storeId }) => storeId === null || chosen.has(storeId))) return
  const message = 'An answer names a store that the file does not fill.'
  throw new Fault('invalid_argument', message, { field: 'answers' })
}

const getGroup = implementQuery(api.imports.getGroup, {
  authorize: inStore,
  sharedBy: 'user',
  run: async ({ db, scope, args: { groupId } }) => {
    const own = ofOrganization(db, scope)
    const members = await membersAt(own, scope, groupId)
    const group = await selectGroup(own, groupId)
    if (!group) throw new Fault('not_found')
    const answers = parseAnswers(group.answers)
    return showGroup(own, { id: groupId, members, answers }, managedBy(scope))
  },
})

const confirmGroup = implementMutation(api.imports.confirmGroup, {
  authorize: inStore,
  journal: 'own_record',
  run: async ({ db, scope, args: { groupId, without = [], ...words }, services }) => {
    const call = { db, scope, services }
    const members = await lockedMembers(call, groupId)
    if (without.some((storeId) => !members.some((one) => one.store_id === storeId))) {
      throw new Fault('not_found')
    }
    const isCancelled = members.every(({ status }) => status === 'cancelled')
    if (isCancelled) requireStatus('cancelled', 'checked', 'confirmed')
    const left = members.filter((one) => without.includes(one.store_id))
    const filled = members.filter((one) => !left.includes(one) && one.status !== 'cancelled')
    const isConfirmed = ({ status }: Member) => status === 'importing' || status === 'done'
    if (filled.length > 0 && filled.every(isConfirmed)) return null
    if (filled.length === 0) throw new Fault('conflict', 'Choose at least one store.')
    for (const one of filled) {
      await ofStore(one, async () => {
        requireOpenStore(one.store_archived_at)
        await requireConfirmable(placeOf(call, one), one, words)
      })
    }
    const [first] = filled
    const ids = filled.map(({ id }) => id)
    if (first) await requireNewItems(placeOf(call, first), await countNewItems(db, ids))
    for (const one of left) await cancelMember(call, one)
    for (const one of filled) {
      await ofStore(one, () => beginImport(placeOf(call, one), one, words))
    }
    await noteInStores(call, 'imports.confirmGroup', filled)
    return null
  },
})

const cancelGroup = implementMutation(api.imports.cancelGroup, {
  authorize: inStore,
  journal: 'own_record',
  run: async ({ db, scope, args: { groupId }, services }) => {
    const call = { db, scope, services }
    const members = await lockedMembers(call, groupId)
    const done = members.find(({ status }) => status === 'done')
    if (done) requireStatus(done.status, 'checked', 'cancelled')
    for (const one of members) await cancelMember(call, one)
    await noteInStores(call, 'imports.cancelGroup', members)
    return null
  },
})

type Member = Awaited<ReturnType<typeof selectMembers>>[number]

interface GroupCall {
  readonly db: ScopedDatabase
  readonly scope: AuthorizedStore
  readonly services: Services
}

async function cancelMember(call: GroupCall, one: Member): Promise<void> {
  if (!canCancel(one.status)) return
  const { db, scope, services } = placeOf(call, one)
  await updateImport(db, one.id, { status: 'cancelled', ended_at: services.now() })
  const { organizationId } = scope
  await enqueueImportJob(db, CLEAR_IMPORT, { organizationId, importId: one.id })
}

/** The imports of a group, one of which must be in the store of the call. */
async function membersAt(
  own: ScopedDatabase,
  { storeId }: Pick<AuthorizedStore, 'storeId'>,
  groupId: string,
): Promise<readonly Member[]> {
  const members = await selectMembers(own, groupId)
  if (!members.some((one) => one.store_id === storeId)) throw new Fault('not_found')
  return members
}

/** Locks the imports of the group, and requires that the viewer may change all of them. */
async function lockedMembers(
  { db, scope }: GroupCall,
  groupId: string,
): Promise<readonly Member[]> {
  const own = ofOrganization(db, scope)
  await lockMembers(own, groupId)
  const members = await membersAt(own, scope, groupId)
  for (const one of members) await enterStore(db, scope, one.store_id)
  return members
}

/** Enters another store of the same organization, with the usual authorization. */
async function enterStore(db: ScopedDatabase, from: AuthorizedStore, storeId: string) {
  const scope = await authorizeStore(from.viewer, MANAGE, storeId, db)
  if (scope.organizationId !== from.organizationId) throw new Fault('not_found')
  return { db: db.within(scope), scope }
}

/** For a store that was entered before. */
function placeOf({ db, scope, services }: GroupCall, { store_id: storeId }: Member): GroupCall {
  const place = { ...scope, storeId }
  return { db: db.within(place), scope: place, services }
}

function ofOrganization(
  db: ScopedDatabase,
  { organizationId }: Pick<AuthorizedStore, 'organizationId'>,
): ScopedDatabase {
  return db.within({ kind: 'organization', organizationId })
}

function managedBy({ viewer, organizationId }: AuthorizedStore): (storeId: string) => boolean {
  const membership = decideMembership(viewer.memberships, organizationId)
  return (storeId) => {
    const role = storeRoleIn(membership, storeId)
    return role !== undefined && canInStore(role, MANAGE)
  }
}

/** Adds the store to a refusal. */
async function ofStore(one: Member, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    throw new Fault(error.code, `${one.store_name}: ${error.message}`, error.details)
  }
}

/** Writes a journal entry in each of the stores. */
async function noteInStores(
  { db, scope, services }: GroupCall,
  action: string,
  members: readonly Member[],
): Promise<void> {
  const { organizationId, userId } = scope
  const own = ofOrganization(db, scope)
  for (const { store_id: storeId, file_name: file } of members) {
    const details = { file, stores: members.length }
    const id = services.newId()
    await insertJournal(own, {
      ...{ organizationId, id, auditId: null, storeId, userId, action, details },
    })
  }
  db.notes.journaled = true
}

export const importGroups = [findStores, startGroup, getGroup, confirmGroup, cancelGroup]
