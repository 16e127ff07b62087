import { expect, test } from 'vitest'
import { LARGEST_FILE_BYTES } from './limits.ts'
import { refuseSize } from './unreadable-file.ts'

test('a file of 200 MB is taken, and one byte more is refused before it is sent', () => {
  expect(refuseSize(LARGEST_FILE_BYTES)).toBeUndefined()
  expect(refuseSize(LARGEST_FILE_BYTES + 1)).toEqual({
    code: 'too_large',
    kind: 'text',
    megabytes: 200,
  })
})
