// A stateful stand-in for Stripe on loopback, for the real SDK: it remembers, prorates, renews, declines,
// answers late or never, and reports by signed webhooks, twice and in the wrong order if asked.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { Stripe } from 'stripe'
import { nextDue } from './clock.ts'
import { parseForm } from './form.ts'
import { visit } from './pages.ts'
import { ROUTES } from './routes.ts'
import { StripeState } from './state.ts'
import { type StripeEvent, StripeProblem } from './wire.ts'

export const WEBHOOK_SECRET = 'whsec_of_the_double'

export interface Trouble {
  /** Such as `POST /v1/subscriptions`. */
  readonly call: RegExp
  /** `lost`: done, but nobody hears of it. `refused`: the line is dead. `invalid`: not like that. */
  readonly kind: 'lost' | 'refused' | 'broken' | 'slow' | 'invalid'
  readonly delayMs?: number
  /** The answer waits for it. */
  readonly until?: Promise<void>
  /** So many such calls pass before it begins. */
  after?: number
  times: number
}

/** A call that changed something. What is repeated under its key changes nothing, and is not among them. */
export interface ProviderChange {
  readonly call: string
  readonly text: string
}

/** Where events go; answers with a status. */
export type Delivery = (payload: string, signature: string) => Promise<number>

interface Answer {
  readonly status: number
  readonly body: string
}

export class StripeDouble {
  readonly state: StripeState
  readonly troubles: Trouble[] = []
  readonly calls: string[] = []
  readonly changes: ProviderChange[] = []
  /** Nothing is sent until `deliver` is called. */
  isHolding = false
  deliverTwice = false
  url = ''
  /** Called after each thing that time brings, so that the product can react to it. */
  onTurn: () => Promise<void> = async () => {}
  #delivery: Delivery | null = null
  #waiting: StripeEvent[] = []
  #sending: Promise<void> = Promise.resolve()
  readonly #answers = new Map<string, Answer & { readonly request: string }>()
  readonly #server: Server
  readonly #tools = new Stripe('sk_test_double')

