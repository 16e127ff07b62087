import { expect, test } from 'vitest'
import type { LinePlace } from '#contract/audit-variances.ts'
import { formatsOf } from '#messages/formats.ts'
import { messagesIn } from '../kit/use-messages.ts'
import { isNotFound, sayNotFound } from './not-found-words.ts'

const say = (line: Parameters<typeof sayNotFound>[0]) =>
  sayNotFound(line, messagesIn('en', 'results'), formatsOf('en'))

const place = (shelfCode: string, facts: Partial<LinePlace> = {}): LinePlace => ({
  id: shelfCode,
  roomId: 'room',
  roomName: 'Hall',
  shelfId: shelfCode,
  shelfCode,
  expected: 12,
  counted: null,
  handedIn: true,
  rounds: [],
  ...facts,
})

test('what was not found says how many, and on which shelf', () => {
  expect(say({ due: 12, places: [place('S-04')] })).toBe('12 expected on S-04, not found')
  const many = ['A-1', 'A-2', 'A-3', 'A-4'].map((code) => place(code))
  expect(say({ due: 48, places: many })).toBe('48 expected on A-1, A-2, A-3 and 1 more, not found')
  expect(say({ due: 9, places: [] })).toBe('9 expected, not found')
})

test('a shelf that was empty is named with the others, and one that is open is not meant', () => {
  const places = [
    place('A-1'),
    place('A-2', { counted: 0 }),
    place('A-3', { handedIn: false }),
    place('A-4', { expected: 0 }),
  ]
  expect(say({ due: 24, places })).toBe('24 expected on A-1, A-2, not found')
})

test('what somebody has spoken for, counted, or may still count is not among it', () => {
  const line = { counted: null, due: 12, review: 'open' } as const
  expect(isNotFound(line)).toBe(true)
  expect(isNotFound({ ...line, review: 'recount' })).toBe(true)
  expect(isNotFound({ ...line, review: 'zero' })).toBe(false)
  expect(isNotFound({ ...line, due: null })).toBe(false)
  expect(isNotFound({ ...line, counted: 0 })).toBe(false)
})
