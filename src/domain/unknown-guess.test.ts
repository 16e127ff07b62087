import { expect, test } from 'vitest'
import type { UnknownCodeFinding } from './insights/finding.ts'
import { guessOfCode, namedGuess } from './unknown-guess.ts'

function guess(code: string, itemId: string, confidence: number): UnknownCodeFinding {
  return {
    kind: 'unknown_code',
    key: itemId,
    storeId: 's',
    lines: [],
    evidence: { eventIds: [], figures: {} },
    confidence,
    mistake: confidence,
    value: 0,
    code,
    shelfId: 'a',
    itemId,
    quantity: 1,
    clues: [],
  }
}

test('the surest guess for a code is offered, unless somebody has dismissed it', () => {
  const shown = (finding: UnknownCodeFinding, dismissal: unknown = null) => ({ finding, dismissal })
  const findings = [
    shown(guess('4', 'tea', 0.6)),
    shown(guess('4', 'nuts', 0.9)),
    shown(guess('5', 'rice', 0.9), { reason: 'No' }),
  ]
  expect(guessOfCode(findings, '4')?.itemId).toBe('nuts')
  expect(guessOfCode(findings, '5')).toBeNull()
  expect(guessOfCode(findings, '6')).toBeNull()
})

test('a guess is named only where the name may be known', () => {
  const findings = [{ finding: guess('4', 'nuts', 0.9), dismissal: null }]
  const named = { itemId: 'nuts', name: 'Nuts 200 g', confidence: 0.9 }
  expect(namedGuess({ findings, names: { items: { nuts: { name: 'Nuts 200 g' } } } }, '4')).toEqual(
    named,
  )
  expect(namedGuess({ findings, names: { items: {} } }, '4')).toBeUndefined()
})
