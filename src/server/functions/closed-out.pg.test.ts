// Every function of the product, called by people to whom the organization is closed.

import { afterAll, describe, expect, test } from 'vitest'
import { type ClosedOut, closedOut, whileAsked } from '#tests/support/callers/closed-out.ts'
import { callRows } from '#tests/support/callers/rows.ts'
import { setGround, setStage } from '#tests/support/callers/stage.ts'

const stage = await setStage(await setGround())
const { node, orgId, storeId, secondStore, count, call } = stage
const people = await closedOut(stage)
const ROWS = await callRows(stage)
afterAll(() => node.stop())

/** About the caller, or about an organization that asks for nothing. */
const ELSEWHERE = new Set([
  'auditAssignments:getByUser',
  'invitations:acceptMine',
  'invitations:declineMine',
  'organizations:delete',
])

/** An invitation says what it offers to whomever it is for; members know the name of what is closed to them. */
const OFFERS = /^invitations:/

const TOLD: Readonly<Record<ClosedOut, readonly string[]>> = {
  'somebody whom the directory took out': [],
  'a manager without the single sign-on that is asked for': ['requirement_unmet'],
  // What belongs to the account is closed as well.
  'an owner who signed on to another organization': ['requirement_unmet', 'forbidden'],
}

describe.each(ROWS)('$contract.name', ({ contract, args, refused }) => {
  test.each(Object.keys(people) as ClosedOut[])('called by %s', async (caller) => {
    const given = await args()
    const outcome = await whileAsked(stage, () =>
      call(people[caller], contract, given).then(
        (value) => ({ told: 'allowed', value: JSON.stringify(value) ?? '' }),
        (error: { code?: string }) => ({ told: error.code ?? String(error), value: '' }),
      ),
    )
    const stranger = refused['owner of another organization'] ?? 'allowed'
    const isElsewhere = ELSEWHERE.has(contract.name)
    const outcomes = [stranger, ...TOLD[caller], ...(isElsewhere ? ['allowed'] : [])]
    expect(outcomes).toContain(outcome.told)
    if (OFFERS.test(contract.name)) return
    for (const id of [storeId, secondStore, count.auditId]) expect(outcome.value).not.toContain(id)
    const isNamed = caller !== 'somebody whom the directory took out'
    if (!isNamed) expect(outcome.value).not.toContain(orgId)
  })
})
