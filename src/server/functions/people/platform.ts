import { api } from '#contract/api.ts'
import { Fault } from '#domain/fault.ts'
import { searchWords } from '#domain/search-words.ts'
import { decideSuspensionReason } from '#domain/suspension.ts'
import { replayEvent, selectProviderEvents } from '#server/queries/billing/provider-events.ts'
import { ID_CURSOR, pageOf, rangeOf } from '#server/queries/keyset.ts'
import {
  countPlatformOrganizations,
  selectPlatformOrganizations,
  suspendOrganization,
} from '#server/queries/people/platform.ts'
import { implementMutation, implementQuery, onPlatform } from '../implement.ts'

const listOrganizations = implementQuery(api.platform.listOrganizations, {
  authorize: onPlatform,
  sharedBy: 'role',
  run: async ({ db, args: { search = '', paginationOpts } }) => {
    const words = searchWords(search)
    const [rows, { found }] = await Promise.all([
      selectPlatformOrganizations(db, words, rangeOf(paginationOpts, ID_CURSOR)),
      countPlatformOrganizations(db, words),
    ])
    return pageOf(rows, paginationOpts, {
      total: found,
      cursorOf: ({ id }) => id,
      show: (row) => ({
        id: row.id,
        name: row.name,
        createdAt: row.created_at.getTime(),
        stores: row.stores,
        members: row.members,
        owners: row.owners,
        plan: row.plan,
        fileBytes: Number(row.file_bytes),
        lastSeenAt: row.last_seen_at?.getTime() ?? null,
        suspendedAt: row.suspended_at?.getTime() ?? null,
        suspendedReason: row.suspended_reason,
      }),
    })
  },
})

const countOrganizations = implementQuery(api.platform.countOrganizations, {
  authorize: onPlatform,
  sharedBy: 'role',
  run: async ({ db }) => {
    const { organizations, suspended } = await countPlatformOrganizations(db, [])
    return { organizations, suspended }
  },
})

const listProviderEvents = implementQuery(api.platform.listProviderEvents, {
  authorize: onPlatform,
  sharedBy: 'role',
  run: async ({ db }) => {
    const rows = await selectProviderEvents(db)
    return rows.map((row) => ({
      id: row.id,
      type: row.type,
      organization: row.organization,
      customerId: row.customer_id,
      status: row.status,
      attempts: row.attempts,
      note: row.problem,
      receivedAt: row.received_at.getTime(),
      handledAt: row.handled_at?.getTime() ?? null,
    }))
  },
})

const replayProviderEvent = implementMutation(api.platform.replayProviderEvent, {
  authorize: onPlatform,
  run: async ({ db, args }) => {
    if (!(await replayEvent(db, args.eventId))) throw new Fault('not_found')
    return null
  },
})

const suspend = implementMutation(api.platform.suspendOrganization, {
  authorize: onPlatform,
  run: async ({ db, args }) => {
    const reason = decideSuspensionReason(args.reason)
    if (!(await suspendOrganization(db, args.organizationId, reason))) throw new Fault('not_found')
    return null
  },
})

const restore = implementMutation(api.platform.restoreOrganization, {
  authorize: onPlatform,
  run: async ({ db, args }) => {
    if (!(await suspendOrganization(db, args.organizationId, null))) throw new Fault('not_found')
    return null
  },
})

export const platform = [
  listOrganizations,
  countOrganizations,
  suspend,
  restore,
  listProviderEvents,
  replayProviderEvent,
]
