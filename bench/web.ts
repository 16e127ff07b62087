/**
 * `npm run bench -- web [--seconds=5] [--connections=10]`: how many landing pages the host renders, and
 * how much JavaScript each page needs, in how many files, and how long pages take on a slow network. `--no-build`
 * takes the build that is there.
 */
import { parseArgs } from 'node:util'
import { buildIfStale } from '../scripts/build.ts'
import { type Figure, printFigure } from './support/figure.ts'
import { HostProcess } from './support/host-process.ts'
import { type MeasuredRequests, measureRequests, recordPage } from './support/measure-requests.ts'
import { measureSlowNetwork } from './support/measure-slow-network.ts'
import {
  allScripts,
  bytesOf,
  gzipKilobytes,
  scriptsOfHtml,
  scriptsOfRoute,
  scriptsOfRoutes,
} from './support/page-scripts.ts'
import { ServerProcess } from './support/server-process.ts'

const STORE_PAGE = '/stores/$storeId'
const SCANNER_PAGE = '/stores/$storeId/audit/$id/scanner'

const { values: options } = parseArgs({
  allowNegative: true,
  options: {
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '10' },
    build: { type: 'boolean', default: true },
  },
})
if (options.build) await buildIfStale()

const host = await HostProcess.start()
try {
  for (const figure of await benchScripts()) printFigure('web', figure)
  for (const figure of await benchFiles()) printFigure('web', figure)
  for (const figure of await measureSlowNetwork(host.url)) printFigure('web', figure)
  for (const figure of await benchRequests()) printFigure('web', figure)
} finally {
  await host.stop()
}

async function benchRequests(): Promise<readonly Figure[]> {
  const load = { connections: Number(options.connections), seconds: Number(options.seconds) }
  const rendered = await measureRequests(host, load)
  const bare = await ServerProcess.start('html-node', await recordPage(host.url))
  const sent = await measureRequests(bare, load).finally(() => bare.stop())
  const against = (name: string, unit: string, read: (one: MeasuredRequests) => number) => ({
    figure: `landing page, ${load.connections} connections: ${name}`,
    unit,
    value: read(rendered),
    reference: read(sent),
  })
  return [
    against('requests', '1/s', (one) => one.perSecond),
    against('p99', 'ms', (one) => one.p99Ms),
    against('server CPU per request', 'ms', (one) => one.cpuMsPerRequest),
    against('failed requests', 'count', (one) => one.failed),
  ]
}

async function benchScripts(): Promise<readonly Figure[]> {
  const landing = await (await fetch(host.url)).text()
  const all = gzipKilobytes(allScripts())
  const weigh = (page: string, scripts: readonly string[]): Figure => ({
    figure: `JavaScript of ${page}`,
    unit: 'kB gz',
    value: gzipKilobytes(scripts),
    reference: all,
  })
  return [
    weigh('the landing page', scriptsOfHtml(landing)),
    weigh('the app, signed in', await scriptsOfRoute(STORE_PAGE)),
    weigh('the scanner', await scriptsOfRoute(SCANNER_PAGE)),
  ]
}

/** The goal is the reference. */
async function benchFiles(): Promise<readonly Figure[]> {
  const routes = [...(await scriptsOfRoutes())]
  const small = allScripts().filter((script) => bytesOf(script) < 2_000)
  const each = routes.flatMap(([path, scripts]): readonly Figure[] => [
    { figure: `${path}: first scripts`, unit: 'count', value: scripts.length, reference: 12 },
    { figure: `${path}: JavaScript`, unit: 'kB gz', value: gzipKilobytes(scripts), reference: 260 },
  ])
  const tiny = { figure: 'scripts under 2 kB', unit: 'count', value: small.length, reference: 0 }
  return [...each, tiny]
}
