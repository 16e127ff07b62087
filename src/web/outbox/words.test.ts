import { expect, test } from 'vitest'
import { Fault, type FaultCode, type FaultDetails } from '#domain/fault.ts'
import { formatsOf } from '#messages/formats.ts'
import { messagesIn } from '#web/kit/use-messages.ts'
import type { OutboxWork } from './outbox-entry.ts'
import { MOST_NAMED, refusalWords, workWords } from './words.ts'

const t = messagesIn('en', 'outbox')
const whyOf = (code: FaultCode, message?: string, details?: FaultDetails) =>
  refusalWords(new Fault(code, message, details).shape, t)

test('whoever was removed, and whose count was deleted, reads more than that nothing was found', () => {
  expect(whyOf('not_found')).toBe('This count was deleted, or you no longer have access.')
})

test('what the server refused is said by its facts', () => {
  const stopped = { from: 'stopped', to: 'stopped', guard: 'audit_status' }
  expect(whyOf('illegal_transition', 'No.', stopped)).toBe('Counting is stopped or closed.')
  const returned = { from: 'returned', to: 'submitted', guard: 'status' }
  expect(whyOf('illegal_transition', 'No.', returned)).toMatch(/counted again from zero/)
  const counting = { current: 'bo', reason: 'counting', holder: 'Bo' }
  expect(whyOf('conflict', 'No.', counting)).toBe('Bo is counting this shelf.')
  expect(whyOf('not_found', 'No.', { field: 'photoFileId' })).toBe('The photo has not arrived yet.')
})

test('of what has no words here only the code is known', () => {
  expect(whyOf('conflict', 'This stands at 4 now.', { current: 4 })).toBeUndefined()
  expect(whyOf('illegal_transition', 'No.', { guard: 'tie' })).toBeUndefined()
})

const SHELF = { auditAssignmentId: 'shelf' }
const COUNT: OutboxWork = {
  kind: 'count',
  event: { id: 'event', kind: 'add', inputMode: 'camera', deviceTimeMs: 0, ...SHELF },
}
const SAY = { t, list: formatsOf('en').list }
const words = (...works: readonly OutboxWork[]) =>
  workWords(
    works.map((work) => ({ work })),
    SAY,
  )

test('counts are counts, and what else was done to shelves is not', () => {
  expect(words(COUNT)).toBe('1 count')
  expect(words(COUNT, COUNT, { kind: 'submit', ...SHELF })).toBe('2 counts and 1 submission')
  expect(words({ kind: 'take', ...SHELF }, { kind: 'take', ...SHELF })).toBe('2 taken shelves')
  const excluded = { kind: 'exclude', reason: 'Blocked', ...SHELF } as const
  expect(words({ kind: 'take', ...SHELF }, COUNT, { kind: 'submit', ...SHELF }, excluded)).toBe(
    '1 count, 1 taken shelf, and 2 submissions',
  )
})

test('of very many only the first are read, and all are numbered', () => {
  const read = Array.from({ length: MOST_NAMED }, () => ({ work: COUNT }))
  expect(workWords(read, SAY, 12_345)).toBe('12,345 entries')
})
