// Two nodes, concurrent writers with rollbacks and delays, late subscribers: in any order, every view is consistent,
// and the last one is correct.

import { setTimeout as sleep } from 'node:timers/promises'
import { BaseConvexClient } from 'convex/browser'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type Shop, World } from '#seeds/world.ts'
import { openDatabase } from '#server/db/database.ts'
import { testDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { hintsOver, startLiveNode, token } from '#tests/support/live-node.ts'
import { SQL_FOLDER } from '#tests/support/template.ts'
import { type Amount, transferFunctions } from '#tests/support/transfer-functions.ts'

const ROOMS = 6
const EACH = 100

const database = await testDatabase()
const secondPools = await openDatabase({
  connection: database.connection,
  sqlFolder: SQL_FOLDER,
  log: () => {},
})
const nodes = await Promise.all(
  [database, secondPools].map(async (pools) =>
    startLiveNode({
      database: pools,
      extraFunctions: transferFunctions,
      hints: await hintsOver(database),
      // On any machine: everything a tick reads belongs to one snapshot.
      tickBudgetMs: 60_000,
    }),
  ),
)
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()))
  await secondPools.close()
})
const world = new World({ database })

interface Watcher {
  readonly client: BaseConvexClient
  /** The sum over both queries, for every transition that has shown both. */
  readonly sums: number[]
  view(): readonly Amount[]
}

function watch(shop: Shop, nodeIndex: number): Watcher {
  const sums: number[] = []
  const url = nodes[nodeIndex]?.url ?? ''
  const client = new BaseConvexClient(url, () => onTransition(), {
    webSocketConstructor: WebSocket as never,
    skipConvexDeploymentUrlCheck: true,
    unsavedChangesWarning: false,
    logger: false,
  })
  client.setAuth(
    async () => token(shop.owner.identity),
    () => {},
  )
  const args = { storeId: shop.storeId }
  const names = ['transfers:getLeft', 'transfers:getRight']
  for (const name of names) client.subscribe(name, args)
  const half = (name: string) =>
    client.localQueryResult(name, args) as unknown as readonly Amount[] | undefined
  const view = () => names.flatMap((name) => half(name) ?? [])
  function onTransition() {
    if (names.every((name) => half(name))) sums.push(sumOf(view()))
  }
  return { client, sums, view }
}

function sumOf(amounts: readonly Amount[]): number {
  return amounts.reduce((sum, { amount }) => sum + amount, 0)
}

async function shopWithAmounts(): Promise<Shop> {
  const shop = await world.shop()
  for (let index = 0; index < ROOMS; index += 1) {
    await world.room(shop, `${index % 2 === 0 ? 'left' : 'right'} ${index}`)
  }
  await database.owner.query('update room set position = $1 where store_id = $2', [
    EACH,
    shop.storeId,
  ])
  return shop
}

async function truth(shop: Shop): Promise<Record<string, number>> {
  const { rows } = await database.owner.query(
    'select name, position from room where store_id = $1 order by name',
    [shop.storeId],
  )
  return Object.fromEntries(rows.map((row) => [row.name, row.position]))
}

const roomName = fc.nat(ROOMS - 1).map((n) => `${n % 2 === 0 ? 'left' : 'right'} ${n}`)
const move = fc.record({
  from: roomName,
  to: roomName,
  amount: fc.integer({ min: 1, max: 9 }),
  pauseMs: fc.integer({ min: 0, max: 12 }),
  rollBack: fc.boolean(),
  writer: fc.nat(3),
  cutAfter: fc.integer({ min: 0, max: 40 }).map((n) => n === 0),
})

test('every transition is of one moment, the last one is the truth, every effect is there once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 30, maxLength: 60 }), async (moves) => {
      const shop = await shopWithAmounts()
      const watchers = [watch(shop, 0), watch(shop, 1), watch(shop, 0), watch(shop, 1)]
      const expected = await truth(shop)
      const writes = moves.map(async ({ writer, cutAfter, ...args }, index) => {
        await sleep(index * 3)
        const client = watchers[writer]?.client
        if (cutAfter) nodes[writer % 2]?.cutSockets()
        const done = client?.mutation('transfers:move', { storeId: shop.storeId, ...args })
        if (args.rollBack) return expect(done).rejects.toThrow('Rolled back on purpose')
        await done
        expected[args.from] = (expected[args.from] ?? 0) - args.amount
        expected[args.to] = (expected[args.to] ?? 0) + args.amount
      })
      await sleep(40)
      watchers.push(watch(shop, 0), watch(shop, 1))
      await Promise.all(writes)
      expect(await truth(shop)).toEqual(expected)
      for (const watcher of watchers) {
        await eventually(() => {
          const seen = Object.fromEntries(watcher.view().map((one) => [one.name, one.amount]))
          expect(seen).toEqual(expected)
        })
        expect(new Set(watcher.sums)).toEqual(new Set([ROOMS * EACH]))
        await watcher.client.close()
      }
      expect(nodes.flatMap((node) => node.reports)).toEqual([])
    }),
    { numRuns: 5, endOnFailure: true },
  )
})
