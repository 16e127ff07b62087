// The demo of an empty database, and the key that is printed with it.

import { expect, test } from 'vitest'
import { KEY_PREFIX } from '#domain/api/api-key.ts'
import { KEY_SCOPES } from '#domain/api/key-scopes.ts'
import { World } from '#seeds/world.ts'
import { createRateLimits } from '#server/auth/rate-limits.ts'
import { createKeyring } from '#server/http/keyring.ts'
import { newId } from '#server/new-id.ts'
import { fixedSeals } from '#server/seals/fixed-seals.ts'
import { testDatabase } from '#tests/support/database.ts'
import { seedDemoWith } from './demo.ts'

const database = await testDatabase()

test('a demo comes with a key to try the API with', async () => {
  const { billing } = new World({ database })
  const auth = { createUser: insertUser }
  const lines = await seedDemoWith({ database, auth, billing, seals: fixedSeals() })
  const [, secret = ''] = new RegExp(`(${KEY_PREFIX}\\S+)$`).exec(lines.join('\n')) ?? []
  const limits = createRateLimits(database.auth)
  const keyring = createKeyring({ pool: database.app, limits })
  const { organizationId } = await keyring.callerOf(secret, '192.0.2.1')
  const { rows } = await database.owner.query(
    'select o.name, k.scopes from api_key k join organization o on o.id = k.organization_id',
  )
  expect(rows).toEqual([{ name: 'Fennel & Oak', scopes: KEY_SCOPES }])
  expect(organizationId).toEqual(expect.any(String))
})

async function insertUser({ name, email }: { readonly name: string; readonly email: string }) {
  const id = newId()
  await database.owner.query('insert into auth."user" (id, name, email) values ($1, $2, $3)', [
    ...[id, name, email],
  ])
  return { id }
}
