import { useRealtime } from './react.tsx'

/**
 * For whoever gives up what the page shows, and goes elsewhere: the server refuses all of it at once,
 * and the page stays as it is until it is left.
 */
export function useParting(): (part: () => Promise<void>) => Promise<void> {
  const realtime = useRealtime()
  return async (part) => {
    const showRefusals = realtime.delayRefusals()
    try {
      await part()
    } finally {
      showRefusals()
    }
  }
}
