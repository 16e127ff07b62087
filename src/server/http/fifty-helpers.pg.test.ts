// A shift that comes in at once: fifty phones with the same code, over HTTP, each to its first count.

import { afterAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { World } from '#seeds/world.ts'
import { AUTH_ORIGIN, cookieOf, startAuthNode } from '#tests/support/auth-node.ts'
import { testDatabase } from '#tests/support/database.ts'
import { sheetCode, testDayPasses } from '#tests/support/day-passes.ts'
import { startLiveNode } from '#tests/support/live-node.ts'
import { startTestHost } from '#tests/support/test-host.ts'

const HELPERS = 50

const database = await testDatabase()
const world = new World({ database })
const node = await startLiveNode({ database })
const { auth } = startAuthNode(database, { dayPasses: testDayPasses(database) })
const host = await startTestHost(database, {
  functions: node.engine,
  auth,
  publicUrl: AUTH_ORIGIN,
})
afterAll(async () => {
  await host.close()
  await node.stop()
})

async function post(path: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${host.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: AUTH_ORIGIN, ...headers },
    body: JSON.stringify(body),
  })
  expect([path, response.status]).toEqual([path, 200])
  return { answer: await response.json(), cookie: cookieOf(response) }
}

async function countFirst(code: string, shelf: string): Promise<string> {
  const { answer: place, cookie } = await post('/api/auth/day-pass/join', { code, name: 'Sam' })
  const answered = await fetch(`${host.url}/api/auth/token`, { headers: { cookie } })
  const { token } = await answered.json()
  const call = async (path: string, args: object) => {
    const headers = { authorization: `Bearer ${token}` }
    const { answer } = await post('/api/mutation', { path, args }, headers)
    return answer
  }
  const taken = { auditAssignmentId: shelf, deviceId: `phone of ${place.name}` }
  expect(await call(api.auditAssignments.createSelfAssignment.name, taken)).toMatchObject({
    status: 'success',
  })
  const events = [world.scan(shelf, { code: `X-${shelf.slice(-8)}` })]
  expect(await call(api.scanEvents.recordMany.name, { events })).toMatchObject({
    status: 'success',
    value: [{ status: 'recorded', setAside: null }],
  })
  return place.name
}

test('fifty people join with one code, and each counts', async () => {
  const audit = await world.runningAudit({ shelves: HELPERS })
  const code = await sheetCode(world, audit.manager, audit.auditId)
  const names = await Promise.all(audit.auditAssignmentIds.map((shelf) => countFirst(code, shelf)))
  expect(new Set(names).size).toBe(HELPERS)
  const args = { auditId: audit.auditId }
  const door = await node.engine.runQueries(
    audit.manager.identity,
    [{ path: api.dayPasses.getDoor.name, args }],
    'consistent',
  )
  expect(door).toMatchObject([{ helpers: names.map(() => ({ shelves: 1, endedAt: null })) }])
})
