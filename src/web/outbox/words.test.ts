import { expect, test } from 'vitest'
import { Fault } from '#domain/fault.ts'
import type { OutboxWork } from './outbox-entry.ts'
import { MOST_NAMED, refusalWords, workWords } from './words.ts'

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

const SHELF = { auditAssignmentId: 'shelf' }
const COUNT: OutboxWork = {
  kind: 'count',
  event: { id: 'event', kind: 'add', inputMode: 'camera', deviceTimeMs: 0, ...SHELF },
}
const words = (...works: readonly OutboxWork[]) => workWords(works.map((work) => ({ work })))

test('counts are counts, and what else was done to shelves is not', () => {
  expect(words(COUNT)).toBe('1 count')
  expect(words(COUNT, COUNT, { kind: 'submit', ...SHELF })).toBe('2 counts and 1 hand-in')
  expect(words({ kind: 'take', ...SHELF }, { kind: 'take', ...SHELF })).toBe('2 taken shelves')
  const excluded = { kind: 'exclude', reason: 'Blocked', ...SHELF } as const
  expect(words({ kind: 'take', ...SHELF }, COUNT, { kind: 'submit', ...SHELF }, excluded)).toBe(
    '1 count, 1 taken shelf and 2 hand-ins',
  )
})

test('of very many only the first are read, and all are numbered', () => {
  const read = Array.from({ length: MOST_NAMED }, () => ({ work: COUNT }))
  expect(workWords(read, 12_345)).toBe('12,345 entries')
})
