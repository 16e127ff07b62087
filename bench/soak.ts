/**
 * `npm run bench -- soak [--seed=1] [--seconds=60] [--devices=20]`: devices count while connections
 * break, counts come twice and in another order, and the host is killed again and again. In the end
 * every sum has to be what the devices recorded. `--no-build` takes the build that is there.
 */
import { parseArgs } from 'node:util'
import { buildIfStale } from '../scripts/build.ts'
import { type Figure, printFigure } from './support/figure.ts'
import { runSoak } from './support/run-soak.ts'

const { values: options } = parseArgs({
  allowNegative: true,
  options: {
    seed: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '60' },
    devices: { type: 'string', default: '20' },
    build: { type: 'boolean', default: true },
  },
})
if (options.build) await buildIfStale()

const [seed, seconds, devices] = [options.seed, options.seconds, options.devices].map(Number)
const report = await runSoak({ seed: seed ?? 1, seconds: seconds ?? 60, devices: devices ?? 20 })
const figure = (name: string, value: number): Figure => ({
  figure: `${options.devices} devices, seed ${options.seed}: ${name}`,
  value,
  unit: 'count',
  reference: null,
})
printFigure('soak', figure('counts recorded', report.events))
printFigure('soak', figure('kills of the host', report.kills))
printFigure('soak', figure('connections lost', report.disconnects))
printFigure('soak', figure('counts sent twice', report.duplicates))
printFigure('soak', figure('sums that differ', report.differences.length))
for (const difference of report.differences) console.error(difference)
process.exit(report.differences.length === 0 ? 0 : 1)
