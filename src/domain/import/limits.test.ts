import { expect, test } from 'vitest'
import { describeLimits, LARGEST_FILE_BYTES, refuseSize } from './limits.ts'

test('the limits are said as they are held', () => {
  expect(describeLimits()).toBe(
    'CSV up to 1,000,000 rows and 200 MB, XLSX up to 200,000 rows, ODS up to 20,000 rows.',
  )
})

test('a file of 200 MB is taken, and one byte more is refused before it is sent', () => {
  expect(refuseSize(LARGEST_FILE_BYTES)).toBeUndefined()
  expect(refuseSize(LARGEST_FILE_BYTES + 1)).toContain('up to 200 MB')
})
