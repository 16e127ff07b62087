// Every function of the product against every kind of caller, with a net under the live queries.

import { afterAll, describe, expect, test } from 'vitest'
import { ALL_CONTRACTS, api } from '#contract/api.ts'
import type { AnyContract } from '#contract/define.ts'
import type { SentScanEvent } from '#contract/scan-events.ts'
import { type Person, World } from '#seeds/world.ts'
import { testDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { FrameClient } from '#tests/support/frame-client.ts'
import { startLiveNode, token } from '#tests/support/live-node.ts'
import { staleAnswers } from '#tests/support/staleness.ts'
import { missingImplementations } from './registry.ts'

const database = await testDatabase()
const world = new World({ database })
const node = await startLiveNode({ database })
afterAll(() => node.stop())

const shop = await world.shop({ name: 'Home' })
const otherShop = await world.shop({ name: 'Away' })
const secondStore = await world.store(shop.owner, shop.organizationId, 'Second store')
const people = {
  owner: shop.owner,
  manager: await world.teamMember(shop, 'manager'),
  scanner: await world.teamMember(shop, 'scanner'),
  'manager of another store': await world.teamMember({ ...shop, storeId: secondStore }, 'manager'),
  'owner of another organization': otherShop.owner,
  nobody: undefined,
}
type Caller = keyof typeof people

const room = await world.room(shop, 'Matrix room', ['M-1', 'M-2'])
const shelfIds = await idsOf('select id from shelf where room_id = $1 order by position', room.id)
const [shelfId = ''] = shelfIds
const admin = await world.person()
await database.owner.query(`update auth."user" set role = 'admin' where id = $1`, [admin.id])

async function idsOf(text: string, ...values: unknown[]): Promise<string[]> {
  const { rows } = await database.owner.query<{ id: string }>(text, values)
  return rows.map(({ id }) => id)
}

const orgId = shop.organizationId
const tea = await world.run(shop.owner, api.items.upsert, { orgId, name: 'Tea' })
const { storeId } = shop
const invite = (email: string | null) => ({
  orgId,
  email,
  role: 'member' as const,
  stores: [{ storeId, role: 'scanner' as const }],
})
const freshInvitation = () => world.run(shop.owner, api.invitations.create, invite(null))

// One audit that everybody counts in, with shelves for those who need one of their own.
const home = { shop, manager: people.manager, scanner: people.scanner }
const count = await world.runningAudit({ ...home, shelves: 40 })
const { auditId } = count
const shelvesToTake = [...count.auditAssignmentIds]
const freshShelf = () => shelvesToTake.pop() ?? ''
const heldShelf = freshShelf()
await world.run(people.scanner, api.auditAssignments.createSelfAssignment, {
  auditAssignmentId: heldShelf,
  deviceId: 'device-1',
})
const scan = (facts: Partial<SentScanEvent> = {}) =>
  world.scan(heldShelf, { code: freshCode(), ...facts })
const withoutKind = ({ kind: _kind, ...event }: SentScanEvent) => event
const submitted = async () => {
  const audit = await world.runningAudit(home)
  const waivers = [{ point: 'coverage' as const, name: 'Dana', reason: 'Closed' }]
  const args = { auditId: audit.auditId, status: 'submitted' as const, waivers }
  await world.run(shop.owner, api.audits.updateStatus, args)
  return audit
}

const NOBODY = { nobody: 'unauthenticated' } as const
const STRANGERS = { ...NOBODY, 'owner of another organization': 'not_found' } as const
/** Refusals of what the whole team of a store may do, and of what its managers may do. */
const TEAM_ONLY = { ...STRANGERS, 'manager of another store': 'not_found' } as const
const MANAGERS_ONLY = { ...TEAM_ONLY, scanner: 'forbidden' } as const
const OWNERS_ONLY = {
  ...STRANGERS,
  manager: 'forbidden',
  scanner: 'forbidden',
  'manager of another store': 'forbidden',
} as const
const OPERATOR_ONLY = {
  ...NOBODY,
  owner: 'not_found',
  manager: 'not_found',
  scanner: 'not_found',
  'manager of another store': 'not_found',
  'owner of another organization': 'not_found',
} as const

/** Whoever manages some store looks after the catalogue. */
const CATALOGUE_REFUSALS = { ...STRANGERS, scanner: 'forbidden' } as const

type Refusals = Partial<Record<Caller, string>>

/** Arguments that would do for somebody who may, and what each other caller is told. */
const ROWS: readonly {
  readonly contract: AnyContract
  readonly args: () => unknown
  readonly refused: Refusals
}[] = [
  row(api.audits.getDetails, TEAM_ONLY, { auditId }),
  row(api.audits.getActive, STRANGERS, { orgId }),
  row(api.audits.getAuditHistory, CATALOGUE_REFUSALS, { orgId }),
  row(api.audits.getByStore, TEAM_ONLY, { storeId: count.storeId }),
  row(api.audits.getDashboard, MANAGERS_ONLY, { auditId }),
  row(api.audits.getChecklist, MANAGERS_ONLY, { auditId }),
  row(api.audits.getActivity, MANAGERS_ONLY, { auditId }),
  row(api.audits.create, MANAGERS_ONLY, { orgId, storeIds: [storeId], name: 'Count' }),
  row(api.audits.start, MANAGERS_ONLY, async () => ({
    auditId: (await world.draftAudit(home)).auditId,
  })),
  row(api.audits.stop, MANAGERS_ONLY, async () => ({
    auditId: (await world.runningAudit(home)).auditId,
    reason: 'Fire drill',
  })),
  row(api.audits.updateStatus, MANAGERS_ONLY, async () => ({
    auditId: (await world.runningAudit(home)).auditId,
    status: 'cancelled',
    reason: 'Wrong day',
  })),
  row(api.audits.reopenSubmittedAudit, MANAGERS_ONLY, async () => {
    const audit = await submitted()
    const { auditAssignmentIds } = audit
    return { auditId: audit.auditId, reason: 'Shelf missed', auditAssignmentIds }
  }),
  row(api.auditAssignments.getAssignmentsWithProgress, TEAM_ONLY, { auditId }),
  row(api.auditAssignments.getByUser, STRANGERS, { userId: people.scanner.id }),
  row(api.auditAssignments.getUserScannerAssignments, TEAM_ONLY, { storeId: count.storeId }),
  row(api.auditAssignments.create, MANAGERS_ONLY, {
    auditId,
    userId: people.scanner.id,
    roomIds: [count.roomId],
  }),
  row(api.auditAssignments.remove, MANAGERS_ONLY, () => ({ auditAssignmentId: freshShelf() })),
  row(api.auditAssignments.removeRoomAndShelves, MANAGERS_ONLY, async () => {
    const audit = await world.runningAudit(home)
    return { auditId: audit.auditId, roomId: audit.roomId }
  }),
  row(api.auditAssignments.createSelfAssignment, TEAM_ONLY, async () => {
    const [auditAssignmentId] = (await world.runningAudit(home)).auditAssignmentIds
    return { auditAssignmentId, deviceId: 'device-1' }
  }),
  row(api.auditAssignments.updateStatus, MANAGERS_ONLY, () => ({
    auditAssignmentId: freshShelf(),
    status: 'excluded',
    reason: 'Locked',
  })),
  row(api.auditAssignments.resetAssignment, MANAGERS_ONLY, () => ({
    auditAssignmentId: freshShelf(),
  })),
  row(api.auditAssignments.heartbeat, TEAM_ONLY, {
    auditAssignmentId: heldShelf,
    deviceId: 'device-1',
    unsentEvents: 2,
  }),
  row(api.scanEvents.getItemCount, TEAM_ONLY, { auditId, itemId: tea.id, auditItemId: null }),
  row(api.scanEvents.getByAssignment, TEAM_ONLY, { auditAssignmentId: heldShelf }),
  row(api.scanEvents.getUserHistory, TEAM_ONLY, { storeId: count.storeId }),
  row(api.scanEvents.recordCount, TEAM_ONLY, () => scan()),
  row(api.scanEvents.updateQuantity, TEAM_ONLY, () => {
    const { entered: quantity = 0, ...event } = withoutKind(scan())
    return { ...event, quantity, replaces: null }
  }),
  row(api.scanEvents.void, TEAM_ONLY, () => {
    const { code: _code, entered: _entered, ...event } = withoutKind(scan())
    return { ...event, eventId: crypto.randomUUID() }
  }),
  row(api.scanEvents.recordMany, NOBODY, () => ({ events: [scan(), scan()] })),
  row(api.auth.changePassword, NOBODY, {
    currentPassword: 'old-word',
    newPassword: 'new-password',
  }),
  row(api.auth.deleteCurrentUserAccount, NOBODY, {}),
  row(api.auth.revokeLogin, NOBODY, { loginId: room.id }),
  row(api.invitations.list, STRANGERS, { orgId }),
  row(api.invitations.create, { ...MANAGERS_ONLY, 'manager of another store': 'forbidden' }, () =>
    invite(null),
  ),
  row(
    api.invitations.revoke,
    { ...MANAGERS_ONLY, 'manager of another store': 'forbidden' },
    async () => ({ orgId, invitationId: (await freshInvitation()).id }),
  ),
  row(
    api.invitations.resend,
    { ...MANAGERS_ONLY, 'manager of another store': 'forbidden' },
    async () => ({ orgId, invitationId: (await freshInvitation()).id }),
  ),
  row(api.invitations.getByToken, {}, async () => ({ token: (await freshInvitation()).token })),
  row(api.invitations.accept, NOBODY, async () => ({ token: (await visitorsInvitation()).token })),
  row(api.invitations.decline, NOBODY, async () => ({ token: (await freshInvitation()).token })),
  row(api.items.search, STRANGERS, { orgId, text: 'tea' }),
  row(api.items.get, STRANGERS, { orgId, itemId: tea.id }),
  row(api.items.upsert, CATALOGUE_REFUSALS, () => ({ orgId, name: 'Milk', sku: freshCode() })),
  row(api.items.addBarcode, CATALOGUE_REFUSALS, () => ({
    orgId,
    itemId: tea.id,
    code: freshCode(),
  })),
  row(api.items.archive, CATALOGUE_REFUSALS, async () => ({
    orgId,
    itemId: (await world.run(shop.owner, api.items.upsert, { orgId, name: 'Short-lived' })).id,
  })),
  row(api.members.list, STRANGERS, { orgId }),
  row(api.members.changeRole, OWNERS_ONLY, async () => ({
    orgId,
    userId: (await world.teamMember(shop, 'scanner')).id,
    role: 'member',
  })),
  row(api.members.remove, OWNERS_ONLY, async () => ({
    orgId,
    userId: (await world.teamMember(shop, 'scanner')).id,
  })),
  row(api.members.leave, STRANGERS, { orgId }),
  row(api.organizations.getByUser, NOBODY, {}),
  row(api.organizations.create, NOBODY, { name: 'Another one' }),
  row(api.organizations.update, OWNERS_ONLY, { orgId, name: 'Home again' }),
  row(api.organizations.activate, STRANGERS, { orgId }),
  row(api.platform.listOrganizations, OPERATOR_ONLY, {}),
  row(api.platform.suspendOrganization, OPERATOR_ONLY, async () => ({
    organizationId: (await world.shop()).organizationId,
    reason: 'Unpaid',
  })),
  row(api.platform.restoreOrganization, OPERATOR_ONLY, { organizationId: orgId }),
  row(api.rooms.getWithDetails, TEAM_ONLY, { storeId }),
  row(api.rooms.create, MANAGERS_ONLY, { storeId, name: 'New room' }),
  row(api.rooms.update, MANAGERS_ONLY, { storeId, roomId: room.id, name: 'Renamed' }),
  row(api.rooms.reorder, MANAGERS_ONLY, async () => ({
    storeId,
    roomIds: await idsOf(
      'select id from room where store_id = $1 and archived_at is null order by position desc',
      storeId,
    ),
  })),
  row(api.rooms.archive, MANAGERS_ONLY, async () => ({
    storeId,
    roomId: (await world.room(shop, 'Short-lived')).id,
  })),
  row(api.shelves.get, TEAM_ONLY, { storeId, shelfId }),
  row(api.shelves.create, MANAGERS_ONLY, () => ({
    storeId,
    roomId: room.id,
    code: freshCode(),
  })),
  row(api.shelves.createMany, MANAGERS_ONLY, () => ({
    storeId,
    roomId: room.id,
    codes: [freshCode(), freshCode()],
  })),
  row(api.shelves.update, MANAGERS_ONLY, { storeId, shelfId, code: 'M-1', name: 'Glasses' }),
  row(api.shelves.reorder, MANAGERS_ONLY, async () => ({
    storeId,
    roomId: room.id,
    shelfIds: await idsOf(
      'select id from shelf where room_id = $1 and archived_at is null order by code',
      room.id,
    ),
  })),
  row(api.shelves.archive, MANAGERS_ONLY, async () => ({
    storeId,
    shelfId: (
      await world.run(shop.owner, api.shelves.create, {
        storeId,
        roomId: room.id,
        code: freshCode(),
      })
    ).id,
  })),
  row(api.stores.getByOrganization, STRANGERS, { orgId }),
  row(api.stores.getTeamMembers, TEAM_ONLY, { storeId }),
  row(api.stores.createWithBaseline, OWNERS_ONLY, {
    orgId,
    name: 'Third',
    rooms: [{ name: 'Hall' }],
  }),
  row(api.stores.createSample, OWNERS_ONLY, { orgId }),
  row(api.stores.update, MANAGERS_ONLY, { storeId, name: 'Main store' }),
  row(api.stores.archive, OWNERS_ONLY_IN_FRESH_STORE(), async () => ({
    storeId: await world.store(shop.owner, orgId, 'Short-lived'),
  })),
  row(api.users.current, {}, {}),
  row(api.users.getTeamByStore, STRANGERS, { orgId }),
  row(api.users.assignUserToStore, MANAGERS_ONLY, {
    storeId,
    userId: people.scanner.id,
    role: 'scanner',
  }),
  row(api.users.removeUserFromStore, MANAGERS_ONLY, async () => ({
    storeId,
    userId: (await world.teamMember(shop, 'scanner')).id,
  })),
  row(api.users.listLogins, NOBODY, {}),
]

function row(
  contract: AnyContract,
  refused: Refusals,
  args: object | (() => object | Promise<object>),
) {
  const make = typeof args === 'function' ? args : () => args
  return { contract, refused, args: make as () => unknown }
}

/** A store that was just made has no team yet but the owner. */
function OWNERS_ONLY_IN_FRESH_STORE(): Refusals {
  return { ...TEAM_ONLY, manager: 'not_found', scanner: 'not_found' }
}

/** Into another organization, so that accepting changes nothing for the rows after it. */
async function visitorsInvitation() {
  const elsewhere = await world.shop()
  return world.run(elsewhere.owner, api.invitations.create, {
    ...invite(null),
    orgId: elsewhere.organizationId,
    stores: [{ storeId: elsewhere.storeId, role: 'scanner' }],
  })
}

function freshCode(): string {
  return `X-${crypto.randomUUID().slice(0, 8)}`
}

async function call(person: Person | undefined, contract: AnyContract, args: unknown) {
  const identity = person?.identity ?? null
  switch (contract.kind) {
    case 'query':
      return node.engine.runQueries(identity, [{ path: contract.name, args }], 'consistent')
    case 'mutation':
      return node.engine.runMutation(identity, contract.name, args)
    case 'action':
      return node.engine.runAction(identity, contract.name, args)
  }
}

test('every contract is implemented, and every function has a row here', () => {
  expect(missingImplementations()).toEqual([])
  expect(ROWS.map(({ contract }) => contract.name).sort()).toEqual(
    ALL_CONTRACTS.map(({ name }) => name).sort(),
  )
})

/** Leaving would change what the rows after it see, so each caller leaves as a stand-in. */
async function standIn(contract: AnyContract, caller: Caller): Promise<Person | undefined> {
  if (contract !== api.members.leave) return people[caller]
  if (caller === 'owner') {
    const heir = await world.teamMember(shop, 'scanner')
    await world.run(shop.owner, api.members.changeRole, { orgId, userId: heir.id, role: 'owner' })
    return heir
  }
  if (caller === 'manager' || caller === 'scanner') return world.teamMember(shop, caller)
  if (caller === 'manager of another store') {
    return world.teamMember({ ...shop, storeId: secondStore }, 'manager')
  }
  return people[caller]
}

describe.each(ROWS)('$contract.name', ({ contract, args, refused }) => {
  test.each(Object.keys(people) as Caller[])('called by %s', async (caller) => {
    const person = await standIn(contract, caller)
    const outcome = await call(person, contract, await args()).then(
      () => 'allowed',
      (error: { code?: string }) => error.code ?? String(error),
    )
    expect(outcome).toBe(refused[caller] ?? 'allowed')
  })

  test('refuses an argument it does not know', async () => {
    const surplus = { ...((await args()) as object), surplus: true }
    const caller = contract.access === 'platform' ? admin : people.owner
    await expect(call(caller, contract, surplus)).rejects.toMatchObject({
      code: 'invalid_argument',
    })
  })
})

test('after every mutation each cached query says what the database says', async () => {
  const clients = await Promise.all(
    [...Object.values(people), admin].map(async (person) => {
      const client = await FrameClient.open(node)
      if (person) client.authenticate(token(person.identity))
      for (const { contract, args } of ROWS) {
        if (contract.kind !== 'query') continue
        await client.last(client.subscribe(contract.name, await args()))
      }
      return client
    }),
  )
  expect(node.engine.stats.cachedAnswers).toBeGreaterThan(6)
  for (const { contract, args } of ROWS) {
    if (contract.kind !== 'mutation' || contract === api.members.leave) continue
    const caller = contract.access === 'platform' ? admin : people.owner
    await call(caller, contract, await args())
    await eventually(async () => expect(await staleAnswers(node.engine)).toEqual([]))
  }
  await database.owner.query(`update auth."user" set name = 'Renamed' where id = $1`, [
    people.scanner.id,
  ])
  await database.owner.query('truncate shelf cascade')
  node.engine.clock.request('changed')
  await eventually(async () => expect(await staleAnswers(node.engine)).toEqual([]))
  for (const client of clients) client.close()
}, 90_000)

test.each(ROWS.filter(({ contract }) => contract.access === 'platform'))(
  '$contract.name is there for the operator',
  async ({ contract, args }) => {
    await expect(call(admin, contract, await args())).resolves.toBeDefined()
  },
)

test('stores come with the role of the viewer, and only those one may enter', async () => {
  const newcomer = await world.teamMember(shop, 'scanner')
  const [own] = await node.engine.runQueries(
    newcomer.identity,
    [{ path: 'stores.getByOrganization', args: { orgId: shop.organizationId } }],
    'inconsistent',
  )
  expect(own).toEqual([
    { id: shop.storeId, organizationId: shop.organizationId, name: 'Main store', role: 'scanner' },
  ])
})

test('a room gets its shelves in order, and a code is taken once in a store', async () => {
  const { owner } = people
  const args = { storeId: shop.storeId, name: '  Cold   room ' }
  await node.engine.runMutation(owner.identity, 'rooms:create', {
    ...args,
    shelves: [{ code: 'C-2' }, { code: 'C-1' }],
  })
  const [rooms] = (await node.engine.runQueries(
    owner.identity,
    [{ path: 'rooms:getWithDetails', args: { storeId: shop.storeId } }],
    'consistent',
  )) as unknown as [{ name: string; shelves: { code: string }[] }[]]
  const cold = rooms.find((room) => room.name === 'Cold room')
  expect(cold?.shelves.map(({ code }) => code)).toEqual(['C-2', 'C-1'])
  const again = node.engine.runMutation(owner.identity, 'rooms:create', {
    ...args,
    shelves: [{ code: 'C-1' }],
  })
  await expect(again).rejects.toMatchObject({ code: 'conflict', details: { current: 'C-1' } })
})

test('two people who add the same shelf at once: one wins, the other is told', async () => {
  const add = (person: Person) =>
    node.engine.runMutation(person.identity, 'rooms:create', {
      storeId: shop.storeId,
      name: 'Race',
      shelves: [{ code: 'R-1' }],
    })
  const outcomes = await Promise.allSettled([add(people.owner), add(people.manager)])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})
