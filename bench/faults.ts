/**
 * `npm run bench -- faults [--minutes=10] [--seed=1] [--phones=12] [--nodes=2] [--no-standby]
 * [--small-disk=<folder>]`: phones count while nodes, lines and the database fail again and again. In the end the
 * database has what phones were told that it has, each count once, and every phone is back. `--small-disk` is a
 * folder on a file system of its own, which is filled up. `--no-build` takes the build that is there.
 */
import { parseArgs } from 'node:util'
import { buildIfStale } from '../scripts/build.ts'
import { runFaults } from './support/faults/run-faults.ts'
import { printFigure } from './support/figure.ts'

const { values: options } = parseArgs({
  allowNegative: true,
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    phones: { type: 'string', default: '12' },
    nodes: { type: 'string', default: '2' },
    standby: { type: 'boolean', default: true },
    'small-disk': { type: 'string' },
    build: { type: 'boolean', default: true },
    verbose: { type: 'boolean', default: false },
  },
})
if (options.build) await buildIfStale()

const startedAtMs = Date.now()
const report = await runFaults({
  seconds: Number(options.minutes) * 60,
  seed: Number(options.seed),
  phones: Number(options.phones),
  nodes: Number(options.nodes),
  hasStandby: options.standby,
  smallDisk: options['small-disk'],
  say: (line) => {
    if (options.verbose)
      console.error(`${Math.round((Date.now() - startedAtMs) / 1_000)} s: ${line}`)
  },
})
const name = `${options.phones} phones, ${options.nodes} nodes, seed ${options.seed}`
const print = (figure: string, value: number, unit = 'count') =>
  printFigure('faults', { figure: `${name}: ${figure}`, value, unit, reference: null })

for (const [kind, times] of report.faults) print(kind, times)
print(
  'faults',
  [...report.faults.values()].reduce((sum, times) => sum + times, 0),
)
print('acknowledged counts', report.acknowledged)
print('acknowledged rooms', report.rooms)
print('lost', report.lost.length)
print('doubled', report.doubled.length)
print('phones that did not come back by themselves', report.away.length)
print('longest silence of a phone', report.longestSilenceMs / 1_000, 's')
print('errors that nodes logged', report.errors.length)
const wrong = [...report.lost, ...report.doubled, ...report.away]
for (const line of [...wrong, ...report.errors.slice(0, 20)]) console.error(line)
process.exit(wrong.length === 0 ? 0 : 1)
