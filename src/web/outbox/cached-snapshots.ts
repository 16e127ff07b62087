import { openDeviceDatabase } from './device-database.ts'
import type { ShelfSnapshot } from './shelf-snapshot.ts'

export async function cacheSnapshot(snapshot: ShelfSnapshot): Promise<void> {
  const db = await openDeviceDatabase()
  await db.put('snapshots', snapshot)
}

export async function readCachedSnapshot(
  userId: string,
  auditAssignmentId: string,
): Promise<ShelfSnapshot | undefined> {
  const db = await openDeviceDatabase()
  return db.get('snapshots', [userId, auditAssignmentId])
}
