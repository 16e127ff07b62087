import { afterAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { parseRootStatement } from '#domain/seal-statement.ts'
import { World } from '#seeds/world.ts'
import { rootOfPath } from '#tests/oracles/root-of-path.ts'
import { act } from '#tests/support/ask.ts'
import { testDatabase } from '#tests/support/database.ts'
import { startLiveNode } from '#tests/support/live-node.ts'
import { hashOfHex, makeDailyRoots, selectInclusion, selectRoots } from './daily-roots.ts'
import { fixedSeals } from './fixed-seals.ts'

const database = await testDatabase()
const world = new World({ database })
const node = await startLiveNode({ database })
afterAll(() => node.stop())

const seals = fixedSeals()
const pool = database.owner
const warnings: string[] = []
const close = (now: string) =>
  makeDailyRoots({
    pool,
    seals,
    now: () => new Date(now),
    warn: (line) => void warnings.push(line),
  })

async function sealedAt(time: string) {
  // Counts have device times, the completion has server time.
  world.setClock(null)
  const audit = await world.submittedAudit({ lines: [{ expected: 1, counted: 1 }] })
  const { owner, auditId } = audit
  world.setClock(new Date(time))
  return { ...audit, ...(await world.run(owner, api.audits.complete, { auditId })) }
}

const all = () => selectRoots(pool, { before: null, limit: 100 })

test('each day that has seals is closed once, and a day that goes on is not', async () => {
  const audits = [
    await sealedAt('2026-05-01T08:00:00.000Z'),
    await sealedAt('2026-05-01T23:59:59.000Z'),
    await sealedAt('2026-05-04T00:00:00.000Z'),
    await sealedAt('2026-05-06T10:00:00.000Z'),
  ]
  // Two nodes at the same time.
  const closed = await Promise.all([close('2026-05-06T11:00:00Z'), close('2026-05-06T11:00:00Z')])
  expect(closed.toSorted()).toEqual([0, 2])
  expect(await close('2026-05-06T12:00:00Z')).toBe(0)
  const roots = await all()
  expect(roots.map(({ day, sequence }) => [day, sequence])).toEqual([
    ['2026-05-04', 2],
    ['2026-05-01', 1],
  ])
  const statements = await Promise.all(
    roots.map(async ({ proof }) => {
      const read = await seals.read(proof)
      return read.state === 'signed' ? parseRootStatement(read.text) : null
    }),
  )
  expect(statements).toMatchObject([
    { day: '2026-05-04', root: roots[0]?.root, previous: roots[1]?.root },
    { day: '2026-05-01', root: roots[1]?.root, previous: null },
  ])
  const [first, second, third, today] = await Promise.all(
    audits.map(({ seal }) => selectInclusion(pool, seal)),
  )
  for (const found of [first, second, third]) {
    expect(rootOfPath(found?.seal ?? '', found?.path ?? [], hashOfHex)).toBe(found?.root)
  }
  expect(first?.root).toBe(second?.root)
  expect(third?.day).toBe('2026-05-04')
  expect(today).toBeNull()
})

test('what is committed after its day was closed is under the next one', async () => {
  const late = await sealedAt('2026-05-04T23:00:00.000Z')
  expect(await close('2026-05-05T00:04:00Z')).toBe(0)
  expect(await close('2026-05-06T00:04:00Z')).toBe(1)
  expect(await selectInclusion(pool, late.seal)).toMatchObject({ day: '2026-05-05' })
})

test('whoever verifies is told the root of the day', async () => {
  const audit = await sealedAt('2026-05-20T10:00:00.000Z')
  const ask = () =>
    act(node, null, api.audits.verify, { confirmationNumber: audit.confirmationNumber })
  expect(await ask()).toMatchObject({ signed: { root: null } })
  await close('2026-05-21T01:00:00Z')
  const [newest] = await all()
  expect(await ask()).toMatchObject({ signed: { root: { day: '2026-05-20', hash: newest?.root } } })
  await pool.query(`update app.seal_root set proof = 'a.b.c' where day = '2026-05-20'`)
  expect(await ask()).toMatchObject({ signed: { root: null } })
})

test('what somebody has put into the database comes under no root', async () => {
  const audit = await sealedAt('2026-06-01T10:00:00.000Z')
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(`select set_config('app.operator', 'on', true)`)
    await client.query('update audit_seal set proof = null where audit_id = $1', [audit.auditId])
    await client.query('commit')
  } finally {
    client.release()
  }
  warnings.length = 0
  expect(await close('2026-06-02T01:00:00Z')).toBe(0)
  expect(warnings).toEqual([
    'Seals that this installation has not signed are under no daily root: 1',
  ])
  expect(await selectInclusion(pool, audit.seal)).toBeNull()
})
