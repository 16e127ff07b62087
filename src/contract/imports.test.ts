import { expect, test } from 'vitest'
import { formatSchema } from './imports.ts'

const format = { kind: 'text', encoding: 'windows-1252', delimiter: ';', sheet: null }

test('a file is read in an encoding that the reader knows, or in none', () => {
  expect(formatSchema.safeParse(format).success).toBe(true)
  expect(formatSchema.safeParse({ ...format, kind: 'xlsx', encoding: null }).success).toBe(true)
})

test('another encoding is refused before the file is read, and the fault names the field', () => {
  const { error } = formatSchema.safeParse({ ...format, encoding: 'utf-7' })
  expect(error?.issues).toMatchObject([{ path: ['encoding'], code: 'invalid_value' }])
})
