import { expect, test } from 'vitest'
import { DEFAULT_PROTOCOL } from '../protocol.ts'
import { protocolDifferences } from './protocol-differences.ts'

const usual = { ...DEFAULT_PROTOCOL, withoutBaseline: false, countedOnce: 0, chosenCounts: 0 }

test('audits of one protocol differ in nothing', () => {
  expect(protocolDifferences([usual, { ...usual }, usual])).toEqual([])
  expect(protocolDifferences([])).toEqual([])
})

test('differences that affect what a count can find are listed; who sees the results is not', () => {
  const other = {
    ...usual,
    blind: false,
    showResults: true,
    tolerance: { ...usual.tolerance, units: 2 },
  }
  const differences = protocolDifferences([usual, other])
  expect(differences).toEqual(['blind', 'tolerance'])
})

test('no limit is another tolerance than a limit of nothing', () => {
  const open = { ...usual, tolerance: { ...usual.tolerance, units: null } }
  expect(protocolDifferences([usual, open])).toEqual(['tolerance'])
})

test('shelves that were counted once instead of twice are listed', () => {
  const once = { ...usual, countedOnce: 2 }
  expect(protocolDifferences([usual, once])).toEqual(['counted_once'])
  expect(protocolDifferences([once, { ...usual, countedOnce: 5 }])).toEqual([])
})

test('shelves with one accepted count are listed apart from those counted once', () => {
  const chosen = { ...usual, chosenCounts: 1 }
  expect(protocolDifferences([usual, chosen])).toEqual(['chosen_counts'])
  expect(protocolDifferences([chosen, { ...usual, chosenCounts: 3 }])).toEqual([])
})
