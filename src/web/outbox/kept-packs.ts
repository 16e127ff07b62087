import type { AssignmentPack } from '#contract/devices.ts'
import { readKeptValues } from './kept-values.ts'

export function packKey(userId: string, auditId: string): string {
  return `pack/${userId}/${auditId}`
}

/** The newest audit first: its id is the greatest. */
export async function readKeptPacks(userId: string): Promise<readonly AssignmentPack[]> {
  const packs = await readKeptValues(packKey(userId, ''), isPack)
  return packs.toReversed()
}

export function isPack(value: unknown): value is AssignmentPack {
  return typeof value === 'object' && value !== null && 'auditId' in value && 'orgId' in value
}
