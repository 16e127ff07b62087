import { expect, test } from 'vitest'
import { suggestPrefix } from './suggest-prefix.ts'

test('codes begin with the first letter of the room', () => {
  expect(suggestPrefix('stockroom', [])).toBe('S-')
  expect(suggestPrefix('Élan', [])).toBe('E-')
})

test('a letter that another room has is told apart by the next ones, then by a number', () => {
  expect(suggestPrefix('Stockroom', ['S-'])).toBe('ST-')
  expect(suggestPrefix('Stockroom', ['s-', ' ST- '])).toBe('STO-')
  expect(suggestPrefix('Stockroom', ['S-', 'ST-', 'STO-', 'S2-'])).toBe('S3-')
})

test('a name in other letters gets a free one of these; no name gets none', () => {
  expect(suggestPrefix('冷藏', [])).toBe('A-')
  expect(suggestPrefix('قاعة التخزين', ['A-', 'b-'])).toBe('C-')
  const all = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => `${letter}-`)
  expect(suggestPrefix('冷藏', all)).toBe('A2-')
  expect(suggestPrefix(' ', [])).toBe('')
})
