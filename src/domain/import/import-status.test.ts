import { expect, test } from 'vitest'
import { decideBaseline, decideUndo } from './import-status.ts'

const facts = { auditStatus: 'draft', isSameFile: false } as const

test('a draft takes a baseline; a running count only with a reason; others none', () => {
  decideBaseline(facts, {})
  expect(() => decideBaseline({ ...facts, auditStatus: 'active' }, {})).toThrow('Say why')
  decideBaseline({ ...facts, auditStatus: 'active' }, { reason: 'Till was late' })
  expect(() => decideBaseline({ ...facts, auditStatus: 'submitted' }, { reason: 'x' })).toThrow(
    'cannot take a baseline',
  )
})

test('the same file again has to be meant', () => {
  expect(() => decideBaseline({ ...facts, isSameFile: true }, {})).toThrow('Replace it?')
  decideBaseline({ ...facts, isSameFile: true }, { replace: true })
})

test('a file can be taken back until the count has begun', () => {
  decideUndo('draft')
  decideUndo(null)
  expect(() => decideUndo('active')).toThrow('Import the right file instead')
})
