import { afterAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { World } from '#seeds/world.ts'
import { hashOfHex, makeDailyRoots } from '#server/seals/daily-roots.ts'
import { fixedSeals } from '#server/seals/fixed-seals.ts'
import { parsePublishedKeys } from '#server/seals/published-keys.ts'
import { rootOfPath } from '#tests/oracles/root-of-path.ts'
import { testDatabase } from '#tests/support/database.ts'
import { startLiveNode } from '#tests/support/live-node.ts'
import { startTestHost } from '#tests/support/test-host.ts'

const database = await testDatabase()
const world = new World({ database })
const node = await startLiveNode({ database })
const host = await startTestHost(database, { functions: node.engine })
afterAll(async () => {
  await host.close()
  await node.stop()
})

const get = (path: string) => fetch(`${host.url}/.well-known/shelfcount-seal-${path}`)
const seals = fixedSeals()

test('public keys are there for anybody, as the command reads them', async () => {
  const response = await get('keys.json')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(parsePublishedKeys(await response.text())).toEqual(await seals.keys())
})

test('daily roots and the way to them say nothing of whose a seal is', async () => {
  world.setClock(new Date('2026-05-01T08:00:00.000Z'))
  const shop = await world.shop({ name: 'Secret Goods' })
  const { owner, auditId } = await world.submittedAudit({
    shop,
    lines: [{ expected: 1, counted: 1 }],
  })
  const { seal, confirmationNumber } = await world.run(owner, api.audits.complete, { auditId })
  const now = () => new Date('2026-05-03T00:00:00.000Z')
  await makeDailyRoots({ pool: database.owner, seals, now, warn: () => {} })

  const roots = await (await get('roots.json')).text()
  expect(JSON.parse(roots)).toMatchObject({
    format: 'shelfcount-seal-roots',
    roots: [{ day: '2026-05-01', sequence: 1 }],
    next: null,
  })
  const way = await (await get(`inclusion/${seal}.json`)).text()
  const { path, root, proof } = JSON.parse(way)
  expect(rootOfPath(seal, path, hashOfHex)).toBe(root)
  expect(proof).toBe(JSON.parse(roots).roots[0].proof)
  for (const text of [roots, way]) {
    for (const secret of ['Secret Goods', confirmationNumber, auditId, shop.organizationId]) {
      expect(text).not.toContain(secret)
    }
  }
  expect(await (await get('roots.json?before=2026-05-01')).json()).toMatchObject({ roots: [] })
})

test('what is not there is not found, and a day that is none is refused', async () => {
  expect((await get(`inclusion/${'0'.repeat(64)}.json`)).status).toBe(404)
  expect((await get('inclusion/anything')).status).toBe(404)
  expect((await get('roots.json?before=yesterday')).status).toBe(400)
})

test('visitors who ask much leave the connections of the jobs to those', async () => {
  let taken = 0
  let most = 0
  const count = (by: number) => () => {
    taken += by
    most = Math.max(most, taken)
  }
  const [more, less] = [count(1), count(-1)]
  database.owner.on('acquire', more).on('release', less)
  const answers = await Promise.all(Array.from({ length: 30 }, () => get('roots.json')))
  database.owner.off('acquire', more).off('release', less)
  expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200))
  expect(most).toBeLessThanOrEqual(2)
})
