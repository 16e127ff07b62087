import { expect, test } from 'vitest'
import { mapYielding } from './map-yielding.ts'

const numbers = Array.from({ length: 2_500 }, (_, number) => number)

test('everything is mapped, in its order', async () => {
  expect(await mapYielding(numbers, (number) => number * 2)).toEqual(numbers.map((one) => one * 2))
  expect(await mapYielding([], String)).toEqual([])
})

test('other work has its turn before a long list is mapped', async () => {
  let done = 0
  const mapping = mapYielding(numbers, () => {
    done += 1
  })
  const seen = await new Promise<number>((resolve) => {
    setImmediate(() => resolve(done))
  })
  expect(seen).toBeLessThan(numbers.length)
  await mapping
  expect(done).toBe(numbers.length)
})
