import { expect, test } from 'vitest'
import { mapInTurns } from './map-in-turns.ts'

const numbers = Array.from({ length: 2_500 }, (_, number) => number)

test('everything is mapped, in its order', async () => {
  expect(await mapInTurns(numbers, (number) => number * 2)).toEqual(numbers.map((one) => one * 2))
  expect(await mapInTurns([], String)).toEqual([])
})

test('others have their turn before a long list is through', async () => {
  let done = 0
  const mapping = mapInTurns(numbers, () => {
    done += 1
  })
  const seen = await new Promise<number>((resolve) => {
    setImmediate(() => resolve(done))
  })
  expect(seen).toBeLessThan(numbers.length)
  await mapping
  expect(done).toBe(numbers.length)
})
