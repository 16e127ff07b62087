import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findInsights } from '#domain/insights/find-insights.ts'
import { parseAudit, parseLabels } from '../../bench/support/insights/audit-file.ts'

type Row = Record<string, unknown>
interface AuditFile {
  readonly catalogue: Row[]
  readonly shelves: Row[]
  readonly baseline: Row[]
  readonly events: Row[]
  readonly history: Row[]
}

const ITEMS = 60
const SLIPPED = 7

/** Sixty items on four shelves, all counted right but one that has a digit too many. */
function plainFile(): AuditFile {
  const rows = (row: (at: number) => Row) => Array.from({ length: ITEMS }, (_, at) => row(at))
  const stock = (at: number) => 5 + (at % 20)
  return {
    catalogue: rows((at) => ({ id: `item-${at}`, name: `Item ${at}`, unitCost: 2 })),
    shelves: [0, 1, 2, 3].map((shelf) => ({ id: `shelf-${shelf}`, order: shelf })),
    baseline: rows((at) => ({
      itemId: `item-${at}`,
      shelfId: `shelf-${at % 4}`,
      expected: stock(at),
    })),
    events: rows((at) => ({
      id: `event-${at}`,
      shelfId: `shelf-${at % 4}`,
      itemId: `item-${at}`,
      entered: at === SLIPPED ? stock(at) * 10 + 3 : stock(at),
      unitFactor: 1,
      sequence: at,
      quantityMode: 'typed',
    })),
    history: [],
  }
}

function insightsOf(file: unknown) {
  return findInsights(parseAudit('a.json', JSON.stringify(file)))
}

function problemOf(file: unknown): string {
  try {
    parseAudit('a.json', typeof file === 'string' ? file : JSON.stringify(file))
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
  return ''
}

function changed(rows: readonly Row[], change: (row: Row, at: number) => Row): Row[] {
  return rows.map((row, at) => ({ ...row, ...change(row, at) }))
}

function without(rows: readonly Row[], ...names: readonly string[]): Row[] {
  return rows.map((row) => {
    return Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))
  })
}

describe('an audit from elsewhere', () => {
  const plain = plainFile()
  const slips = (file: unknown) => insightsOf(file).findings.map(({ kind, lines }) => [kind, lines])

  test('may leave out everything that is marked so, and the slip is found all the same', () => {
    const { history: _, shelves: __, ...few } = plain
    const bare = {
      ...few,
      catalogue: without(plain.catalogue, 'name', 'unitCost'),
      events: without(plain.events, 'sequence', 'quantityMode', 'unitFactor'),
    }
    expect(slips(bare)).toEqual([
      ['keying', [expect.objectContaining({ itemId: `item-${SLIPPED}`, counted: 123 })]],
    ])
  })

  test('says nothing that is no number, whatever the numbers are', () => {
    const files = [
      { ...plain, baseline: changed(plain.baseline, () => ({ expected: -4 })) },
      { ...plain, baseline: changed(plain.baseline, () => ({ expected: 0 })) },
      { ...plain, baseline: [] },
      { ...plain, events: [] },
      { ...plain, events: changed(plain.events, (_, at) => ({ entered: at * 0.123_456 })) },
      { ...plain, events: changed(plain.events, () => ({ entered: -3 })) },
      { ...plain, events: changed(plain.events, (_, at) => ({ entered: at < 9 ? 4e14 : 2 })) },
      { ...plain, events: changed(plain.events, () => ({ itemId: 'of-no-catalogue' })) },
      { ...plain, events: changed(plain.events, () => ({ shelfId: 'of-no-plan' })) },
      { ...plain, events: changed(plain.events, () => ({ deviceTimeMs: 0, sequence: 0 })) },
      { ...plain, catalogue: changed(plain.catalogue, () => ({ unitCost: -2 })) },
      { catalogue: [], baseline: [], events: [] },
    ]
    for (const [at, file] of files.entries()) {
      const { findings, ranking } = insightsOf(file)
      const numbers = [
        ...findings.flatMap(({ confidence, mistake, value }) => [confidence, mistake, value]),
        ...ranking.flatMap(({ variance, valueAtRisk, mistake }) => [
          variance,
          valueAtRisk,
          mistake,
        ]),
      ]
      const odd = numbers.filter((number) => number !== null && !Number.isFinite(number))
      expect(odd, `file ${at}`).toEqual([])
    }
  })

  test('counts an event once that came in twice, and a reading without a number as one piece', () => {
    const twice = { ...plain, events: [...plain.events, ...plain.events] }
    expect(insightsOf(twice)).toEqual(insightsOf(plain))
    const [first, ...rest] = without(plain.events, 'entered')
    const pieces = parseAudit('a.json', JSON.stringify({ ...plain, events: [first, ...rest] }))
    expect(pieces.events.map(({ entered }) => entered)).toEqual(plain.events.map(() => 1))
  })

  test('takes ids and codes that are numbers, and ways of entering that nobody knows', () => {
    const events = changed(plain.events, (_, at) => ({ id: at, code: 40_063, inputMode: 'glove' }))
    const [event] = parseAudit('a.json', JSON.stringify({ ...plain, events })).events
    expect(event).toMatchObject({ id: '0', code: '40063', inputMode: null })
  })

  test('is refused with the file and the field that is wrong', () => {
    const entered = changed(plain.events, (_, at) => (at === 3 ? { entered: 'twelve' } : {}))
    expect(problemOf({ ...plain, events: entered })).toBe(
      'a.json: events[3].entered: Invalid input: expected number, received string',
    )
    const factor = changed(plain.events, () => ({ unitFactor: 0 }))
    expect(problemOf({ ...plain, events: factor })).toMatch(
      /events\[0\]\.unitFactor: .*\n.*55 more$/s,
    )
    expect(problemOf({ ...plain, baseline: undefined })).toContain('a.json: baseline:')
    expect(
      problemOf({ ...plain, events: changed(plain.events, () => ({ entered: 1e300 })) }),
    ).toContain('events[0].entered: Too big')
    expect(problemOf([])).toContain('a.json: the whole file:')
    expect(problemOf('{')).toContain('a.json: not JSON:')
    expect(problemOf(`\uFEFF${JSON.stringify(plain)}`)).toBe('')
  })
})

