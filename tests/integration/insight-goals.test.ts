import { expect, test } from 'vitest'
import { missedGoals } from '../../bench/support/insights/goal-table.ts'
import { judgeGoals } from '../../bench/support/insights/goals.ts'

const figure = (name: string, value: number) => {
  return { figure: name, value, unit: 'share', reference: null }
}

test('a figure is held against its goal, and what was not measured is left out', () => {
  const judged = judgeGoals('base', [
    figure('base.keying.recall', 0.8),
    figure('base.re_read.recall', 0.4),
    figure('base.misplaced.recall', 0.95),
    figure('base.sibling.recall', Number.NaN),
  ])
  expect(judged.map(({ figure: name, verdict }) => [name, verdict])).toEqual([
    ['misplaced.recall', 'stretch'],
    ['keying.recall', 'met'],
    ['re_read.recall', 'missed'],
  ])
  expect(missedGoals(judged)).toContain('2 of 3 goals met')
  expect(missedGoals(judged)).toContain('| base | re_read.recall | 0.40 | ≥ 0.5 |')
})

test('what a setting takes away is out of reach, and so is more than the oracle has', () => {
  expect(judgeGoals('store', [figure('store.misplaced.recall', 0)])[0]?.verdict).toBe(
    'out of reach',
  )
  const subtle = judgeGoals('subtle', [
    figure('subtle.ranking.value_ratio_at_1%', 1.2),
    figure('subtle.ranking.value_ceiling_at_1%', 1.25),
  ])
  expect(subtle[0]?.note).toBe('the oracle has 1.25')
})
