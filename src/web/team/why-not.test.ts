import { expect, test } from 'vitest'
import { refuseRemoval } from '#domain/team.ts'
import { whyNot } from './why-not.ts'

test('an action that is refused gives its reason', () => {
  const reason = whyNot(() => refuseRemoval('owner', { owners: 1, members: 3 }))
  expect(reason).toBe('This is the last owner. Make somebody else an owner first.')
})

test('an action that is allowed gives no reason', () => {
  expect(whyNot(() => refuseRemoval('owner', { owners: 2, members: 3 }))).toBeUndefined()
})

test('a bug is not an answer', () => {
  const bug = () => {
    throw new TypeError('no')
  }
  expect(() => whyNot(bug)).toThrow(TypeError)
})
