// Everybody who watches: spread over the servers, some of them looking closely.

import type { Identity } from '#server/functions/viewer.ts'
import type { BusyShop } from './busy-shop.ts'
import { DashboardView } from './dashboard-view.ts'
import { Subscriber } from './subscriber.ts'

const CLOSE_LOOKERS = 50
const AT_ONCE = 50

export class Audience {
  readonly #subscribers: readonly Subscriber[]
  readonly views: readonly DashboardView[]

  private constructor(subscribers: readonly Subscriber[]) {
    this.#subscribers = subscribers
    this.views = subscribers.flatMap(({ view }) => (view ? [view] : []))
  }

  static async open(urls: readonly string[], shop: BusyShop, size: number): Promise<Audience> {
    const close = closeLookers(size)
    const open = (index: number, identity: Identity) =>
      Subscriber.open({
        url: urls[index % urls.length] ?? '',
        identity,
        storeId: shop.storeId,
        view: close.has(index) ? new DashboardView() : undefined,
      })
    const subscribers: Subscriber[] = []
    for (let first = 0; first < size; first += AT_ONCE) {
      const batch = shop.viewers.slice(first, Math.min(first + AT_ONCE, size))
      const opened = await Promise.all(batch.map((one, index) => open(first + index, one)))
      subscribers.push(...opened)
    }
    return new Audience(subscribers)
  }

  get messages(): number {
    return this.#subscribers.reduce((sum, { messages }) => sum + messages, 0)
  }

  get lastFrame(): string {
    return this.#subscribers.find(({ view }) => view)?.lastFrame ?? ''
  }

  get inconsistent(): number {
    return this.views.reduce((sum, { inconsistent }) => sum + inconsistent, 0)
  }

  close(): void {
    for (const subscriber of this.#subscribers) subscriber.close()
  }
}

/** Spread evenly, and in steps that are no multiple of the number of servers. */
function closeLookers(size: number): ReadonlySet<number> {
  const stride = Math.max(1, Math.floor(size / CLOSE_LOOKERS))
  const looking = Array.from({ length: CLOSE_LOOKERS }, (_, one) => one * stride + (one % stride))
  return new Set(looking)
}
