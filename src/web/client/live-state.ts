// Whether the screen is live, and when the server last answered.

import { INACTIVITY_MS } from '#contract/frames.ts'
import type { ConnectionStatus } from './connection-status.ts'

type LiveMark = 'live' | 'connecting' | 'reconnecting' | 'offline'

export interface LiveFacts {
  readonly status: ConnectionStatus
  /** The server has sent something over the current connection. */
  readonly isHeard: boolean
  /** When it last sent something over any connection; undefined: never. */
  readonly heardAtMs: number | undefined
  /** Since when something on the screen is being updated; undefined: nothing is. */
  readonly behindAtMs: number | undefined
  readonly nowMs: number
}

export interface LiveState {
  readonly mark: LiveMark
  /** The time since the last answer, if it is long enough to mention. */
  readonly ageMs: number | undefined
  /** How long something on the screen has been older than the rest, if it is long enough to mention. */
  readonly behindMs: number | undefined
}

/** Anything newer counts as current. */
const WORTH_SAYING_MS = 5_000
/** Updates that take less time are not reported. */
const WORTH_SAYING_BEHIND_MS = 3_000
const NOTHING = { ageMs: undefined, behindMs: undefined }

export function liveStateOf(facts: LiveFacts): LiveState {
  const { status, isHeard, heardAtMs, behindAtMs, nowMs } = facts
  const ageMs = heardAtMs === undefined ? undefined : nowMs - heardAtMs
  if (status === 'offline') return { mark: 'offline', ...NOTHING }
  if (ageMs === undefined) return { mark: 'connecting', ...NOTHING }
  // A device that was asleep has not noticed yet that its connection is gone.
  if (!isHeard || ageMs >= INACTIVITY_MS) return { mark: 'reconnecting', ...NOTHING }
  const behindMs = behindAtMs === undefined ? 0 : nowMs - behindAtMs
  return {
    mark: 'live',
    ageMs: ageMs >= WORTH_SAYING_MS ? ageMs : undefined,
    behindMs: behindMs >= WORTH_SAYING_BEHIND_MS ? behindMs : undefined,
  }
}
