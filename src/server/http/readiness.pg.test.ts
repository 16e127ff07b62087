import { once } from 'node:events'
import { request } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { startDatabaseProxy } from '#tests/support/database-proxy.ts'
import { startLiveNode } from '#tests/support/live-node.ts'
import { SQL_FOLDER } from '#tests/support/template.ts'
import { startTestHost } from '#tests/support/test-host.ts'
import { openDatabase } from '../db/database.ts'
import { createReadiness } from './readiness.ts'

const database = await testDatabase()
const lines: string[] = []
const look = (pools: object = {}) =>
  createReadiness({ ...database, ...pools }, (line) => lines.push(line))()

test('a node is ready whose connections have their roles, and which can write', async () => {
  expect(await look()).toBeUndefined()
  expect(lines).toEqual([])
})

test('a node on which nobody can sign in is not', async () => {
  expect(await look({ auth: database.app })).toBe('connections are not shelfcount_auth')
  expect(await look({ live: database.owner })).toBe('connections are not shelfcount_app')
})

test('a node that cannot write is not, and says so once', async () => {
  await database.owner.query(
    'alter table app.mutation_result add constraint full_disk check (false) not valid',
  )
  lines.length = 0
  const readiness = createReadiness(database, (line) => lines.push(line))
  expect(await readiness()).toContain('writes fail')
  expect(await readiness()).toContain('writes fail')
  expect(lines).toHaveLength(1)
  await database.owner.query('alter table app.mutation_result drop constraint full_disk')
  expect(await look()).toBeUndefined()
})

test('health checks without a Host header are answered', async () => {
  const node = await startLiveNode({ database })
  const host = await startTestHost(database, { functions: node.engine })
  afterAll(async () => {
    await host.close()
    await node.stop()
  })
  const asked = request(`${host.url}/readyz`, { setHost: false }).end()
  const [answer] = await once(asked, 'response')
  expect(answer.statusCode).toBe(200)
})

test('a start waits for a database that cannot be reached yet, in one line', async () => {
  const proxy = await startDatabaseProxy(database.connection)
  proxy.refuse()
  const said: string[] = []
  const opened = openDatabase({
    connection: { connectionString: proxy.url },
    sqlFolder: SQL_FOLDER,
    waitMs: 60_000,
    log: (line) => {
      said.push(line)
      setTimeout(() => proxy.heal(), 500)
    },
  })
  const second = await opened
  expect(said.filter((line) => line.includes('waiting for the database'))).toHaveLength(1)
  await second.close()
  await proxy.close()
})
