import { useHydrated } from '@tanstack/react-router'
import { type LiveState, liveStateOf } from '../client/live-state.ts'
import { useConnectionState, useRealtime } from '../client/react.tsx'
import { useNow } from '../kit/use-now.ts'

const EVERY_MS = 1_000

export interface ShownLiveState extends LiveState {
  /** When the server last answered. */
  readonly heardAtMs: number | undefined
}

/** Whether the page is live, updated every second. It is not live before it is hydrated. */
export function useLiveState(): ShownLiveState {
  const isHydrated = useHydrated()
  const { status, isHeard } = useConnectionState()
  const realtime = useRealtime()
  const heardAtMs = realtime.heardAtMs()
  const nowMs = useNow(EVERY_MS)
  if (!isHydrated || nowMs === undefined) {
    return { mark: 'connecting', ageMs: undefined, behindMs: undefined, heardAtMs: undefined }
  }
  const facts = { status, isHeard, heardAtMs, behindAtMs: realtime.behindAtMs(), nowMs }
  return { ...liveStateOf(facts), heardAtMs }
}
