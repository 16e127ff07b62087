// Small things that the device keeps under a name.

import { openDeviceDatabase } from './device-database.ts'

export async function keepValue(key: string, value: unknown): Promise<void> {
  const db = await openDeviceDatabase()
  await db.put('values', { key, value })
}

/** Undefined where nothing was kept, or not what is asked for. */
export async function readKeptValue<T>(
  key: string,
  isValid: (value: unknown) => value is T,
): Promise<T | undefined> {
  const db = await openDeviceDatabase()
  const value = (await db.get('values', key))?.value
  return isValid(value) ? value : undefined
}
