// Helpers with a day pass, let in by the service that lets everybody in.

import { api } from '#contract/api.ts'
import type { Person, World } from '#seeds/world.ts'
import { writeCode } from '#server/day-pass-code.ts'
import { createDayPasses } from '#server/day-passes/create-day-passes.ts'
import type { Database } from '#server/db/database.ts'
import type { Entitlements } from '#server/functions/services.ts'
import { newId } from '#server/new-id.ts'
import { allowEverything } from './allow-everything.ts'

export function testDayPasses(
  database: Database,
  {
    entitlements = allowEverything,
    now = () => new Date(),
  }: {
    readonly entitlements?: Entitlements
    readonly now?: () => Date
  } = {},
) {
  return createDayPasses({ pool: database.app, entitlements, now, newId })
}

const HOUR_MS = 3_600_000

/** The code of a new sheet that lets people into this audit. */
export async function sheetCode(
  world: World,
  manager: Person,
  auditId: string,
  endsAt = Date.now() + HOUR_MS,
): Promise<string> {
  const { id } = await world.run(manager, api.dayPasses.addSheet, { auditId, endsAt })
  return writeCode(id, null, await keyOf(world, id))
}

export async function keyOf({ database }: World, linkId: string): Promise<Buffer> {
  const { rows } = await database.owner.query<{ key: Buffer }>(
    'select key from day_pass_link where id = $1',
    [linkId],
  )
  const [link] = rows
  if (!link) throw new Error('no such link')
  return link.key
}

/** A person who has joined this audit, with an open login. */
export async function helperIn(
  world: World,
  {
    manager,
    auditId,
    name = 'Sam',
  }: {
    readonly manager: Person
    readonly auditId: string
    readonly name?: string
  },
): Promise<Person> {
  const code = await sheetCode(world, manager, auditId)
  const joined = await testDayPasses(world.database).join({ code, name })
  const identity = await world.signIn(joined.userId)
  return { id: joined.userId, name: joined.name, email: `${joined.userId}@day-pass`, identity }
}
