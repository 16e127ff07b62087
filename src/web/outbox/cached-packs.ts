import type { AssignmentPack } from '#contract/devices.ts'
import { readStoredValues } from './stored-values.ts'

export function packKey(userId: string, auditId: string): string {
  return `pack/${userId}/${auditId}`
}

/** The newest audit first: it has the greatest id. */
export async function readCachedPacks(userId: string): Promise<readonly AssignmentPack[]> {
  const packs = await readStoredValues(packKey(userId, ''), isPack)
  return packs.toReversed()
}

export function isPack(value: unknown): value is AssignmentPack {
  return typeof value === 'object' && value !== null && 'auditId' in value && 'orgId' in value
}
