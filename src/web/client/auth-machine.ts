// Which user the socket acts for. The server decides: a token counts once a transition has confirmed it.

import type { ClientFrameOf } from '#contract/client-frame.ts'
import type { ServerFrame, StateVersion } from '#contract/frames.ts'
import { backoffMs } from './backoff.ts'
import type { Environment } from './environment.ts'
import { tokenLifetimeMs } from './token-lifetime.ts'

/** Whether the backend knows the user; unknown until it has answered. */
export type AuthFlag = boolean | 'unknown'

export type FetchToken = (options: {
  readonly forceRefreshToken: boolean
}) => Promise<string | null | undefined>

/** How the machine controls the socket. */
export interface AuthPort {
  /** Nothing is sent until the release. */
  pause(): void
  /** Ends a pause or a stop, and sends what is pending. */
  release(): void
  stop(): void
  flagChanged(flag: AuthFlag): void
}

interface Provider {
  readonly fetchToken: FetchToken
  readonly onChange: (isAuthenticated: boolean) => void
}

const LEEWAY_MS = 10_000
/** Timers are limited to 32 bits: about 24 days. */
const LONGEST_TIMER_MS = 20 * 24 * 60 * 60 * 1_000
const FAILURES_UNTIL_CLEARED = 2

export class AuthMachine {
  readonly #port: AuthPort
  readonly #environment: Pick<Environment, 'clock' | 'random'>
  #provider: Provider | undefined
  #flag: AuthFlag = 'unknown'
  #token: string | undefined
  /** The token waits for the server to confirm it. */
  #awaited: 'cached' | 'fresh' | undefined
  /** How many fresh tokens in a row the server refused. */
  #failures = 0
  /** Only the newest fetch of a token counts. */
  #fetch = 0
  #cancelRefresh = () => {}
  // State of this connection:
  #isSent = false
  #version = 0
  #isUnconfirmed = false

  constructor(port: AuthPort, environment: Pick<Environment, 'clock' | 'random'>) {
    this.#port = port
    this.#environment = environment
  }

  get flag(): AuthFlag {
    return this.#flag
  }

  /** False until the token from before a reconnect is confirmed again. */
  get isConfirmed(): boolean {
    return !this.#isUnconfirmed
  }

