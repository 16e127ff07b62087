import { useRef } from 'react'

export const STOPPED = Symbol('stopped')

export interface Stoppable {
  /** Resolves to the value, unless the person stops waiting; a later value is dropped. */
  readonly unlessStopped: <Value>(coming: Promise<Value>) => Promise<Value | typeof STOPPED>
  readonly stop: () => void
}

/** For work that may take half a minute. */
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
