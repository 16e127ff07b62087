import { expect, test } from 'vitest'
import { describeRest } from './describe-rest.ts'

test('what stays as it was is counted, by why', () => {
  expect(describeRest({ skipped: 0, changed: 1 })).toBe(
    '1 line has changed meanwhile. It stays as it is.',
  )
  expect(describeRest({ skipped: 3, changed: 2 })).toBe(
    '3 lines cannot be decided so, 2 lines have changed meanwhile. They stay as they are.',
  )
})
