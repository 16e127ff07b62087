// The demo organization that an empty embedded database starts with.

import type { Database } from '#server/db/database.ts'
import { seedDemoAudits } from './demo-audits.ts'
import { shelfCodesOf } from './demo-catalogue.ts'
import { DEMO_ROOMS } from './demo-ranges.ts'
import { STOCKROOM } from './demo-stock.ts'
import { type Person, World, type WorldOptions } from './world.ts'

export const DEMO_PASSWORD = 'shelfcount-demo'

export const DEMO_ACCOUNTS = [
  { email: 'owner@shelfcount.test', name: 'Olivia Fennel', role: 'owner' },
  { email: 'manager@shelfcount.test', name: 'Dana Whitlock', role: 'manager' },
  { email: 'scanner1@shelfcount.test', name: 'Sam Ortega', role: 'scanner' },
  { email: 'scanner2@shelfcount.test', name: 'Priya Nair', role: 'scanner' },
  { email: 'owner@other.test', name: 'Omar Haddad', role: 'owner of another organization' },
] as const

type DemoEmail = (typeof DEMO_ACCOUNTS)[number]['email']

export async function isEmpty(database: Database): Promise<boolean> {
  const { rows } = await database.owner.query<{ empty: boolean }>(
    'select not exists (select from auth."user") as empty',
  )
  return rows[0]?.empty ?? false
}

export async function seedDemo(options: WorldOptions): Promise<void> {
  const world = new World(options)
  const people = new Map<DemoEmail, Person>()
  for (const { email, name } of DEMO_ACCOUNTS)
    people.set(email, await world.person({ email, name }))
  const person = (email: DemoEmail): Person => {
    const found = people.get(email)
    if (!found) throw new Error(`No demo account ${email}`)
    return found
  }
  await seedFennelAndOak(world, person)
  const other = await world.shop({ owner: person('owner@other.test'), name: 'Other Goods' })
  await world.room(other, 'Shop floor', shelfCodesOf('A', 6))
  // Seeding has opened logins; people sign in with their passwords.
  await Promise.all([...people.values()].map(({ identity }) => world.signOut(identity)))
}

async function seedFennelAndOak(world: World, person: (email: DemoEmail) => Person): Promise<void> {
  const owner = person('owner@shelfcount.test')
  const harbor = await world.shop({ owner, name: 'Fennel & Oak', storeName: 'Harbor Street' })
  const mill = {
    ...harbor,
    storeId: await world.store(owner, harbor.organizationId, 'Mill Lane'),
  }
  await world.teamMember(harbor, 'manager', person('manager@shelfcount.test'))
  await world.teamMember(harbor, 'scanner', person('scanner1@shelfcount.test'))
  await world.teamMember(harbor, 'scanner', person('scanner2@shelfcount.test'))
  await world.teamMember(mill, 'scanner', person('scanner2@shelfcount.test'))
  const stockroom = { room: STOCKROOM.name, ...STOCKROOM }
  const rooms = [...DEMO_ROOMS.slice(0, -1), stockroom, ...DEMO_ROOMS.slice(-1)]
  for (const { room, prefix, shelves } of rooms) {
    await world.room(harbor, room, shelfCodesOf(prefix, shelves))
  }
  await world.room(mill, 'Shop floor', shelfCodesOf('F', 16))
  await world.room(mill, 'Back room', shelfCodesOf('R', 8))
  await seedDemoAudits(world, harbor, {
    manager: person('manager@shelfcount.test'),
    scanners: [person('scanner1@shelfcount.test'), person('scanner2@shelfcount.test')],
  })
}
