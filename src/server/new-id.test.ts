import { expect, test } from 'vitest'
import * as z from 'zod'
import { newId } from './new-id.ts'

test('ids are UUIDs of version 7 that sort by time and never repeat', () => {
  const ids = Array.from({ length: 1_000 }, (_, index) => newId(1_700_000_000_000 + index))
  expect(ids.every((id) => z.uuidv7().safeParse(id).success)).toBe(true)
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(Array.from({ length: 1_000 }, () => newId(5))).size).toBe(1_000)
})
