// Every route of the host, called with day passes: nothing of the organization is told, but for pictures of the
// shelves of their own audit.

import { randomBytes } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { ROUTE_ROWS, type RouteHost, type RouteRequest } from '#tests/support/callers/route-rows.ts'
import { type Helper, type Stage, setGround, setStage } from '#tests/support/callers/stage.ts'
import { startTestHost } from '#tests/support/test-host.ts'

const ground = await setGround()
const { database, node } = ground
const host = await startTestHost(database, { functions: node.engine })
afterAll(async () => {
  await host.close()
  await node.stop()
})
const stage = await setStage(ground, 'Let in')

const found: RouteHost = {
  async upload({ orgId, people }: Stage) {
    const path = `/api/files?organizationId=${orgId}&name=a.png`
    const request = { path, headers: { 'content-type': 'image/png' }, body: 'a picture' }
    const token = await host.tokenOf(people.owner)
    return (await (await send('POST', request, token)).json()).id
  },
  async drawTicket() {
    return (await (await send('POST', { path: '/api/query_ts' })).json()).ts
  },
}

const ROUTES = Object.entries(ROUTE_ROWS).flatMap(([route, make]) =>
  typeof make === 'string' ? [] : [{ route, make }],
)

const HELPERS = Object.keys(stage.helpers) as Helper[]

/** What would tell of the organization: its people, its name, the names of its stores. */
const MARKS = [
  stage.name,
  ...Object.values(stage.people).flatMap((person) => (person ? [person.name, person.email] : [])),
]

describe.each(ROUTES.filter(({ route }) => route !== 'POST /api/files'))('$route', (row) => {
  test.each(HELPERS)('tells somebody with a %s nothing', async (helper) => {
    const [method = ''] = row.route.split(' ')
    const request = await row.make(stage, found)
    const token = await host.tokenOf(stage.helpers[helper])
    const response = await send(method, request, token)
    const text = await response.text()
    expect(MARKS.filter((mark) => text.includes(mark))).toEqual([])
    // The routes of functions answer with the fault of the function.
    const isRefused = response.status >= 400 || /forbidden|not_found/.test(text)
    expect(isRefused || row.route.endsWith('/products'), `${response.status} ${text}`).toBe(true)
  })
})

test.each([
  ['day pass', 201],
  // What was counted before the end arrives with its pictures.
  ['ended day pass', 201],
  ['day pass of another audit', 404],
] as const)('a picture of a shelf by somebody with a %s: %i', async (helper, status) => {
  const path = `/api/files?organizationId=${stage.orgId}&auditAssignmentId=${stage.heldShelf}&name=a.png`
  const token = await host.tokenOf(stage.helpers[helper])
  const headers = { 'content-type': 'image/png' }
  expect((await send('POST', { path, headers, body: 'a picture' }, token)).status).toBe(status)
  const other = `/api/files?organizationId=${stage.orgId}&name=a.png`
  expect((await send('POST', { path: other, headers, body: 'a file' }, token)).status).toBe(404)
})

test('helpers show no picture of themselves', async () => {
  const token = await host.tokenOf(stage.helpers['day pass'])
  const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), randomBytes(20)])
  const response = await fetch(`${host.url}/api/avatar`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
    body: new Uint8Array(png),
  })
  expect(response.status).toBe(403)
})

test('the data of a person are those of an account', async () => {
  const token = await host.tokenOf(stage.helpers['day pass'])
  expect((await send('GET', { path: '/api/my-data.json' }, token)).status).toBe(403)
})

function send(method: string, { path, headers, body }: RouteRequest, token?: string) {
  return fetch(host.url + path, {
    method,
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body }),
  })
}
