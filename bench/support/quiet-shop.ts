// Somebody who counts on one shelf and looks at the dashboard, one after the other without haste.

import { setTimeout as sleep } from 'node:timers/promises'
import { api } from '#contract/api.ts'
import { FrameClient } from '#tests/support/frame-client.ts'
import { type LiveNode, token } from '#tests/support/live-node.ts'
import { type CountingShop, sentCount } from './counting-shop.ts'

const PAUSE_MS = 40

/** How long each took, in ms, sorted. */
export type Waits = Readonly<Record<'count to answer' | 'page', readonly number[]>>

interface QuietShopOptions {
  readonly node: LiveNode
  readonly hostUrl: string
  readonly bearer: string
  readonly shop: CountingShop
}

export class QuietShop {
  readonly #options: QuietShopOptions
  readonly #client: FrameClient
  #counts = 0

  private constructor(options: QuietShopOptions, client: FrameClient) {
    this.#options = options
    this.#client = client
  }

  static async open(options: QuietShopOptions): Promise<QuietShop> {
    const { node, shop } = options
    const client = await FrameClient.open(node)
    const [counter] = shop.counters
    if (counter) client.authenticate(token(counter.person.identity))
    const { auditId } = shop
    await client.last(client.subscribe(api.audits.getDetails.name, { auditId }))
    await client.last(client.subscribe(api.users.current.name, {}))
    return new QuietShop(options, client)
  }

  /** Counts and asks for so long. */
  async wait(seconds: number): Promise<Waits> {
    const waits = { 'count to answer': [] as number[], page: [] as number[] }
    const endsAtMs = performance.now() + seconds * 1_000
    while (performance.now() < endsAtMs) {
      waits['count to answer'].push(await duration(() => this.#count()))
      await sleep(PAUSE_MS)
      waits.page.push(await duration(() => this.#page()))
      await sleep(PAUSE_MS)
    }
    for (const list of Object.values(waits)) list.sort((one, other) => one - other)
    return waits
  }

  close(): void {
    this.#client.close()
  }

  /** Answered with the transition that shows it. */
  async #count(): Promise<void> {
    const requestId = this.#counts++
    const event = sentCount(this.#options.shop, 0, requestId)
    const answered = new Promise<void>((resolve, reject) => {
      const hear = (data: Buffer) => {
        const frame = JSON.parse(data.toString())
        if (frame.type !== 'MutationResponse' || frame.requestId !== requestId) return
        this.#client.socket.off('message', hear)
        if (frame.success) resolve()
        else reject(new Error(frame.result))
      }
      this.#client.socket.on('message', hear)
    })
    this.#client.mutate(requestId, api.scanEvents.recordMany.name, { events: [event] })
    await answered
  }

  /** What a page asks for while it is rendered. */
  async #page(): Promise<void> {
    const { hostUrl, bearer, shop } = this.#options
    const { auditId } = shop
    const answer = await fetch(`${hostUrl}/api/queries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
      body: JSON.stringify({
        mode: 'consistent',
        queries: [
          { path: api.users.current.name, args: {} },
          { path: api.audits.getDetails.name, args: { auditId } },
        ],
      }),
    })
    const { results } = (await answer.json()) as { results: { status: string }[] }
    if (results.some(({ status }) => status !== 'success')) throw new Error(JSON.stringify(results))
  }
}

async function duration(work: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
