// Devices that count while everything goes wrong: they lose their connection, send twice and in another
// order, and the host is killed again and again. In the end every sum is what the devices recorded.

import { setTimeout as sleep } from 'node:timers/promises'
import { api } from '#contract/api.ts'
import type { SentScanEvent } from '#contract/scan-events.ts'
import { type ShelfEvent, totalsOf } from '#domain/count.ts'
import { fromMilli } from '#domain/quantity.ts'
import { decideScan } from '#domain/scan-input.ts'
import { RealtimeClient } from '#web/client/realtime-client.ts'
import { newSessionId } from '#web/client/session-id.ts'
import { drain, type OutboxSender } from '#web/outbox/drain.ts'
import { type DraftEvent, sentEvent } from '#web/outbox/outbox-entry.ts'
import { socketSender } from '#web/outbox/socket-sender.ts'
import { MemoryStore } from '#web/outbox/testing/memory-store.ts'
import type { Chance } from './chance.ts'

export interface SoakPlace {
  readonly url: string
  /** What each code stands for; a code that is not here is unknown. */
  readonly codes: ReadonlyMap<string, { readonly itemId: string; readonly quantity: number }>
  readonly token: () => Promise<string>
}

export interface SoakDeviceFacts {
  readonly name: string
  readonly auditAssignmentId: string
  readonly place: SoakPlace
  readonly chance: Chance
}

const USER = 'counter'

/** One phone: its database outlives every connection. */
export class SoakDevice {
  readonly auditAssignmentId: string
  readonly #facts: SoakDeviceFacts
  readonly #store = new MemoryStore()
  readonly #drafts: DraftEvent[] = []
  #client: RealtimeClient | undefined
  disconnects = 0
  duplicates = 0

  constructor(facts: SoakDeviceFacts) {
    this.#facts = facts
    this.auditAssignmentId = facts.auditAssignmentId
  }

  get recorded(): number {
    return this.#drafts.length
  }

  /** Counts until the time is over; sending goes on beside it. */
  async run(untilMs: number): Promise<void> {
    const { chance } = this.#facts
    while (Date.now() < untilMs) {
      await this.#count()
      if (chance.happens(0.15)) await this.#loseConnection()
      if (chance.happens(0.15)) void this.#sendAgain().catch(() => {})
      void this.#send().catch(() => {})
      await sleep(chance.upTo(120))
    }
  }

  /** Goes on until nothing waits, and says some of it once more: a slow host may not have heard it twice. */
  async finish(): Promise<void> {
    for (;;) {
      const end = await this.#send().catch(() => 'later' as const)
      const { waiting } = await this.#store.counts(USER)
      if (end === 'empty' && waiting === 0) break
      await sleep(200)
    }
    await this.#sendAgain()
    this.#client?.close()
  }

  /** By line, in units, as the rules of counting have it. */
  totals(): ReadonlyMap<string, number> {
    const events = this.#drafts.map((draft, seq) => this.#decide(draft, seq))
    return new Map([...totalsOf(events)].map(([line, milli]) => [line, fromMilli(milli)]))
  }

  async refused(): Promise<readonly string[]> {
    const entries = await this.#store.refused(USER)
    return entries.map(({ fault }) => fault?.message ?? '')
  }

  async #count(): Promise<void> {
    const { chance } = this.#facts
    const drafts = Array.from({ length: 1 + chance.upTo(4) }, () => this.#draft())
    await this.#store.append(
      USER,
      drafts.map((event) => ({ kind: 'count', event })),
      Date.now(),
    )
    this.#drafts.push(...drafts)
  }

  #draft(): DraftEvent {
    const { chance, auditAssignmentId, place } = this.#facts
    const base = { id: newSessionId(), auditAssignmentId, deviceTimeMs: Date.now() }
    const counted = this.#drafts.filter(({ kind }) => kind === 'add')
    const target = chance.happens(0.1) ? chance.pick(counted) : undefined
    if (target) return { ...base, kind: 'void', voids: target.id }
    const code = chance.pick([...place.codes.keys(), 'nobody knows this']) ?? ''
    const entered = chance.upTo(9)
    if (chance.happens(0.1)) return { ...base, kind: 'set', code, entered, replaces: null }
    return { ...base, kind: 'add', code, entered }
  }

  /** Of a shelf where nobody else counts: whatever came before on this device was seen. */
  #decide(draft: DraftEvent, deviceSeq: number): ShelfEvent {
    const found = this.#facts.place.codes.get(draft.code ?? '')
    const barcode = found && { itemId: found.itemId, quantity: found.quantity * 1_000 }
    const { event, effect } = decideScan(draft, { hasItem: true, barcode })
    return {
      id: draft.id,
      kind: draft.kind,
      line: 'line' in event ? event.line : null,
      quantity: effect,
      voids: draft.voids ?? null,
      version: Number.POSITIVE_INFINITY,
      seenVersion: null,
      quarantined: false,
      userId: USER,
      deviceId: this.#facts.name,
      deviceSeq,
      deviceTimeMs: draft.deviceTimeMs,
    }
  }

  async #loseConnection(): Promise<void> {
    this.disconnects += 1
    this.#client?.close()
    this.#client = undefined
    await sleep(this.#facts.chance.upTo(400))
  }

  #connected(): RealtimeClient {
    if (this.#client) return this.#client
    const { url, token } = this.#facts.place
    const client = new RealtimeClient({ origin: url, expectAuth: true })
    client.setAuth(token)
    this.#client = client
    return client
  }

  #sending: Promise<unknown> | undefined

  /** One at a time, as the tab that leads does; each batch in an order of its own. */
  async #send() {
    if (this.#sending) return 'later' as const
    const { name, chance } = this.#facts
    const sender = socketSender(this.#connected())
    const shuffling: OutboxSender = {
      ...sender,
      recordMany: (events) => sender.recordMany(chance.shuffled(events)),
    }
    const run = drain({
      store: this.#store,
      sender: shuffling,
      userId: USER,
      deviceId: name,
      now: () => Date.now(),
      isOtherBuild: async () => false,
      onProgress: () => {},
    })
    this.#sending = run
    return run.finally(() => {
      this.#sending = undefined
    })
  }

  /** What has arrived already arrives once more, beside everything else. */
  async #sendAgain(): Promise<void> {
    const { name, chance } = this.#facts
    const sent = this.#store.entries.filter(({ state }) => state === 'sent')
    const some = chance.shuffled(sent).slice(0, 20)
    const events = some.flatMap((entry): SentScanEvent[] => {
      const event = sentEvent(entry, name)
      return event ? [event] : []
    })
    if (events.length === 0) return
    this.duplicates += events.length
    await this.#connected().mutation(api.scanEvents.recordMany, { events })
  }
}
