import { useHydrated } from '@tanstack/react-router'
import { type LiveState, liveStateOf } from '../client/live-state.ts'
import { useConnectionState, useRealtime } from '../client/react.tsx'
import { useNow } from '../kit/use-now.ts'

const EVERY_MS = 1_000

export interface ShownLiveState extends LiveState {
  /** When the server said its last word. */
  readonly heardAtMs: number | undefined
}

/** Whether the page follows the server, drawn again every second. A page is not live before it runs. */
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
