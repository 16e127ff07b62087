import { useCallback, useSyncExternalStore } from 'react'

/**
 * One clock for all components with the same interval: a page with many ages renders once a second, not once
 * for each.
 */
interface Clock {
  now: number
  timer: ReturnType<typeof setInterval> | undefined
  readonly listeners: Set<() => void>
}

const clocks = new Map<number, Clock>()

/**
 * The current time, updated at this interval. Undefined on the server and in the browser's first render,
 * because their clocks differ.
 */
export function useNow(everyMs: number): number | undefined {
  // The same function in every render: a new one would unsubscribe and subscribe again.
  const subscribe = useCallback((listener: () => void) => join(everyMs, listener), [everyMs])
  return useSyncExternalStore(
    subscribe,
    () => clockOf(everyMs).now,
    () => undefined,
  )
}

function join(everyMs: number, listener: () => void): () => void {
  const clock = clockOf(everyMs)
  clock.listeners.add(listener)
  if (clock.timer === undefined) start(clock, everyMs)
  return () => {
    clock.listeners.delete(listener)
    if (clock.listeners.size > 0) return
    clearInterval(clock.timer)
    clock.timer = undefined
  }
}

/** The clock was stopped while no component used it. */
function start(clock: Clock, everyMs: number): void {
  clock.now = Date.now()
  clock.timer = setInterval(() => {
    clock.now = Date.now()
    for (const listener of clock.listeners) listener()
  }, everyMs)
}

function clockOf(everyMs: number): Clock {
  const known = clocks.get(everyMs)
  if (known) return known
  const clock: Clock = { now: Date.now(), timer: undefined, listeners: new Set() }
  clocks.set(everyMs, clock)
  return clock
}
