import { expect, test } from 'vitest'
import { mainStep, stepsFor, variantOf } from './audit-steps.ts'

test('each state offers the steps that lead on from it', () => {
  expect(stepsFor('draft')).toEqual(['start'])
  expect(stepsFor('active')).toEqual(['stop', 'submit'])
  expect(stepsFor('stopped')).toEqual(['resume', 'submit'])
  expect(stepsFor('submitted')).toEqual(['reopen'])
  expect(stepsFor('completed')).toEqual([])
  expect(stepsFor('cancelled')).toEqual([])
})

test('at most one step is the main one', () => {
  expect(mainStep('draft')).toBe('start')
  expect(mainStep('active')).toBe('submit')
  expect(mainStep('submitted')).toBeUndefined()
})

test('the main step is filled once nothing stands in its way', () => {
  const ready = { isChecked: true, shelves: 3 }
  expect(variantOf('start', 'draft', ready)).toBe('filled')
  expect(variantOf('start', 'draft', { ...ready, shelves: 0 })).toBe('light')
  expect(variantOf('submit', 'active', ready)).toBe('filled')
  expect(variantOf('submit', 'active', { ...ready, isChecked: false })).toBe('light')
  expect(variantOf('stop', 'active', ready)).toBe('default')
})
