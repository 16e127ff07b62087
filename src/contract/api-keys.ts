import * as z from 'zod'
import type { KeyState } from '#domain/api/api-key.ts'
import { KEY_SCOPES, type KeyScope } from '#domain/api/key-scopes.ts'
import { action, defineModule, id, momentMs, mutation, query } from './define.ts'

export interface ApiKeyDetails {
  readonly id: string
  readonly name: string
  readonly state: KeyState
  readonly scopes: readonly KeyScope[]
  /** The stores it works in; null: all of them. */
  readonly stores: readonly { readonly id: string; readonly name: string }[] | null
  /** The end of its secret. */
  readonly hint: string
  readonly createdAt: number
  /** Null when the account was deleted. */
  readonly createdByName: string | null
  readonly expiresAt: number | null
  readonly lastUsedAt: number | null
  readonly revokedAt: number | null
}

/** The secret is returned only here and is not stored. */
export interface NewApiKey {
  readonly id: string
  readonly secret: string
}

export const apiKeys = defineModule('apiKeys', {
  /** Newest first. */
  list: query<readonly ApiKeyDetails[]>()({
    access: 'api:manage',
    args: z.strictObject({ orgId: id }),
  }),
  /** An action, because the answer to a mutation is kept for a day. */
  create: action<NewApiKey>()({
    access: 'api:manage',
    args: z.strictObject({
      orgId: id,
      name: z.string(),
      scopes: z.array(z.enum(KEY_SCOPES)).max(100),
      storeIds: z.array(id).max(1_000).nullable(),
      expiresAt: momentMs.nullable(),
    }),
  }),
  /** From now on it is refused, also where it is being used. */
  revoke: mutation<null>()({
    access: 'api:manage',
    args: z.strictObject({ orgId: id, keyId: id }),
  }),
})
