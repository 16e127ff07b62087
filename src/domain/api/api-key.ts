// The rules of a key: its name, what it may do, where, and until when.

import { Fault } from '../fault.ts'
import { decideName } from '../naming.ts'
import { KEY_SCOPES, type KeyScope } from './key-scopes.ts'

/** As secrets of keys begin, so that people and scanners of leaked secrets know one when they see it. */
export const KEY_PREFIX = 'shelfcount_key_'
/** How much of its end is shown. */
const HINT_LENGTH = 4
export const MOST_KEYS = 100

export type KeyState = 'open' | 'expired' | 'revoked'

interface KeyOffer {
  readonly name: string
  readonly scopes: readonly KeyScope[]
  /** Null: every store. */
  readonly storeIds: readonly string[] | null
  readonly expiresAt: number | null
}

/** Scopes in their usual order and each once. */
export function decideKey(wanted: KeyOffer, nowMs: number): KeyOffer {
  const name = decideName(wanted.name, 'name')
  const scopes = KEY_SCOPES.filter((scope) => wanted.scopes.includes(scope))
  if (scopes.length === 0) throw refusal('scopes', 'A key needs at least one scope.')
  if (wanted.storeIds?.length === 0) throw refusal('storeIds', 'A key needs at least one store.')
  if (wanted.expiresAt !== null && wanted.expiresAt <= nowMs) {
    throw refusal('expiresAt', 'A key ends in the future.')
  }
  const storeIds = wanted.storeIds && [...new Set(wanted.storeIds)]
  return { name, scopes, storeIds, expiresAt: wanted.expiresAt }
}

export function refuseMoreKeys(open: number): void {
  if (open < MOST_KEYS) return
  throw new Fault('conflict', `An organization has at most ${MOST_KEYS} keys. Revoke one first.`)
}

export function keyState(
  key: { readonly revokedAt: number | null; readonly expiresAt: number | null },
  nowMs: number,
): KeyState {
  if (key.revokedAt !== null) return 'revoked'
  return key.expiresAt !== null && key.expiresAt <= nowMs ? 'expired' : 'open'
}

export function keyHint(secret: string): string {
  return secret.slice(-HINT_LENGTH)
}

function refusal(field: string, message: string): Fault {
  return new Fault('invalid_argument', message, { field })
}
