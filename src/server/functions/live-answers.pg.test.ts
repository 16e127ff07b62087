// The safety net of live queries: whatever changes, by any function, nobody keeps an outdated answer.

import { afterAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { callRows } from '#tests/support/callers/rows.ts'
import { setGround, setStage } from '#tests/support/callers/stage.ts'
import { FrameClient } from '#tests/support/frame-client.ts'
import { token } from '#tests/support/live-node.ts'
import { untilNothingIsStale } from '#tests/support/staleness.ts'

const stage = await setStage(await setGround())
const { database, node, people, admin, call } = stage
const ROWS = await callRows(stage)
afterAll(() => node.stop())

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
    await untilNothingIsStale(node.engine, contract.name)
  }
  await database.owner.query(`update auth."user" set name = 'Renamed' where id = $1`, [
    people.scanner.id,
  ])
  await database.owner.query('truncate shelf cascade')
  node.engine.clock.request('changed')
  await untilNothingIsStale(node.engine, 'truncate')
  for (const client of clients) client.close()
})
