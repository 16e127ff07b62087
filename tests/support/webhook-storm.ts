// Many events to receivers that are well, slow, lying and dead, while the process that sends is killed again and again.

import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Webhook } from 'standardwebhooks'
import { api } from '#contract/api.ts'
import { World } from '#seeds/world.ts'
import type { Database } from '#server/db/database.ts'
import { eventually } from './eventually.ts'
import { type Answering, accept, type Receiver, startReceiver } from './webhook-receiver.ts'

interface Storm {
  readonly database: Database & { readonly connection: object }
  /** Of each of the four receivers. */
  readonly audits: number
  readonly eventsPerAudit: number
  readonly kills: number
  readonly withinMs: number
}

interface Endpoint {
  readonly receiver: Receiver
  readonly orgId: string
  readonly endpointId: string
  /** Ids of messages that were not signed as they should be. */
  readonly unsigned: readonly string[]
}

interface StormReport {
  /** What was lost, out of order, twice under two ids, or wrongly signed. */
  readonly problems: readonly string[]
  readonly delivered: number
  /** Sent again, because the answer was lost or the sender died. */
  readonly repeated: number
  readonly waitingForTheDead: number
}

/** Breaks off in the middle, now and then, although it has taken the message. */
const lying: Answering = (_received, response) => {
  if (Math.random() < 0.1) response.socket?.destroy()
  else response.writeHead(200).end('fine')
}

const slow: Answering = (_received, response) => {
  setTimeout(() => response.writeHead(200).end(), 30)
}

const dead: Answering = (_received, response) => void response.socket?.destroy()

export async function runWebhookStorm(storm: Storm): Promise<StormReport> {
  const { database, eventsPerAudit, kills, withinMs } = storm
  const world = new World({ database })
  const opened: Receiver[] = []
  const listen = async (answer: Answering): Promise<Endpoint> => {
    // Signatures hold for a few minutes, so they are checked as they come.
    const unsigned: string[] = []
    let verifier: Webhook | undefined
    const receiver = await startReceiver((received, ...rest) => {
      if (!isVerified(verifier, received)) unsigned.push(received.id)
      answer(received, ...rest)
    })
    opened.push(receiver)
    const { organizationId: orgId, owner } = await world.shop()
    const { id: endpointId, secret } = await world.run(owner, api.webhooks.create, {
      ...{ orgId, url: receiver.url, name: '', events: ['shelf.submitted'] },
    })
    verifier = new Webhook(secret)
    return { receiver, orgId, endpointId, unsigned }
  }
  const sender = killable(database.connection)
  try {
    const well = await listen(accept)
    const living = [well, await listen(slow), await listen(lying)]
    const gone = await listen(dead)
    const audits = Array.from({ length: storm.audits }, () => randomUUID())
    sender.start()
    for (let n = 0; n < eventsPerAudit; n += 1) {
      for (const { orgId } of [...living, gone]) await happen(database, { orgId, audits, n })
      if (n % Math.floor(eventsPerAudit / kills) !== 3) continue
      const before = well.receiver.received.length
      await eventually(() => requireMore(well.receiver.received.length, before), withinMs)
      await sender.kill()
      sender.start()
    }
    await allDelivered(database, gone.endpointId, withinMs)
    const problems = living.flatMap((one) => problemsOf(one, audits, eventsPerAudit))
    const arrived = living.flatMap(({ receiver }) => receiver.received)
    const delivered = new Set(arrived.map(({ id }) => id)).size
    const waitingForTheDead = await countWaiting(database, gone.endpointId)
    return { problems, delivered, repeated: arrived.length - delivered, waitingForTheDead }
  } finally {
    await sender.kill()
    await Promise.all(opened.map((one) => one.stop()))
  }
}

function killable(connection: object) {
  let child: ChildProcess | undefined
  return {
    start() {
      const file = new URL('./webhook-sender.ts', import.meta.url).pathname
      const args = [file, JSON.stringify(connection)]
      child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
    },
    async kill() {
      if (!child) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      child = undefined
    },
  }
}

interface Happening {
  readonly orgId: string
  readonly audits: readonly string[]
  readonly n: number
}

async function happen({ owner }: Database, { orgId, audits, n }: Happening): Promise<void> {
  await owner.query(
    `select app.tell_webhooks($1, 'shelf.submitted', a, jsonb_build_object('auditId', a, 'n', $3::int))
     from unnest($2::uuid[]) as a`,
    [orgId, audits, n],
  )
}

function requireMore(now: number, before: number): void {
  if (now <= before) throw new Error('nothing arrives')
}

/** What failed waits for its next try; there is no point in waiting with it. */
async function allDelivered({ owner }: Database, deadId: string, withinMs: number): Promise<void> {
  await eventually(async () => {
    await owner.query(
      'update webhook_line set next_at = now() where claim is null and endpoint_id <> $1',
      [deadId],
    )
    const { rows } = await owner.query<{ n: number }>(
      `select count(*)::int as n from webhook_delivery
       where state <> 'delivered' and endpoint_id <> $1`,
      [deadId],
    )
    if (rows[0]?.n !== 0) throw new Error(`${rows[0]?.n} deliveries are missing`)
  }, withinMs)
}

async function countWaiting({ owner }: Database, endpointId: string): Promise<number> {
  const { rows } = await owner.query<{ n: number }>(
    `select count(*)::int as n from webhook_delivery where state = 'waiting' and endpoint_id = $1`,
    [endpointId],
  )
  return rows[0]?.n ?? 0
}

function problemsOf(
  { receiver: { received }, unsigned }: Endpoint,
  audits: readonly string[],
  eventsPerAudit: number,
): readonly string[] {
  const byAudit = Map.groupBy(received, ({ data }) => String(data.auditId))
  const wrong = audits.flatMap((auditId) => {
    const own = byAudit.get(auditId) ?? []
    const order = own.map(({ data }) => Number(data.n))
    const lost = eventsPerAudit - new Set(order).size
    // A repeat comes before anything later, under the same id.
    const isInOrder = order.every((n, at) => n >= (order[at - 1] ?? 0))
    const hasOneIdEach = new Set(own.map(({ id }) => id)).size === eventsPerAudit
    return [
      ...(lost > 0 ? [`${auditId}: ${lost} lost`] : []),
      ...(isInOrder ? [] : [`${auditId}: out of order`]),
      ...(hasOneIdEach ? [] : [`${auditId}: ids differ`]),
    ]
  })
  return [...unsigned.map((id) => `${id}: wrongly signed`), ...wrong]
}

function isVerified(
  verifier: Webhook | undefined,
  { body, headers }: Pick<Receiver['received'][number], 'body' | 'headers'>,
): boolean {
  try {
    return verifier?.verify(body, { ...headers }) !== undefined
  } catch {
    return false
  }
}
