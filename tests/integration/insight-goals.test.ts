import { describe, expect, test } from 'vitest'
import { goalTable, missedGoals } from '../../bench/support/insights/goal-table.ts'
import { goalsOf, judgeGoals, shownFigures } from '../../bench/support/insights/goals.ts'
import { SETTINGS } from '../../bench/support/insights/settings.ts'
import { chanceInterval } from '../../bench/support/insights/share.ts'

const figure = (name: string, value: number) => {
  return { figure: name, value, unit: 'share', reference: null }
}
const counted = (name: string, hits: number, of: number) => {
  return { ...figure(name, hits / of), share: { hits, of } }
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
  expect(missedGoals(judged)).toContain(
    '| base | re_read.recall | 0.40 | – | – | ≥ 0.5 | same | 0.8 | missed |  |',
  )
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

describe('chance', () => {
  test('leaves room for more where few were seen, even where all or none were found', () => {
    const rounded = (hits: number, of: number) => {
      const { from, to } = chanceInterval({ hits, of })
      return [from.toFixed(3), to.toFixed(3)]
    }
    expect(rounded(0, 10)).toEqual(['0.000', '0.278'])
    expect(rounded(10, 10)).toEqual(['0.722', '1.000'])
    expect(rounded(8, 10)).toEqual(['0.490', '0.943'])
    expect(rounded(80, 100)).toEqual(['0.711', '0.867'])
  })

  test('may have moved a share to either side of its goal, and the summary counts that apart', () => {
    const judged = judgeGoals('base', [
      counted('base.misplaced.recall', 100, 100),
      counted('base.case_pack.recall', 11, 20),
      counted('base.keying.recall', 14, 20),
      counted('base.re_read.recall', 30, 100),
    ])
    expect(judged.map((goal) => [goal.figure, goal.verdict, goal.isWithinChance])).toEqual([
      ['misplaced.recall', 'stretch', false],
      ['case_pack.recall', 'met', true],
      ['keying.recall', 'missed', true],
      ['re_read.recall', 'missed', false],
    ])
    const text = missedGoals(judged)
    expect(text).toContain(
      '2 of 4 goals met, 1 of them as the stretch goal; 1 missed within chance, 1 missed, 0 out of reach.',
    )
    expect(text).toContain('So it does for 1 of those met;')
    expect(text).toContain('| 0.30 | 30 of 100 | 0.22–0.40 | ≥ 0.5 | same | 0.8 | missed |')
    expect(text).toContain('| 0.70 | 14 of 20 | 0.48–0.85 | ≥ 0.75 | same | 0.85 | missed, within')
    expect(text.indexOf('re_read.recall')).toBeLessThan(text.indexOf('keying.recall'))
  })
})

describe('the goal of a single setting', () => {
  test('says where it comes from, and stands beside that of base', () => {
    const judged = judgeGoals('dirty', [
      counted('dirty.sibling.recall', 57, 100),
      counted('dirty.unknown_code.recall', 89, 100),
    ])
    expect(goalTable(judged)).toContain('| ≥ 0.43 | 0.6 | 0.75 | met | section 2, column "dirty" |')
    expect(goalTable(judged)).toContain('| ≥ 0.9 | same | 0.97 | missed, within chance |  |')
    expect(missedGoals(judged)).toContain('1 are met as the goal of their setting only')
  })

  test('only ever eases what is asked in base, never raises it, and stretch goals stay', () => {
    const base = new Map(goalsOf('base').map((goal) => [goal.figure, goal]))
    const eased = SETTINGS.flatMap((setting) => {
      return goalsOf(setting).flatMap((goal) => (goal.eased ? [{ setting, ...goal }] : []))
    })
    expect(new Set(eased.map(({ setting }) => setting))).toEqual(
      new Set(['dirty', 'rare-dirty', 'err0.5', 'heavy']),
    )
    for (const { figure: name, goal, stretch, eased: own } of eased) {
      expect(own?.base).toBe(base.get(name)?.goal)
      expect(goal).toBeLessThan(own?.base ?? 0)
      expect(stretch).toBe(base.get(name)?.stretch)
    }
  })

  test('is the lower one where a setting is two things at once', () => {
    const goal = (name: string) => goalsOf('rare-dirty').find((one) => one.figure === name)?.goal
    expect(goal('re_read.recall')).toBe(0.25)
    expect(goal('case_pack.mistake_precision')).toBe(0.62)
    expect(goal('sibling.material_recall')).toBe(0.85)
  })

  test('of rare mistakes says when there were too few audits for it', () => {
    const judge = (audits: number) =>
      judgeGoals('err0.5', [
        { figure: 'err0.5.audits', value: audits, unit: 'count', reference: null },
        counted('err0.5.misplaced.mistake_precision', 30, 30),
      ])[0]?.note
    expect(judge(6)).toBe('6 audits, 20 asked')
    expect(judge(20)).toBe('')
  })
})

test('slips that no goal was made for are shown without one, beside what the oracle finds', () => {
  const shown = shownFigures('base', [
    counted('base.keying.any_neighbour.recall', 3, 30),
    figure('base.keying.any_neighbour.oracle_recall', 0.21),
  ])
  expect(goalTable(shown)).toContain(
    '| base | keying.any_neighbour.recall (a key beside the right one) | 0.10 | 3 of 30 | 0.03–0.26 ' +
      '| – | – | – | no goal | the oracle finds 0.21 |',
  )
})
