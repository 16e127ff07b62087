// Passes ids of another organization to every function: they must act like ids that do not exist, the answer must
// contain nothing from the other organization, and nothing there may change.

import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { ALL_CONTRACTS } from '#contract/api.ts'
import { choicesOf, idsIn, marksOf } from '#tests/support/callers/foreign-ids.ts'
import { type IdPath, idPathsOf } from '#tests/support/callers/id-paths.ts'
import { type IdCall, moreIdCalls } from '#tests/support/callers/id-rows.ts'
import { rowsOf } from '#tests/support/callers/organization-rows.ts'
import { callRows } from '#tests/support/callers/rows.ts'
import { type Stage, setGround, setStage } from '#tests/support/callers/stage.ts'

const ground = await setGround()
afterAll(() => ground.node.stop())
const home = await setStage(ground, 'Intruders')
const away = await setStage(ground, 'Neighbours')

const callsOf = async (stage: Stage): Promise<readonly IdCall[]> => [
  ...(await callRows(stage)),
  ...(await moreIdCalls(stage)),
]
const awayCalls = await callsOf(away)
const CALLS = await Promise.all(
  (await callsOf(home)).map(async ({ contract, args }, n) => {
    const theirs = await awayCalls[n]?.args()
    return { name: contract.name, contract, args, theirs }
  }),
)
const untouched = await rowsOf(ground.database, away.orgId)
const MARKS = await marksOf(ground.database, away, home)

test('every id of every function is tried', () => {
  const untried = ALL_CONTRACTS.flatMap((contract) => {
    const given = CALLS.filter(({ name }) => name === contract.name).map(({ theirs }) => theirs)
    return idPathsOf(contract.args)
      .filter((path) => !given.some((args) => valueAt(args, path)))
      .map((path) => `${contract.name} ${path.join('.')}`)
  })
  expect(untried).toEqual([])
})

test.each(CALLS)('$name', async ({ contract, args, theirs }) => {
  const foreignIds = idsIn(JSON.stringify(theirs))
  const nowhere = foreignIds.map(() => randomUUID())

  /** What the owner of one organization gets when some ids of the call are replaced. */
  async function outcomeWith(replaced: readonly number[], ids: readonly string[]) {
    const text = JSON.stringify(await args())
    const own = idsIn(text)
    expect(own).toHaveLength(ids.length)
    const asked = replaced.reduce((now, n) => now.replaceAll(own[n] ?? '', ids[n] ?? ''), text)
    const answer = await home
      .call(home.people.owner, contract, JSON.parse(asked))
      .catch(({ code, message, details }) => ({ code, message, details }))
    const told = JSON.stringify(answer ?? null)
    return replaced.reduce((now, n) => now.replaceAll(ids[n] ?? '', `<id ${n}>`), told)
  }

  for (const replaced of choicesOf(foreignIds.length)) {
    const told = await outcomeWith(replaced, foreignIds)
    const expected = await outcomeWith(replaced, nowhere)
    if (contract.kind === 'query' || isRefusal(expected)) expect(told).toBe(expected)
    else expect(isRefusal(told)).toBe(false)
    expect(MARKS.filter((mark) => told.includes(mark))).toEqual([])
  }
  expect(await rowsOf(ground.database, away.orgId)).toEqual(untouched)
})

function isRefusal(told: string): boolean {
  return told.startsWith('{"code":')
}

function valueAt(args: unknown, path: IdPath): unknown {
  return path.reduce<unknown>(
    (value, name) => (typeof value === 'object' && value ? Reflect.get(value, name) : undefined),
    args,
  )
}
