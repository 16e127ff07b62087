// Sends what waits in the queue. Each line of an endpoint is worked on by one worker at a time, in order; workers of
// different lines wait for nobody but the database. Several nodes may send at the same time.

import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { isGivenUp, nextDelayMs, outcomeOf } from '#domain/webhooks/delivery-plan.ts'
import { webhookBody } from '#domain/webhooks/webhook-body.ts'
import type { SayTrouble } from '../db/trouble-log.ts'
import { newId } from '../new-id.ts'
import { FairQueue } from '../realtime/fair-queue.ts'
import { type Reply, type SendOptions, sendWebhook } from './send-webhook.ts'
import { type TellOwners, tellOfDisabled } from './tell-of-disabled.ts'
import { openWebhookSecret } from './webhook-keeper.ts'
import {
  type Claimed,
  type ClaimedLine,
  claimLines,
  type DueDelivery,
  deliveryOf,
  endAttempt,
  markFailing,
  markWorking,
  nextDelivery,
} from './webhook-queue.ts'
import { webhookHeaders } from './webhook-signature.ts'

export interface WebhookOptions extends TellOwners {
  /** Of the owner of the schema. */
  readonly pool: Pool
  readonly log: SayTrouble
  readonly allowsPrivate: boolean
  readonly timeoutMs?: number
  readonly lookup?: SendOptions['lookup']
  /** How often the queue is looked at. */
  readonly pollMs?: number
  /** How long a line stays claimed; longer than a message takes. */
  readonly leaseMs?: number
}

export interface WebhookSender {
  /** Messages that are being sent are let go: they are sent again after the next start. */
  stop(): Promise<void>
}

/** Standard Webhooks asks for 15 to 30 seconds. */
const TIMEOUT_MS = 15_000
/** Beyond the time that a message takes. */
const SLACK_MS = 15_000
const POLL_MS = 250
const MOST_LINES_PER_ENDPOINT = 4
/** Sockets of one node: what is beyond waits for its turn. */
const MOST_LINES = 1_000

export function startWebhooks(options: WebhookOptions): WebhookSender {
  const { pool, log, pollMs = POLL_MS, timeoutMs = TIMEOUT_MS } = options
  const leaseMs = options.leaseMs ?? timeoutMs + SLACK_MS
  const underWay = new Map<string, number>()
  const workers = new Set<Promise<void>>()
  // One connection is left for claims: what has just happened does not wait until all that was sent is written down.
  const atOnce = Math.max(1, (pool.options.max ?? 1) - 1)
  const turns = new FairQueue({ atOnce, atOncePerKey: atOnce })
  const stopping = new AbortController()

  const work = async (claimed: Claimed) => {
    const { line, state } = claimed
    const { endpointId } = line
    underWay.set(endpointId, (underWay.get(endpointId) ?? 0) + 1)
    try {
      const inTurn: InTurn = (write) => turns.run(line.organizationId, write)
      const look = () => inTurn(() => deliveryOf(pool, claimed, leaseMs))
      let delivery = state.eventId === null ? await look() : state
      while (delivery && !stopping.signal.aborted) {
        if (!(await deliver(line, delivery, { ...options, timeoutMs, inTurn }))) break
        delivery = await inTurn(() => nextDelivery(pool, line, leaseMs))
      }
    } catch (error) {
      // The line is taken up again when its claim is over.
      log(`a webhook waits: ${error instanceof Error ? error.message : error}`, error)
    } finally {
      const left = (underWay.get(endpointId) ?? 1) - 1
      if (left > 0) underWay.set(endpointId, left)
      else underWay.delete(endpointId)
    }
  }

  const claim = async () => {
    const busy = [...underWay.keys()]
    const full = busy.filter((id) => (underWay.get(id) ?? 0) >= MOST_LINES_PER_ENDPOINT)
    const mostPerEndpoint = MOST_LINES_PER_ENDPOINT
    const lines = await claimLines(pool, { claim: newId(), leaseMs, mostPerEndpoint, full, busy })
    for (const line of lines) {
      const worker = work(line).finally(() => workers.delete(worker))
      workers.add(worker)
    }
    return lines.length
  }

  const run = async () => {
    let hadSome = false
    while (!stopping.signal.aborted) {
      let claimed = 0
      try {
        if (workers.size < MOST_LINES) claimed = await claim()
      } catch (error) {
        log(`webhooks wait: ${error instanceof Error ? error.message : error}`, error)
      }
      // Where there was something there is often more: for others at once, for the same when a worker is done.
      if (claimed > 0) {
        hadSome = true
        continue
      }
      const pausing = pause(pollMs, stopping.signal)
      await (hadSome ? Promise.race([pausing, ...workers]) : pausing)
      hadSome = false
    }
  }

  const running = run()
  return {
    stop: async () => {
      stopping.abort()
      await running
      await Promise.race([Promise.all(workers), sleep(STOP_MS, undefined, { ref: false })])
    },
  }
}

/** A receiver that hangs does not keep a node from ending. */
const STOP_MS = 2_000

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => {})
}

/** Waits for one of the connections that are for writing down. */
type InTurn = <Result>(write: () => Promise<Result>) => Promise<Result>

interface Delivering extends WebhookOptions {
  readonly timeoutMs: number
  readonly inTurn: InTurn
}

/** Sends one message. False if the line has to wait now, or is over. */
async function deliver(
  line: ClaimedLine,
  delivery: DueDelivery,
  options: Delivering,
): Promise<boolean> {
  const { pool, inTurn } = options
  const begunMs = Date.now()
  const reply = await send(delivery, options)
  const endedMs = Date.now()
  const outcome = outcomeOf(reply)
  const tries = delivery.tries + 1
  // Also where the receiver is gone: nobody takes the line up before the endpoint is disabled.
  const retryAfterMs = outcome.kind === 'failed' ? outcome.retryAfterMs : null
  const delayMs = nextDelayMs({ tries, retryAfterMs, chance: Math.random() })
  const tookMs = endedMs - begunMs
  const ended = { line, delivery, reply, outcome, tookMs, delayMs }
  const left = await inTurn(() => endAttempt(pool, ended))
  if (left === 'theirs') return false
  if (outcome.kind === 'delivered') {
    if (delivery.failingSince !== null) await markWorking(pool, line)
    return left === 'line'
  }
  if (outcome.kind === 'gone') await tellOfDisabled(options, line, 'gone')
  else if (delivery.failingSince === null) await markFailing(pool, line)
  else if (isGivenUp(delivery.failingSince.getTime(), endedMs)) {
    await tellOfDisabled(options, line, 'failing')
  }
  // What was given up makes room for the next.
  return left === 'line' && outcome.kind === 'failed' && delayMs === null
}

function send(
  delivery: DueDelivery,
  { allowsPrivate, lookup, timeoutMs, secret }: WebhookOptions & { readonly timeoutMs: number },
): Promise<Reply> {
  const body = webhookBody(delivery)
  const sealed = [delivery.secret, ...(delivery.earlierSecret ? [delivery.earlierSecret] : [])]
  const headers = webhookHeaders(
    { id: delivery.eventId, timestampSeconds: Math.floor(Date.now() / 1_000), body },
    sealed.map((one) => openWebhookSecret(secret, one)),
  )
  const message = { url: delivery.url, headers, body }
  return sendWebhook(message, { allowsPrivate, timeoutMs, ...(lookup && { lookup }) })
}
