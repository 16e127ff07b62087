import { expect, test } from 'vitest'
import {
  DEFAULT_PROTOCOL,
  decideProtocol,
  parseProtocol,
  seesCosts,
  seesCounts,
  seesResults,
} from './protocol.ts'

test('a count is blind unless somebody says otherwise', () => {
  expect(decideProtocol({})).toEqual(DEFAULT_PROTOCOL)
  expect(decideProtocol({}).blind).toBe(true)
  expect(decideProtocol({ blind: false }).blind).toBe(false)
})

test('a tolerance can be lifted but is never negative', () => {
  const { tolerance } = decideProtocol({ tolerance: { units: null, percent: 5 } })
  expect(tolerance).toEqual({ units: null, percent: 5, value: null, valuePercent: null })
  expect(() => decideProtocol({ tolerance: { units: -1 } })).toThrow(
    expect.objectContaining({ details: { field: 'protocol.tolerance.units' } }),
  )
})

test('while blind, counts are seen by managers and by whoever counts there', () => {
  const stranger = { isManager: false, isHolder: false }
  expect(seesCounts({ blind: true }, stranger)).toBe(false)
  expect(seesCounts({ blind: true }, { ...stranger, isHolder: true })).toBe(true)
  expect(seesCounts({ blind: true }, { ...stranger, isManager: true })).toBe(true)
  expect(seesCounts({ blind: false }, stranger)).toBe(true)
})

test('a stored protocol is read back unchanged, and missing options are the strict ones', () => {
  const kept = decideProtocol({
    blind: false,
    mode: 'independent',
    helping: true,
    controlTotals: true,
    tolerance: { value: 10 },
  })
  expect(parseProtocol(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
  expect(parseProtocol(null)).toEqual(DEFAULT_PROTOCOL)
  expect(parseProtocol({ blind: 'no' }).blind).toBe(true)
  expect(parseProtocol({ mode: 'anyhow' }).mode).toBe('additive')
  expect(parseProtocol({ helping: 'yes' }).helping).toBe(false)
})

test('while two count apart, only a manager sees the results', () => {
  const open = { blind: false, showResults: true }
  expect(seesResults(open, { isManager: false, isComparing: true })).toBe(false)
  expect(seesResults(open, { isManager: true, isComparing: true })).toBe(true)
})

test('counters see results where the protocol shows them, and of a blind count never', () => {
  const counter = { isManager: false, isComparing: false }
  expect(seesResults({ blind: false, showResults: true }, counter)).toBe(true)
  expect(seesResults({ blind: false, showResults: false }, counter)).toBe(false)
  expect(seesResults({ blind: true, showResults: true }, counter)).toBe(false)
  expect(seesResults({ blind: true, showResults: false }, { ...counter, isManager: true })).toBe(
    true,
  )
})

test('counters see costs only where the protocol says so', () => {
  expect(decideProtocol({}).showCosts).toBe(false)
  expect(seesCosts(decideProtocol({}), { isManager: false })).toBe(false)
  expect(seesCosts(decideProtocol({ showCosts: true }), { isManager: false })).toBe(true)
  expect(seesCosts(decideProtocol({}), { isManager: true })).toBe(true)
  expect(parseProtocol({ showCosts: true }).showCosts).toBe(true)
  expect(parseProtocol({ showCosts: 'yes' }).showCosts).toBe(false)
})
