import { expect, test } from 'vitest'
import type { AuditReport, ComparedFinding } from '#contract/reports.ts'
import { DEFAULT_PROTOCOL } from '#domain/protocol.ts'
import { addEffort, addSums, reportFigures, reportPace } from '#domain/reports/report-sums.ts'
import { formatsOf } from '#messages/formats.ts'
import { messagesIn } from '../kit/use-messages.ts'
import {
  choicesOf,
  nameStores,
  sayChange,
  sayFinding,
  sayRepeat,
  sayUnlikeStores,
} from './compared-words.ts'

const t = messagesIn('en', 'reports')
const formats = formatsOf('en')

const found = (variance: number | null, value: number | null, currency = 'EUR') =>
  ({ currency, expected: 5, counted: 5, variance, value }) satisfies ComparedFinding

test('what was not counted says so, and how many were expected', () => {
  expect(sayFinding({ ...found(-3, -12), counted: 2 }, t, formats)).toEqual({
    variance: '−3',
    beside: '2 of 5',
  })
  const uncounted = { ...found(null, null), counted: null }
  expect(sayFinding(uncounted, t, formats).beside).toBe('not counted, 5 expected')
  expect(sayFinding({ ...uncounted, expected: null }, t, formats).beside).toBe('not counted')
  expect(sayFinding({ ...found(null, null), expected: null }, t, formats).beside).toBe('5 counted')
  expect(sayFinding(null, t, formats)).toEqual({ variance: null, beside: 'not in it' })
})

test('a change is between two values that are known', () => {
  expect(sayChange({ earlier: found(-2, -8), later: found(-3, -12) }, formats)).toBe('−€4.00')
  expect(sayChange({ earlier: found(-2, -8), later: found(-2, -8) }, formats)).toBe('€0.00')
})

test('from nothing, from no count, from no cost and to another currency there is no change', () => {
  const known = found(-3, -12)
  for (const earlier of [null, found(null, null), found(-2, null), found(-2, -8, 'USD')]) {
    expect(sayChange({ earlier, later: known }, formats)).toBe('–')
    expect(sayChange({ earlier: known, later: earlier }, formats)).toBe('–')
  }
})

test('what came out the same way twice is said', () => {
  expect(sayRepeat({ earlier: found(-1, -1), later: found(-2, -2) }, t)).toBe('short both times')
  expect(sayRepeat({ earlier: found(1, 1), later: found(2, 2) }, t)).toBe('over both times')
  expect(sayRepeat({ earlier: null, later: found(-2, -2) }, t)).toBeNull()
})

test('stores are named as far as there is room', () => {
  expect(nameStores(['Harbor'], t, formats)).toBe('Harbor')
  expect(nameStores(['Harbor', 'Mill'], t, formats)).toBe('Harbor and Mill')
  expect(nameStores(['Harbor', 'Mill', 'Quay', 'Pier'], t, formats)).toBe('Harbor, Mill and 2 more')
})

function report(auditId: string, storeName: string): AuditReport {
  return {
    id: `${auditId}/${storeName}`,
    auditId,
    auditName: 'Year end',
    storeId: storeName,
    storeName,
    completedAt: Date.parse('2026-11-16T12:00:00Z'),
    confirmationNumber: null,
    correctedBy: null,
    protocol: { ...DEFAULT_PROTOCOL, withoutBaseline: false, countedOnce: 0, chosenCounts: 0 },
    figures: reportFigures(addSums([]), 'EUR'),
    pace: reportPace(addEffort([])),
  }
}

test('the newest comes first, and what is listed and chosen is there once', () => {
  const older = { ...report('a', 'Harbor'), completedAt: Date.parse('2025-11-16T12:00:00Z') }
  const choices = choicesOf([older, report('b', 'Mill'), older], t, formats)
  expect(choices.map(({ value, label }) => [value, label.split(',')[1]])).toEqual([
    ['b', ' Mill'],
    ['a', ' Harbor'],
  ])
})

test('audits of one name and one day are told apart by their stores', () => {
  const choices = choicesOf(
    [report('a', 'Harbor'), report('b', 'Mill'), report('b', 'Quay')],
    t,
    formats,
  )
  expect(choices.map(({ value, label }) => [value, label.split(',').slice(0, 2)])).toEqual([
    ['a', ['Year end', ' Harbor']],
    ['b', ['Year end', ' Mill and Quay']],
  ])
})

test('of different stores it is said what can be compared', () => {
  const of = (...ids: readonly string[]) => ({ stores: ids.map((id) => ({ id, name: id })) })
  const words = (earlier: readonly string[], later: readonly string[]) =>
    sayUnlikeStores({ earlier: of(...earlier), later: of(...later) }, t, formats)
  expect(words(['Mill', 'Quay'], ['Quay', 'Mill'])).toBe('')
  expect(words(['Mill', 'Quay'], ['Quay'])).toBe(
    'They cover different stores, so totals can’t be compared. The items of Quay can.',
  )
  expect(words(['Mill'], ['Quay'])).toBe(
    'They have no store in common, so neither totals nor items can be compared.',
  )
})
