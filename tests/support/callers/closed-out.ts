// Members to whom the organization is closed: by its directory, by what its owners ask, and by where they signed in.

import type { Person } from '#seeds/world.ts'
import { newId } from '#server/new-id.ts'
import { createScim } from '#server/scim/create-scim.ts'
import { allowEverything } from '../allow-everything.ts'
import type { Stage } from './stage.ts'

export type ClosedOut = keyof Awaited<ReturnType<typeof closedOut>>

export async function closedOut(stage: Stage) {
  return {
    'somebody whom the directory took out': await takenOut(stage),
    'a manager without the single sign-on that is asked for': stage.people.manager,
    'an owner who signed on to another organization': await signedOnElsewhere(stage),
  }
}

/** Runs a call while single sign-on is asked for. */
export async function whileAsked<Result>(
  { orgId, idsOf }: Pick<Stage, 'orgId' | 'idsOf'>,
  run: () => Promise<Result>,
): Promise<Result> {
  const ask = (isAsked: boolean) =>
    idsOf(
      'update organization set requires_single_sign_on = $2 where id = $1 returning id',
      orgId,
      isAsked,
    )
  await ask(true)
  return run().finally(() => ask(false))
}

/** They managed a store, and are logged in still. */
async function takenOut({ world, database, shop, orgId, idsOf }: Stage): Promise<Person> {
  const domain = `${newId().slice(-12)}.example`
  await idsOf(
    `insert into organization_domain (organization_id, id, domain, token, proved_at)
     values ($1, $2, $3, 'token', now()) returning id`,
    ...[orgId, newId(), domain],
  )
  const person = await world.person({ email: `gone@${domain}` })
  await idsOf('update auth."user" set "emailVerified" = true where id = $1 returning id', person.id)
  const scim = createScim({
    ...{ pool: database.app, entitlements: allowEverything, operators: [], newId },
    now: () => new Date(),
  })
  const { id } = await scim.createUser(orgId, { userName: person.email })
  await world.teamMember(shop, 'manager', person)
  const Operations = [{ op: 'Replace', path: 'active', value: 'False' }]
  await scim.patchUser(orgId, id, { Operations })
  return person
}

async function signedOnElsewhere({ world, people, idsOf }: Stage): Promise<Person> {
  const away = await world.shop({ name: 'Signed on' })
  const { organizationId } = away
  const [providerId = ''] = await idsOf(
    `insert into identity_provider (organization_id, id, protocol, name, is_on, issuer, client_id, client_secret)
     values ($1, $2, 'oidc', 'Acme Login', true, 'https://idp.example', 'client', 'sealed') returning id`,
    ...[organizationId, newId()],
  )
  const { owner } = people
  const identity = await world.signIn(owner.id)
  await idsOf(
    'update auth.session set "signedOnTo" = $2, "signedOnBy" = $3 where id = $1 returning id',
    ...[identity.sessionId, organizationId, providerId],
  )
  return { ...owner, identity }
}
