// One phone: the client and the outbox of the product, with a database in memory that outlives every connection.

import { setTimeout as sleep } from 'node:timers/promises'
import { api } from '#contract/api.ts'
import type { Person } from '#seeds/world.ts'
import { newId } from '#server/new-id.ts'
import { RealtimeClient } from '#web/client/realtime-client.ts'
import { createTokenFetch } from '#web/client/token-fetch.ts'
import { Outbox } from '#web/outbox/outbox.ts'
import type { OutboxChange } from '#web/outbox/outbox-change.ts'
import type { OutboxEntry } from '#web/outbox/outbox-entry.ts'
import { socketSender } from '#web/outbox/socket-sender.ts'
import { MemoryStore } from '#web/outbox/testing/memory-store.ts'
import type { Chance } from '../chance.ts'

export interface PhoneFacts {
  readonly person: Person
  readonly shelf: string
  /** Of the balancer. */
  readonly url: string
  /** How many codes there are: `code-1` and so on. */
  readonly codes: number
  readonly chance: Chance
}

export class Phone {
  readonly shelf: string
  /** Pieces that were counted, as this phone knows. */
  counted = 0
  /** By count: what the server has said that it recorded. */
  readonly acknowledged = new Set<string>()
  readonly refused: string[] = []
  /** While something waited: the longest time in which nothing of it arrived. */
  longestSilenceMs = 0
  /** What its screen shows of the shelf. */
  shown = 0
  readonly #facts: PhoneFacts
  readonly #client: RealtimeClient
  readonly #outbox: Outbox
  readonly #waiting = new Map<number, OutboxEntry>()
  #heardAtMs = 0
  readonly #stop: () => void

  constructor(facts: PhoneFacts) {
    const { person, shelf, url } = facts
    this.#facts = facts
    this.shelf = shelf
    this.#client = signedInClient(url, person)
    this.#outbox = outboxOf(person, this.#client)
    const client = this.#client
    const stops = [
      this.#outbox.onChange((change) => this.#note(change)),
      this.#outbox.start(),
      client.onAuthFlag((flag) => flag !== 'unknown' && this.#outbox.learnStanding(flag)),
      client.onConnectionState(({ phase }) => phase === 'open' && this.#outbox.sendNow()),
      client.subscribe(
        api.scanEvents.getByAssignment,
        { auditAssignmentId: shelf, paginationOpts: { numItems: 200, cursor: null } },
        (result) => {
          if (result?.status !== 'value') return
          this.shown = result.value.lines.reduce((sum, { quantity }) => sum + quantity, 0)
        },
      ),
    ]
    this.#stop = () => {
      for (const stop of stops) stop()
    }
  }

  /** Takes its shelf and counts there until the time is over; sending goes on beside it. */
  async run(untilMs: number, pauseMs: number): Promise<void> {
    const { chance, shelf: auditAssignmentId } = this.#facts
    await this.#outbox.append([{ kind: 'take', auditAssignmentId }])
    while (Date.now() < untilMs) {
      const entered = 1 + chance.upTo(4)
      const code = `code-${1 + chance.upTo(this.#facts.codes - 1)}`
      const event = {
        id: newId(),
        auditAssignmentId,
        deviceTimeMs: Date.now(),
        kind: 'add',
        code,
        entered,
      } as const
      await this.#outbox.append([{ kind: 'count', event }])
      this.counted += entered
      await sleep(pauseMs / 2 + chance.upTo(pauseMs))
    }
  }

  /** Why it is not back; undefined: everything has arrived, and its screen shows it. */
  trouble(): string | undefined {
    const { waiting, refused } = this.#outbox.state
    if (waiting > 0)
      return `${waiting} counts wait, ${JSON.stringify(this.#client.connectionState())}`
    if (refused > 0) return `${refused} were refused`
    return this.shown === this.counted
      ? undefined
      : `its screen shows ${this.shown} of ${this.counted}`
  }

  /** In short. */
  state(): string {
    const { phase, retries } = this.#client.connectionState()
    return `${phase} (${retries} retries), ${this.#outbox.state.waiting} waiting`
  }

  close(): void {
    this.#stop()
    this.#client.close()
  }

  #note(change: OutboxChange): void {
    const nowMs = Date.now()
    if (change.type === 'appended') {
      if (this.#waiting.size === 0) this.#heardAtMs = nowMs
      for (const entry of change.entries) this.#waiting.set(entry.seq, entry)
    }
    if (change.type !== 'settled') return
    this.longestSilenceMs = Math.max(this.longestSilenceMs, nowMs - this.#heardAtMs)
    this.#heardAtMs = nowMs
    for (const { seq, fault } of change.settlements) {
      const work = this.#waiting.get(seq)?.work
      this.#waiting.delete(seq)
      if (fault) this.refused.push(fault.message)
      else if (work?.kind === 'count') this.acknowledged.add(work.event.id)
    }
  }
}

/** As a page has it: tokens of a quarter of an hour, asked for by the login. */
export function signedInClient(url: string, { identity }: Person): RealtimeClient {
  const client = new RealtimeClient({ origin: url, expectAuth: true })
  const authorization = `Bearer ${identity.sessionId}`
  const askAsLogin: typeof fetch = (target, init) =>
    fetch(target, { ...init, headers: { authorization } })
  const tokens = { cachedToken: () => null, url: `${url}/api/auth/token`, fetch: askAsLogin }
  client.setAuth(createTokenFetch(tokens))
  return client
}

function outboxOf({ id, name }: Person, client: RealtimeClient): Outbox {
  return new Outbox({
    owner: { userId: id, userName: name },
    store: new MemoryStore(),
    sender: socketSender(client),
    tabs: { tell: () => {}, onChange: () => () => {}, lead: (_userId, lead) => lead() },
    isOtherBuild: async () => false,
    now: () => Date.now(),
    steadyNow: () => performance.now(),
    after(delayMs, begin) {
      const timer = setTimeout(begin, delayMs)
      return () => clearTimeout(timer)
    },
  })
}
