import { expect, test } from 'vitest'
import { ALL_CONTRACTS } from './api.ts'
import { LIMITS } from './frames.ts'
import { BATCH_MAX_BYTES, MAX_ARGS_BYTES, maxArgsBytes } from './limits.ts'

test('a function takes the usual number of bytes, or its own', () => {
  expect(maxArgsBytes('rooms:create')).toBe(LIMITS.argsBytes)
  expect(maxArgsBytes('scanEvents:recordMany')).toBe(BATCH_MAX_BYTES)
})

test.each(Object.entries(MAX_ARGS_BYTES))(
  '%s is a function, and fits into a frame',
  (name, bytes) => {
    expect(ALL_CONTRACTS.map((contract) => contract.name)).toContain(name)
    expect(bytes).toBeGreaterThan(LIMITS.argsBytes)
    expect(bytes).toBeLessThanOrEqual(LIMITS.frameBytes)
  },
)
