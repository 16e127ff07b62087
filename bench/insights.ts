/**
 * `npm run bench insights -- --setting=base,dirty --seed=1,2,3 --size=8000`: what the insights find in
 * simulated audits, against the truth. `--setting=all` takes every setting, `--write FOLDER` keeps the
 * audits, `--out FILE` the figures, `--goals FILE` the table of goals; what is missed is printed last. `--dir
 * FOLDER` reads audits instead (docs/insights.md has the format) and writes what is found beside each.
 */
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { findInsights } from '#domain/insights/find-insights.ts'
import { type Figure, printFigure } from './support/figure.ts'
import {
  auditNames,
  type FolderAudit,
  readAudit,
  writeAudit,
  writeFindings,
} from './support/insights/audit-folder.ts'
import { goalTable, missedGoals } from './support/insights/goal-table.ts'
import {
  type JudgedGoal,
  judgeGoals,
  type ShownFigure,
  shownFigures,
} from './support/insights/goals.ts'
import { figuresOf, type MeasuredAudit, measureAudit } from './support/insights/measure-insights.ts'
import { FileProblem } from './support/insights/read-json.ts'
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
const shown: ShownFigure[] = []
if (options.dir === undefined) await benchSettings()
else await benchFolder(options.dir)
if (options.out !== undefined) await writeFile(options.out, JSON.stringify(figures, null, 1))
if (options.goals !== undefined)
  await writeFile(options.goals, `${goalTable([...goals, ...shown])}\n`)
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
    shown.push(...shownFigures(name, some))
  }
}

async function benchFolder(folder: string): Promise<void> {
  const names = await auditNames(folder)
  if (names.length === 0) complain(`There is no audit in ${folder}.`)
  const measured: MeasuredAudit[] = []
  for (const name of names) {
    const audit = await readAudit(folder, name).catch(explained)
    if (audit) measured.push(...(await benchAudit(folder, audit)))
  }
  if (measured.length > 0) print(figuresOf('folder', measured))
}

/** A file that cannot be read does not keep the others from being tried. */
function explained(error: unknown): undefined {
  if (!(error instanceof FileProblem)) throw error
  complain(error.message)
}

function complain(message: string): void {
  console.error(message)
  process.exitCode = 1
}

async function benchAudit(folder: string, audit: FolderAudit): Promise<readonly MeasuredAudit[]> {
  const { name, facts, truth, notes } = audit
  for (const note of notes) console.error(note)
  const known = truth && measureAudit(facts, truth)
  const insights = known?.insights ?? findInsights(facts)
  await writeFindings(folder, name, insights)
  const value = insights.findings.length
  print([{ figure: `${name}.findings`, value, unit: 'count', reference: null }])
  return known ? [known.measured] : []
}

function print(some: readonly Figure[]): void {
  figures.push(...some)
  for (const figure of some) printFigure('insights', figure)
}
