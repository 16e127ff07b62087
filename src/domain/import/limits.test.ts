import { describe, expect, test } from 'vitest'
import { firstTurn, TOLD_LIMITS, TURN_BYTES, TURN_CPU_SECONDS } from './limits.ts'

test('the limits in the messages are those that are enforced', () => {
  expect(TOLD_LIMITS).toEqual({
    csvRows: 1_000_000,
    csvSize: 200,
    xlsxRows: 200_000,
    odsRows: 20_000,
  })
})

describe('the first turn of a file', () => {
  const limits = { cpuSeconds: 30, memoryBytes: 1 }

  test('is short, with all of the memory', () => {
    expect(firstTurn(1_000, limits)).toEqual({ cpuSeconds: TURN_CPU_SECONDS, memoryBytes: 1 })
  })

  test('is not begun with a file that is too large for it', () => {
    expect(firstTurn(TURN_BYTES + 1, limits)).toBeUndefined()
  })

  test('is all of it where nothing may take longer', () => {
    expect(firstTurn(TURN_BYTES + 1, { ...limits, cpuSeconds: 1 })).toEqual({
      cpuSeconds: 1,
      memoryBytes: 1,
    })
  })
})
