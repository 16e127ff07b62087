// Small things that the device keeps under a name.

import { openDeviceDatabase } from './device-database.ts'

export async function storeValue(key: string, value: unknown): Promise<void> {
  const db = await openDeviceDatabase()
  await db.put('values', { key, value })
}

/** Undefined where nothing was stored, or not what is asked for. */
export async function readStoredValue<T>(
  key: string,
  isValid: (value: unknown) => value is T,
): Promise<T | undefined> {
  const db = await openDeviceDatabase()
  const value = (await db.get('values', key))?.value
  return isValid(value) ? value : undefined
}

/** Everything under a name that begins so and is what is asked for, in the order of the names. */
export async function readStoredValues<T>(
  prefix: string,
  isValid: (value: unknown) => value is T,
): Promise<readonly T[]> {
  const db = await openDeviceDatabase()
  const stored = await db.getAll('values', IDBKeyRange.bound(prefix, `${prefix}\uffff`))
  return stored.map(({ value }) => value).filter(isValid)
}
