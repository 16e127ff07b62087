// One of every kind of caller, and what their calls need to find: an audit that is counted in, one in
// review, and two that are sealed.

import { api } from '#contract/api.ts'
import type { AnyContract } from '#contract/define.ts'
import type { SentScanEvent } from '#contract/scan-events.ts'
import { type CountedStore, type Person, type Shop, World } from '#seeds/world.ts'
import { createGate } from '#server/http/api-gate.ts'
import { testDatabase } from '../database.ts'
import { helperIn } from '../day-passes.ts'
import { startLiveNode } from '../live-node.ts'

export type Stage = Awaited<ReturnType<typeof setStage>>
export type Caller = keyof Stage['people']
export type Helper = keyof Stage['helpers']

/** Where stages are set: several on one are organizations beside each other. */
export async function setGround() {
  const database = await testDatabase()
  const gate = createGate(database)
  const node = await startLiveNode({ database, keys: gate.sockets })
  return { database, node, gate, world: new World({ database }) }
}

type Ground = Omit<Awaited<ReturnType<typeof setGround>>, 'gate'>

export async function setStage({ database, world, node }: Ground, name = 'Home') {
  const shop = await world.shop({ name })
  const secondStore = await world.store(shop.owner, shop.organizationId, 'Second store')
  const people = {
    owner: shop.owner,
    manager: await world.teamMember(shop, 'manager'),
    scanner: await world.teamMember(shop, 'scanner'),
    'manager of another store': await world.teamMember(
      { ...shop, storeId: secondStore },
      'manager',
    ),
    'owner of another organization': (await world.shop({ name: 'Away' })).owner,
    nobody: undefined,
  }
  const admin = await world.person()
  await database.owner.query(`update auth."user" set role = 'admin' where id = $1`, [admin.id])
  await database.owner.query(`update auth."user" set "emailVerified" = true where id = $1`, [
    shop.owner.id,
  ])

  async function idsOf(text: string, ...values: unknown[]): Promise<string[]> {
    const { rows } = await database.owner.query<{ id: string }>(text, values)
    return rows.map(({ id }) => id)
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

  const { organizationId: orgId, storeId } = shop
  const home = { shop, manager: people.manager, scanner: people.scanner }
  const audits = auditsAt(world, home)
  const counted = await countAt(world, home)
  const helpers = await helpersOf(world, home, counted.count)
  return {
    ...{ name, database, world, node, people, admin, shop, secondStore, orgId, storeId, home },
    ...{ idsOf, call, ...audits, ...counted, helpers },
    tea: await world.run(shop.owner, api.items.upsert, {
      orgId,
      name: 'Tea',
      unitCost: 2,
      unitPrice: 3,
    }),
    sealedAudit: await audits.completed(),
    laterSealedAudit: await audits.completed(),
    reviewedLine: await audits.lineInReview(),
  }
}

/** People with a day pass: of the audit that everybody counts in, of one beside it, and one that has ended. */
async function helpersOf(world: World, home: Home, count: CountedStore) {
  const { manager, auditId } = count
  const beside = await world.runningAudit(home)
  const ended = await helperIn(world, { manager, auditId, name: 'Ended' })
  await world.run(manager, api.dayPasses.end, { auditId, userId: ended.id })
  return {
    'day pass': await helperIn(world, { manager, auditId, name: 'Helper' }),
    'day pass of another audit': await helperIn(world, {
      manager: beside.manager,
      auditId: beside.auditId,
      name: 'Beside',
    }),
    'ended day pass': ended,
  }
}

interface Home {
  readonly shop: Shop
  readonly manager: Person
  readonly scanner: Person
}

/** One audit that everybody counts in, with shelves for those who need one of their own. */
async function countAt(world: World, home: Home) {
  const count = await world.runningAudit({ ...home, shelves: 80 })
  const shelvesToTake = [...count.auditAssignmentIds]
  const freshShelf = () => shelvesToTake.pop() ?? ''
  const heldShelf = freshShelf()
  await world.run(home.scanner, api.auditAssignments.createSelfAssignment, {
    auditAssignmentId: heldShelf,
    deviceId: 'device-1',
  })
  const scan = (facts: Partial<SentScanEvent> = {}) =>
    world.scan(heldShelf, { code: freshCode(), ...facts })
  return { count, freshShelf, heldShelf, scan }
}

export const ACCEPT = { decision: 'accept', reasonCode: 'miscount' } as const

/** Makers of audits that have come further. */
function auditsAt(world: World, home: Home) {
  const { owner } = home.shop

  async function submitted() {
    const audit = await world.runningAudit(home)
    const waivers = [{ point: 'coverage' as const, name: 'Dana', reason: 'Closed' }]
    const args = { auditId: audit.auditId, status: 'submitted' as const, waivers }
    await world.run(owner, api.audits.updateStatus, args)
    return audit
  }

  async function lineInReview() {
    const lines = [
      { expected: 10, counted: 8 },
      { expected: 5, counted: 5 },
    ]
    const audit = await world.submittedAudit({ ...home, lines })
    return { auditId: audit.auditId, storeId: audit.storeId, itemId: audit.itemIds[0] ?? '' }
  }

  async function completed() {
    const line = await lineInReview()
    const decision = { ...line, seenVersion: 0, ...ACCEPT, note: null }
    await world.run(owner, api.audits.decideLine, decision)
    await world.run(owner, api.audits.complete, { auditId: line.auditId })
    return { auditId: line.auditId }
  }

  return { submitted, lineInReview, completed }
}

/** A code that nobody has. */
export function freshCode(): string {
  return `X-${crypto.randomUUID().slice(0, 8)}`
}
