import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { underLock } from './demo-lock.ts'

const { owner } = await testDatabase()

test('however many come at once, each gets the connections that its work needs', async () => {
  const works = Array.from({ length: 30 }, (_, place) =>
    underLock(owner, `sample of ${place}`, async () => {
      const { rows } = await owner.query<{ place: number }>('select $1::int as place', [place])
      return rows[0]?.place
    }),
  )
  expect(await Promise.all(works)).toEqual(Array.from({ length: 30 }, (_, place) => place))
})

test('of several who want the same one does it at a time', async () => {
  let running = 0
  let most = 0
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await owner.query('select')
    running -= 1
  }
  await Promise.all(Array.from({ length: 6 }, () => underLock(owner, 'the demo', work)))
  expect(most).toBe(1)
})
