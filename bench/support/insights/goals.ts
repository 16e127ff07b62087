// What the insights ought to reach, in every setting: the figure, what counts as reached, and what would
// be very good. Where a setting takes away the evidence itself, the goal is named as out of reach.

import { leastAudits, ownGoal } from './setting-goals.ts'
import { type CountedFigure, chanceInterval, type Interval, type Share } from './share.ts'

interface Goal {
  /** The name of a figure, without its setting. */
  readonly figure: string
  readonly goal: number
  readonly stretch: number
  /** Whether less is better. */
  readonly isMost?: boolean
}

/** As it is for a setting. */
interface SettingGoal extends Goal {
  /** Where the setting has a lower one of its own: the goal of `base`, and where the own one comes from. */
  readonly eased: { readonly base: number; readonly source: string } | null
}

type GoalVerdict = 'stretch' | 'met' | 'missed' | 'out of reach'

interface Reached {
  readonly setting: string
  readonly value: number
  /** Null for what is no share, such as a ratio. */
  readonly chance: (Share & Interval) | null
  /** What is to be known about it; may be empty. */
  readonly note: string
}

export interface JudgedGoal extends SettingGoal, Reached {
  readonly verdict: GoalVerdict
  /** Whether the goal lies where chance alone may have moved the share, to either side. */
  readonly isWithinChance: boolean
}

/** Shown beside the goals, to be read with them. */
export interface ShownFigure extends Reached {
  readonly figure: string
  readonly verdict: 'no goal'
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
/** A key beside the right one is in no list of slips that goals were made for. */
const SHOWN = ['keying.any_neighbour', 'keying.any_slip']
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

export function goalsOf(setting: string): readonly SettingGoal[] {
  const headroom = LITTLE_HEADROOM.has(setting) ? 0.15 : 0.35
  const [lines, fewLines] = LINES_FOR_80[setting] ?? [1.05, 0.55]
  const [value, muchValue] = VALUE_AT_1[setting] ?? [1, 1.05]
  const ranking: readonly Goal[] = [
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
  return [
    ...KINDS.map((goal) => easedIn(setting, goal)),
    ...ranking.map((goal) => ({ ...goal, eased: null })),
  ]
}

function easedIn(setting: string, goal: Goal): SettingGoal {
  const own = ownGoal(setting, goal.figure, goal.goal)
  if (own === null) return { ...goal, eased: null }
  return { ...goal, goal: own.goal, eased: { base: goal.goal, source: own.source } }
}

/** How often findings of a kind have to be right. */
export function precisionGoal(setting: string, kind: string): number {
  const figure = `${kind}.mistake_precision`
  return goalsOf(setting).find((goal) => goal.figure === figure)?.goal ?? 1
}

/** Goals whose figure could not be measured (nothing of the kind happened) are left out. */
export function judgeGoals(
  setting: string,
  figures: readonly CountedFigure[],
): readonly JudgedGoal[] {
  const known = knownFigures(setting, figures)
  return goalsOf(setting).flatMap((goal): JudgedGoal[] => {
    const reached = reachedOf(known, goal.figure)
    if (reached === null) return []
    const beyond = whyBeyond(goal, known)
    const { chance, value } = reached
    return [
      {
        ...goal,
        ...reached,
        verdict: verdictOf(goal, value, beyond !== null),
        isWithinChance: chance !== null && chance.from <= goal.goal && goal.goal <= chance.to,
        note: beyond ?? easedNote(goal, known),
      },
    ]
  })
}

/** What is shown without a goal, with what the oracle finds of it. */
export function shownFigures(
  setting: string,
  figures: readonly CountedFigure[],
): readonly ShownFigure[] {
  const known = knownFigures(setting, figures)
  return SHOWN.flatMap((part): ShownFigure[] => {
    const figure = `${part}.recall`
    const reached = reachedOf(known, figure)
    if (reached === null) return []
    const told = known.amountOf(`${part}.oracle_recall`)
    const note = told === undefined ? '' : oracleNote(told)
    return [{ ...reached, figure, verdict: 'no goal', note }]
  })
}

interface KnownFigures {
  readonly setting: string
  readonly figureOf: (name: string) => CountedFigure | undefined
  readonly amountOf: (name: string) => number | undefined
}

function knownFigures(setting: string, figures: readonly CountedFigure[]): KnownFigures {
  const all = new Map(figures.map((figure) => [figure.figure, figure]))
  const figureOf = (name: string) => all.get(`${setting}.${name}`)
  return { setting, figureOf, amountOf: (name) => figureOf(name)?.value }
}

function reachedOf({ setting, figureOf }: KnownFigures, name: string) {
  const figure = figureOf(name)
  if (figure === undefined || !Number.isFinite(figure.value)) return null
  const { value, share } = figure
  return { setting, value, chance: share ? { ...share, ...chanceInterval(share) } : null }
}

function verdictOf({ goal, stretch, isMost = false }: Goal, value: number, isBeyond: boolean) {
  const reaches = (aim: number) => (isMost ? value <= aim : value >= aim)
  if (reaches(stretch)) return 'stretch'
  if (reaches(goal)) return 'met'
  return isBeyond ? 'out of reach' : 'missed'
}

/** Why nobody could reach it, or null. */
function whyBeyond(goal: Goal, { setting, amountOf }: KnownFigures): string | null {
  const kind = goal.figure.split('.')[0] ?? ''
  const known = OUT_OF_REACH[setting]?.[kind]
  if (known !== undefined) return known
  if (amountOf(`${kind}.labels`) === 0)
    return `none was made, and ${amountOf(`${kind}.findings`)} said`
  const told = amountOf(`${kind}.oracle_recall`)
  if (goal.figure === `${kind}.recall` && told !== undefined && told < goal.goal) {
    return oracleNote(told)
  }
  const best = amountOf(goal.figure.replace('_ratio_', '_ceiling_'))
  if (best === undefined || !goal.figure.includes('_ratio_')) return null
  const isBeyond = goal.isMost ? best > goal.goal : best < goal.goal
  return isBeyond ? `the oracle has ${best.toFixed(2)}` : null
}

function oracleNote(told: number): string {
  return `the oracle finds ${told.toFixed(2)}`
}

/** Where an own goal comes from, and whether there were audits enough to hold it against. */
function easedNote({ eased }: SettingGoal, { setting, amountOf }: KnownFigures): string {
  const audits = amountOf('audits') ?? 0
  const few = audits < leastAudits(setting) ? `${audits} audits, ${leastAudits(setting)} asked` : ''
  return [eased?.source ?? '', few].filter((note) => note !== '').join('; ')
}
