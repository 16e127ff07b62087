// Every route of the host, called by people to whom the organization is closed: nothing of it is told.

import { afterAll, describe, expect, test } from 'vitest'
import { type ClosedOut, closedOut, whileAsked } from '#tests/support/callers/closed-out.ts'
import { ROUTE_ROWS, type RouteHost, type RouteRequest } from '#tests/support/callers/route-rows.ts'
import { type Stage, setGround, setStage } from '#tests/support/callers/stage.ts'
import { startTestHost } from '#tests/support/test-host.ts'

const ground = await setGround()
const { database, node } = ground
const host = await startTestHost(database, { functions: node.engine })
afterAll(async () => {
  await host.close()
  await node.stop()
})
const stage = await setStage(ground, 'Closed to them')
const people = await closedOut(stage)

const found: RouteHost = {
  async upload({ orgId, people: { owner } }: Stage) {
    const path = `/api/files?organizationId=${orgId}&name=a.png`
    const request = { path, headers: { 'content-type': 'image/png' }, body: 'a picture' }
    return (await (await send('POST', request, await host.tokenOf(owner))).json()).id
  },
  async drawTicket() {
    return (await (await send('POST', { path: '/api/query_ts' })).json()).ts
  },
}

const ROUTES = Object.entries(ROUTE_ROWS).flatMap(([route, make]) =>
  typeof make === 'string' ? [] : [{ route, make }],
)

/** What would tell of the organization, besides its name: its people, and what it has counted. */
const MARKS = Object.values(stage.people).flatMap((person) =>
  person ? [person.name, person.email] : [],
)

describe.each(ROUTES)('$route', ({ route, make }) => {
  test.each(Object.keys(people) as ClosedOut[])('tells %s nothing', async (caller) => {
    const [method = ''] = route.split(' ')
    const request = await make(stage, found)
    const token = await host.tokenOf(people[caller])
    const response = await whileAsked(stage, () => send(method, request, token))
    const text = await response.text()
    expect(MARKS.filter((mark) => text.includes(mark))).toEqual([])
    // The routes of functions answer with the fault of the function.
    const isRefused = response.status >= 400 || /forbidden|not_found|requirement_unmet/.test(text)
    expect(isRefused || route.endsWith('/products'), `${response.status} ${text}`).toBe(true)
  })
})

function send(method: string, { path, headers, body }: RouteRequest, token?: string) {
  return fetch(host.url + path, {
    method,
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body }),
  })
}
