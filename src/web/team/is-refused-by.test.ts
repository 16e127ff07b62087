import { expect, test } from 'vitest'
import { refuseRemoval } from '#domain/team.ts'
import { isRefusedBy } from './is-refused-by.ts'

test('a rule refuses, or does not', () => {
  expect(isRefusedBy(() => refuseRemoval('owner', { owners: 1, members: 3 }))).toBe(true)
  expect(isRefusedBy(() => refuseRemoval('owner', { owners: 2, members: 3 }))).toBe(false)
})

test('a bug is not an answer', () => {
  const bug = () => {
    throw new TypeError('no')
  }
  expect(() => isRefusedBy(bug)).toThrow(TypeError)
})
