import { useSyncExternalStore } from 'react'
import { clearingsOfDatabase, onDatabaseCleared } from './device-database.ts'

/** How often the database was cleared under this page: whatever it had kept there has to be kept anew. */
export function useClearings(): number {
  return useSyncExternalStore(onDatabaseCleared, clearingsOfDatabase, () => 0)
}
