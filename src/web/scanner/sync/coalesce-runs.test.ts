import { expect, test } from 'vitest'
import { coalesceRuns } from './coalesce-runs.ts'

test('wishes during a run are one more run, and later ones begin anew', async () => {
  let runs = 0
  let end = () => {}
  const wish = coalesceRuns(() => {
    runs += 1
    return new Promise((resolve) => {
      end = resolve
    })
  })
  const endRun = async () => {
    end()
    await new Promise((resolve) => setTimeout(resolve))
  }
  wish()
  wish()
  wish()
  expect(runs).toBe(1)
  await endRun()
  expect(runs).toBe(2)
  await endRun()
  expect(runs).toBe(2)
  wish()
  expect(runs).toBe(3)
  await endRun()
})
