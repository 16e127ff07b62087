import { afterAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { LIMITS } from '#contract/frames.ts'
import { World } from '#seeds/world.ts'
import { testDatabase } from '#tests/support/database.ts'
import { FrameClient } from '#tests/support/frame-client.ts'
import { startLiveNode, token } from '#tests/support/live-node.ts'

const SHELVES = 10_000

const database = await testDatabase()
const world = new World({ database })
const node = await startLiveNode({ database })
afterAll(() => node.stop())

async function startLargeAudit() {
  const draft = await world.draftAudit()
  const { organizationId, storeId, auditId } = draft
  await world.room(draft, 'Warehouse')
  await database.owner.query(
    `insert into shelf (organization_id, id, store_id, room_id, code, position)
     select $1, gen_random_uuid(), $2, r.id, '"W"\\' || n, n
     from room r, generate_series(1000, 999 + $3::int) n
     where r.organization_id = $1 and r.store_id = $2 and r.name = 'Warehouse'`,
    [organizationId, storeId, SHELVES],
  )
  await world.run(draft.owner, api.audits.start, { auditId })
  return draft
}

const audit = await startLargeAudit()

async function watch(extensions: readonly string[]) {
  const client = await FrameClient.open(node, extensions)
  client.authenticate(token(audit.owner.identity))
  return { client, dashboard: client.subscribe('audits:getDashboard', { auditId: audit.auditId }) }
}

test('the dashboard of 10,000 shelves arrives in parts, and its changes as they are', async () => {
  const { client, dashboard } = await watch(['parts', 'patch'])
  const first = await client.last(dashboard)
  const text = JSON.stringify('value' in first && first.value)
  expect(text.length).toBeGreaterThan(LIMITS.wholeResultBytes)
  expect(text.split('\\"W\\"').length - 1).toBeGreaterThanOrEqual(SHELVES)
  const parts = client.frames.filter(({ type }) => type === 'TransitionChunk')
  expect(parts.length).toBeGreaterThan(4)
  client.mutate(0, 'audits:stop', { auditId: audit.auditId, reason: 'Closing time' })
  expect(await client.answer('MutationResponse', 0)).toMatchObject({ success: true })
  expect(await client.last(dashboard, 2)).toMatchObject({ type: 'QueryPatched' })
  expect(client.mostBytes).toBeLessThanOrEqual(LIMITS.frameBytes)
  client.close()
})

test('a client that takes no parts is told so, and keeps its other answers', async () => {
  const { client, dashboard } = await watch([])
  expect(await client.last(dashboard)).toMatchObject({
    type: 'QueryFailed',
    errorMessage: 'This answer is too large for one frame.',
  })
  const rooms = client.subscribe('users:current', {})
  expect(await client.last(rooms)).toMatchObject({ type: 'QueryUpdated' })
  client.close()
})
