import { expect, test } from 'vitest'
import { AUDIT_TRANSITIONS } from './audit.ts'
import { correctionName, decideCorrection } from './correction.ts'
import { decideName } from './naming.ts'

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

test('a completed audit cannot be moved to any other state', () => {
  for (const { from } of Object.values(AUDIT_TRANSITIONS)) expect(from).not.toContain('completed')
})

test('a correction is named after the count, and the next one counts on', () => {
  expect(correctionName('Spring count')).toBe('Correction of Spring count')
  expect(correctionName('Correction of Spring count')).toBe('Correction 2 of Spring count')
  expect(correctionName('Correction 2 of Spring count')).toBe('Correction 3 of Spring count')
})

test('a very long name is cut between letters and is still a name', () => {
  const name = correctionName('📦'.repeat(120))
  expect(name).toBe(`Correction of ${'📦'.repeat(105)}…`)
  expect(decideName(name, 'name')).toBe(name)
})
