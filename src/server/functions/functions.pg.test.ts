// Every function of the product against every kind of caller.

import { afterAll, describe, expect, test } from 'vitest'
import { ALL_CONTRACTS, api } from '#contract/api.ts'
import type { AnyContract } from '#contract/define.ts'
import { withoutMoney } from '#domain/without-money.ts'
import type { Person } from '#seeds/world.ts'
import { answersToHelpers } from '#tests/support/callers/day-pass-rows.ts'
import { callRows } from '#tests/support/callers/rows.ts'
import { type Caller, type Helper, setGround, setStage } from '#tests/support/callers/stage.ts'
import { productFunctions } from './registry.ts'

const stage = await setStage(await setGround())
const { world, node, people, helpers, admin, shop, secondStore, orgId, idsOf, call } = stage
const ROWS = await callRows(stage)
afterAll(() => node.stop())

test('every contract is implemented, and every function has a row here', () => {
  const names = new Set(productFunctions.map((one) => one.contract.name))
  expect(ALL_CONTRACTS.map(({ name }) => name).filter((name) => !names.has(name))).toEqual([])
  expect(ROWS.map(({ contract }) => contract.name).sort()).toEqual(
    ALL_CONTRACTS.map(({ name }) => name).sort(),
  )
})

describe('what somebody is told who only counts', () => {
  const told = ROWS.filter(({ contract, refused }) => {
    const isAsked = contract.kind === 'query' || contract.name.startsWith('billing:')
    return isAsked && !refused.scanner
  })

  test.each(told)('by $contract.name holds no address of others', async ({ contract, args }) => {
    const answer = JSON.stringify(await call(people.scanner, contract, await args()))
    const others = await idsOf(
      'select email as id from auth."user" where id <> $1',
      people.scanner.id,
    )
    expect(others.filter((email) => answer.includes(email))).toEqual([])
  })

  /** Prices of plans are public. */
  const ofTheStore = told.filter(({ contract }) => !contract.name.startsWith('billing:'))
  test.each(ofTheStore)('by $contract.name holds no money', async ({ contract, args }) => {
    const answer: unknown = await call(people.scanner, contract, await args())
    expect(withoutMoney(answer)).toEqual(answer)
  })
})

describe('what a helper is told', () => {
  const told = ROWS.filter(({ contract }) => contract.kind === 'query')

  test.each(told)('by $contract.name holds no money, and no address of anybody', async (row) => {
    const outcomes = await Promise.all(
      Object.values(helpers).map(async (helper) =>
        call(helper, row.contract, await row.args()).catch(({ code }: { code?: string }) => code),
      ),
    )
    const answer = JSON.stringify(outcomes)
    expect(withoutMoney(outcomes)).toEqual(outcomes)
    const known = Object.values(helpers).map(({ email }) => email)
    const others = await idsOf('select email as id from auth."user"')
    expect(others.filter((email) => !known.includes(email) && answer.includes(email))).toEqual([])
  })
})

/** Leaving would change what later rows see, so a stand-in leaves in place of each caller. */
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

  test.each(Object.keys(helpers) as Helper[])('called by somebody with a %s', async (helper) => {
    const given = await args()
    const outcome = await call(helpers[helper], contract, given).then(
      () => 'allowed',
      (error: { code?: string }) => error.code ?? String(error),
    )
    expect(outcome).toBe(answersToHelpers({ contract, args, refused })[helper])
  })

  test('refuses an argument it does not know', async () => {
    const surplus = { ...((await args()) as object), surplus: true }
    const caller = contract.access === 'platform' ? admin : people.owner
    await expect(call(caller, contract, surplus)).rejects.toMatchObject({
      code: 'invalid_argument',
    })
  })
})

test('every mutation is in the journal, except counts, which are their own record', async () => {
  const entries = () => idsOf('select id from journal order by id')
  const silent: string[] = []
  for (const { contract, args } of ROWS) {
    if (contract.kind !== 'mutation') continue
    const person = contract.access === 'platform' ? admin : await standIn(contract, 'owner')
    const given = await args()
    const before = new Set(await entries())
    await call(person, contract, given)
    if ((await entries()).every((id) => before.has(id))) silent.push(contract.name)
  }
  expect(silent.sort()).toEqual([
    'auditAssignments:heartbeat',
    // Removes the organization together with its journal.
    'organizations:delete',
    // Concerns the installation, which has no journal page in any organization.
    'platform:replayProviderEvent',
    'scanEvents:recordCount',
    'scanEvents:recordMany',
    'scanEvents:updateQuantity',
    'scanEvents:void',
  ])
})

test.each(ROWS.filter(({ contract }) => contract.access === 'platform'))(
  '$contract.name is there for the operator',
  async ({ contract, args }) => {
    await expect(call(admin, contract, await args())).resolves.toBeDefined()
  },
)
