// Lists of the public API by time: what a warehouse asks for that comes every hour.

import { afterAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { api } from '#contract/api.ts'
import { isList } from '#contract/v1/operation.ts'
import { OPERATIONS } from '#contract/v1/operations.ts'
import { KEY_SCOPES } from '#domain/api/key-scopes.ts'
import { setGround, setStage } from '#tests/support/callers/stage.ts'
import { startTestHost } from '#tests/support/test-host.ts'

const ground = await setGround()
const { database, node } = ground
const host = await startTestHost(database, { functions: node.engine })
afterAll(async () => {
  await host.close()
  await node.stop()
})
const home = await setStage(ground, 'Home')
const { people, orgId, sealedAudit, heldShelf, reviewedLine } = home
const args = { orgId, name: 'Warehouse', scopes: KEY_SCOPES, storeIds: null, expiresAt: null }
const made = await node.engine.runAction(people.owner.identity, api.apiKeys.create.name, args)
const { secret } = z.object({ secret: z.string() }).parse(made)

const page = z.object({
  data: z.array(z.looseObject({ id: z.string() })),
  nextCursor: z.string().nullable(),
  total: z.int(),
})

async function read(path: string, query: Readonly<Record<string, string>> = {}) {
  const asked = new URLSearchParams(query)
  const response = await fetch(`${host.url}/api/v1${path}?${asked}`, {
    headers: { authorization: `Bearer ${secret}` },
  })
  expect(response.status).toBe(200)
  return page.parse(await response.json())
}

const idsOf = ({ data }: z.infer<typeof page>) => data.map(({ id }) => id)
const iso = (at: number) => new Date(at).toISOString()

const LISTS = [
  { id: 'listAudits', path: '/audits' },
  { id: 'listCounts', path: `/assignments/${heldShelf}/counts` },
  {
    id: 'listLineCounts',
    path: `/audits/${reviewedLine.auditId}/lines/${reviewedLine.storeId}/${reviewedLine.itemId}/counts`,
  },
  { id: 'listFindings', path: `/audits/${sealedAudit.auditId}/findings` },
  { id: 'listJournal', path: '/journal' },
]

test('these lists are asked for by time', () => {
  const byTime = OPERATIONS.filter(isList).filter(
    ({ query }) => 'from' in (query as z.ZodObject).shape,
  )
  expect(byTime.map(({ id }) => id).toSorted()).toEqual(LISTS.map(({ id }) => id).toSorted())
})

describe.each(LISTS)('$id', ({ path }) => {
  test('has everything between its first day and now, and nothing before or after', async () => {
    const whole = await read(path)
    const [before, after] = [iso(Date.now() - 86_400_000), iso(Date.now() + 60_000)]
    expect(await read(path, { from: before, until: after })).toEqual(whole)
    const nothing = { data: [], nextCursor: null, total: 0 }
    expect(await read(path, { until: before })).toEqual(nothing)
    expect(await read(path, { from: after })).toEqual(nothing)
    expect(await read(path, { from: after, until: before })).toEqual(nothing)
  })
})

test('counts of two spans that meet are all counts, each once', async () => {
  const path = `/assignments/${heldShelf}/counts`
  const record = (at: number) => ({
    ...{ id: crypto.randomUUID(), kind: 'add', itemId: home.tea.id, quantity: 1 },
    ...{ deviceId: 'robot-7', deviceSeq: at, countedAt: iso(Date.now()) },
  })
  for (const at of [1, 2, 3, 4]) {
    const sent = await fetch(`${host.url}/api/v1${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}` },
      body: JSON.stringify(record(at)),
    })
    expect(sent.status).toBe(200)
  }
  const whole = await read(path)
  for (const { serverTime } of whole.data) {
    const moment = z.string().parse(serverTime)
    const [later, earlier] = [
      await read(path, { from: moment }),
      await read(path, { until: moment }),
    ]
    expect([...idsOf(later), ...idsOf(earlier)]).toEqual(idsOf(whole))
    expect(later.total + earlier.total).toBe(whole.total)
  }
})

test('pages of a span go on in it, whatever comes meanwhile', async () => {
  const until = iso(Date.now())
  const whole = await read('/audits', { until })
  const seen: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const asked: z.infer<typeof page> = await read('/audits', {
      ...{ until, limit: '1' },
      ...(cursor && { cursor }),
    })
    seen.push(...idsOf(asked))
    cursor = asked.nextCursor
    await home.world.draftAudit(home.home)
  }
  expect(seen).toEqual(idsOf(whole))
})

test('an audit comes again with each change of its status', async () => {
  const { auditId } = await home.world.runningAudit(home.home)
  const isThere = async (from: string) => idsOf(await read('/audits', { from })).includes(auditId)
  const changed = async (change: () => Promise<unknown>) => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    const from = iso(Date.now())
    expect(await isThere(from)).toBe(false)
    await change()
    expect(await isThere(from)).toBe(true)
  }
  const { world } = home
  const update = (status: 'active' | 'cancelled') =>
    world.run(people.owner, api.audits.updateStatus, { auditId, status })
  await changed(() => world.run(people.owner, api.audits.stop, { auditId, reason: 'Delivery' }))
  await changed(() => update('active'))
})
