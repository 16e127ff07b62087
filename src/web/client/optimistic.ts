// What the screen shows while mutations are in progress: the server's answers, with the updates of those
// mutations replayed over them in order. Nothing is ever undone; a dropped update is not replayed.

import type { QueryReference } from '#contract/define.ts'
import { canonicalArgs, queryKeyOf } from './canonical.ts'
import { type LiveResult, parseResult } from './live-result.ts'

export interface OptimisticStore {
  /** Undefined while the query loads or has failed. */
  get<Args, Result>(contract: QueryReference<Args, Result>, args: Args): Result | undefined
  set<Args, Result>(contract: QueryReference<Args, Result>, args: Args, value: Result): void
}

/** May run more than once, so it must depend only on the store and its arguments. */
export type OptimisticUpdate<Args> = (store: OptimisticStore, args: Args) => void

/** By the key of the query. */
export type Results = ReadonlyMap<string, LiveResult<unknown>>

interface PendingUpdate {
  readonly requestId: number
  readonly apply: (store: OptimisticStore) => void
}

export class OptimisticView {
  #updates: readonly PendingUpdate[] = []
  #shown: Results = new Map()

  get(key: string): LiveResult<unknown> | undefined {
    return this.#shown.get(key)
  }

  /** Returns the keys whose results have changed. If the update throws, so does this, and nothing is kept. */
  add(update: PendingUpdate): string[] {
    const shown = new Map(this.#shown)
    update.apply(storeOver(shown))
    this.#updates = [...this.#updates, update]
    return this.#show(shown)
  }

  /** Replaces the server's answers below the updates, and drops updates whose mutation is over. */
  rebase(results: Results, isOver: (requestId: number) => boolean): string[] {
    const updates = this.#updates.filter(({ requestId }) => !isOver(requestId))
    const replay = replayed(results, updates)
    this.#updates = replay.updates
    return this.#show(replay.shown)
  }

  #show(shown: Results): string[] {
    const before = this.#shown
    this.#shown = shown
    const keys = new Set([...before.keys(), ...shown.keys()])
    return [...keys].filter((key) => before.get(key) !== shown.get(key))
  }
}

/** An update that fails on the newest answers is skipped: the server's answers are shown as they are. */
function replayed(results: Results, updates: readonly PendingUpdate[]) {
  let shown = new Map(results)
  const kept: PendingUpdate[] = []
  for (const update of updates) {
    const next = new Map(shown)
    try {
      update.apply(storeOver(next))
      kept.push(update)
      shown = next
    } catch (error) {
      console.error('An optimistic update failed over new data and was dropped', error)
    }
  }
  return { shown, updates: kept }
}

function storeOver(shown: Map<string, LiveResult<unknown>>): OptimisticStore {
  const keyOf = (name: string, args: unknown) => queryKeyOf(name, canonicalArgs(args))
  return {
    get<Args, Result>(contract: QueryReference<Args, Result>, args: Args) {
      const result = shown.get(keyOf(contract.name, args))
      return result?.status === 'value' ? parseResult<Result>(result.value) : undefined
    },
    set(contract, args, value) {
      shown.set(keyOf(contract.name, args), { status: 'value', value })
    },
  }
}
