import { expect, test } from 'vitest'
import { BinaryRows } from './binary-rows.ts'
import { Catalogue } from './catalogue.ts'
import { StagedItems } from './staged-items.ts'

const BASELINE = '0198c0de-0000-7000-8000-000000000001'

function idOf(ms: number, random: number): Buffer {
  const id = Buffer.alloc(16, 0xab)
  id.writeUIntBE(ms, 0, 6)
  id.writeUInt16BE(0x7000 | random, 6)
  return id
}

function stagedOf(ids: readonly Buffer[]) {
  const catalogue = new Catalogue()
  for (const bytes of ids) catalogue.addItem({ bytes, from: 0, to: bytes.length }, null)
  return new StagedItems(catalogue, BASELINE)
}

function rowsIn(bytes: Buffer | undefined, fields: number): (string | null)[][] {
  const rows: (string | null)[][] = []
  const reader = new BinaryRows(fields, (row) => {
    const field = (at: number) =>
      row.start(at) < 0 ? null : row.bytes.toString('hex', row.start(at), row.end(at))
    rows.push(Array.from({ length: fields }, (_, at) => field(at)))
  })
  reader.feed(bytes ?? Buffer.alloc(0))
  return rows
}

const int64 = (value: number) => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigInt64BE(BigInt(value))
  return bytes.toString('hex')
}

test('rows are copied in the order in which their items were made, whatever the file says', () => {
  const now = 1_794_000_000_000
  const ids = [idOf(now + 1, 5), idOf(now, 9), idOf(now, 2), idOf(now + 70_000_000, 0)]
  const staged = stagedOf(ids)
  for (const item of [3, 0, 1, 2]) staged.add(item, item * 1_000, item === 1 ? null : 25_000)
  const [one, two, three, four] = [ids[2], ids[1], ids[0], ids[3]].map((id) => id?.toString('hex'))
  expect(rowsIn(staged.take(), 4).map(([, item, , cost]) => [item, cost])).toEqual([
    [one, int64(25_000)],
    [two, null],
    [three, int64(25_000)],
    [four, int64(25_000)],
  ])
  expect(staged.take()).toBeUndefined()
})

test('an item that comes again is added later, and both are in the totals', () => {
  const id = idOf(1_794_000_000_000, 1)
  const staged = stagedOf([id])
  staged.add(0, 2 ** 33 + 500, null)
  staged.add(0, 1_500, 10)
  const baseline = BASELINE.replaceAll('-', '')
  const item = id.toString('hex')
  expect(rowsIn(staged.take(), 4)).toEqual([[baseline, item, int64(2 ** 33 + 500), null]])
  expect([...staged.takeLater(10)].map((part) => rowsIn(part, 2))).toEqual([[[item, int64(1_500)]]])
  expect(staged.totals).toEqual({ items: 1, quantity: 2 ** 33 + 2_000 })
})

test('more rows than can be sorted at once are all there', () => {
  const count = 70_000
  const staged = stagedOf(Array.from({ length: count }, (_, at) => idOf(at, 0)))
  for (let item = 0; item < count; item += 1) staged.add(item, 1, null)
  expect(new Set(rowsIn(staged.take(), 4).map(([, item]) => item)).size).toBe(count)
})
