// Every file that the host makes, asked for by everybody: who gets it, and who no longer gets it, with the same login
// and address, once they were removed.

import { afterAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { Person } from '#seeds/world.ts'
import { ROUTE_ROWS, type RouteHost } from '#tests/support/callers/route-rows.ts'
import { setGround, setStage } from '#tests/support/callers/stage.ts'
import { startTestHost } from '#tests/support/test-host.ts'
import type { PdfPrinter } from '../pdf/pdf-printer.ts'

const made = async () => Buffer.from('%PDF')
const printer: PdfPrinter = {
  print: made,
  printLabels: made,
  printResults: made,
  printCountSheets: made,
  stop: async () => {},
}

const ground = await setGround()
const { database, node, world } = ground
const host = await startTestHost(database, { functions: node.engine, printer })
afterAll(async () => {
  await host.close()
  await node.stop()
})
const stage = await setStage(ground)
const { shop, people } = stage

const found: RouteHost = {
  async upload({ orgId, heldShelf }) {
    const path = `/api/files?organizationId=${orgId}&name=a.png&auditAssignmentId=${heldShelf}`
    const authorization = `Bearer ${await host.tokenOf(people.manager)}`
    const headers = { authorization, 'content-type': 'image/png' }
    const sent = await fetch(host.url + path, { method: 'POST', headers, body: 'a picture' })
    return (await sent.json()).id
  },
  drawTicket: async () => '',
}

const FILES = [
  ['GET /api/results.csv', 403],
  ['GET /api/results.xlsx', 403],
  ['GET /api/results.pdf', 403],
  ['GET /api/count-sheets.pdf', 403],
  ['GET /api/reports.csv', 403],
  ['GET /api/reports.xlsx', 403],
  ['GET /api/journal.csv', 403],
  ['GET /api/journal.xlsx', 403],
  ['GET /api/stock-file', 403],
  ['GET /api/stock-file/report', 403],
  ['GET /api/stock-file/rest', 403],
  ['GET /api/stock-counts.csv', 403],
  ['GET /api/labels.pdf', 403],
  ['GET /api/files/:id', 404],
] as const

const addresses = new Map<string, string>(
  await Promise.all(
    FILES.map(async ([route]) => {
      const make = ROUTE_ROWS[route]
      if (typeof make !== 'function') throw new Error(`${route} takes no ids`)
      return [route, (await make(stage, found)).path] as const
    }),
  ),
)

async function statusFor(route: string, person: Person | undefined): Promise<number> {
  const headers = person && { authorization: `Bearer ${await host.tokenOf(person)}` }
  const answer = await fetch(`${host.url}${addresses.get(route)}`, { headers: headers ?? {} })
  await answer.arrayBuffer()
  return answer.status
}

test('no file of an organization is left out', () => {
  const others = ['GET /api/stock-file/small', 'GET /api/avatars/:id']
  const served = Object.keys(ROUTE_ROWS).filter(
    (route) =>
      /^GET \/api\/(?!auth|billing)/.test(route) && typeof ROUTE_ROWS[route] === 'function',
  )
  expect([...FILES.map(([route]) => route), ...others].toSorted()).toEqual(
    expect.arrayContaining(served.toSorted()),
  )
})

test.each(FILES)('%s is for owners and managers; a scanner gets %i', async (route, scanner) => {
  expect(await statusFor(route, people.owner)).toBe(200)
  expect(await statusFor(route, people.manager)).toBe(200)
  expect(await statusFor(route, people.scanner)).toBe(scanner)
  expect(await statusFor(route, people['owner of another organization'])).toBe(404)
  expect(await statusFor(route, undefined)).toBe(401)
})

test('whoever is removed gets none of them any more, with the login and the address of before', async () => {
  const { organizationId } = shop
  const gone = await world.teamMember(shop, 'manager')
  // Each audit of the stage is of a store of its own.
  const stores = await stage.idsOf(
    'select id from store where organization_id = $1',
    organizationId,
  )
  const seats = stores.map((storeId) => ({ storeId, userId: gone.id, role: 'manager' as const }))
  for (const seat of seats) await world.run(shop.owner, api.users.assignUserToStore, seat)
  for (const [route] of FILES) expect(await statusFor(route, gone), route).toBe(200)
  for (const { storeId, userId } of seats) {
    await world.run(shop.owner, api.users.removeUserFromStore, { storeId, userId })
  }
  for (const [route] of FILES) expect([403, 404], route).toContain(await statusFor(route, gone))
  await world.removeMember(organizationId, gone)
  for (const [route] of FILES) expect(await statusFor(route, gone), route).toBe(404)
})
