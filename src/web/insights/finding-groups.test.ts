import { expect, test } from 'vitest'
import type { ShownFinding } from '#contract/insights.ts'
import type { Finding } from '#domain/insights/finding.ts'
import { messagesIn } from '../kit/use-messages.ts'
import { groupFindings, sayFindings } from './finding-groups.ts'

const say = (findings: readonly ShownFinding[], total: number) =>
  sayFindings(findings, total, messagesIn('en', 'insights'))

function shown(id: string, mistake: number, isDismissed = false): ShownFinding {
  const finding: Finding = {
    key: id,
    kind: id.startsWith('m') ? 'misplaced' : 'moved',
    storeId: 's',
    lines: [],
    evidence: { eventIds: [], figures: {} },
    confidence: 1,
    mistake,
    value: 1,
    quantity: 1,
    fromShelfId: 'a',
    toShelfId: 'b',
  }
  const dismissal = isDismissed ? { reason: 'No', dismissedByName: null, dismissedAt: 1 } : null
  return { id, title: id, sentence: id, finding, currency: 'USD', foundAt: 1, dismissal }
}

test('what was dismissed is in no group and in no number', () => {
  const findings = [shown('m1', 0.9), shown('o1', 0.2), shown('m2', 0.9, true)]
  expect(groupFindings(findings).map((group) => group.findings.map(({ id }) => id))).toEqual([
    ['m1', 'o1'],
  ])
  expect(say(findings, 3)).toBe('2 patterns, 1 of them a likely counting mistake.')
  expect(say([shown('m2', 0.9, true)], 1)).toBe('All likely causes were dismissed.')
  expect(say([], 0)).toBe('No likely causes found.')
})

test('the sentence says how many there are, also when not all are listed', () => {
  expect(say([shown('m1', 0.1)], 40)).toBe('40 patterns, none of them likely counting mistakes.')
  expect(say([shown('m1', 0.9)], 1)).toBe('1 likely counting mistake.')
})
