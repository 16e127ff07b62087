// A standby that takes over without the last counts: phones that were told of them send them again.

import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { type CountedStore, World } from '#seeds/world.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import type { EmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts'
import { prepareJobs } from '#server/jobs/prepare-jobs.ts'
import { newId } from '#server/new-id.ts'
import { eventually } from '#tests/support/eventually.ts'
import { type LiveNode, startLiveNode, token } from '#tests/support/live-node.ts'
import { type Replicated, startReplicated } from '#tests/support/standby.ts'
import { SQL_FOLDER } from '#tests/support/template.ts'
import { RealtimeClient } from '#web/client/realtime-client.ts'
import { LiveTally } from '#web/outbox/live-tally.ts'
import { Outbox } from '#web/outbox/outbox.ts'
import { snapshotOf } from '#web/outbox/shelf-snapshot.ts'
import { socketSender } from '#web/outbox/socket-sender.ts'
import { MemoryStore } from '#web/outbox/testing/memory-store.ts'

let folder: string
let servers: Replicated
let database: Database
let node: LiveNode
let audit: CountedStore
let close: () => void

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shelfcount-lost-'))
  await chmod(folder, 0o755)
  servers = await startReplicated(folder)
  const { primary, standby } = servers
  await ask(primary, 'create database stores', 'postgres')
  const address = new URLSearchParams({
    host: `${primary.host},${standby.host}`,
    port: `${primary.port},${standby.port}`,
    user: primary.superuser,
  })
  database = await openDatabase({
    connection: { connectionString: `postgres:///stores?${address}` },
    sqlFolder: SQL_FOLDER,
    log: () => {},
    statementMs: 1_000,
  })
  await prepareJobs(database)
  audit = await new World({ database }).runningAudit()
  node = await startLiveNode({ database })
})

afterEach(async () => {
  close()
  await node.stop()
  await database.close()
  await servers.standby.stop()
  await servers.primary.stop()
  await rm(folder, { recursive: true, force: true })
})

async function ask(server: EmbeddedPostgres, sql: string, name = 'stores') {
  const { host, port, superuser: user } = server
  const client = new pg.Client({ host, port, user, database: name })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

/** A phone with its shelf on the screen. */
async function openPhone() {
  const { scanner, auditAssignmentIds } = audit
  const [shelf = ''] = auditAssignmentIds
  const client = new RealtimeClient({ origin: node.url, expectAuth: true })
  client.setAuth(async () => token(scanner.identity))
  const store = new MemoryStore()
  const outbox = new Outbox({
    owner: { userId: scanner.id, userName: scanner.name },
    store,
    sender: socketSender(client),
    tabs: { tell: () => {}, onChange: () => () => {}, lead: (_userId, lead) => lead() },
    isOtherBuild: async () => false,
    now: () => Date.now(),
    steadyNow: () => performance.now(),
    after(delayMs, run) {
      const timer = setTimeout(run, delayMs)
      return () => clearTimeout(timer)
    },
  })
  const tickets = { read: async () => undefined, store: async () => {} }
  const tally = new LiveTally(outbox, shelf, tickets)
  const stop = outbox.start()
  const forget = tally.open()
  const paginationOpts = { numItems: 200, cursor: null }
  client.subscribe(
    api.scanEvents.getByAssignment,
    { auditAssignmentId: shelf, paginationOpts },
    (result) => {
      if (result?.status !== 'value') return
      void tally.learn(snapshotOf(scanner.id, result.value, Date.now()))
    },
  )
  close = () => {
    forget()
    stop()
    client.close()
  }
  await outbox.append([{ kind: 'take', auditAssignmentId: shelf }])
  const count = async () => {
    const event = { id: newId(), auditAssignmentId: shelf, deviceTimeMs: Date.now() }
    const shown = { line: '?tea', name: null, unit: null, effect: 1_000 }
    const work = { ...event, kind: 'add', code: 'tea', entered: 1 } as const
    await outbox.append([{ kind: 'count', event: work, shown }])
  }
  const untilSent = () => eventually(() => expect(outbox.state.waiting).toBe(0))
  return { outbox, tally, count, untilSent }
}

const RECORDED = 'select count(*)::int as n from scan_event'

/** From now on the standby hears nothing more. */
async function cutStandby({ primary, standby }: Replicated): Promise<void> {
  await eventually(async () => {
    expect(await ask(standby, RECORDED)).toEqual(await ask(primary, RECORDED))
  })
  await ask(standby, `alter system set primary_conninfo = ''`)
  await ask(standby, 'select pg_reload_conf()')
  await eventually(async () => {
    expect(await ask(primary, 'select from pg_stat_replication')).toEqual([])
  })
}

test('what an asynchronous standby lacks is sent again, and is there once', async () => {
  const { primary, standby } = servers
  const { tally, count, untilSent } = await openPhone()
  await count()
  await untilSent()
  await cutStandby(servers)
  await count()
  await count()
  await untilSent()
  await eventually(() => expect(tally.lines()[0]).toMatchObject({ quantity: 3, unsent: 0 }))
  await primary.stop()
  await ask(standby, 'select pg_promote()')
  expect(await ask(standby, RECORDED), 'the standby lacks two').toEqual([{ n: 1 }])
  await eventually(async () => expect(await ask(standby, RECORDED)).toEqual([{ n: 3 }]))
  await untilSent()
  await eventually(() => expect(tally.lines()[0]).toMatchObject({ quantity: 3, unsent: 0 }))
})

test('with a synchronous standby nothing is told to be recorded that it lacks', async () => {
  const { primary, standby } = servers
  const { outbox, tally, count, untilSent } = await openPhone()
  await count()
  await untilSent()
  await ask(primary, `alter system set synchronous_standby_names = '*'`)
  await ask(primary, 'select pg_reload_conf()')
  await eventually(async () => {
    const replicas = await ask(primary, 'select sync_state from pg_stat_replication')
    expect(replicas).toEqual([{ sync_state: 'sync' }])
  })
  await cutStandby(servers)
  await count()
  // It reached the primary, and is not confirmed.
  await eventually(async () => {
    const [{ n } = {}] = await ask(
      primary,
      `select count(*)::int as n from pg_stat_activity
      where wait_event = 'SyncRep'`,
    )
    expect(n).toBeGreaterThan(0)
  })
  expect(outbox.state.waiting).toBe(1)
  await primary.stop()
  await ask(standby, 'select pg_promote()')
  await untilSent()
  expect(await ask(standby, RECORDED)).toEqual([{ n: 2 }])
  await eventually(() => expect(tally.lines()[0]).toMatchObject({ quantity: 2, unsent: 0 }))
})
