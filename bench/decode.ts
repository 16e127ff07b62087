/**
 * `npm run bench decode -- --dir FOLDER`: photographs with a truth.json beside them, read as the scanner
 * page reads a photograph, against the bare decoder on the same pictures in the same run.
 *
 * `npm run bench decode -- --seed N`: photographs that are drawn from a seed, every kind of code in every kind of
 * trouble. A seed that somebody has looked at picture by picture (`--verbose`) proves nothing any more.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { lookInNode, pictureOf, prepareDecoder } from '#tests/support/camera/node-look.ts'
import { decodeStill } from '#web/scanner/decoder/decode-still.ts'
import type { Picture } from '#web/scanner/decoder/picture.ts'
import type { Reading } from '#web/scanner/decoder/reading.ts'
import { percentile, printFigure } from './support/figure.ts'
import { madePhotographs } from './support/made-photographs.ts'
import { isGtinFormat, judge, parseTruth, type Truth } from './support/photograph-truth.ts'

const { values: options } = parseArgs({
  options: {
    dir: { type: 'string' },
    seed: { type: 'string', default: '4711' },
    verbose: { type: 'boolean', default: false },
  },
})

interface Measured {
  readonly truth: Truth
  readonly verdict: ReturnType<typeof judge>
  readonly bareVerdict: ReturnType<typeof judge>
  readonly cpuMs: number
  readonly bareCpuMs: number
  /** Of a picture that was drawn: what makes it hard to read. */
  readonly trouble?: string
}

await prepareDecoder()
print(options.dir === undefined ? await measureMade() : await measureFolder(options.dir))

async function measureFolder(folder: string): Promise<readonly Measured[]> {
  const truths = parseTruth(await readFile(join(folder, 'truth.json'), 'utf8'))
  const measured: Measured[] = []
  for (const truth of truths) {
    measured.push(await measure(await pictureOf(join(folder, truth.file)), truth))
  }
  return measured
}

async function measureMade(): Promise<readonly Measured[]> {
  const measured: Measured[] = []
  for (const { trouble, truth, take } of madePhotographs(Number(options.seed))) {
    measured.push({ ...(await measure(await take(), truth)), trouble })
  }
  return measured
}

async function measure(picture: Picture, truth: Truth): Promise<Measured> {
  const plain = { kinds: 'all', turned: true, smaller: true } as const
  const bare = await timed(() => lookInNode(picture, plain))
  const ours = await timed(async () => (await decodeStill(lookInNode, picture)).readings)
  const [verdict, bareVerdict] = [judge(truth, ours.readings), judge(truth, bare.readings)]
  if (options.verbose) console.error(truth.file, truth.format, bareVerdict, verdict)
  return { truth, verdict, bareVerdict, cpuMs: ours.cpuMs, bareCpuMs: bare.cpuMs }
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
  const figure = (name: string, unit: string, value: number, reference: number | null) =>
    printFigure('decode', { figure: name, unit, value, reference })
  for (const [name, some] of [
    ['share_read', positives],
    ['share_read_gtin', gtins],
  ] as const) {
    figure(name, 'share', share(some, 'verdict'), share(some, 'bareVerdict'))
  }
  const troubles = Map.groupBy(positives, ({ trouble }) => trouble)
  for (const [trouble, some] of troubles) {
    if (trouble === undefined) continue
    figure(`share_read, ${trouble}`, 'share', share(some, 'verdict'), share(some, 'bareVerdict'))
  }
  figure('photographs', 'count', positives.length, null)
  const wrong = [count(positives, 'verdict', 'wrong'), count(positives, 'bareVerdict', 'wrong')]
  figure('wrong', 'count', wrong[0] ?? 0, wrong[1] ?? 0)
  const gtinsWrong = [count(gtins, 'verdict', 'wrong'), count(gtins, 'bareVerdict', 'wrong')]
  figure('wrong_gtin', 'count', gtinsWrong[0] ?? 0, gtinsWrong[1] ?? 0)
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
