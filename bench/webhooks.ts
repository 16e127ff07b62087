/**
 * `npm run bench -- webhooks [--events=10000] [--kills=20] [--deliveries=100000]`: so many events to receivers that are
 * well, slow, lying and dead, while the process that sends is killed; and what so many deliveries leave in memory. Ends
 * with 1 where something was lost, out of order or wrongly signed.
 */
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { api } from '#contract/api.ts'
import { World } from '#seeds/world.ts'
import { accept, type Receiver, startReceiver } from '#tests/support/webhook-receiver.ts'
import { runWebhookStorm } from '#tests/support/webhook-storm.ts'
import { type BenchDatabase, withBenchDatabase } from './support/bench-database.ts'
import { printFigure } from './support/figure.ts'
import { bytesInUse } from './support/report-memory.ts'
import { sendWebhooks } from './support/send-webhooks.ts'

const { values: options } = parseArgs({
  options: {
    events: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '20' },
    deliveries: { type: 'string', default: '100000' },
  },
})
const EVENTS_PER_AUDIT = 100
/** Well, slow, lying, dead. */
const RECEIVERS = 4
/** As many as an organization has at most. */
const LISTENERS = 20
const LOOKS = 10
const MEGABYTE = 1024 * 1024
const HOUR_MS = 60 * 60_000

setFlagsFromString('--expose-gc')
globalThis.gc ??= runInNewContext('gc') as NonNullable<typeof globalThis.gc>

await withBenchDatabase(async (database) => {
  if (Number(options.events) > 0) await storm(database)
  if (Number(options.deliveries) > 0) await watchMemory(database)
})

async function storm(database: BenchDatabase): Promise<void> {
  const audits = Math.ceil(Number(options.events) / EVENTS_PER_AUDIT / RECEIVERS)
  const begin = performance.now()
  const { problems, delivered, repeated, waitingForTheDead } = await runWebhookStorm({
    ...{ database, audits, eventsPerAudit: EVENTS_PER_AUDIT, kills: Number(options.kills) },
    withinMs: HOUR_MS,
  })
  const figures = {
    'events told': audits * EVENTS_PER_AUDIT * RECEIVERS,
    'of these to a dead receiver, kept': waitingForTheDead,
    delivered,
    'sent again': repeated,
    'lost, out of order or wrongly signed': problems.length,
  }
  for (const [figure, value] of Object.entries(figures)) print(figure, value, 'events')
  print('all of it', (performance.now() - begin) / 1_000, 's')
  for (const problem of problems.slice(0, 20)) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
}

async function watchMemory(database: BenchDatabase): Promise<void> {
  const world = new World({ database })
  const { owner, organizationId: orgId } = await world.shop()
  let heard = 0
  const receivers = await Promise.all(
    Array.from({ length: LISTENERS }, async (): Promise<Receiver> => {
      const receiver: Receiver = await startReceiver((received, ...rest) => {
        heard += 1
        receiver.received.length = 0
        accept(received, ...rest)
      })
      return receiver
    }),
  )
  for (const { url } of receivers) {
    const events = ['shelf.submitted'] as const
    await world.run(owner, api.webhooks.create, { orgId, url, name: '', events: [...events] })
  }
  const sender = sendWebhooks(database)
  try {
    const perLook = Math.ceil(Number(options.deliveries) / LOOKS / LISTENERS)
    for (let look = 1; look <= LOOKS; look += 1) {
      const audits = Array.from({ length: perLook }, () => randomUUID())
      await database.owner.query(
        `select app.tell_webhooks($1, 'shelf.submitted', a, jsonb_build_object('auditId', a))
         from unnest($2::uuid[]) as a`,
        [orgId, audits],
      )
      while (heard < look * perLook * LISTENERS) {
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      print(`memory in use after ${heard} deliveries`, bytesInUse() / MEGABYTE, 'MB')
    }
  } finally {
    await sender.stop()
    await Promise.all(receivers.map((one) => one.stop()))
  }
}

function print(figure: string, value: number, unit: string): void {
  printFigure('webhooks', { figure, value, unit, reference: null })
}
