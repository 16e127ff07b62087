import { describe, expect, it } from 'vitest'
import { BATCH_MS, writeInBatches } from './write-in-batches.ts'

/** The batch sizes on a device that takes this long per batch entry. */
async function batchesOn(msForEach: number, count: number): Promise<readonly number[]> {
  let time = 0
  const sizes: number[] = []
  const written: number[] = []
  const all = Array.from({ length: count }, (_, index) => index)
  await writeInBatches(
    all,
    async (batch) => {
      sizes.push(batch.length)
      written.push(...batch)
      time += batch.length * msForEach
    },
    () => time,
  )
  expect(written).toEqual(all)
  return sizes
}

describe('writing in batches', () => {
  it('takes few batches where the device is fast', async () => {
    expect((await batchesOn(0.01, 1_000)).length).toBeLessThan(10)
  })

  it('keeps each batch short where the device is slow', async () => {
    const sizes = await batchesOn(3, 500)
    expect(Math.max(...sizes) * 3).toBeLessThanOrEqual(BATCH_MS)
  })

  it('writes one at a time where even one takes long', async () => {
    expect((await batchesOn(500, 20)).at(-1)).toBe(1)
  })

  it('writes nothing where there is nothing to write', async () => {
    expect(await batchesOn(1, 0)).toEqual([])
  })
})
