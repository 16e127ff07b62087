// What one subscriber has on its screen, and when each count arrived there.

import type { StateVersion } from '#contract/frames.ts'
import type { Recorded, RoomProgress, Totals } from './dashboard-functions.ts'

export const PROGRESS_QUERY = 0
export const TOTALS_QUERY = 1

export type DashboardFrame =
  | {
      readonly type: 'Transition'
      readonly startVersion: StateVersion
      readonly endVersion: StateVersion
      readonly modifications: readonly DashboardChange[]
    }
  | {
      readonly type: 'MutationResponse'
      readonly requestId: number
      readonly success: true
      readonly result: Recorded
    }
  | {
      readonly type: 'MutationResponse'
      readonly requestId: number
      readonly success: false
      readonly result: string
    }
  | { readonly type: 'Ping' }
  | { readonly type: 'AuthError' | 'FatalError'; readonly error: string }

type DashboardChange =
  | {
      readonly type: 'QueryUpdated'
      readonly queryId: typeof PROGRESS_QUERY
      readonly value: readonly RoomProgress[]
    }
  | {
      readonly type: 'QueryUpdated'
      readonly queryId: typeof TOTALS_QUERY
      readonly value: Totals
    }
  | { readonly type: 'QueryFailed'; readonly queryId: number; readonly errorMessage: string }

/** The servers of the bench are ours: what they send has this shape. */
export function parseDashboardFrame(text: string): DashboardFrame {
  return JSON.parse(text)
}

interface Sighting {
  readonly counted: number
  readonly atMs: number
}

export class DashboardView {
  inconsistent = 0
  #progress: readonly RoomProgress[] = []
  #totals: Totals = { rooms: 0, counted: 0 }
  #version: StateVersion | undefined
  readonly #sightings = new Map<string, Sighting[]>()

  apply(frame: Extract<DashboardFrame, { type: 'Transition' }>, atMs: number): void {
    let isWrong = this.#version !== undefined && !isSame(this.#version, frame.startVersion)
    this.#version = frame.endVersion
    for (const change of frame.modifications) {
      if (change.type === 'QueryFailed') throw new Error(change.errorMessage)
      if (change.queryId === TOTALS_QUERY) this.#totals = change.value
      else if (!this.#see(change.value, atMs)) isWrong = true
    }
    if (isWrong || sumOf(this.#progress) !== this.#totals.counted) this.inconsistent += 1
  }

  /** False when a room went back to fewer counts. */
  #see(progress: readonly RoomProgress[], atMs: number): boolean {
    let isForward = true
    for (const { id, counted } of progress) {
      const seen = this.#sightings.get(id) ?? []
      this.#sightings.set(id, seen)
      const before = seen.at(-1)?.counted ?? 0
      if (counted < before) isForward = false
      if (counted > before || seen.length === 0) seen.push({ counted, atMs })
    }
    this.#progress = progress
    return isForward
  }

  shows(table: readonly RoomProgress[]): boolean {
    const counted = new Map(this.#progress.map((room) => [room.id, room.counted]))
    return (
      this.#totals.counted === sumOf(table) &&
      table.every((room) => counted.get(room.id) === room.counted)
    )
  }

  /** When the count was first on this screen. */
  seenAtMs({ roomId, counted }: Recorded): number | undefined {
    return firstAtLeast(this.#sightings.get(roomId) ?? [], counted)?.atMs
  }
}

/** Sightings grow, so the first one that includes a count is found by halving. */
function firstAtLeast(seen: readonly Sighting[], counted: number): Sighting | undefined {
  let low = 0
  let high = seen.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((seen[middle]?.counted ?? 0) < counted) low = middle + 1
    else high = middle
  }
  return seen[low]
}

function isSame(one: StateVersion, other: StateVersion): boolean {
  return one.querySet === other.querySet && one.identity === other.identity && one.ts === other.ts
}

function sumOf(progress: readonly RoomProgress[]): number {
  return progress.reduce((sum, room) => sum + room.counted, 0)
}
