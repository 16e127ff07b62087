// Who comes in with an API key, and how much they may ask for. One gate for every door, so that a key has its requests
// once.

import { setTimeout as sleep } from 'node:timers/promises'
import { KEY_PREFIX } from '#domain/api/api-key.ts'
import { type Allowance, RequestBudget } from '#domain/api/request-budget.ts'
import { Fault } from '#domain/fault.ts'
import { createRateLimits } from '../auth/rate-limits.ts'
import type { Database } from '../db/database.ts'
import type { SocketKeys } from '../realtime/socket-keys.ts'
import type { HostContext } from './host-env.ts'
import { createKeyring, type KeyCaller, type Keyring } from './keyring.ts'

interface Clock {
  nowMs(): number
  /** Rejects when the signal is aborted. */
  wait(ms: number, signal: AbortSignal): Promise<unknown>
}

const CLOCK: Clock = {
  nowMs: Date.now,
  wait: (ms, signal) => sleep(ms, undefined, { signal }),
}

export class ApiGate {
  readonly #keyring: Keyring
  readonly #clock: Clock
  readonly #budget = new RequestBudget()

  constructor(keyring: Keyring, clock: Clock = CLOCK) {
    this.#keyring = keyring
    this.#clock = clock
  }

  /** Takes one request off the budget of the key. */
  async enter(c: HostContext): Promise<KeyCaller> {
    const caller = await this.#keyring.callerOf(secretOf(c), c.get('clientAddress'))
    this.spend(c, caller, 1)
    return caller
  }

  /** A key as the token of a socket, which asks for much and is looked at once. */
  readonly sockets: SocketKeys = {
    isKey: (token) => token.startsWith(KEY_PREFIX),
    open: async (secret, clientAddress) => {
      const caller = await this.#keyring.presentCallerOf(secret, clientAddress)
      const { keyId, organizationId, identity, expiresAt } = caller
      const take = () => {
        const asked = { keyId, organizationId, requests: 1 }
        const allowance = this.#budget.take(asked, this.#clock.nowMs())
        if (!allowance.isAllowed) throw tooMany(allowance)
      }
      return { ...identity, expiresAt: expiresAt ?? Number.POSITIVE_INFINITY, take }
    },
  }

  /** Refuses, and takes nothing, where fewer requests are left. */
  spend(c: HostContext, caller: KeyCaller, requests: number): void {
    const allowance = this.#take(caller, requests)
    tellAllowance(c, allowance)
    if (!allowance.isAllowed) throw tooMany(allowance)
  }

  /** For an answer that is under way, and cannot be refused any more: it goes on when there is something left again. */
  async waitToSpend(caller: KeyCaller, requests: number, signal: AbortSignal): Promise<void> {
    for (;;) {
      const { isAllowed, resetSeconds } = this.#take(caller, requests)
      if (isAllowed) return
      await this.#clock.wait(resetSeconds * 1_000, signal)
    }
  }

  #take({ keyId, organizationId }: KeyCaller, requests: number): Allowance {
    return this.#budget.take({ keyId, organizationId, requests }, this.#clock.nowMs())
  }
}

export function createGate({ app, auth }: Pick<Database, 'app' | 'auth'>, clock?: Clock): ApiGate {
  return new ApiGate(createKeyring({ pool: app, limits: createRateLimits(auth) }), clock)
}

function secretOf(c: HostContext): string {
  const secret = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1]?.trim() ?? ''
  if (secret.startsWith(KEY_PREFIX)) return secret
  throw new Fault('unauthenticated', 'Send an API key: Authorization: Bearer shelfcount_key_…')
}

function tellAllowance(c: HostContext, { limit, remaining, resetSeconds }: Allowance): void {
  c.header('ratelimit-limit', String(limit))
  c.header('ratelimit-remaining', String(remaining))
  c.header('ratelimit-reset', String(resetSeconds))
}

function tooMany({ resetSeconds }: Allowance): Fault {
  return new Fault('rate_limited', undefined, { retryAfterSeconds: resetSeconds })
}
