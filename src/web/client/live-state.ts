// Whether what is on the screen follows the server, and how old its last word is.

import { INACTIVITY_MS } from '#contract/frames.ts'
import type { ConnectionStatus } from './connection-status.ts'

export type LiveMark = 'live' | 'connecting' | 'reconnecting' | 'offline'

export interface LiveFacts {
  readonly status: ConnectionStatus
  /** The server has said something over the connection of now. */
  readonly isHeard: boolean
  /** Its last word over any connection; undefined: it never said one. */
  readonly heardAtMs: number | undefined
  readonly nowMs: number
}

export interface LiveState {
  readonly mark: LiveMark
  /** Since the last word, where that is worth saying. */
  readonly ageMs: number | undefined
}

/** Words younger than this are as good as now. */
const WORTH_SAYING_MS = 5_000

export function liveStateOf({ status, isHeard, heardAtMs, nowMs }: LiveFacts): LiveState {
  const ageMs = heardAtMs === undefined ? undefined : nowMs - heardAtMs
  if (status === 'offline') return { mark: 'offline', ageMs: undefined }
  if (ageMs === undefined) return { mark: 'connecting', ageMs: undefined }
  // A device that slept has not noticed yet that its connection is gone.
  if (!isHeard || ageMs >= INACTIVITY_MS) return { mark: 'reconnecting', ageMs: undefined }
  return { mark: 'live', ageMs: ageMs >= WORTH_SAYING_MS ? ageMs : undefined }
}