describe('labels from elsewhere', () => {
  const happening = { shelfIds: ['shelf-1'], itemIds: ['item-1'], units: 2 }

  test('may name kinds that nobody knows: those are said, and count as mistakes or not at all', () => {
    const labels = {
      lines: [{ itemId: 'item-1', actual: 3 }],
      mistakes: [
        { kind: 'gremlin', ...happening },
        { kind: 'keying', slip: 'extra', ...happening },
      ],
      twins: [{ kind: 'moon', ...happening }],
    }
    const { truth, notes } = parseLabels('a.labels.json', JSON.stringify(labels))
    expect(truth.lines).toEqual([{ storeId: 'store', itemId: 'item-1', shelfId: null, actual: 3 }])
    expect(truth.mistakes).toMatchObject([{ kind: 'miscount' }, { kind: 'keying', slip: 'extra' }])
    expect(truth.twins).toEqual([])
    expect(notes).toEqual([
      'a.labels.json: nothing is known of gremlin; taken as a plain miscount',
      'a.labels.json: nothing is known of moon; left out',
    ])
  })
})

describe('a folder of audits', () => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'odd-audits-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  const bench = () =>
    new Promise<{ stdout: string; stderr: string; code: unknown }>((done) => {
      execFile(process.execPath, ['bench/insights.ts', '--dir', folder], (error, stdout, stderr) =>
        done({ stdout, stderr, code: error?.code ?? 0 }),
      )
    })

  test('is tried to the end though one of them cannot be read, and that is the answer', async () => {
    await writeFile(join(folder, 'bad.json'), '{ "catalogue": 5 }')
    await writeFile(join(folder, 'good.json'), JSON.stringify(plainFile()))
    const { stdout, stderr, code } = await bench()
    expect(stderr).toContain('bad.json: catalogue: Invalid input: expected array, received number')
    expect(stdout).toContain('"figure":"good.findings","value":1')
    expect(code).toBe(1)
    const written = JSON.parse(await readFile(join(folder, 'good.findings.json'), 'utf8'))
    expect(written.findings).toHaveLength(1)
  })

  test('without any audit is said', async () => {
    expect((await bench()).stderr).toContain('There is no audit in')
  })
})
