// A page with billing for tests: the real client, provider, hooks and dialogs, and a host with scripted answers.

import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { theme } from '#web/kit/theme.ts'
import type { BillingClient } from '../billing-client.ts'
import { BillingProvider } from '../billing-provider.tsx'
import { createHttpClient, type HttpClientOptions } from '../http-client.ts'
import { useCustomer } from '../use-customer.ts'

export interface SentCall {
  /** `POST /check`: method and path below the prefix. */
  readonly call: string
  readonly url: string
  readonly body: Readonly<Record<string, unknown>>
  readonly init: RequestInit
}

/** A refusal by the host; anything else is the body of an answer. */
export class Refusal {
  readonly status: number
  readonly body: unknown

  constructor(status: number, body: unknown) {
    this.status = status
    this.body = body
  }
}

/** Keyed by call; a function receives the body. */
export type Answers = Readonly<Record<string, unknown>>

export type CustomerTools = ReturnType<typeof useCustomer>

export class BillingStage {
  readonly sent: SentCall[] = []
  /** Where the browser was sent, and in which tab. */
  readonly went: (readonly [url: string, target: string])[] = []
  readonly logged: string[] = []
  readonly client: BillingClient
  #answers: Answers
  readonly #queryClient = new QueryClient()
  readonly #mocks: readonly { mockRestore(): void }[]

  constructor(answers: Answers = {}, options: HttpClientOptions = {}) {
    this.#answers = answers
    this.client = createHttpClient({
      includeCredentials: true,
      fetch: (url, init) => this.#answer(String(url), init ?? {}),
      ...options,
    })
    this.#mocks = [
      vi.spyOn(console, 'error').mockImplementation((...said) => this.#note(said)),
      vi.spyOn(console, 'warn').mockImplementation((...said) => this.#note(said)),
      vi.spyOn(window, 'open').mockImplementation((url, target) => {
        this.went.push([String(url), String(target)])
        return null
      }),
    ]
  }

  /** Changes the host's answers from now on. */
  answer(answers: Answers): void {
    this.#answers = { ...this.#answers, ...answers }
  }

  calls(): readonly string[] {
    return this.sent.map(({ call }) => call)
  }

  bodyOf(call: string): SentCall['body'] | undefined {
    return this.sent.findLast((one) => one.call === call)?.body
  }

  async show(content: ReactNode): Promise<void> {
    render(this.wrap(content))
    await this.settle()
  }

  wrap(content: ReactNode) {
    return (
      <MantineProvider env="test" theme={theme}>
        <QueryClientProvider client={this.#queryClient}>
          <BillingProvider client={this.client}>{content}</BillingProvider>
        </QueryClientProvider>
      </MantineProvider>
    )
  }

  /** A page that exposes the result of `useCustomer`. */
  async customer(): Promise<() => CustomerTools> {
    const seen: CustomerTools[] = []
    await this.show(<CustomerProbe onTools={(tools) => seen.push(tools)} />)
    return () => {
      const tools = seen.at(-1)
      if (!tools) throw new Error('Nothing was drawn')
      return tools
    }
  }

  async do<Result>(step: () => Result | Promise<Result>): Promise<Result> {
    return act(async () => {
      const result = await step()
      await turn()
      return result
    })
  }

  async press(name: string | RegExp): Promise<void> {
    await this.do(() => fireEvent.click(screen.getByRole('button', { name })))
  }

  /** Waits until all answers are rendered. */
  settle(): Promise<void> {
    return this.do(turn)
  }

  end(): void {
    cleanup()
    this.#queryClient.clear()
    for (const mock of this.#mocks) mock.mockRestore()
    vi.useRealTimers()
  }

  #note(said: readonly unknown[]): void {
    this.logged.push(said.map(String).join(' '))
  }

  async #answer(url: string, init: RequestInit): Promise<Response> {
    const path = url.replace(/^.*?\/billing(?=\/)/, '')
    const call = `${init.method} ${path}`
    const body: SentCall['body'] = init.body ? JSON.parse(String(init.body)) : {}
    this.sent.push({ call, url, body, init })
    const told = call in this.#answers ? this.#answers[call] : {}
    const answer = await (typeof told === 'function' ? told(body) : told)
    if (answer instanceof Error) throw answer
    const isRefused = answer instanceof Refusal
    return new Response(JSON.stringify(isRefused ? answer.body : answer), {
      status: isRefused ? answer.status : 200,
    })
  }
}

function CustomerProbe({ onTools }: { readonly onTools: (tools: CustomerTools) => void }) {
  onTools(useCustomer())
  return null
}

const ROUNDS = 8
/** The real clock, which no test fakes. */
const realTimeout = globalThis.setTimeout

/** Waits for turns of the event loop instead of a time, which on a busy machine may pass within one turn. */
async function turn(): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    await new Promise((wake) => realTimeout(wake))
  }
}
