import { api } from '#contract/api.ts'
import { decideKey, KEY_PREFIX, keyHint, keyState, refuseMoreKeys } from '#domain/api/api-key.ts'
import type { KeyScope } from '#domain/api/key-scopes.ts'
import { Fault } from '#domain/fault.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import {
  countOpenKeys,
  createApiKey,
  revokeApiKey,
  selectApiKeys,
} from '#server/queries/api/api-keys.ts'
import { lockOrganization } from '#server/queries/people/organizations.ts'
import { selectStores } from '#server/queries/stores/stores.ts'
import { createSecretToken, hashSecret } from '#server/secret-token.ts'
import { implementAction, implementMutation, implementQuery, inOrganization } from '../implement.ts'
import { noteInOrganization } from '../journal/journal.ts'

const list = implementQuery(api.apiKeys.list, {
  authorize: inOrganization,
  sharedBy: 'role',
  run: async ({ db }) => {
    const names = await storeNames(db)
    const nowMs = Date.now()
    return (await selectApiKeys(db)).map((row) => {
      const expiresAt = row.expires_at?.getTime() ?? null
      const revokedAt = row.revoked_at?.getTime() ?? null
      return {
        id: row.id,
        name: row.name,
        state: keyState({ expiresAt, revokedAt }, nowMs),
        scopes: row.scopes as readonly KeyScope[],
        stores: row.store_ids && namedStores(row.store_ids, names),
        hint: row.hint,
        createdAt: row.created_at.getTime(),
        createdByName: row.created_by_name,
        expiresAt,
        lastUsedAt: row.last_used_at?.getTime() ?? null,
        revokedAt,
      }
    })
  },
})

async function storeNames(db: ScopedDatabase): Promise<ReadonlyMap<string, string>> {
  return new Map((await selectStores(db)).map(({ id, name }) => [id, name]))
}

/** Leaves out stores that were archived since. */
function namedStores(storeIds: readonly string[], names: ReadonlyMap<string, string>) {
  return storeIds.flatMap((id) => {
    const name = names.get(id)
    return name === undefined ? [] : [{ id, name }]
  })
}

const create = implementAction(api.apiKeys.create, {
  authorize: inOrganization,
  run: async ({ scope: { organizationId, userId }, args, services }) => {
    const now = services.now()
    const key = decideKey(args, now.getTime())
    const secret = `${KEY_PREFIX}${createSecretToken().secret}`
    const id = services.newId()
    await services.database.change({ kind: 'organization', organizationId }, async (db) => {
      await services.entitlements.require({ db, organizationId, feature: 'api', amount: 1 })
      await lockOrganization(db)
      refuseMoreKeys(await countOpenKeys(db, now))
      await requireStores(db, key.storeIds)
      await createApiKey(db, {
        ...{ organizationId, id, userId: services.newId(), createdBy: userId, name: key.name },
        ...{ secretHash: hashSecret(secret), hint: keyHint(secret), scopes: key.scopes },
        storeIds: key.storeIds,
        expiresAt: key.expiresAt === null ? null : new Date(key.expiresAt),
      })
      const details = { name: key.name, scopes: key.scopes.join(', ') }
      const action = 'apiKeys.create'
      await noteInOrganization({ db, services }, { organizationId, userId, action, details })
    })
    return { id, secret }
  },
})

async function requireStores(db: ScopedDatabase, storeIds: readonly string[] | null) {
  const names = await storeNames(db)
  if (storeIds?.some((id) => !names.has(id))) throw new Fault('not_found')
}

const revoke = implementMutation(api.apiKeys.revoke, {
  authorize: inOrganization,
  run: async ({ db, scope: { organizationId, userId }, args, services }) => {
    const revoked = await revokeApiKey(db, args.keyId, services.now())
    if (!revoked) {
      const known = (await selectApiKeys(db)).some(({ id }) => id === args.keyId)
      throw new Fault(
        known ? 'conflict' : 'not_found',
        known ? 'This key was revoked before.' : undefined,
      )
    }
    const details = { name: revoked.name }
    const action = 'apiKeys.revoke'
    await noteInOrganization({ db, services }, { organizationId, userId, action, details })
    return null
  },
})

export const apiKeys = [list, create, revoke]
