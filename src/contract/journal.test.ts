import { expect, test } from 'vitest'
import { JOURNAL_SUBJECTS } from '#domain/journal-subjects.ts'
import { actionWords, JOURNAL_WORDS } from '#domain/journal-words.ts'
import { ALL_CONTRACTS } from './api.ts'

test('what was done is told in words', () => {
  expect(actionWords('audits.start')).toBe('Counting started')
})

/** Journal actions that move an audit to another state. */
test.each(['audits.resume', 'audits.submit', 'audits.cancel'])(
  'the journal has words for %s',
  (action) => {
    expect(JOURNAL_WORDS).toHaveProperty([action])
  },
)

test('what has no words yet is spelt out', () => {
  expect(actionWords('organizations.changeOwner')).toBe('Organizations: change owner')
})

/** Counts and heartbeats have records of their own, so the journal does not repeat them. */
const OWN_RECORD = /^(scanEvents:(record|update|void)|auditAssignments:heartbeat)/

const journaled = ALL_CONTRACTS.filter(
  ({ kind, name }) => kind === 'mutation' && !OWN_RECORD.test(name),
)

test('every mutation has words of its own', () => {
  const speechless = journaled
    .map(({ name }) => name.replace(':', '.'))
    .filter((action) => !JOURNAL_WORDS[action])
  expect(speechless).toEqual(['platform.replayProviderEvent'])
})

test('the journal can be cut to every module that changes something', () => {
  const known = new Set<string>(JOURNAL_SUBJECTS.map(({ value }) => value))
  const missing = journaled.map(({ name }) => name.split(':')[0] ?? name)
  expect(missing.filter((module) => !known.has(module))).toEqual([])
})
