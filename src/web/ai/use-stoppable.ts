import { useRef } from 'react'

export const STOPPED = Symbol('stopped')

export interface Stoppable {
  /** What comes, unless somebody stops waiting for it; what comes later is dropped. */
  readonly unlessStopped: <Value>(coming: Promise<Value>) => Promise<Value | typeof STOPPED>
  readonly stop: () => void
}

/** For what may take half a minute. */
export function useStoppable(): Stoppable {
  const stopping = useRef<() => void>(undefined)
  return {
    unlessStopped: (coming) => {
      const { promise, resolve } = Promise.withResolvers<typeof STOPPED>()
      stopping.current = () => resolve(STOPPED)
      return Promise.race([coming, promise])
    },
    stop: () => stopping.current?.(),
  }
}
