// Goals beside what was reached, so that nobody has to compare by hand.

import type { JudgedGoal, ShownFigure } from './goals.ts'

const HEAD = [
  'setting',
  'figure',
  'value',
  'of',
  '95 %',
  'goal',
  'base',
  'stretch',
  'verdict',
  'why',
]
/** What a figure takes in, where its name does not say so. */
const ABOUT: Readonly<Record<string, string>> = {
  'keying.recall': 'slips named in the issue',
  'keying.any_neighbour.recall': 'a key beside the right one',
  'keying.any_slip.recall': 'all slips',
}
const NOTHING = '–'

type Row = JudgedGoal | ShownFigure

export function goalTable(rows: readonly Row[]): string {
  return [HEAD, HEAD.map(() => '---'), ...rows.map(cellsOf)]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')
}

/** How many are met; then what is missed for sure, by chance perhaps, and what no detector could reach. */
export function missedGoals(goals: readonly JudgedGoal[]): string {
  const {
    stretch = [],
    met = [],
    missed = [],
    ...rest
  } = Object.groupBy(goals, ({ verdict }) => verdict)
  const beyond = rest['out of reach'] ?? []
  const reached = [...stretch, ...met]
  const { sure = [], perhaps = [] } = Object.groupBy(missed, ({ isWithinChance }) =>
    isWithinChance ? 'perhaps' : 'sure',
  )
  const lucky = reached.filter(({ isWithinChance }) => isWithinChance)
  const eased = reached.filter(({ eased: own, value }) => own !== null && value < own.base)
  const rows = [...sure, ...perhaps, ...beyond]
  return [
    `${reached.length} of ${goals.length} goals met, ${stretch.length} of them as the stretch goal; ` +
      `${perhaps.length} missed within chance, ${sure.length} missed, ${beyond.length} out of reach.`,
    'Within chance: the goal lies inside the 95 % interval (Wilson) of the share. ' +
      `So it does for ${lucky.length} of those met; ${eased.length} are met as the goal of their setting only, ` +
      'below that of base.',
    ...(rows.length > 0 ? [goalTable(rows)] : []),
  ].join('\n\n')
}

function cellsOf(row: Row): readonly string[] {
  const { setting, figure, value, chance, note } = row
  const about = ABOUT[figure]
  return [
    setting,
    about === undefined ? figure : `${figure} (${about})`,
    value.toFixed(2),
    chance === null ? NOTHING : `${chance.hits} of ${chance.of}`,
    chance === null ? NOTHING : `${chance.from.toFixed(2)}–${chance.to.toFixed(2)}`,
    ...(row.verdict === 'no goal' ? [NOTHING, NOTHING, NOTHING, row.verdict] : goalCells(row)),
    note,
  ]
}

function goalCells({ goal, eased, stretch, isMost, verdict, isWithinChance }: JudgedGoal) {
  return [
    `${isMost ? '≤' : '≥'} ${goal}`,
    eased === null ? 'same' : `${eased.base}`,
    `${stretch}`,
    isWithinChance && verdict !== 'out of reach' ? `${verdict}, within chance` : verdict,
  ]
}
