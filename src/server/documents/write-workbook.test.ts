import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readWorkbook } from '#tests/support/read-workbook.ts'
import { xmlText } from './sheet-xml.ts'
import { writeWorkbook } from './write-workbook.ts'
import { zipStream } from './zip-stream.ts'

const COLUMNS = [
  { title: 'Item', kind: 'text', width: 20 },
  { title: 'Counted', kind: 'quantity', width: 10 },
] as const

test('what XML does not allow is left out, and what it means is written as text', () => {
  expect(xmlText('Tea & <milk>\u0000\u000b')).toBe('Tea &amp; &lt;milk&gt;')
  expect(xmlText('_x000D_ and _x')).toBe('_x005F_x000D_ and _x')
  expect(xmlText('plain')).toBe('plain')
})

test('a part that fails ends the document instead of closing it', async () => {
  const failing = async function* () {
    yield 'some text'
    throw new Error('the lines are gone')
  }
  const read = async () => {
    for await (const bytes of zipStream([{ name: 'part', text: failing() }]))
      expect(bytes).toBeDefined()
  }
  await expect(read()).rejects.toThrow('the lines are gone')
})

test('text that is longer than a cell may be is cut, and no letter is cut in two', async () => {
  const rows = async function* () {
    yield ['x'.repeat(32_767), 1]
    yield [`${'x'.repeat(32_765)}🍵🍵`, 2]
  }
  const bytes = await bytesOf(rows())
  const [, whole, cut] = readWorkbook(bytes).map((row) => row.get('A')?.text ?? '')
  expect(whole).toHaveLength(32_767)
  expect(cut).toBe(`${'x'.repeat(32_765)}…`)
})

test('every column can be filtered by, over all rows', async () => {
  const rows = async function* () {
    yield ['Tea', 1]
    yield ['Cups', 2]
  }
  const sheet = unzipSync(await bytesOf(rows()))['xl/worksheets/sheet1.xml'] ?? new Uint8Array()
  expect(strFromU8(sheet)).toContain('</sheetData><autoFilter ref="A1:B3"/></worksheet>')
})

async function bytesOf(rows: AsyncIterable<readonly (string | number)[]>): Promise<Uint8Array> {
  const workbook = writeWorkbook({ name: 'Lines', columns: COLUMNS }, rows)
  return new Uint8Array(await new Response(workbook).arrayBuffer())
}

test('rows are asked for as they are read, and no longer once nobody reads', async () => {
  let made = 0
  let ended = false
  const rows = async function* () {
    try {
      for (;;) {
        made += 1
        yield [`Item ${made} ${Math.random()}`, made]
      }
    } finally {
      ended = true
    }
  }
  const reader = writeWorkbook({ name: 'Lines', columns: COLUMNS }, rows()).getReader()
  for (let piece = 0; piece < 20; piece += 1) expect((await reader.read()).done).toBe(false)
  await reader.cancel()
  await new Promise((resolve) => setImmediate(resolve))
  const madeThen = made
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(ended).toBe(true)
  expect(made).toBe(madeThen)
})