  constructor(startsAt = Date.now()) {
    this.state = new StripeState(Math.floor(startsAt / 1_000))
    this.state.onEvent = (event) => this.#announce(event)
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch(() => response.destroy())
    })
  }

  async listen(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    const address = this.#server.address()
    if (typeof address !== 'object' || !address) throw new Error('The double has no port')
    this.url = `http://127.0.0.1:${address.port}`
    this.state.origin = this.url
    return this
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  /** To an address, or straight to a function. */
  sendTo(target: string | Delivery): void {
    this.#delivery = typeof target === 'string' ? toAddress(target) : target
  }

  get nowMs(): number {
    return this.state.now * 1_000
  }

  /** Lets time pass, thing by thing. */
  async advance(days: number): Promise<void> {
    const until = this.state.now + Math.round(days * 86_400)
    for (let due = nextDue(this.state, until); due; due = nextDue(this.state, until)) {
      this.state.now = Math.max(this.state.now, due.at)
      due.run()
      await this.#sending
      await this.onTurn()
    }
    this.state.now = until
    await this.onTurn()
  }

  /**
   * Time passes for nobody who is a customer by now. Without it every test would also renew whatever
   * those before it have bought.
   */
  letCustomersRest(): void {
    for (const id of this.state.customers.keys()) this.state.resting.add(id)
  }

  /** Time passes for what there is, and then it is now again: the product lives by its own clock. */
  async visitLater(days: number): Promise<void> {
    const { now } = this.state
    await this.advance(days)
    this.state.now = now
  }

  /** Sends what was held back, in whatever order. */
  async deliver(
    order: (events: StripeEvent[]) => StripeEvent[] = (events) => events,
  ): Promise<void> {
    const events = order(this.#waiting)
    this.#waiting = []
    for (const event of events) await this.send(event)
    await this.#sending
  }

  get held(): readonly StripeEvent[] {
    return this.#waiting
  }

  async send(event: StripeEvent): Promise<number> {
    const payload = JSON.stringify(event)
    const signature = this.#tools.webhooks.generateTestHeaderString({
      payload,
      secret: WEBHOOK_SECRET,
    })
    return (await this.#delivery?.(payload, signature)) ?? 0
  }

  #announce(event: StripeEvent): void {
    this.#waiting.push(event)
    if (this.isHolding) return
    const [events, times] = [this.#waiting, this.deliverTwice ? 2 : 1]
    this.#waiting = []
    this.#sending = this.#sending.then(async () => {
      for (const one of events) {
        for (let time = 0; time < times; time += 1) await this.send(one).catch(() => 0)
      }
    })
  }

  /** After a day nobody remembers what was answered under which key. */
  forgetAnswers(): void {
    this.#answers.clear()
  }

  /** Until everything that was not held back has been sent. */
  async settled(): Promise<void> {
    await this.#sending
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    const url = new URL(request.url ?? '/', this.url)
    const method = request.method ?? 'GET'
    if (!url.pathname.startsWith('/v1/')) return this.#page(method, url, body, response)
    const call = `${method} ${url.pathname}`
    this.calls.push(call)
    const trouble = this.#takeTrouble(call)
    if (trouble?.kind === 'refused') return void request.socket.destroy()
    if (trouble?.kind === 'broken') return send(response, problem(500, 'api_error', 'Down.'))
    if (trouble?.kind === 'invalid') {
      return send(response, problem(400, 'invalid_request_error', 'That cannot be done.'))
    }
    const key = request.headers['idempotency-key']
    const text = method === 'GET' || body === '' ? url.search.slice(1) : body
    const answer = this.#once(typeof key === 'string' ? key : null, call, text)
    if (trouble?.kind === 'slow') await (trouble.until ?? sleep(trouble.delayMs ?? 1_000))
    if (trouble?.kind === 'lost') return void request.socket.destroy()
    send(response, answer)
  }

  #takeTrouble(call: string): Trouble | undefined {
    const trouble = this.troubles.find((one) => one.times > 0 && one.call.test(call))
    if (trouble?.after) {
      trouble.after -= 1
      return undefined
    }
    if (trouble) trouble.times -= 1
    return trouble
  }

  /** The same words under the same key get the same answer; other words under it are refused. */
  #once(key: string | null, call: string, text: string): Answer {
    const request = `${call} ${text}`
    const known = key === null ? undefined : this.#answers.get(key)
    if (known && known.request !== request) {
      return problem(400, 'idempotency_error', 'This key was used with other parameters.')
    }
    if (known) return known
    const answer = this.#run(call, text)
    if (answer.status === 200 && !call.startsWith('GET')) this.changes.push({ call, text })
    if (key !== null) this.#answers.set(key, { ...answer, request })
    return answer
  }

  #run(call: string, text: string): Answer {
    const [method, path = ''] = call.split(' ')
    const route = ROUTES.find((one) => one.method === method && one.path.test(path))
    if (!route) return problem(404, 'invalid_request_error', `The double does not know ${call}`)
    const id = route.path.exec(path)?.[1] ?? ''
    try {
      return { status: 200, body: JSON.stringify(route.handle(this.state, id, parseForm(text))) }
    } catch (error) {
      if (error instanceof StripeProblem)
        return { status: error.status, body: JSON.stringify(error.body) }
      const message = error instanceof Error ? (error.stack ?? error.message) : 'unknown'
      return problem(500, 'api_error', message)
    }
  }

  async #page(method: string, url: URL, body: string, response: ServerResponse): Promise<void> {
    const { status, html, location } = visit(
      this.state,
      method,
      url.pathname,
      url.searchParams,
      parseForm(body),
    )
    await this.#sending
    response.writeHead(status, { 'content-type': 'text/html', ...(location && { location }) })
    response.end(html ?? '')
  }
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_double' })
  response.end(body)
}

function problem(status: number, type: string, message: string): Answer {
  return { status, body: JSON.stringify({ error: { type, message } }) }
}

function toAddress(url: string): Delivery {
  return async (body, signature) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const answer = await fetch(url, { method: 'POST', headers, body })
    return answer.status
  }
}
