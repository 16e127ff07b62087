// What the insights ought to reach, in every setting: the figure, what counts as reached, and what would
// be very good. Where a setting takes away the evidence itself, the goal is named as out of reach.

import type { Figure } from '../figure.ts'

export interface Goal {
  /** The name of a figure, without its setting. */
  readonly figure: string
  readonly goal: number
  readonly stretch: number
  /** Whether less is better. */
  readonly isMost?: boolean
}

export type GoalVerdict = 'stretch' | 'met' | 'missed' | 'out of reach'

export interface JudgedGoal extends Goal {
  readonly setting: string
  readonly value: number
  readonly verdict: GoalVerdict
  /** Why it is out of reach; empty otherwise. */
  readonly note: string
}

const KINDS: readonly Goal[] = [
  { figure: 'misplaced.mistake_precision', goal: 0.95, stretch: 0.98 },
  { figure: 'misplaced.recall', goal: 0.8, stretch: 0.9 },
  { figure: 'sibling.pattern_precision', goal: 0.9, stretch: 0.95 },
  { figure: 'sibling.recall', goal: 0.6, stretch: 0.75 },
  { figure: 'sibling.material_recall', goal: 0.85, stretch: 0.9 },
  { figure: 'case_pack.mistake_precision', goal: 0.85, stretch: 0.9 },
  { figure: 'case_pack.recall', goal: 0.5, stretch: 0.7 },
  { figure: 'keying.mistake_precision', goal: 0.9, stretch: 0.95 },
  { figure: 'keying.recall', goal: 0.75, stretch: 0.85 },
  { figure: 'case_or_keying.mistake_precision', goal: 0.9, stretch: 0.93 },
  { figure: 'case_or_keying.recall', goal: 0.7, stretch: 0.8 },
  { figure: 'shelf_twice.mistake_precision', goal: 0.95, stretch: 1 },
  { figure: 'shelf_twice.recall', goal: 0.9, stretch: 0.98 },
  { figure: 'missed_run.pattern_precision', goal: 0.95, stretch: 0.98 },
  { figure: 'missed_run.recall', goal: 0.95, stretch: 0.98 },
  { figure: 'unknown_code.mistake_precision', goal: 0.95, stretch: 0.98 },
  { figure: 'unknown_code.recall', goal: 0.9, stretch: 0.97 },
  { figure: 're_read.mistake_precision', goal: 0.85, stretch: 0.9 },
  { figure: 're_read.recall', goal: 0.5, stretch: 0.8 },
]

/** Settings in which most of what can be gained over the plain ranking is not there. */
const LITTLE_HEADROOM = new Set(['err5', 'clean', 'delist', 'diffuse4', 'store', 'store-nohist'])
const LINES_FOR_80: Readonly<Record<string, readonly [number, number]>> = {
  base: [0.75, 0.55],
  dirty: [0.6, 0.45],
  subtle: [0.5, 0.35],
}
const VALUE_AT_1: Readonly<Record<string, readonly [number, number]>> = {
  base: [1.05, 1.1],
  subtle: [1.3, 1.5],
}
const VALUE_SHARES = ['1%', '2%', '5%', '10%']

/** Goals that a setting rules out, by setting and figure. */
const NO_PLACES = 'the baseline names no shelves'
const NO_ORDER = 'no order and no times of scanning'
const FAST = 're-reads are as slow as the next piece'
const OUT_OF_REACH: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  store: { misplaced: NO_PLACES },
  'store-nohist': { misplaced: NO_PLACES, missed_run: 'nobody knows what stands where' },
  noorder: { re_read: NO_ORDER },
  fastguns: { re_read: FAST },
}

export function goalsOf(setting: string): readonly Goal[] {
  const headroom = LITTLE_HEADROOM.has(setting) ? 0.15 : 0.35
  const [lines, fewLines] = LINES_FOR_80[setting] ?? [1.05, 0.55]
  const [value, muchValue] = VALUE_AT_1[setting] ?? [1, 1.05]
  return [
    ...KINDS,
    ...VALUE_SHARES.map((share) => ({
      figure: `ranking.value_ratio_at_${share}`,
      goal: share === '1%' ? value : 1,
      stretch: share === '1%' ? muchValue : 1,
    })),
    { figure: 'ranking.headroom_at_1%', goal: headroom, stretch: 0.6 },
    { figure: 'ranking.headroom_at_2%', goal: headroom, stretch: 0.6 },
    { figure: 'ranking.lines_ratio_for_80%', goal: lines, stretch: fewLines, isMost: true },
    { figure: 'ranking.yield_over_z', goal: 0, stretch: 0.1 },
  ]
}

/** Goals whose figure could not be measured (nothing of the kind happened) are left out. */
export function judgeGoals(setting: string, figures: readonly Figure[]): readonly JudgedGoal[] {
  const values = new Map(figures.map(({ figure, value }) => [figure, value]))
  return goalsOf(setting).flatMap((goal): JudgedGoal[] => {
    const value = values.get(`${setting}.${goal.figure}`)
    if (value === undefined || !Number.isFinite(value)) return []
    const note = noteOf(setting, goal, values)
    return [{ ...goal, setting, value, verdict: verdictOf(goal, value, note), note }]
  })
}

function verdictOf({ goal, stretch, isMost = false }: Goal, value: number, note: string) {
  const reaches = (aim: number) => (isMost ? value <= aim : value >= aim)
  if (reaches(stretch)) return 'stretch'
  if (reaches(goal)) return 'met'
  return note === '' ? 'missed' : 'out of reach'
}

function noteOf(setting: string, goal: Goal, values: ReadonlyMap<string, number>): string {
  const kind = goal.figure.split('.')[0] ?? ''
  const known = OUT_OF_REACH[setting]?.[kind]
  if (known !== undefined) return known
  if (values.get(`${setting}.${kind}.labels`) === 0) {
    return `none was made, and ${values.get(`${setting}.${kind}.findings`)} said`
  }
  const told = values.get(`${setting}.${kind}.oracle_recall`)
  if (goal.figure === `${kind}.recall` && told !== undefined && told < goal.goal) {
    return `the oracle finds ${told.toFixed(2)}`
  }
  const best = values.get(`${setting}.${goal.figure.replace('_ratio_', '_ceiling_')}`)
  if (best === undefined || !goal.figure.includes('_ratio_')) return ''
  const isBeyond = goal.isMost ? best > goal.goal : best < goal.goal
  return isBeyond ? `the oracle has ${best.toFixed(2)}` : ''
}
