// Goals beside what was reached, so that nobody has to compare by hand.

import type { JudgedGoal } from './goals.ts'

const HEAD = ['setting', 'figure', 'value', 'goal', 'stretch', 'verdict', 'why']

export function goalTable(goals: readonly JudgedGoal[]): string {
  return table(goals)
}

/** What is missed first, then what no detector could reach, then how much of all that is. */
export function missedGoals(goals: readonly JudgedGoal[]): string {
  const missed = goals.filter(({ verdict }) => verdict === 'missed')
  const beyond = goals.filter(({ verdict }) => verdict === 'out of reach')
  const stretched = goals.filter(({ verdict }) => verdict === 'stretch').length
  const reached = goals.length - missed.length - beyond.length
  return [
    `${reached} of ${goals.length} goals met, ${stretched} of them as the stretch goal; ` +
      `${missed.length} missed, ${beyond.length} out of reach.`,
    ...(missed.length + beyond.length > 0 ? [table([...missed, ...beyond])] : []),
  ].join('\n\n')
}

function table(goals: readonly JudgedGoal[]): string {
  const rows = goals.map(({ setting, figure, value, goal, stretch, isMost, verdict, note }) => {
    const bound = isMost ? '≤' : '≥'
    return [setting, figure, value.toFixed(2), `${bound} ${goal}`, `${stretch}`, verdict, note]
  })
  return [HEAD, HEAD.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}
