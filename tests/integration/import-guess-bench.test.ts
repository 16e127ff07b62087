import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { answerFile } from '../../bench/support/import-guess/answer-file.ts'
import { judge } from '../../bench/support/import-guess/judge.ts'
import { readTruths } from '../../bench/support/import-guess/truth.ts'

const LIST = 'SKU,Barcode,Name,On hand\nA-1,4006381333931,Pen,5\nA-2,,Ink,\nA-3,96385074,Pad,7\n'
const TRUTH = { kind: 'stock', headerRows: 1, columns: { sku: 0, quantity: [3] }, items: 2 }

async function judged(truths: unknown, text = LIST) {
  const folder = await mkdtemp(join(tmpdir(), 'shelfcount-judge-'))
  try {
    await writeFile(join(folder, 'list.csv'), text)
    await writeFile(join(folder, 'truth.json'), JSON.stringify(truths))
    const truth = (await readTruths(folder)).get('list.csv')
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
    items: 2,
    sumQuantity: 12,
    scannable: 2,
    leftOut: 1,
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
