// A small shop to look around in: the public demo, or the sample of a person who has signed up. Each is an organization
// of its own, so that it never mixes with real stock or plans.

import { VISITOR_ID } from '#domain/demo.ts'
import type { Database } from '#server/db/database.ts'
import { inTransaction } from '#server/db/transaction.ts'
import {
  DEMO_OWNER_ID,
  DEMO_PEOPLE,
  SAMPLE_COUNTERS,
  type StandingPerson,
  standingIdentity,
} from '#server/demo/demo-people.ts'
import type { SealService } from '#server/functions/results/seal-service.ts'
import type { Identity } from '#server/functions/viewer.ts'
import { newId } from '#server/new-id.ts'
import { type DemoAudits, seedDemoAudits, seedRunningAgain } from './demo-audits.ts'
import { shelfCodesOf } from './demo-catalogue.ts'
import { DEMO_ROOMS } from './demo-ranges.ts'
import { STOCKROOM } from './demo-stock.ts'
import { type Person, type Shop, World } from './world.ts'

const SMALL_ROOMS = DEMO_ROOMS.filter(({ prefix }) => ['B', 'C', 'T'].includes(prefix))

interface SampleOptions {
  readonly database: Database
  readonly seals: SealService
}

interface SampleShop extends DemoAudits {
  readonly organizationId: string
  readonly storeId: string
}

/** Deletes an unfinished demo first. The visitor is added last, because the demo only exists once they are in it. */
export async function seedVisitorsDemo({ database, seals }: SampleOptions): Promise<SampleShop> {
  await removeVisitorsDemo(database)
  const world = new World({ database, seals })
  const owner = await standingPerson(database, DEMO_PEOPLE.owner)
  const first = await standingPerson(database, DEMO_PEOPLE.firstCounter)
  const second = await standingPerson(database, DEMO_PEOPLE.secondCounter)
  const facts = {
    owner,
    name: 'Fennel & Oak',
    storeName: 'Harbor Street',
    purpose: 'demo',
  } as const
  const shop = await openShop(world, await insertOrganization(world, facts), facts)
  const made = await fill(world, shop, [first, second])
  const visitor = await standingPerson(database, DEMO_PEOPLE.visitor)
  await world.teamMember(shop, 'manager', visitor)
  return made
}

/** The audit that visitors watch, half counted at the start. */
export async function startDemoRound(
  { database, seals }: SampleOptions,
  { organizationId, storeId }: { readonly organizationId: string; readonly storeId: string },
): Promise<string> {
  const world = new World({ database, seals })
  const manager = withStandingLogin(DEMO_PEOPLE.owner)
  const first = withStandingLogin(DEMO_PEOPLE.firstCounter)
  const second = withStandingLogin(DEMO_PEOPLE.secondCounter)
  const shop = { organizationId, storeId, owner: manager }
  return seedRunningAgain(world, shop, { manager, scanners: [first, second], rooms: SMALL_ROOMS })
}

/** Deletes the demo with its people, because an installation that shows no demo should have none of it. */
export async function removeVisitorsDemo({ owner }: Database): Promise<void> {
  await inTransaction(owner, async (client) => {
    await client.query('delete from auth.session where "userId" = $1', [VISITOR_ID])
    await client.query(
      `delete from organization where id in (
         select organization_id from member where user_id = $1 and role = 'owner')`,
      [DEMO_OWNER_ID],
    )
    const ids = Object.values(DEMO_PEOPLE).map(({ id }) => id)
    await client.query('delete from auth."user" where id = any($1)', [ids])
  })
}

/** Creates the sample of a person, who may change it and delete it. If creating it fails, nothing of it stays. */
export async function seedSampleShop(
  { database, seals }: SampleOptions,
  { userId, sessionId }: Identity,
): Promise<SampleShop> {
  const world = new World({ database, seals })
  const owner = { id: userId, name: '', email: '', identity: { userId, sessionId } }
  const facts = {
    owner,
    name: 'Sample shop',
    storeName: 'Sample store',
    purpose: 'sample',
  } as const
  const organizationId = await insertOrganization(world, facts)
  try {
    const shop = await openShop(world, organizationId, facts)
    return await fill(world, shop, await sampleCounters(world))
  } catch (error) {
    await database.owner.query('delete from organization where id = $1', [organizationId])
    throw error
  }
}

interface ShopFacts {
  readonly owner: Person
  readonly name: string
  readonly storeName: string
  readonly purpose: 'demo' | 'sample'
}

/** Inserted directly, since the limits on organizations do not apply to it. */
async function insertOrganization(
  world: World,
  { owner, name, purpose }: ShopFacts,
): Promise<string> {
  const organizationId = newId()
  await inTransaction(world.database.owner, async (client) => {
    await client.query('insert into organization (id, name, purpose) values ($1, $2, $3)', [
      organizationId,
      name,
      purpose,
    ])
    await client.query(
      `insert into member (organization_id, user_id, role) values ($1, $2, 'owner')`,
      [organizationId, owner.id],
    )
  })
  return organizationId
}

async function openShop(
  world: World,
  organizationId: string,
  { owner, storeName }: ShopFacts,
): Promise<Shop> {
  return { organizationId, owner, storeId: await world.store(owner, organizationId, storeName) }
}

async function fill(
  world: World,
  shop: Shop,
  scanners: readonly [Person, Person],
): Promise<SampleShop> {
  const { organizationId, storeId, owner } = shop
  for (const one of scanners) await world.teamMember(shop, 'scanner', one)
  for (const { room, prefix, shelves } of SMALL_ROOMS) {
    await world.room(shop, room, shelfCodesOf(prefix, shelves))
  }
  await world.room(shop, STOCKROOM.name, shelfCodesOf(STOCKROOM.prefix, STOCKROOM.shelves))
  const audits = await seedDemoAudits(world, shop, { manager: owner, scanners, rooms: SMALL_ROOMS })
  return { organizationId, storeId, ...audits }
}

async function sampleCounters(world: World): Promise<readonly [Person, Person]> {
  const [first, second] = SAMPLE_COUNTERS
  for (const { id, name, email } of SAMPLE_COUNTERS) {
    await world.database.owner.query(
      'insert into auth."user" (id, name, email) values ($1, $2, $3) on conflict do nothing',
      [id, name, email],
    )
  }
  return [
    { ...first, identity: await world.signIn(first.id) },
    { ...second, identity: await world.signIn(second.id) },
  ]
}

/** People of the demo have a login that stays open. Nobody knows its token, so nobody can use it. */
async function standingPerson({ owner }: Database, person: StandingPerson): Promise<Person> {
  const { id, name, email } = person
  await owner.query(
    'insert into auth."user" (id, name, email, "emailVerified") values ($1, $2, $3, true)',
    [id, name, email],
  )
  await owner.query(
    `insert into auth.session (id, token, "userId", "expiresAt")
     values ($1, gen_random_uuid()::text || gen_random_uuid()::text, $1, now() + interval '50 years')`,
    [id],
  )
  return withStandingLogin(person)
}

function withStandingLogin(person: StandingPerson): Person {
  return { ...person, identity: standingIdentity(person) }
}
