/**
 * `npm run bench decode -- --dir FOLDER`: photographs with a truth.json beside them, read as the scanner
 * page reads a photograph, against the bare decoder on the same pictures in the same run.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { lookInNode, pictureOf, prepareDecoder } from '#tests/support/camera/node-look.ts'
import { decodeStill } from '#web/scanner/decoder/decode-still.ts'
import type { Reading } from '#web/scanner/decoder/reading.ts'
import { percentile, printFigure } from './support/figure.ts'
import { isGtinFormat, judge, parseTruth, type Truth } from './support/photograph-truth.ts'

const { values: options } = parseArgs({
  options: { dir: { type: 'string' }, verbose: { type: 'boolean', default: false } },
})

interface Measured {
  readonly truth: Truth
  readonly verdict: ReturnType<typeof judge>
  readonly bareVerdict: ReturnType<typeof judge>
  readonly cpuMs: number
  readonly bareCpuMs: number
}

if (options.dir === undefined) {
  console.error('Say where the photographs are: npm run bench decode -- --dir FOLDER')
  process.exitCode = 1
} else {
  await prepareDecoder()
  print(await measureFolder(options.dir))
}

async function measureFolder(folder: string): Promise<readonly Measured[]> {
  const truths = parseTruth(await readFile(join(folder, 'truth.json'), 'utf8'))
  const measured: Measured[] = []
  for (const truth of truths) {
    const one = await measure(folder, truth)
    measured.push(one)
    if (options.verbose) console.error(truth.file, truth.format, one.bareVerdict, one.verdict)
  }
  return measured
}

async function measure(folder: string, truth: Truth): Promise<Measured> {
  const picture = await pictureOf(join(folder, truth.file))
  const plain = { kinds: 'all', turned: true, smaller: true } as const
  const bare = await timed(() => lookInNode(picture, plain))
  const ours = await timed(async () => (await decodeStill(lookInNode, picture)).readings)
  return {
    truth,
    verdict: judge(truth, ours.readings),
    bareVerdict: judge(truth, bare.readings),
    cpuMs: ours.cpuMs,
    bareCpuMs: bare.cpuMs,
  }
}

async function timed(work: () => Promise<readonly Reading[]>) {
  const before = process.cpuUsage()
  const readings = await work()
  const { user, system } = process.cpuUsage(before)
  return { readings, cpuMs: (user + system) / 1000 }
}

function print(measured: readonly Measured[]): void {
  const positives = measured.filter(({ truth }) => truth.format !== 'NONE')
  const negatives = measured.filter(({ truth }) => truth.format === 'NONE')
  const gtins = positives.filter(({ truth }) => isGtinFormat(truth.format))
  const figure = (name: string, unit: string, value: number, reference: number) =>
    printFigure('decode', { figure: name, unit, value, reference })
  for (const [name, some] of [
    ['share_read', positives],
    ['share_read_gtin', gtins],
  ] as const) {
    figure(name, 'share', share(some, 'verdict'), share(some, 'bareVerdict'))
  }
  figure('wrong', 'count', count(gtins, 'verdict', 'wrong'), count(gtins, 'bareVerdict', 'wrong'))
  const noise = [count(negatives, 'verdict', 'wrong'), count(negatives, 'bareVerdict', 'wrong')]
  figure('false_reads', 'count', noise[0] ?? 0, noise[1] ?? 0)
  for (const rank of [50, 95]) {
    figure(`cpu_p${rank}`, 'ms', at(measured, 'cpuMs', rank), at(measured, 'bareCpuMs', rank))
  }
}

type Verdicts = 'verdict' | 'bareVerdict'

function count(measured: readonly Measured[], which: Verdicts, verdict: string): number {
  return measured.filter((one) => one[which] === verdict).length
}

function share(measured: readonly Measured[], which: Verdicts): number {
  return count(measured, which, 'right') / measured.length
}

function at(measured: readonly Measured[], which: 'cpuMs' | 'bareCpuMs', rank: number): number {
  return percentile(
    measured.map((one) => one[which]).sort((a, b) => a - b),
    rank,
  )
}
