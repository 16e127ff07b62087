// The outbox in React: opened for the signed-in user, and sent whenever that may succeed.

import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { useBackendAuth } from '../client/auth-bridge.tsx'
import { isOtherBuild } from '../client/host-build.ts'
import { useRealtime } from '../client/react.tsx'
import type { RealtimeClient } from '../client/realtime-client.ts'
import { askForBackgroundSync } from './background-sync.ts'
import { IndexedDbStore } from './indexed-db-store.ts'
import { Outbox, type OutboxState } from './outbox.ts'
import type { OutboxOwner } from './outbox-store.ts'
import { fetchServerTime } from './server-time.ts'
import { socketSender } from './socket-sender.ts'
import { browserTabs } from './tabs.ts'

const OutboxContext = createContext<Outbox | null>(null)

interface OutboxProviderProps {
  readonly userId: string
  readonly userName: string
  readonly children: ReactNode
}

export function OutboxProvider({ userId, userName, children }: OutboxProviderProps) {
  const realtime = useRealtime()
  const [outbox] = useState(() => createOutbox({ userId, userName }, realtime))
  useEffect(() => {
    const stop = outbox.start()
    const stopTriggers = sendWhenever(outbox, realtime)
    askToKeepStorage()
    return () => {
      stopTriggers()
      stop()
    }
  }, [outbox, realtime])
  const { isLoading, isAuthenticated } = useBackendAuth()
  useEffect(() => {
    if (!isLoading) outbox.learnStanding(isAuthenticated)
  }, [outbox, isLoading, isAuthenticated])
  return <OutboxContext value={outbox}>{children}</OutboxContext>
}

export function useOutbox(): Outbox {
  const outbox = use(OutboxContext)
  if (!outbox) throw new Error('useOutbox needs an OutboxProvider around it')
  return outbox
}

export function useOutboxState(): OutboxState {
  return useOutboxValue(wholeState)
}

/** A part of the state. A component that selects little rarely renders again. */
export function useOutboxValue<Value>(select: (state: OutboxState) => Value): Value {
  const outbox = useOutbox()
  const subscribe = useCallback((listener: () => void) => outbox.onState(listener), [outbox])
  const read = () => select(outbox.state)
  return useSyncExternalStore(subscribe, read, read)
}

const wholeState = (state: OutboxState) => state

function createOutbox(owner: OutboxOwner, realtime: RealtimeClient): Outbox {
  return new Outbox({
    owner,
    store: new IndexedDbStore(),
    sender: socketSender(realtime),
    tabs: browserTabs(owner.userId),
    isOtherBuild,
    now: () => Date.now(),
    steadyNow: () => performance.now(),
    after(delayMs, run) {
      const timer = setTimeout(run, delayMs)
      return () => clearTimeout(timer)
    },
  })
}

/** Sends when the network, the screen or the socket may have come back. */
function sendWhenever(outbox: Outbox, realtime: RealtimeClient): () => void {
  const send = () => outbox.sendNow()
  const sendIfVisible = () => {
    if (document.visibilityState !== 'visible') return
    send()
    // The user may have left the app to correct the clock, as asked.
    void lookAtClock()
  }
  window.addEventListener('online', send)
  document.addEventListener('visibilitychange', sendIfVisible)
  navigator.serviceWorker?.addEventListener('message', send)
  const lookAtClock = () =>
    fetchServerTime().then(
      (time) => time !== undefined && outbox.learnTime(time),
      () => {},
    )
  let phase = realtime.connectionState().phase
  if (phase === 'open') void lookAtClock()
  /** Once per period without a network. */
  let isAsked = false
  const askIfStuck = () => {
    const isStuck = outbox.state.waiting > 0 && phase !== 'open'
    if (isStuck && !isAsked) void askForBackgroundSync().catch(() => {})
    isAsked = isStuck
  }
  const forgetWaiting = outbox.onState(askIfStuck)
  const forgetState = realtime.onConnectionState((state) => {
    const isBack = state.phase === 'open' && phase !== 'open'
    phase = state.phase
    askIfStuck()
    if (!isBack) return
    // Entries say when they were counted, and the clock may have been changed in the meantime.
    void lookAtClock().then(send)
  })
  return () => {
    window.removeEventListener('online', send)
    document.removeEventListener('visibilitychange', sendIfVisible)
    navigator.serviceWorker?.removeEventListener('message', send)
    forgetWaiting()
    forgetState()
  }
}

/** Asks the browser not to clear the storage by itself. A refusal changes nothing. */
function askToKeepStorage(): void {
  void navigator.storage?.persist?.().catch(() => false)
}
