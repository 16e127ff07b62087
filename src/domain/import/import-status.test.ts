import { expect, test } from 'vitest'
import { decideBaseline, decideBaselineUndo, decideListUndo } from './import-status.ts'

const facts = { auditStatus: 'draft', isSameFile: false } as const

test('a draft takes a baseline; a running count only with a reason; others none', () => {
  decideBaseline(facts, {})
  expect(() => decideBaseline({ ...facts, auditStatus: 'active' }, {})).toThrow('Say why')
  decideBaseline({ ...facts, auditStatus: 'active' }, { reason: 'Till was late' })
  expect(() => decideBaseline({ ...facts, auditStatus: 'submitted' }, { reason: 'x' })).toThrow(
    'cannot take a baseline',
  )
})

test('importing the same file again needs a confirmation', () => {
  expect(() => decideBaseline({ ...facts, isSameFile: true }, {})).toThrow('Replace it?')
  decideBaseline({ ...facts, isSameFile: true }, { replace: true })
})

test('a baseline can be taken back until the count has begun or another has its place', () => {
  const standing = { importedId: 'one', inForceId: 'one', auditStatus: 'draft' } as const
  expect(decideBaselineUndo(standing)).toBe('one')
  expect(decideBaselineUndo({ ...standing, auditStatus: null })).toBe('one')
  const begun = () => decideBaselineUndo({ ...standing, auditStatus: 'active' })
  expect(begun).toThrow('Import the right file instead')
  for (const importedId of ['other', null]) {
    const gone = () => decideBaselineUndo({ ...standing, importedId })
    expect(gone).toThrow('Another file has taken its place')
  }
  const none = () => decideBaselineUndo({ ...standing, importedId: null, inForceId: null })
  expect(none).toThrow('Another file has taken its place')
})

test('a list of items can be taken back while its changes are remembered', () => {
  decideListUndo(1)
  expect(() => decideListUndo(0)).toThrow('nothing to take back')
})
