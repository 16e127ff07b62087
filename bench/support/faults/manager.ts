// Somebody who adds rooms, one after the other: mutations that nothing but their number keeps from being done twice.

import { setTimeout as sleep } from 'node:timers/promises'
import { api } from '#contract/api.ts'
import type { Person } from '#seeds/world.ts'
import { signedInClient } from './phone.ts'

export class Manager {
  /** Names of rooms that the server has said it made. */
  readonly made: string[] = []
  readonly #client: ReturnType<typeof signedInClient>
  readonly #storeId: string

  constructor(url: string, person: Person, storeId: string) {
    this.#client = signedInClient(url, person)
    this.#storeId = storeId
  }

  async run(untilMs: number): Promise<void> {
    for (let number = 1; Date.now() < untilMs; number += 1) {
      const name = `Room ${number}`
      await this.#client.mutation(api.rooms.create, { storeId: this.#storeId, name })
      this.made.push(name)
      await sleep(300)
    }
  }

  close(): void {
    this.#client.close()
  }
}
