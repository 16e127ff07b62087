// Small values stored on the device by name.

import { openDeviceDatabase } from './device-database.ts'

export async function storeValue(key: string, value: unknown): Promise<void> {
  const db = await openDeviceDatabase()
  await db.put('values', { key, value })
}

/** Undefined if nothing is stored, or something of another type. */
export async function readStoredValue<T>(
  key: string,
  isValid: (value: unknown) => value is T,
): Promise<T | undefined> {
  const db = await openDeviceDatabase()
  const value = (await db.get('values', key))?.value
  return isValid(value) ? value : undefined
}

/** All valid values whose names have this prefix, in the order of the names. */
export async function readStoredValues<T>(
  prefix: string,
  isValid: (value: unknown) => value is T,
): Promise<readonly T[]> {
  const db = await openDeviceDatabase()
  const stored = await db.getAll('values', IDBKeyRange.bound(prefix, `${prefix}\uffff`))
  return stored.map(({ value }) => value).filter(isValid)
}
