import { expect, test } from 'vitest'
import { AUDIT_TRANSITIONS } from './audit.ts'
import { decideCorrection } from './correction.ts'

test('only a completed audit is corrected, and somebody says why', () => {
  expect(() => decideCorrection('completed', 'A pallet was missed')).not.toThrow()
  expect(() => decideCorrection('completed', ' ')).toThrow(
    expect.objectContaining({ code: 'invalid_argument', details: { field: 'reason' } }),
  )
  for (const status of ['draft', 'active', 'stopped', 'submitted', 'cancelled'] as const) {
    expect(() => decideCorrection(status, 'A pallet was missed')).toThrow(
      expect.objectContaining({ code: 'illegal_transition' }),
    )
  }
})

test('nothing leads out of a completed audit', () => {
  for (const { from } of Object.values(AUDIT_TRANSITIONS)) expect(from).not.toContain('completed')
})
