import { expect, test } from 'vitest'
import { FINDING_CODES, FINDINGS } from './import/finding.ts'
import { JOURNAL_TERMS } from './journal-terms.ts'

test('every finding of an import that is decided by hand has words in the journal', () => {
  const decided = FINDING_CODES.filter((code) => FINDINGS[code].decisions.length > 0)
  expect(decided.filter((code) => !JOURNAL_TERMS.has(`finding.${code}`))).toEqual([])
})
