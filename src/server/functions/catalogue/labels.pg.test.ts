// The text on the labels of a store, and that scanning a label leads a counter to its place.

import { afterAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { World } from '#seeds/world.ts'
import { ask } from '#tests/support/ask.ts'
import { testDatabase } from '#tests/support/database.ts'
import { startLiveNode } from '#tests/support/live-node.ts'

const database = await testDatabase()
const world = new World({ database })
const node = await startLiveNode({ database })
afterAll(() => node.stop())

test('every shelf has a label that carries its id, with its room below its sign', async () => {
  const { storeId, manager } = await world.runningAudit({ shelves: 2 })
  const [room] = await ask(node, manager, api.rooms.getWithDetails, { storeId })
  const { labels } = await ask(node, manager, api.labels.ofShelves, { storeId })
  expect(labels).toEqual(
    room?.shelves.map(({ id, code }) => ({ id, title: code, subtitle: room.name, code: id })),
  )
  expect(labels).toHaveLength(2)
})

test('a room that is counted as one has a label that leads to its count', async () => {
  const { auditId, storeId, manager, scanner } = await world.runningAudit({ shelves: 0 })
  const [room] = await ask(node, manager, api.rooms.getWithDetails, { storeId })
  const { labels } = await ask(node, manager, api.labels.ofShelves, { storeId })
  const code = room?.id
  expect(labels).toEqual([
    { id: code, title: room?.name, subtitle: 'Counted as one', isWholeRoom: true, code },
  ])
  const { page } = await ask(node, scanner, api.auditAssignments.getAssignmentsWithProgress, {
    auditId,
    paginationOpts: { numItems: 10, cursor: null },
  })
  expect(page).toMatchObject([{ roomId: code, roomName: room?.name, shelfId: null }])
})
