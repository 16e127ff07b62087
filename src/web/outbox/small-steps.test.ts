import { describe, expect, it } from 'vitest'
import { inSmallSteps, STEP_MS } from './small-steps.ts'

/** How much is written at once on a device that takes so long for each. */
async function stepsOn(msForEach: number, count: number): Promise<readonly number[]> {
  let time = 0
  const sizes: number[] = []
  const written: number[] = []
  const all = Array.from({ length: count }, (_, index) => index)
  await inSmallSteps(
    all,
    async (some) => {
      sizes.push(some.length)
      written.push(...some)
      time += some.length * msForEach
    },
    () => time,
  )
  expect(written).toEqual(all)
  return sizes
}

describe('long writing', () => {
  it('is done in few steps where the device is fast', async () => {
    expect((await stepsOn(0.01, 1_000)).length).toBeLessThan(10)
  })

  it('is done in steps that nobody notices where it is slow', async () => {
    const sizes = await stepsOn(3, 500)
    expect(Math.max(...sizes) * 3).toBeLessThanOrEqual(STEP_MS)
  })

  it('goes on where even one takes long', async () => {
    expect((await stepsOn(500, 20)).at(-1)).toBe(1)
  })

  it('has nothing to do with nothing', async () => {
    expect(await stepsOn(1, 0)).toEqual([])
  })
})
