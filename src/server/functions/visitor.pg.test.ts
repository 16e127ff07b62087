// The demo visitor against every function of the product: at home in the demo, and as a stranger elsewhere.

import { afterAll, describe, expect, test } from 'vitest'
import { refuseVisitor, VISITOR_ID } from '#domain/demo.ts'
import { callRows } from '#tests/support/callers/rows.ts'
import { setGround, setStage } from '#tests/support/callers/stage.ts'

const stage = await setStage(await setGround())
const { world, node, shop, idsOf, call } = stage
const ROWS = await callRows(stage)
afterAll(() => node.stop())

const { database } = world
await database.owner.query(
  `insert into auth."user" (id, name, email) values ($1, 'Visitor', 'visitor@demo')`,
  [VISITOR_ID],
)
const visitor = {
  ...{ id: VISITOR_ID, name: 'Visitor', email: 'visitor@demo' },
  identity: await world.signIn(VISITOR_ID),
}
const away = await world.shop({ name: 'Demo' })
await world.teamMember(away, 'manager', visitor)

type Row = (typeof ROWS)[number]

/** The outcome of a call, and how many rows it touched. */
async function attempt({ contract, args }: Row) {
  const given = await args()
  const touched = async () => (await idsOf('select count(*)::text as id from app.change_log'))[0]
  const before = await touched()
  const outcome = await call(visitor, contract, given).then(
    () => 'allowed',
    (error: { code?: string }) => error.code ?? String(error),
  )
  return { outcome, isUntouched: (await touched()) === before }
}

function mayAsk({ contract }: Row): boolean {
  try {
    refuseVisitor(VISITOR_ID, contract)
    return true
  } catch {
    return false
  }
}

const ASKED = ROWS.filter(mayAsk)
const CHANGING = ROWS.filter((one) => !mayAsk(one))

test('what only reads is asked, and everything else is refused', () => {
  expect(CHANGING.filter(({ contract }) => contract.kind === 'query')).toEqual([])
  expect(ASKED.filter(({ contract }) => contract.kind === 'mutation')).toEqual([])
  expect(CHANGING.length).toBeGreaterThan(100)
})

test('models, plans and seals are asked as by anybody', () => {
  const actions = ASKED.filter(({ contract }) => contract.kind === 'action')
  expect(actions.map(({ contract }) => contract.name).toSorted()).toEqual([
    'ai:getModel',
    'audits:verify',
    'billing:listProducts',
  ])
})

test.each(ASKED)('elsewhere $contract.name is what it is for strangers', async (one) => {
  const { outcome, isUntouched } = await attempt(one)
  expect(outcome).toBe(one.refused['owner of another organization'] ?? 'allowed')
  expect(isUntouched).toBe(true)
})

describe('with the place of a manager', () => {
  test.each(CHANGING)('$contract.name changes nothing', async (one) => {
    await world.teamMember(shop, 'manager', visitor).catch(() => undefined)
    expect(await attempt(one)).toEqual({ outcome: 'read_only', isUntouched: true })
  })

  test('nothing is written down of whoever was there', async () => {
    expect(await idsOf('select id from journal where user_id = $1', VISITOR_ID)).toEqual([])
    expect(
      await idsOf('select user_id as id from app.mutation_result where user_id = $1', VISITOR_ID),
    ).toEqual([])
  })
})
