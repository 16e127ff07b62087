import { api } from '../client/api.ts'
import type { MutationOptions } from '../client/realtime-client.ts'
import type { StoreMap } from './map-changes.ts'

/** Shows a change of the map before the server has answered. */
export function showAtOnce<Args extends { readonly storeId: string }>(
  change: (map: StoreMap, args: Args) => StoreMap,
): MutationOptions<Args> {
  return {
    optimisticUpdate: (store, args) => {
      const query = { storeId: args.storeId }
      const map = store.get(api.rooms.getWithDetails, query)
      if (map) store.set(api.rooms.getWithDetails, query, change(map, args))
    },
  }
}
