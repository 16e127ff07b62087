import { expect, test } from 'vitest'
import {
  formatPaperDifference,
  formatPaperQuantity,
  formatPaperShare,
  formatPaperTime,
} from './paper-words.ts'

test('not counted is a dash, zero is zero, and below zero has a true minus', () => {
  expect([null, 0, -2.25, 1_200].map(formatPaperQuantity)).toEqual(['–', '0', '−2.25', '1,200'])
  expect(formatPaperShare(null, 1)).toBe('–')
  expect([formatPaperShare(0.9677, 1), formatPaperShare(0.01804, 2)]).toEqual(['96.8%', '1.80%'])
})

test('a difference on paper has its sign', () => {
  const shown = [null, 0, -2.25, 1_200].map(formatPaperDifference)
  expect(shown).toEqual(['–', '0', '−2.25', '+1,200'])
})

test('times on paper say which clock they go by', () => {
  expect(formatPaperTime(Date.parse('2026-03-14T15:30:45Z'))).toBe('2026-03-14 15:30 UTC')
  expect(formatPaperTime(null)).toBe('–')
})
