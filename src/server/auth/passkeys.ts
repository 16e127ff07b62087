// What is kept of passkeys besides what the library keeps.

import type { Pool } from 'pg'
import * as z from 'zod'
import { Fault } from '#domain/fault.ts'
import { decideName } from '#domain/naming.ts'
import { refuseLastWayIn, refuseMorePasskeys, type WaysIn } from '#domain/passkey.ts'
import type { OwnPasskey } from './auth-service.ts'

interface PasskeyOwner {
  readonly email: string
  readonly language: string | null
}

interface PasskeyOptions {
  readonly pool: Pool
  readonly tellRemoved: (owner: PasskeyOwner, name: string) => Promise<void>
}

const SELECT_WAYS_IN = `
  select
    exists (select from auth.account a
      where a."userId" = $1 and a."providerId" = 'credential' and a.password is not null
    ) as "hasPassword",
    (select count(*)::int from auth.passkey p where p."userId" = $1) as passkeys`

const NOTE_USE = 'update auth.passkey set "lastUsedAt" = now() where "credentialID" = $1'

const NOTE_SHOWN = 'update auth.session set "byPasskey" = true where id = $1'

const RENAME = 'update auth.passkey set name = $3 where id = $1 and "userId" = $2'

const SELECT_OWN = 'select 1 from auth.passkey where id = $1 and "userId" = $2'

const REMOVE = `
  delete from auth.passkey p using auth."user" u
  where p.id = $1 and p."userId" = $2 and u.id = p."userId"
  returning p.name, u.email, u.language`

const waysInRow = z.object({ hasPassword: z.boolean(), passkeys: z.int() })

const removedRow = z.object({
  name: z.string().nullable(),
  email: z.string(),
  language: z.string().nullable(),
})

export function createPasskeys({ pool, tellRemoved }: PasskeyOptions) {
  async function waysIn(userId: string): Promise<WaysIn> {
    const { rows } = await pool.query(SELECT_WAYS_IN, [userId])
    return waysInRow.parse(rows[0])
  }

  return {
    async refuseMore(userId: string): Promise<void> {
      refuseMorePasskeys(await waysIn(userId))
    },

    async noteUse(credentialId: string): Promise<void> {
      await pool.query(NOTE_USE, [credentialId])
    },

    async noteShown(sessionId: string): Promise<void> {
      await pool.query(NOTE_SHOWN, [sessionId])
    },

    async renamePasskey({ userId, passkeyId, name }: OwnPasskey & { readonly name: string }) {
      const { rowCount } = await pool.query(RENAME, [passkeyId, userId, decideName(name, 'name')])
      if (rowCount === 0) throw unknownPasskey()
    },

    async removePasskey({ userId, passkeyId }: OwnPasskey): Promise<void> {
      const { rowCount } = await pool.query(SELECT_OWN, [passkeyId, userId])
      if (rowCount === 0) throw unknownPasskey()
      refuseLastWayIn(await waysIn(userId))
      const removed = await pool.query(REMOVE, [passkeyId, userId])
      const { data } = removedRow.safeParse(removed.rows[0])
      if (data) await tellRemoved(data, data.name ?? '')
    },
  }
}

export type Passkeys = ReturnType<typeof createPasskeys>

function unknownPasskey(): Fault {
  return new Fault('not_found', 'This passkey is no longer there.')
}
