import { useRealtime } from './react.tsx'

/**
 * For leaving an organization or deleting an account. The server refuses all queries of the page at once, and the
 * page stays as it is until the browser has left it.
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