  setAuth(fetchToken: FetchToken, onChange: (isAuthenticated: boolean) => void): void {
    // The same user again: anything in progress continues.
    if (this.#provider?.fetchToken === fetchToken) return
    this.#forgetProvider()
    this.#setFlag('unknown')
    const provider = { fetchToken, onChange }
    this.#provider = provider
    this.#port.pause()
    void this.#begin(provider)
  }

  clearAuth(): void {
    this.#forgetProvider()
    this.#setToken(undefined)
    this.#setFlag('unknown')
    this.#port.release()
  }

  /** The frame to send if the server does not know the token yet. */
  takeFrame(isFirstOfConnection: boolean): ClientFrameOf<'Authenticate'> | undefined {
    if (this.#isSent) return undefined
    this.#isSent = true
    // A new connection has no user anyway.
    if (this.#token === undefined && this.#version === 0) return undefined
    if (isFirstOfConnection) this.#isUnconfirmed = true
    const baseVersion = this.#version++
    if (this.#token === undefined) return { type: 'Authenticate', baseVersion, tokenType: 'None' }
    return { type: 'Authenticate', baseVersion, tokenType: 'User', value: this.#token }
  }

  connectionLost(): void {
    this.#isSent = false
    this.#version = 0
    this.#isUnconfirmed = false
  }

  onTransition(start: StateVersion, end: StateVersion): void {
    if (end.identity <= start.identity || end.identity < this.#version) return
    this.#isUnconfirmed = false
    const awaited = this.#awaited
    this.#awaited = undefined
    if (!awaited || !this.#provider) return
    this.#failures = 0
    if (awaited === 'cached') void this.#refresh(this.#provider)
    else this.#scheduleRefresh(this.#provider)
    this.#setFlag(true)
  }

  onAuthError(frame: Extract<ServerFrame, { type: 'AuthError' }>): void {
    if (!this.#provider) return
    // A function still ran with the old token while the new one was on its way.
    if (!frame.authUpdateAttempted && this.#awaited && !this.#hasArrived(frame)) return
    // About an earlier token: a refusal names the version just before the refused one.
    if (frame.baseVersion + 1 < this.#version) return
    if (this.#awaited === 'fresh') this.#failures += 1
    this.#awaited = undefined
    this.#port.stop()
    if (this.#failures < FAILURES_UNTIL_CLEARED) void this.#refresh(this.#provider, this.#token)
    else this.#giveUp()
  }

  /** Whether the server had the newest token when it sent this. */
  #hasArrived({ baseVersion }: { readonly baseVersion: number }): boolean {
    return this.#isSent && baseVersion >= this.#version
  }

  async #begin(provider: Provider): Promise<void> {
    const cached = await this.#fetchToken(provider, { forceRefreshToken: false })
    if (!cached) return
    if (!cached.token) return this.#refresh(provider)
    this.#present(cached.token, 'cached')
  }

  /**
   * Gets a fresh token; `refused` is a token that the server has refused, so getting the same one again is
   * useless.
   */
  async #refresh(provider: Provider, refused?: string): Promise<void> {
    this.#cancelRefresh()
    const fetched = await this.#fetchToken(provider, { forceRefreshToken: true })
    if (!fetched) return
    const { token } = fetched
    if (!token || token === refused) return this.#giveUp()
    if (token === this.#token && this.#flag === true) return this.#scheduleRefresh(provider)
    this.#present(token, 'fresh')
  }

  /** Undefined if a later fetch has begun. Retries if the service cannot be reached. */
  async #fetchToken(provider: Provider, options: { forceRefreshToken: boolean }) {
    this.#fetch += 1
    const fetch = this.#fetch
    for (let failures = 0; fetch === this.#fetch; failures += 1) {
      try {
        const token = await provider.fetchToken(options)
        return fetch === this.#fetch ? { token } : undefined
      } catch {
        if (!options.forceRefreshToken) return fetch === this.#fetch ? { token: null } : undefined
        await this.#sleep(backoffMs(failures, this.#environment.random))
      }
    }
    return undefined
  }

  #sleep(delayMs: number): Promise<void> {
    return new Promise((wake) => void this.#environment.clock.after(delayMs, wake))
  }

  #present(token: string, kind: 'cached' | 'fresh'): void {
    this.#setToken(token)
    this.#awaited = kind
    this.#port.release()
  }

  #scheduleRefresh(provider: Provider): void {
    this.#cancelRefresh()
    const lifetimeMs = tokenLifetimeMs(this.#token ?? '')
    if (lifetimeMs === undefined) return
    const delayMs = lifetimeMs > LEEWAY_MS ? lifetimeMs - LEEWAY_MS : lifetimeMs / 2
    const refresh = () => void this.#refresh(provider)
    this.#cancelRefresh = this.#environment.clock.after(
      Math.min(delayMs, LONGEST_TIMER_MS),
      refresh,
    )
  }

  #giveUp(): void {
    const provider = this.#provider
    this.#forgetProvider()
    this.#setToken(undefined)
    this.#setFlag(false, provider)
    this.#port.release()
  }

  #setToken(token: string | undefined): void {
    this.#token = token
    this.#isSent = false
  }

  #forgetProvider(): void {
    this.#fetch += 1
    this.#cancelRefresh()
    this.#provider = undefined
    this.#awaited = undefined
    this.#failures = 0
  }

  #setFlag(flag: AuthFlag, provider = this.#provider): void {
    if (flag === this.#flag) return
    this.#flag = flag
    if (flag !== 'unknown') provider?.onChange(flag)
    this.#port.flagChanged(flag)
  }
}
