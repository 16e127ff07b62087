// The product by HTTP, as somebody.

import { type APIRequestContext, expect, request } from '@playwright/test'
import type { NewPerson } from './pages.ts'
import { DEMO_PASSWORD } from './product.ts'

export class Caller {
  readonly http: APIRequestContext
  #token: string | undefined

  private constructor(http: APIRequestContext) {
    this.http = http
  }

  static async open(url: string, storageState?: string): Promise<Caller> {
    const state = storageState === undefined ? {} : { storageState }
    return new Caller(await request.newContext({ baseURL: url, ...state, ...from(url) }))
  }

  static async signIn(url: string, email: string, password = DEMO_PASSWORD): Promise<Caller> {
    const caller = await Caller.open(url)
    await caller.post('/api/auth/sign-in/email', { email, password })
    return caller
  }

  static async signUp(url: string, person: NewPerson): Promise<Caller> {
    const caller = await Caller.open(url)
    await caller.post('/api/auth/sign-up/email', person)
    return caller
  }

  async post(path: string, data: object): Promise<unknown> {
    const answer = await this.http.post(path, { data })
    expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200)
    return answer.json()
  }

  async get(path: string): Promise<unknown> {
    const answer = await this.http.get(path)
    expect(answer.status(), path).toBe(200)
    return answer.json()
  }

  /** An access token of the realtime backend. */
  async token(): Promise<string> {
    this.#token ??= textIn(await this.get('/api/auth/token'), 'token')
    return this.#token
  }

  /** The whole answer of a function, refusals included. */
  async call(kind: 'query' | 'mutation' | 'action', path: string, args: object = {}) {
    const headers = { authorization: `Bearer ${await this.token()}` }
    const answer = await this.http.post(`/api/${kind}`, { headers, data: { path, args } })
    return parseOutcome(await answer.json())
  }

  async query(path: string, args: object = {}): Promise<unknown> {
    const outcome = await this.call('query', path, args)
    expect(outcome, path).toMatchObject({ status: 'success' })
    return outcome.value
  }

  close(): Promise<void> {
    return this.http.dispose()
  }
}

interface Outcome {
  readonly status: string
  readonly value?: unknown
  readonly errorData?: { readonly code?: unknown }
}

/** As a page of the product would send it. */
function from(url: string) {
  return { extraHTTPHeaders: { origin: url } }
}

function parseOutcome(value: unknown): Outcome {
  return value as Outcome
}

export function textIn(value: unknown, name: string): string {
  const found = valueIn(value, name)
  if (typeof found !== 'string') throw new Error(`${name} is no text in ${JSON.stringify(value)}`)
  return found
}

export function valueIn(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

export function listIn(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new Error(`No list: ${JSON.stringify(value)}`)
  return value
}
