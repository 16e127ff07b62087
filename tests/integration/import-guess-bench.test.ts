import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { answerFile } from '../../bench/support/import-guess/answer-file.ts'
import { judge } from '../../bench/support/import-guess/judge.ts'
import { readTruths } from '../../bench/support/import-guess/truth.ts'

const LIST = 'SKU,Barcode,Name,On hand\nA-1,4006381333931,Pen,5\nA-2,,Ink,\nA-3,96385074,Pad,7\n'
const SALES =
  'Order ID,Order date,Customer,SKU,Qty\n1,2026-01-02,Ann,A-1,1\n2,2026-01-03,Bo,A-1,2\n3,2026-01-04,Cy,A-2,1\n4,2026-01-05,Di,A-3,1\n'
const TRUTH = { kind: 'stock', headerRows: 1, columns: { sku: 0, quantity: [3] }, items: 3 }

async function judged(truths: unknown, text = LIST) {
  const folder = await mkdtemp(join(tmpdir(), 'shelfcount-judge-'))
  try {
    await writeFile(join(folder, 'list.csv'), text)
    await writeFile(join(folder, 'truth.json'), JSON.stringify(truths))
    const truth = (await readTruths(folder)).of('list.csv')
    const answer = await answerFile(join(folder, 'list.csv'), 'Main')
    return { answer, ...(truth && judge(answer, truth)) }
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('a list is read to its end as the product reads it', async () => {
  const { answer, verdict } = await judged({ 'list.csv': { ...TRUTH, sumQuantity: 12 } })
  expect(verdict).toBe('right')
  expect(answer).toMatchObject({
    outcome: 'ready',
    columns: { sku: [0], barcode: [1], name: [2], quantity: [3] },
    items: 3,
    sumQuantity: 12,
    scannable: 2,
    leftOut: 0,
  })
})

test('what differs from the truth is wrong, and so is not to ask', async () => {
  const other = await judged([{ file: 'list.csv', ...TRUTH, columns: { quantity: 1 } }])
  expect(other).toMatchObject({ verdict: 'wrong', differences: ['quantity 3 instead of 1'] })
  const asked = await judged({ files: { 'list.csv': { ...TRUTH, mustAsk: true } } })
  expect(asked.verdict).toBe('wrong')
})

test('a question is judged by whether it was needed', async () => {
  const text = 'SKU,Name,Qty,Qty\nA-1,Tea,5,0\nA-2,Oil,6,1\n'
  const needed = await judged({ 'list.csv': { kind: 'stock', mustAsk: true } }, text)
  expect(needed.verdict).toBe('asks_rightly')
  const needless = await judged({ 'list.csv': { kind: 'stock' } }, text)
  expect(needless.verdict).toBe('asks_needlessly')
})

test('a list that cannot be read is refused', async () => {
  expect((await judged({ 'list.csv': TRUTH }, '%PDF-1.4')).verdict).toBe('refused')
})

const RUN_MS = 60_000

function runBench(folder: string) {
  return new Promise<{ readonly code: unknown; readonly stdout: string; readonly stderr: string }>(
    (resolve) => {
      const args = ['scripts/run.mjs', 'bench', 'import-guess', '--dir', folder, '--store', 'Main']
      execFile(process.execPath, args, (error, stdout, stderr) =>
        resolve({ code: error?.code ?? 0, stdout, stderr }),
      )
    },
  )
}

test(
  'the command answers for every file, whatever becomes of one of them',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'shelfcount-judge-'))
    try {
      const accented = 'Stände Café'
      const files: Readonly<Record<string, string>> = {
        'one list.csv': LIST,
        'LIST.CSV': LIST,
        [`${accented.normalize('NFD')}.txt`]: LIST,
        '库存.csv': LIST,
        'broken.xlsx': `PK\u0003\u0004${'nonsense '.repeat(40)}`,
        'empty.csv': '',
        'unknown.csv': LIST,
        'sold.csv': SALES,
        'notes.md': 'Not a list',
      }
      for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
      await mkdir(join(folder, 'more.csv'))
      const truths = {
        'one list.csv': { ...TRUTH, sheet: 0, columns: { quantity: 3, name: [2], price: null } },
        'list.csv': { ...TRUTH, sheet: null },
        [`${accented.normalize('NFC')}.txt`]: { kind: 'stock', columns: null, note: 'as it is' },
        '库存.csv': { kind: 'stock', sheet: 'Sheet1', columns: { sku: 0, ean: 1 } },
        'broken.xlsx': { kind: 'stock' },
        'empty.csv': { kind: 'stock', headerRows: null },
        'sold.csv': { kind: 'movements' },
        'missing.csv': { kind: 'stock' },
        'odd.csv': 'stock',
      }
      await writeFile(join(folder, 'truth.json'), JSON.stringify(truths))
      const { code, stdout, stderr } = await runBench(folder)
      expect(code, stderr).toBe(0)
      expect(stderr).toContain('missing.csv: not in the folder')
      expect(stderr).toContain('odd.csv cannot be understood')
      const answers = JSON.parse(await readFile(join(folder, 'answers.json'), 'utf8'))
      expect(Object.keys(answers).sort()).toEqual(
        Object.keys(files)
          .filter((name) => name !== 'notes.md')
          .sort(),
      )
      expect(answers['one list.csv']).toEqual({
        outcome: 'ready',
        kind: 'stock',
        sheet: 0,
        headerRows: 1,
        columns: { sku: 0, barcode: 1, name: 2, quantity: 3 },
        items: 3,
        sumQuantity: 12,
        scannable: 2,
        leftOut: 0,
        sites: 1,
        why: [],
      })
      expect(answers['LIST.CSV'].sheet).toBeNull()
      expect(answers['sold.csv']).toMatchObject({ kind: 'movements', outcome: 'refused', sites: 0 })
      for (const name of ['broken.xlsx', 'empty.csv']) {
        expect(answers[name]).toMatchObject({ outcome: 'refused', items: 0, sites: 0 })
        expect(answers[name].why).toHaveLength(1)
      }
      const figures = stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
      const values = Object.fromEntries(figures.map(({ figure, value }) => [figure, value]))
      expect(values).toMatchObject({ right: 0.714, wrong: 0, refused: 0.333, asks_needlessly: 0 })
    } finally {
      await rm(folder, { recursive: true })
    }
  },
  RUN_MS,
)
