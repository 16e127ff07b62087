import { expect, test } from 'vitest'
import { isJournalAction } from '#domain/journal-actions.ts'
import { JOURNAL_SUBJECTS } from '#domain/journal-subjects.ts'
import { ALL_CONTRACTS } from './api.ts'

/** Journal actions that move an audit to another state. */
test.each(['audits.resume', 'audits.submit', 'audits.cancel'])(
  'the journal has words for %s',
  (action) => {
    expect(isJournalAction(action)).toBe(true)
  },
)

/** Counts and heartbeats have records of their own, so the journal does not repeat them. */
const OWN_RECORD = /^(scanEvents:(record|update|void)|auditAssignments:heartbeat)/

const journaled = ALL_CONTRACTS.filter(
  ({ kind, name }) => kind === 'mutation' && !OWN_RECORD.test(name),
)

test('every mutation has words of its own', () => {
  const speechless = journaled
    .map(({ name }) => name.replace(':', '.'))
    .filter((action) => !isJournalAction(action))
  expect(speechless).toEqual(['platform.replayProviderEvent'])
})

test('the journal can be cut to every module that changes something', () => {
  const known = new Set<string>(JOURNAL_SUBJECTS)
  const missing = journaled.map(({ name }) => name.split(':')[0] ?? name)
  expect(missing.filter((module) => !known.has(module))).toEqual([])
})
