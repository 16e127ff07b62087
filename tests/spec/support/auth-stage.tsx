// The auth provider in front of the realtime backend, moved by hand.

import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import {
  AuthBridge,
  type AuthProviderState,
  type BackendAuth,
  useBackendAuth,
} from '#web/client/auth-bridge.tsx'
import { createQueryClient } from '#web/client/query-bridge.ts'
import { RealtimeProvider } from '#web/client/react.tsx'
import { FakeWorld } from '#web/client/testing/fake-world.ts'

export class AuthStage {
  readonly world = new FakeWorld()
  readonly realtime = this.world.client({ expectAuth: true })
  readonly #queryClient = createQueryClient({ realtime: this.realtime })
  #flags: BackendAuth | undefined
  #rerender: ((provider: AuthProviderState) => void) | undefined

  /** What the product's screens are told. */
  get flags(): BackendAuth | undefined {
    return this.#flags
  }

  async provide(provider: AuthProviderState): Promise<void> {
    await act(async () => {
      if (this.#rerender) this.#rerender(provider)
      else this.#begin(provider)
      await turn()
    })
  }

  async do(step: () => unknown): Promise<void> {
    await act(async () => {
      await step()
      await turn()
    })
  }

  end(): void {
    cleanup()
  }

  #begin(provider: AuthProviderState): void {
    const { rerender } = render(this.#draw(provider))
    this.#rerender = (next) => rerender(this.#draw(next))
  }

  #draw(provider: AuthProviderState) {
    const note = (flags: BackendAuth) => {
      this.#flags = flags
    }
    return (
      <QueryClientProvider client={this.#queryClient}>
        <RealtimeProvider client={this.realtime}>
          <AuthBridge provider={provider}>
            <Note note={note} />
          </AuthBridge>
        </RealtimeProvider>
      </QueryClientProvider>
    )
  }
}

function Note({ note }: { readonly note: (flags: BackendAuth) => void }) {
  note(useBackendAuth())
  return null
}

const ROUNDS = 8

/** Rounds of the event loop and not a time, which on a busy machine is over after one round. */
async function turn(): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    await new Promise((wake) => setTimeout(wake))
  }
}
