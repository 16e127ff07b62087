import { api } from '#contract/api.ts'
import type { WebhookDelivery } from '#contract/webhooks.ts'
import { Fault } from '#domain/fault.ts'
import {
  refuseMoreEndpoints,
  refusePause,
  refuseResume,
  refuseTest,
  TWO_SECRETS_MS,
} from '#domain/webhooks/endpoint.ts'
import { webhookBody } from '#domain/webhooks/webhook-body.ts'
import { subscribedEvents, TEST_EVENT } from '#domain/webhooks/webhook-events.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { pageOf, rangeOf, TIME_CURSOR } from '#server/queries/keyset.ts'
import { lockOrganization } from '#server/queries/people/organizations.ts'
import {
  countDeliveries,
  insertTestEvent,
  queueAgain,
  selectAttempts,
  selectDeliveries,
} from '#server/queries/webhooks/webhook-deliveries.ts'
import {
  deleteEndpoint,
  insertEndpoint,
  isEndpointThere,
  lockEndpoint,
  makeWaitingDue,
  selectEndpoints,
  updateEndpoint,
} from '#server/queries/webhooks/webhook-endpoints.ts'
import { implementMutation, implementQuery, inOrganization } from '../implement.ts'

const list = implementQuery(api.webhooks.list, {
  authorize: inOrganization,
  sharedBy: 'role',
  run: async ({ db }) => {
    const rows = await selectEndpoints(db)
    return rows.map((row) => ({
      id: row.id,
      url: row.url,
      name: row.name,
      events: row.events,
      state: row.state,
      disabledReason: row.disabled_reason,
      failingSince: row.failing_since?.getTime() ?? null,
      earlierSecretUntil: row.earlier_until?.getTime() ?? null,
      createdAt: row.created_at.getTime(),
    }))
  },
})

const create = implementMutation(api.webhooks.create, {
  authorize: inOrganization,
  run: async ({ db, scope, args, services }) => {
    const url = services.webhooks.decideUrl(args.url)
    const { organizationId, userId } = scope
    await services.entitlements.require({ db, organizationId, feature: 'api', amount: 1 })
    await lockOrganization(db)
    refuseMoreEndpoints((await selectEndpoints(db)).length)
    const id = services.newId()
    const { secret, sealed } = services.webhooks.newSecret()
    await insertEndpoint(db, {
      organizationId,
      id,
      url,
      name: args.name.trim(),
      events: subscribedEvents(args.events),
      secret: sealed,
      createdBy: userId,
    })
    return { id, secret }
  },
})

const update = implementMutation(api.webhooks.update, {
  authorize: inOrganization,
  run: async ({ db, args: { endpointId, url, name, events }, services }) => {
    await requireEndpoint(db, endpointId)
    const changes = {
      ...(url !== undefined && { url: services.webhooks.decideUrl(url) }),
      ...(name !== undefined && { name: name.trim() }),
      ...(events !== undefined && { events: subscribedEvents(events) }),
    }
    if (Object.keys(changes).length > 0) await updateEndpoint(db, endpointId, changes)
    return null
  },
})

const pause = implementMutation(api.webhooks.pause, {
  authorize: inOrganization,
  run: async ({ db, args: { endpointId } }) => {
    refusePause((await requireEndpoint(db, endpointId)).state)
    await updateEndpoint(db, endpointId, { state: 'paused' })
    return null
  },
})

const resume = implementMutation(api.webhooks.resume, {
  authorize: inOrganization,
  run: async ({ db, args: { endpointId } }) => {
    refuseResume((await requireEndpoint(db, endpointId)).state)
    const fresh = { state: 'active', disabled_reason: null, failing_since: null } as const
    await updateEndpoint(db, endpointId, fresh)
    await makeWaitingDue(db, endpointId)
    return null
  },
})

const rotateSecret = implementMutation(api.webhooks.rotateSecret, {
  authorize: inOrganization,
  run: async ({ db, args: { endpointId }, services }) => {
    const endpoint = await requireEndpoint(db, endpointId)
    const { secret, sealed } = services.webhooks.newSecret()
    await updateEndpoint(db, endpointId, {
      secret: sealed,
      earlier_secret: endpoint.secret,
      earlier_until: new Date(services.now().getTime() + TWO_SECRETS_MS),
    })
    return { id: endpointId, secret }
  },
})

const remove = implementMutation(api.webhooks.remove, {
  authorize: inOrganization,
  run: async ({ db, args: { endpointId } }) => {
    await requireEndpoint(db, endpointId)
    await deleteEndpoint(db, endpointId)
    return null
  },
})

const sendTest = implementMutation(api.webhooks.sendTest, {
  authorize: inOrganization,
  run: async ({ db, scope: { organizationId }, args: { endpointId }, services }) => {
    refuseTest((await requireEndpoint(db, endpointId)).state)
    const id = services.newId()
    await insertTestEvent(db, { organizationId, id, endpointId, type: TEST_EVENT })
    return { id }
  },
})

const listDeliveries = implementQuery(api.webhooks.listDeliveries, {
  authorize: inOrganization,
  sharedBy: 'role',
  run: async ({ db, args: { endpointId, state, paginationOpts } }) => {
    if (!(await isEndpointThere(db, endpointId))) throw new Fault('not_found')
    const [rows, total] = await Promise.all([
      selectDeliveries(db, endpointId, state, rangeOf(paginationOpts, TIME_CURSOR)),
      countDeliveries(db, endpointId, state),
    ])
    const ids = rows.map((row) => row.event_id)
    const attempts = Map.groupBy(await selectAttempts(db, endpointId, ids), (one) => one.event_id)
    return pageOf(rows, paginationOpts, {
      total,
      cursorOf: (row) => TIME_CURSOR.write({ at: row.created_at, id: row.event_id }),
      show: (row): WebhookDelivery => ({
        eventId: row.event_id,
        type: row.type,
        at: row.at.getTime(),
        state: row.state,
        nextAt:
          row.state === 'waiting' && row.first === row.position
            ? (row.next_at?.getTime() ?? null)
            : null,
        body: webhookBody({ type: row.type, at: row.at, data: row.data }),
        attempts: (attempts.get(row.event_id) ?? []).map((one) => ({
          at: one.at.getTime(),
          tookMs: one.took_ms,
          status: one.status,
          error: one.error,
          answer: one.answer,
        })),
        attemptCount: row.attempts,
      }),
    })
  },
})

const resend = implementMutation(api.webhooks.resend, {
  authorize: inOrganization,
  run: async ({ db, args: { endpointId, eventId } }) => {
    await requireEndpoint(db, endpointId)
    if (!(await queueAgain(db, endpointId, eventId))) throw new Fault('not_found')
    return null
  },
})

async function requireEndpoint(db: ScopedDatabase, endpointId: string) {
  const endpoint = await lockEndpoint(db, endpointId)
  if (!endpoint) throw new Fault('not_found')
  return endpoint
}

export const webhooks = [
  list,
  create,
  update,
  pause,
  resume,
  rotateSecret,
  remove,
  sendTest,
  listDeliveries,
  resend,
]
