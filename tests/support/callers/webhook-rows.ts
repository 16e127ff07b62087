import { api } from '#contract/api.ts'
import { type CallRow, OWNERS_ONLY, row } from './refusals.ts'
import type { Stage } from './stage.ts'

const NEW = { url: 'https://receiver.example/hooks', name: 'Till', events: ['audit.completed'] }

export async function webhookRows(stage: Stage): Promise<readonly CallRow[]> {
  const { world, shop, orgId, database } = stage
  const create = () =>
    world.run(shop.owner, api.webhooks.create, { orgId, ...NEW, events: ['audit.completed'] })
  const { id: endpointId } = await create()
  /** Nobody may have more than a few, so those made for a single call go again. */
  const freshEndpoint = async () => {
    await database.owner.query(
      `delete from webhook_endpoint where organization_id = $1 and id <> $2`,
      [orgId, endpointId],
    )
    return { orgId, endpointId: (await create()).id }
  }
  const paused = async () => {
    const endpoint = await freshEndpoint()
    await world.run(shop.owner, api.webhooks.pause, endpoint)
    return endpoint
  }
  const sent = async () => {
    const endpoint = await freshEndpoint()
    const { id: eventId } = await world.run(shop.owner, api.webhooks.sendTest, endpoint)
    return { ...endpoint, eventId }
  }
  return [
    row(api.webhooks.list, OWNERS_ONLY, { orgId }),
    row(api.webhooks.create, OWNERS_ONLY, async () => {
      const { orgId: id } = await freshEndpoint()
      return { orgId: id, ...NEW }
    }),
    row(api.webhooks.update, OWNERS_ONLY, { orgId, endpointId, name: 'Warehouse' }),
    row(api.webhooks.pause, OWNERS_ONLY, freshEndpoint),
    row(api.webhooks.resume, OWNERS_ONLY, paused),
    row(api.webhooks.rotateSecret, OWNERS_ONLY, { orgId, endpointId }),
    row(api.webhooks.remove, OWNERS_ONLY, freshEndpoint),
    row(api.webhooks.sendTest, OWNERS_ONLY, { orgId, endpointId }),
    row(api.webhooks.listDeliveries, OWNERS_ONLY, { orgId, endpointId }),
    row(api.webhooks.resend, OWNERS_ONLY, sent),
  ]
}
