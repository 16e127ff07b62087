import { expect, test } from 'vitest'
import { Fault } from '#domain/fault.ts'
import { refusalWords } from './refusal-words.ts'

test('whoever was removed, and whose count was deleted, reads more than that nothing was found', () => {
  expect(refusalWords({ fault: new Fault('not_found').shape })).toBe(
    'This count was deleted, or you no longer have access.',
  )
})

test('what the server says of it is said as it is', () => {
  const missing = new Fault('not_found', 'The picture has not arrived yet.', { field: 'photo' })
  expect(refusalWords({ fault: missing.shape })).toBe('The picture has not arrived yet.')
  const closed = new Fault('illegal_transition', 'Nothing can be counted now.')
  expect(refusalWords({ fault: closed.shape })).toBe('Nothing can be counted now.')
})
