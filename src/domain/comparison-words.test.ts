import { expect, test } from 'vitest'
import { sayComparison } from './comparison-words.ts'

test('two counts of a shelf agree, differ, or were settled by a third', () => {
  const on = { differing: 1, disputed: 0 }
  expect(sayComparison({ ...on, state: 'waiting' })).toBeNull()
  expect(sayComparison({ ...on, state: 'single' })).toBe('counted once')
  expect(sayComparison({ ...on, state: 'chosen' })).toBe('chosen, they differ on 1 line')
  expect(sayComparison({ ...on, state: 'agreed' })).toBe('both agree')
  expect(sayComparison({ ...on, state: 'differs' })).toBe('they differ on 1 line')
  expect(sayComparison({ ...on, state: 'settled', differing: 1_200 })).toBe(
    'a third settled 1,200 lines',
  )
})
