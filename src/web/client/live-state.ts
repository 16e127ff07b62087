// Whether what is on the screen follows the server, and how old its last word is.

import { INACTIVITY_MS } from '#contract/frames.ts'
import type { ConnectionStatus } from './connection-status.ts'

type LiveMark = 'live' | 'connecting' | 'reconnecting' | 'offline'

export interface LiveFacts {
  readonly status: ConnectionStatus
  /** The server has said something over the connection of now. */
  readonly isHeard: boolean
  /** Its last word over any connection; undefined: it never said one. */
  readonly heardAtMs: number | undefined
  /** Since when something on the screen is being brought up to date; undefined: nothing is. */
  readonly behindAtMs: number | undefined
  readonly nowMs: number
}

export interface LiveState {
  readonly mark: LiveMark
  /** Since the last word, where that is worth saying. */
  readonly ageMs: number | undefined
  /** How long something on the screen has been older than the rest, where that is worth saying. */
  readonly behindMs: number | undefined
}

/** Words younger than this are as good as now. */
const WORTH_SAYING_MS = 5_000
/** Updates that take less time are not reported. */
const WORTH_SAYING_BEHIND_MS = 3_000
const NOTHING = { ageMs: undefined, behindMs: undefined }

export function liveStateOf(facts: LiveFacts): LiveState {
  const { status, isHeard, heardAtMs, behindAtMs, nowMs } = facts
  const ageMs = heardAtMs === undefined ? undefined : nowMs - heardAtMs
  if (status === 'offline') return { mark: 'offline', ...NOTHING }
  if (ageMs === undefined) return { mark: 'connecting', ...NOTHING }
  // A device that slept has not noticed yet that its connection is gone.
  if (!isHeard || ageMs >= INACTIVITY_MS) return { mark: 'reconnecting', ...NOTHING }
  const behindMs = behindAtMs === undefined ? 0 : nowMs - behindAtMs
  return {
    mark: 'live',
    ageMs: ageMs >= WORTH_SAYING_MS ? ageMs : undefined,
    behindMs: behindMs >= WORTH_SAYING_BEHIND_MS ? behindMs : undefined,
  }
}
