/**
 * `npm run bench insights -- --setting=base,dirty --seed=1,2,3 --size=8000`: what the insights find in
 * simulated audits, against the truth. `--setting=all` takes every setting, `--write FOLDER` keeps the
 * audits, `--out FILE` the figures, `--goals FILE` the table of goals; what is missed is printed last. `--dir FOLDER` reads audits instead (docs/insights.md has the format)
 * and writes what is found beside each.
 */
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { findInsights } from '#domain/insights/find-insights.ts'
import { type Figure, printFigure } from './support/figure.ts'
import {
  auditNames,
  readAudit,
  writeAudit,
  writeFindings,
} from './support/insights/audit-folder.ts'
import { goalTable, missedGoals } from './support/insights/goal-table.ts'
import { type JudgedGoal, judgeGoals } from './support/insights/goals.ts'
import { figuresOf, type MeasuredAudit, measureAudit } from './support/insights/measure-insights.ts'
import { SETTINGS } from './support/insights/settings.ts'
import { simulate } from './support/insights/simulate.ts'

const { values: options } = parseArgs({
  options: {
    setting: { type: 'string', default: 'base' },
    seed: { type: 'string', default: '101,102,103,104,105' },
    size: { type: 'string', default: '8000' },
    dir: { type: 'string' },
    write: { type: 'string' },
    out: { type: 'string' },
    goals: { type: 'string' },
  },
})

const figures: Figure[] = []
const goals: JudgedGoal[] = []
if (options.dir === undefined) await benchSettings()
else await benchFolder(options.dir)
if (options.out !== undefined) await writeFile(options.out, JSON.stringify(figures, null, 1))
if (options.goals !== undefined) await writeFile(options.goals, `${goalTable(goals)}\n`)
if (goals.length > 0) console.log(`${missedGoals(goals)}\n`)

async function benchSettings(): Promise<void> {
  const names = options.setting === 'all' ? SETTINGS : options.setting.split(',')
  const seeds = options.seed.split(',').map(Number)
  for (const name of names) {
    const measured: MeasuredAudit[] = []
    for (const seed of seeds) {
      const audit = simulate(name, seed, Number(options.size))
      if (options.write !== undefined) await writeAudit(options.write, audit)
      measured.push(measureAudit(audit.facts, audit.truth, audit.world).measured)
    }
    const some = figuresOf(name, measured)
    print(some)
    goals.push(...judgeGoals(name, some))
  }
}

async function benchFolder(folder: string): Promise<void> {
  const measured: MeasuredAudit[] = []
  for (const name of await auditNames(folder)) {
    const { facts, truth } = await readAudit(folder, name)
    const known = truth && measureAudit(facts, truth)
    if (known) measured.push(known.measured)
    const insights = known?.insights ?? findInsights(facts)
    await writeFindings(folder, name, insights)
    print([
      {
        figure: `${name}.findings`,
        value: insights.findings.length,
        unit: 'count',
        reference: null,
      },
    ])
  }
  if (measured.length > 0) print(figuresOf('folder', measured))
}

function print(some: readonly Figure[]): void {
  figures.push(...some)
  for (const figure of some) printFigure('insights', figure)
}
