import { api } from '../client/api.ts'
import { useLiveQueries } from '../client/react.tsx'

/** How many items of a store still need one scan; 0 until it is known. */
export function useScanOnce(storeId: string): number {
  const [progress] = useLiveQueries(api.scanOnce.getProgress, [{ storeId }])
  return progress?.open ?? 0
}
