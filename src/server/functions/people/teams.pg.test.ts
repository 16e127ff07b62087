import { afterAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { type Person, type Shop, World } from '#seeds/world.ts'
import { ask } from '#tests/support/ask.ts'
import { testDatabase } from '#tests/support/database.ts'
import { startLiveNode } from '#tests/support/live-node.ts'

const database = await testDatabase()
const world = new World({ database })
const node = await startLiveNode({ database })
afterAll(() => node.stop())

function asScanner(shop: Shop, email: string | null = null) {
  return {
    orgId: shop.organizationId,
    email,
    role: 'member' as const,
    stores: [{ storeId: shop.storeId, role: 'scanner' as const }],
  }
}

async function verify({ id }: Person): Promise<void> {
  await database.owner.query(`update auth."user" set "emailVerified" = true where id = $1`, [id])
}

describe('an invitation', () => {
  test('leads a stranger into exactly the stores it names, once', async () => {
    const shop = await world.shop({ name: 'Corner Shop' })
    const { token } = await world.run(shop.owner, api.invitations.create, asScanner(shop))
    expect(await ask(node, null, api.invitations.getByToken, { token })).toMatchObject({
      organizationName: 'Corner Shop',
      state: 'open',
      wrongAccount: false,
      stores: [{ name: 'Main store', role: 'scanner' }],
    })
    const [one, two] = [await world.person(), await world.person()]
    const outcomes = await Promise.allSettled(
      [one, two].map((person) => world.run(person, api.invitations.accept, { token })),
    )
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const winner = outcomes[0]?.status === 'fulfilled' ? one : two
    expect(await ask(node, winner, api.users.current, {})).toMatchObject({
      storeIds: [shop.storeId],
    })
    expect(await ask(node, null, api.invitations.getByToken, { token })).toMatchObject({
      state: 'accepted',
    })
  })

  test('sent to an address is mailed there and is for that person alone', async () => {
    const shop = await world.shop()
    const invited = await world.person({ email: 'ada@world.test' })
    const stranger = await world.person()
    const send = node.engine.runMutation(
      shop.owner.identity,
      'invitations:create',
      asScanner(shop, ' Ada@World.test '),
    )
    const { token } = (await send) as { token: string }
    expect(node.mails.at(-1)).toMatchObject({ to: 'ada@world.test', secret: token })
    expect(await ask(node, stranger, api.invitations.getByToken, { token })).toMatchObject({
      wrongAccount: true,
    })
    await expect(world.run(stranger, api.invitations.accept, { token })).rejects.toMatchObject({
      code: 'forbidden',
      details: { wrongAccount: true },
    })
    await world.run(invited, api.invitations.accept, { token })
  })

  test('that was withdrawn, sent again or has expired says so', async () => {
    const shop = await world.shop()
    const guest = await world.person()
    const orgId = shop.organizationId
    const first = await world.run(shop.owner, api.invitations.create, asScanner(shop))
    const again = await world.run(shop.owner, api.invitations.resend, {
      orgId,
      invitationId: first.id,
    })
    const withOldLink = world.run(guest, api.invitations.accept, { token: first.token })
    await expect(withOldLink).rejects.toMatchObject({ code: 'not_found' })
    await database.owner.query(
      `update invitation set expires_at = now() - interval '1 minute' where id = $1`,
      [first.id],
    )
    const expired = world.run(guest, api.invitations.accept, { token: again.token })
    await expect(expired).rejects.toThrow('has expired')
    const fresh = await world.run(shop.owner, api.invitations.resend, {
      orgId,
      invitationId: first.id,
    })
    await world.run(shop.owner, api.invitations.revoke, { orgId, invitationId: first.id })
    const revoked = world.run(guest, api.invitations.accept, { token: fresh.token })
    await expect(revoked).rejects.toThrow('was withdrawn')
    const twice = world.run(shop.owner, api.invitations.revoke, { orgId, invitationId: first.id })
    await expect(twice).rejects.toMatchObject({ code: 'conflict' })
  })

  test('waits for the person whose mailbox it was sent to, once that is known', async () => {
    const shop = await world.shop({ name: 'Corner Shop' })
    const invited = await world.person({ email: 'bea@world.test' })
    const mine = () => ask(node, invited, api.invitations.listMine, {})
    const { id } = await world.run(
      shop.owner,
      api.invitations.create,
      asScanner(shop, 'Bea@world.test'),
    )
    expect(await mine()).toEqual({ email: 'bea@world.test', verified: false, invitations: [] })
    const early = world.run(invited, api.invitations.acceptMine, { invitationId: id })
    await expect(early).rejects.toMatchObject({ code: 'not_found' })
    await verify(invited)
    expect((await mine()).invitations).toMatchObject([
      { id, organizationName: 'Corner Shop', stores: [{ name: 'Main store', role: 'scanner' }] },
    ])
    const joined = await world.run(invited, api.invitations.acceptMine, { invitationId: id })
    expect(joined).toEqual({ organizationId: shop.organizationId, storeId: shop.storeId })
    expect(await mine()).toMatchObject({ verified: true, invitations: [] })
  })

  test('in a mailbox is for nobody else, and leaves it when it ends', async () => {
    const shop = await world.shop()
    const [invited, other] = [await world.person(), await world.person()]
    await verify(invited)
    await verify(other)
    const send = () => world.run(shop.owner, api.invitations.create, asScanner(shop, invited.email))
    const [declined, revoked, expired] = [await send(), await send(), await send()]
    await world.run(shop.owner, api.invitations.create, asScanner(shop))
    expect(await ask(node, other, api.invitations.listMine, {})).toMatchObject({ invitations: [] })
    const stolen = world.run(other, api.invitations.declineMine, { invitationId: declined.id })
    await expect(stolen).rejects.toMatchObject({ code: 'not_found' })
    const { invitations } = await ask(node, invited, api.invitations.listMine, {})
    expect(invitations).toHaveLength(3)
    await world.run(invited, api.invitations.declineMine, { invitationId: declined.id })
    const orgId = shop.organizationId
    await world.run(shop.owner, api.invitations.revoke, { orgId, invitationId: revoked.id })
    await database.owner.query(
      `update invitation set expires_at = now() - interval '1 minute' where id = $1`,
      [expired.id],
    )
    expect(await ask(node, invited, api.invitations.listMine, {})).toMatchObject({
      invitations: [],
    })
  })

  test('keeps no secret in the database', async () => {
    const shop = await world.shop()
    const { token } = await world.run(shop.owner, api.invitations.create, asScanner(shop))
    const { rows } = await database.owner.query(
      'select count(*)::int as found from invitation i where i::text like $1',
      [`%${token}%`],
    )
    expect(rows).toEqual([{ found: 0 }])
  })

  test('into a store of another organization does not exist', async () => {
    const [shop, other] = [await world.shop(), await world.shop()]
    const args = {
      ...asScanner(shop),
      stores: [{ storeId: other.storeId, role: 'scanner' as const }],
    }
    const send = world.run(shop.owner, api.invitations.create, args)
    await expect(send).rejects.toMatchObject({ code: 'not_found' })
  })

  test('never lowers what somebody is already', async () => {
    const shop = await world.shop()
    const { token } = await world.run(shop.owner, api.invitations.create, asScanner(shop))
    await world.run(shop.owner, api.invitations.accept, { token })
    const [own] = await ask(node, shop.owner, api.organizations.getByUser, {})
    expect(own).toMatchObject({ role: 'owner' })
    const manager = await world.teamMember(shop, 'manager')
    const second = await world.run(shop.owner, api.invitations.create, asScanner(shop))
    await world.run(manager, api.invitations.accept, { token: second.token })
    const [store] = await ask(node, manager, api.stores.getByOrganization, {
      orgId: shop.organizationId,
    })
    expect(store).toMatchObject({ role: 'manager' })
  })
})

describe('a team', () => {
  test('never loses its last owner, also when two leave at once', async () => {
    const shop = await world.shop()
    const orgId = shop.organizationId
    const second = await world.teamMember(shop, 'manager')
    await world.run(shop.owner, api.members.changeRole, { orgId, userId: second.id, role: 'owner' })
    const outcomes = await Promise.allSettled(
      [shop.owner, second].map((person) => world.run(person, api.members.leave, { orgId })),
    )
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const { rows } = await database.owner.query(
      `select count(*)::int as owners from member where organization_id = $1 and role = 'owner'`,
      [orgId],
    )
    expect(rows).toEqual([{ owners: 1 }])
  })

  test('shows owners everybody, managers their people, scanners themselves', async () => {
    const shop = await world.shop()
    const orgId = shop.organizationId
    const second = await world.store(shop.owner, orgId, 'Second')
    const manager = await world.teamMember(shop, 'manager')
    const scanner = await world.teamMember(shop, 'scanner')
    const elsewhere = await world.teamMember({ ...shop, storeId: second }, 'scanner')
    const seen = async (person: Person) =>
      (await ask(node, person, api.members.list, { orgId })).map(({ id }) => id).sort()
    expect(await seen(shop.owner)).toHaveLength(4)
    expect(await seen(manager)).toEqual([manager.id, scanner.id].sort())
    expect(await seen(scanner)).toEqual([scanner.id])
    expect(await seen(elsewhere)).toEqual([elsewhere.id])
  })

  test('is known by name to those who count, and by address to managers', async () => {
    const shop = await world.shop()
    const manager = await world.teamMember(shop, 'manager')
    const scanner = await world.teamMember(shop, 'scanner')
    const addresses = async (person: Person) => {
      const team = await ask(node, person, api.stores.getTeamMembers, { storeId: shop.storeId })
      const [store] = await ask(node, person, api.users.getTeamByStore, {
        orgId: shop.organizationId,
      })
      expect(store?.members).toEqual(team)
      expect(team.map(({ id }) => id)).toEqual([shop.owner.id, manager.id, scanner.id])
      return team.map(({ email }) => email)
    }
    const all = [shop.owner, manager, scanner].map(({ email }) => email)
    expect(await addresses(shop.owner)).toEqual(all)
    expect(await addresses(manager)).toEqual(all)
    expect(await addresses(scanner)).toEqual([null, null, null])
  })

  test('is told per store, owners in each of them', async () => {
    const shop = await world.shop()
    const manager = await world.teamMember(shop, 'manager')
    const args = { orgId: shop.organizationId }
    const [team] = await ask(node, manager, api.users.getTeamByStore, args)
    expect(team).toMatchObject({ id: shop.storeId, role: 'manager' })
    expect(team?.members.map(({ id, role, owner }) => ({ id, role, owner }))).toEqual([
      { id: shop.owner.id, role: 'manager', owner: true },
      { id: manager.id, role: 'manager', owner: false },
    ])
  })
})

describe('a suspended organization', () => {
  test('is closed for everybody, shows its members why, and opens again', async () => {
    const shop = await world.shop()
    const admin = await world.person()
    await database.owner.query(`update auth."user" set role = 'admin' where id = $1`, [admin.id])
    const { organizationId } = shop
    const { token } = await world.run(shop.owner, api.invitations.create, asScanner(shop))
    await world.run(admin, api.platform.suspendOrganization, { organizationId, reason: 'Unpaid' })
    const rooms = ask(node, shop.owner, api.rooms.getWithDetails, { storeId: shop.storeId })
    await expect(rooms).rejects.toThrow('suspended: Unpaid')
    expect(await ask(node, shop.owner, api.organizations.getByUser, {})).toMatchObject([
      { suspendedReason: 'Unpaid' },
    ])
    expect(await ask(node, shop.owner, api.users.current, {})).toMatchObject({ storeIds: [] })
    const join = world.run(await world.person(), api.invitations.accept, { token })
    await expect(join).rejects.toThrow('suspended: Unpaid')
    await world.run(admin, api.platform.restoreOrganization, { organizationId })
    expect(
      await ask(node, shop.owner, api.rooms.getWithDetails, { storeId: shop.storeId }),
    ).toEqual([])
  })

  test('is listed for the operator with sizes, and nothing else of it is in reach', async () => {
    const shop = await world.shop({ name: 'Sized' })
    const admin = await world.person()
    await database.owner.query(`update auth."user" set role = 'admin' where id = $1`, [admin.id])
    const { page } = await ask(node, admin, api.platform.listOrganizations, {})
    expect(page.find(({ id }) => id === shop.organizationId)).toMatchObject({
      name: 'Sized',
      stores: 1,
      members: 1,
      owners: [shop.owner.email],
    })
    const rooms = ask(node, admin, api.rooms.getWithDetails, { storeId: shop.storeId })
    await expect(rooms).rejects.toMatchObject({ code: 'not_found' })
  })

  test('is found by its name and by its owners, page by page, the newest first', async () => {
    const admin = await world.person()
    await database.owner.query(`update auth."user" set role = 'admin' where id = $1`, [admin.id])
    const shops = [
      await world.shop({ name: 'Épicerie Nord' }),
      await world.shop({ name: 'Épicerie Sud' }),
      await world.shop({ name: 'Épicerie Est' }),
    ]
    const list = (search: string, paginationOpts = { numItems: 2, cursor: '' }) =>
      ask(node, admin, api.platform.listOrganizations, { search, paginationOpts })
    const namesOf = ({ page }: Awaited<ReturnType<typeof list>>) => page.map(({ name }) => name)
    const first = await list('EPICERIE')
    expect(namesOf(first)).toEqual(['Épicerie Est', 'Épicerie Sud'])
    expect(first).toMatchObject({ total: 3, isDone: false })
    const rest = await list('epicerie', { numItems: 2, cursor: first.continueCursor })
    expect(namesOf(rest)).toEqual(['Épicerie Nord'])
    expect(rest.isDone).toBe(true)
    expect(namesOf(await list(`${shops[1]?.owner.email} épicerie`))).toEqual(['Épicerie Sud'])
    expect(await list('nobody’s')).toMatchObject({ page: [], total: 0 })

    const counts = () => ask(node, admin, api.platform.countOrganizations, {})
    const before = await counts()
    const [shop] = shops
    if (!shop) throw new Error('no shop')
    const { organizationId } = shop
    await world.run(admin, api.platform.suspendOrganization, { organizationId, reason: 'Unpaid' })
    expect(await counts()).toEqual({ ...before, suspended: before.suspended + 1 })
  })
})

describe('what somebody has in hand', () => {
  const workOf = async (
    viewer: Person,
    args: { orgId: string; userId: string; storeId?: string },
  ) => ask(node, viewer, api.members.getHeldWork, args)

  test('is told before they are removed: shelves, and counts their phone has not sent', async () => {
    const audit = await world.runningAudit({ shelves: 3 })
    const { organizationId: orgId, storeId, scanner, manager, owner } = audit
    const [first = '', second = ''] = audit.auditAssignmentIds
    for (const auditAssignmentId of [first, second]) {
      const taken = { auditAssignmentId, deviceId: 'phone' }
      await world.run(scanner, api.auditAssignments.createSelfAssignment, taken)
    }
    await world.run(scanner, api.auditAssignments.heartbeat, {
      auditAssignmentId: first,
      deviceId: 'phone',
      unsentEvents: 7,
    })
    const elsewhere = await world.runningAudit({ shop: audit, scanner })
    const [far = ''] = elsewhere.auditAssignmentIds
    await world.run(scanner, api.auditAssignments.createSelfAssignment, {
      auditAssignmentId: far,
      deviceId: 'phone',
    })
    const who = { orgId, userId: scanner.id }
    expect(await workOf(owner, who)).toEqual({ shelves: 3, unsentCounts: 7 })
    expect(await workOf(owner, { ...who, storeId })).toEqual({ shelves: 2, unsentCounts: 7 })
    expect(await workOf(manager, who)).toEqual({ shelves: 2, unsentCounts: 7 })
    await expect(workOf(scanner, who)).rejects.toMatchObject({ code: 'forbidden' })
    await world.run(owner, api.members.remove, who)
    expect(await workOf(owner, who)).toMatchObject({ shelves: 0 })
  })
})
