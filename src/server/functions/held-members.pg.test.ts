// Every function of the product, called by members whose login lacks what the owners of the organization ask for.

import { afterAll, describe, expect, test } from 'vitest'
import { callRows } from '#tests/support/callers/rows.ts'
import { setGround, setStage } from '#tests/support/callers/stage.ts'

const stage = await setStage(await setGround())
const { node, people, orgId, storeId, secondStore, count, idsOf, call } = stage
const ROWS = await callRows(stage)
afterAll(() => node.stop())

const ask = (isAsked: boolean) =>
  idsOf('update organization set requires_two_step = $2 where id = $1 returning id', orgId, isAsked)

/** About the caller, or about an organization that asks for nothing. */
const ELSEWHERE = new Set([
  'auditAssignments:getByUser',
  'invitations:acceptMine',
  'invitations:declineMine',
  'organizations:delete',
])

/** An invitation says what it offers to whomever it is for. */
const OFFERS = /^invitations:/

describe.each(ROWS)('$contract.name', ({ contract, args, refused }) => {
  test.each(['owner', 'manager', 'scanner'] as const)('called by a held %s', async (caller) => {
    const given = await args()
    await ask(true)
    const outcome = await call(people[caller], contract, given)
      .then(
        (value) => ({ told: 'allowed', value: JSON.stringify(value) ?? '' }),
        (error: { code?: string }) => ({ told: error.code ?? String(error), value: '' }),
      )
      .finally(() => ask(false))
    const told = refused['owner of another organization'] ?? 'allowed'
    const outcomes = [
      told,
      'requirement_unmet',
      ...(ELSEWHERE.has(contract.name) ? ['allowed'] : []),
    ]
    expect(outcomes).toContain(outcome.told)
    if (OFFERS.test(contract.name)) return
    for (const id of [storeId, secondStore, count.auditId]) expect(outcome.value).not.toContain(id)
  })
})
