import { useSyncExternalStore } from 'react'
import { clearingsOfDatabase, onDatabaseCleared } from './device-database.ts'

/** How often the database was cleared while this page was open. What it had stored there has to be stored again. */
export function useClearings(): number {
  return useSyncExternalStore(onDatabaseCleared, clearingsOfDatabase, () => 0)
}
