import { expect, test } from 'vitest'
import { linesToTakeBack } from './take-back.ts'

const line = (itemId: string, seenVersion: number) => ({ storeId: 's', itemId, seenVersion })

test('what was decided is taken back at the version that the decision made', () => {
  expect(linesToTakeBack([line('a', 0), line('b', 3)], [])).toEqual([line('a', 1), line('b', 4)])
})

test('what somebody else decided in the meantime stays theirs', () => {
  const conflicts = [{ storeId: 's', itemId: 'a' }]
  expect(linesToTakeBack([line('a', 0), line('b', 3)], conflicts)).toEqual([line('b', 4)])
})
