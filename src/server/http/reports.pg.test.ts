// Documents of an audit, read with programs other than the ones that have written them.

import papaparse from 'papaparse'
import { afterAll, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { api } from '#contract/api.ts'
import type { LineFacts, ReviewedStore } from '#seeds/world.ts'
import { fixedSeals } from '#server/seals/fixed-seals.ts'
import { ask } from '#tests/support/ask.ts'
import { testDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { readPdf } from '#tests/support/read-pdf.ts'
import { readWorkbook } from '#tests/support/read-workbook.ts'
import { startReportHost } from '#tests/support/report-host.ts'
import { verifyExport } from '#tests/support/verify-export.ts'

const database = await testDatabase()
const { world, node, get, stop } = await startReportHost(database)
afterAll(stop)

const LINES: readonly LineFacts[] = [
  {
    name: '=HYPERLINK("http://evil.test")',
    category: '+Drinks',
    expected: 10,
    counted: 8,
    cost: 2.5,
  },
  { name: 'Coffee, "dark"', category: 'Drinks', expected: 4, counted: 5, cost: 10 },
  { name: 'Flour <by> weight & more', category: 'Dry', expected: 2.5, counted: 2.25, cost: 4 },
  { name: 'Rice', category: 'Dry', expected: 5, counted: null, cost: 3 },
  { name: 'Soap', counted: 2, cost: 0.5 },
  { name: 'Salt', expected: 0, counted: 0, cost: null },
]
const ACCEPT = { decision: 'accept', reasonCode: 'miscount', note: '@SUM(A1)' } as const

async function completed(audit: ReviewedStore): Promise<string> {
  const { auditId, owner } = audit
  await world.run(owner, api.audits.decideLines, { auditId, matching: { tab: 'open' }, ...ACCEPT })
  return (await world.run(owner, api.audits.complete, { auditId })).confirmationNumber
}

// Items that were not counted could be on the second shelf, which nobody has counted.
const open = await world.submittedAudit({ name: 'Spring/Fall "26"', lines: LINES, shelves: 2 })
const sealed = await world.submittedAudit({ lines: LINES, shelves: 2 })
const confirmationNumber = await completed(sealed)

const seals = fixedSeals()
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())

function parsed(csv: string) {
  const { data, errors } = papaparse.parse<Record<string, string>>(csv, {
    header: true,
    skipEmptyLines: true,
  })
  expect(errors).toEqual([])
  return data
}

test('the text file has every line, and nothing of it is a formula', async () => {
  const response = await get(`/api/results.csv?auditId=${open.auditId}`, open.owner)
  expect(response.status).toBe(200)
  const rows = parsed(await response.text())
  const byName = new Map(rows.map((row) => [row.item, row]))
  expect([...byName.keys()].sort()).toEqual([
    `'=HYPERLINK("http://evil.test")`,
    'Coffee, "dark"',
    'Flour <by> weight & more',
    'Rice',
    'Salt',
    'Soap',
  ])
  expect(byName.get('Flour <by> weight & more')).toMatchObject({
    expected: '2.5',
    counted: '2.25',
    variance: '-0.25',
    variance_value: '-1',
    confirmation_number: '',
  })
  expect(byName.get('Rice')).toMatchObject({ expected: '5', counted: '', variance: '' })
  expect(byName.get('Salt')).toMatchObject({ expected: '0', counted: '0', variance: '0' })
  expect(byName.get('Soap')).toMatchObject({ expected: '0', counted: '2', variance: '2' })
  expect(byName.get(`'=HYPERLINK("http://evil.test")`)?.category).toBe("'+Drinks")
})

test('the text file of a completed audit is the sealed document and verifies', async () => {
  const response = await get(`/api/results.csv?auditId=${sealed.auditId}`, sealed.owner)
  expect(response.headers.get('content-disposition')).toContain(`${confirmationNumber}.csv`)
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await bytesOf(response))
  expect(await verifyExport(node, text)).toMatchObject({ status: 'valid', confirmationNumber })
  const rows = parsed(text.slice(1))
  const lines = rows.slice(0, -1)
  expect(lines.every(({ currency }) => currency === 'USD')).toBe(true)
  expect(lines.every((row) => row.confirmation_number === confirmationNumber)).toBe(true)
  expect(lines.find(({ item }) => item === 'Rice')).toMatchObject({
    counted: '',
    not_counted: '5',
    not_counted_value: '15',
  })
  expect(rows.at(-1)).toMatchObject({ store: '#shelfcount-seal', sku: '', counted: '' })
})

test('the workbook has every line: text as text, numbers as numbers, not counted as nothing', async () => {
  const response = await get(`/api/results.xlsx?auditId=${sealed.auditId}`, sealed.owner)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-disposition')).toContain(`${confirmationNumber}.xlsx`)
  const workbook = await bytesOf(response)
  const [head, ...rows] = readWorkbook(workbook)
  const seal = readWorkbook(workbook, 2).map((row) => [row.get('A')?.text, row.get('B')?.text])
  expect(seal.slice(1, 3)).toEqual([
    ['Confirmation number', confirmationNumber],
    ['Seal (SHA-256)', expect.stringMatching(/^[0-9a-f]{64}$/)],
  ])
  expect(await seals.read(seal[3]?.[1] ?? '')).toMatchObject({
    state: 'signed',
    text: expect.stringContaining(confirmationNumber),
  })
  const letterOf = new Map([...(head ?? [])].map(([letter, { text }]) => [text, letter]))
  const cell = (row: (typeof rows)[number] | undefined, title: string) =>
    row?.get(letterOf.get(title) ?? '')
  expect(rows).toHaveLength(LINES.length)
  expect(rows.flatMap((row) => [...row.values()]).filter(({ isFormula }) => isFormula)).toEqual([])
  const rowOf = (name: string) => rows.find((row) => cell(row, 'Item')?.text === name)
  const evil = rowOf('=HYPERLINK("http://evil.test")')
  expect(cell(evil, 'Item')?.type).toBe('inlineStr')
  expect(cell(evil, 'Note')).toMatchObject({ type: 'inlineStr', text: '@SUM(A1)' })
  const flour = rowOf('Flour <by> weight & more')
  expect(cell(flour, 'Difference')).toMatchObject({ type: undefined, text: '-0.25' })
  expect(cell(flour, 'Difference %')?.text).toBe('-0.1')
  expect(cell(flour, 'Value (USD)')?.text).toBe('-1')
  expect(cell(flour, 'Confirmation number')?.text).toBe(confirmationNumber)
  expect(cell(rowOf('Rice'), 'Counted')?.text ?? '').toBe('')
  expect(cell(rowOf('Salt'), 'Counted')?.text).toBe('0')
  expect(cell(rowOf('Soap'), 'Difference %')).toMatchObject({ type: 'inlineStr', text: 'new' })
  const neverFound = { type: undefined, text: '5' }
  expect(cell(rowOf('Rice'), 'Not counted')).toMatchObject(neverFound)
  expect(cell(rowOf('Rice'), 'Not counted value (USD)')?.text).toBe('15')
  expect(cell(flour, 'Not counted')?.text).toBe('0')
})

test('files follow the filter of the screen, and keep its order', async () => {
  const address = `/api/results.xlsx?auditId=${open.auditId}&tab=missing&sort=value`
  const [, ...rows] = readWorkbook(await bytesOf(await get(address, open.owner)))
  expect(rows.map((row) => row.get('C')?.text)).toEqual([
    '=HYPERLINK("http://evil.test")',
    'Flour <by> weight & more',
  ])
  const found = `/api/results.csv?auditId=${open.auditId}&search=rice&storeIds=${open.storeId}`
  expect(parsed(await (await get(found, open.owner)).text()).map(({ item }) => item)).toEqual([
    'Rice',
  ])
})

test('a tolerance of the viewer cuts the file as it cuts the screen', async () => {
  const beyond = async (limits: string) => {
    const address = `/api/results.csv?auditId=${open.auditId}&tab=beyond${limits}`
    return parsed(await (await get(address, open.owner)).text()).map(({ item }) => item)
  }
  expect(await beyond('')).toHaveLength(4)
  expect(await beyond('&units=1.5')).toEqual([expect.stringContaining('HYPERLINK'), 'Soap'])
  expect(await beyond('&units=1.5&value=8')).toHaveLength(3)
  expect((await get(`/api/results.csv?auditId=${open.auditId}&units=x`, open.owner)).status).toBe(
    400,
  )
})

test('a file is complete whatever its pieces, and one that breaks off does not look whole', async () => {
  const lines = Array.from({ length: 4_101 }, (_, n) => ({
    name: `Item ${String(n).padStart(4, '0')}`,
    expected: 3,
    counted: null,
  }))
  const audit = await world.submittedAudit({ lines })
  const csv = parsed(
    await (await get(`/api/results.csv?auditId=${audit.auditId}`, audit.owner)).text(),
  )
  expect(csv.map(({ item }) => item)).toEqual(lines.map(({ name }) => name))
  const response = await get(`/api/results.xlsx?auditId=${audit.auditId}`, audit.owner)
  const [, ...rows] = readWorkbook(await bytesOf(response))
  expect(rows.map((row) => row.get('C')?.text)).toEqual(lines.map(({ name }) => name))
  for (const ending of ['csv', 'xlsx']) {
    failSecondPiece()
    const broken = await get(`/api/results.${ending}?auditId=${audit.auditId}`, audit.owner)
    expect(broken.status).toBe(200)
    await expect(bytesOf(broken), `${ending} that breaks off looks like one`).rejects.toThrow()
  }
})

/** Like a database that goes away while a file is being read. */
function failSecondPiece(): void {
  const openSnapshot = node.engine.openSnapshot.bind(node.engine)
  let pieces = 0
  const spy = vi.spyOn(node.engine, 'openSnapshot').mockImplementation(async (...args) => {
    const snapshot = await openSnapshot(...args)
    const query: typeof snapshot.query = async (path, asked) => {
      if (path === api.reports.getLines.name) pieces += 1
      if (pieces < 2) return snapshot.query(path, asked)
      spy.mockRestore()
      throw new Error('the database is gone')
    }
    return { ...snapshot, query, close: () => snapshot.close() }
  })
}

test('the paper says the figures, the largest differences, the number, and has a place to sign', async () => {
  const response = await get(`/api/results.pdf?auditId=${sealed.auditId}`, sealed.owner)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  const { text, pages } = readPdf(await bytesOf(response))
  expect(pages).toBeGreaterThan(0)
  const { figures } = await ask(node, sealed.owner, api.audits.getResults, {
    auditId: sealed.auditId,
  })
  expect(figures).toMatchObject({ netValue: 5, grossValue: 17 })
  expect(text).toContain(confirmationNumber)
  expect(text).toContain('$5.00 net, $17.00 gross')
  expect(text).toContain('units counted right, out of units expected')
  expect(text).toContain('All 4 lines that differ')
  expect(text.indexOf('Coffee')).toBeLessThan(text.indexOf('Flour'))
  expect(text).not.toContain('Rice')
  for (const words of ['Counted by', 'Reviewed by', 'Accepted by']) expect(text).toContain(words)
  const statement = text.slice(text.indexOf('Signed statement')).replace(/\s/g, '')
  const [proof = ''] = /eyJ[\w-]+\.[\w-]+\.[\w-]{86}/.exec(statement) ?? []
  expect(await seals.read(proof)).toMatchObject({
    state: 'signed',
    text: expect.stringContaining(confirmationNumber),
  })
})

test('on paper stands every line that differs, without a cost too, and none that does not', async () => {
  const lines = [
    { name: 'Matching tea', expected: 2, counted: 2, cost: 3 },
    { name: 'Costless gift', expected: 3, counted: 1, cost: null },
    { name: 'Dear cup', expected: 1, counted: 2, cost: 90 },
    { name: 'Cheap spoon', expected: 5, counted: 4, cost: 1 },
  ]
  const audit = await world.submittedAudit({ lines })
  const paper = async (most: number) =>
    readPdf(
      await bytesOf(
        await get(`/api/results.pdf?auditId=${audit.auditId}&lines=${most}`, audit.owner),
      ),
    ).text
  const text = await paper(500)
  expect(text).toContain('All 3 lines that differ')
  expect(text).not.toContain('Matching tea')
  const places = ['Dear cup', 'Cheap spoon', 'Costless gift'].map((name) => text.indexOf(name))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places).not.toContain(-1)
  expect(await paper(1)).not.toContain('Cheap spoon')
})

test('a long document is made apart and becomes a file of whoever asked', async () => {
  const lines = Array.from({ length: 510 }, () => ({ expected: 2, counted: 1 }))
  const audit = await world.submittedAudit({ lines, protocol: { tolerance: { units: 5 } } })
  const asked = `/api/results.pdf?auditId=${audit.auditId}&lines=2000`
  const response = await get(asked, audit.owner)
  expect(response.status).toBe(202)
  const { fileId } = z.object({ fileId: z.string() }).parse(await response.json())
  const address = `/api/files/${fileId}`
  const file = await eventually(async () => {
    const found = await get(address, audit.owner)
    expect(found.status).toBe(200)
    return found
  }, 60_000)
  expect(readPdf(await bytesOf(file)).text).toContain('All 510 lines that differ')
  expect((await get(address, audit.scanner)).status).toBe(404)
  expect((await get(address, open.owner)).status).toBe(404)
  const short = await get(`/api/results.pdf?auditId=${audit.auditId}&lines=3`, audit.owner)
  expect(readPdf(await bytesOf(short)).text).toContain('The 3 largest of 510 lines')
})

test('count sheets say what lies where, and of a blind count never how many', async () => {
  const shop = await world.shop()
  const { organizationId, owner } = shop
  const [tea = '', rice = ''] = await world.items(organizationId, [
    { name: 'Green tea' },
    { name: 'Rice' },
  ])
  const sheetsOf = async (blind: boolean) => {
    const draft = await world.draftAudit({ shop, shelves: 2, protocol: { blind } })
    const { auditId, storeId } = draft
    const { rows } = await database.owner.query<{ id: string }>(
      'select id from shelf where store_id = $1 order by position',
      [storeId],
    )
    await world.baseline({
      organizationId,
      storeId,
      auditId,
      lines: [
        { itemId: tea, expected: 771, shelves: [{ shelfId: rows[0]?.id ?? '', expected: 771 }] },
        { itemId: rice, expected: 883, shelves: [{ shelfId: rows[1]?.id ?? '', expected: 883 }] },
      ],
    })
    const address = (kind: string) =>
      `/api/count-sheets.pdf?auditId=${auditId}&storeId=${storeId}&kind=${kind}`
    return { draft, address }
  }
  const told = await sheetsOf(false)
  const expected = readPdf(await bytesOf(await get(told.address('expected'), owner)))
  expect(expected.text).toContain('A-1')
  expect(expected.text).toContain('771')
  expect(expected.text.indexOf('Green tea')).toBeLessThan(expected.text.indexOf('Rice'))
  expect(expected.pages).toBe(2)
  const blank = readPdf(await bytesOf(await get(told.address('blank'), owner)))
  expect(blank.text).toContain('A-2')
  expect(blank.text).not.toContain('Rice')
  expect((await get(told.address('blank'), owner)).headers.get('x-parts')).toBe('1')
  expect((await get(`${told.address('blank')}&part=1`, owner)).status).toBe(404)

  const blind = await sheetsOf(true)
  expect((await get(blind.address('expected'), owner)).status).toBe(403)
  const items = readPdf(await bytesOf(await get(blind.address('items'), owner)))
  expect(items.text).toContain('Green tea')
  expect(items.text).not.toContain('771')
  expect((await get(blind.address('items'), blind.draft.scanner)).status).toBe(403)
})

test('documents say what the money is in, with the decimals it has', async () => {
  const lines = [{ name: 'Чай', expected: 3, counted: 1, cost: 250 }]
  const audit = await world.submittedAudit({ lines, currency: 'JPY' })
  const address = (ending: string) => `/api/results.${ending}?auditId=${audit.auditId}`
  const [row] = parsed(await (await get(address('csv'), audit.owner)).text())
  expect(row).toMatchObject({ item: 'Чай', currency: 'JPY', variance_value: '-500' })
  const [head] = readWorkbook(await bytesOf(await get(address('xlsx'), audit.owner)))
  const titles = [...(head ?? [])].map(([, { text }]) => text)
  expect(titles).toEqual(expect.arrayContaining(['Unit cost (JPY)', 'Value (JPY)']))
  expect(titles).not.toContain('Currency')
  const { text } = readPdf(await bytesOf(await get(address('pdf'), audit.owner)))
  expect(text.replaceAll('− ', '−')).toContain('−¥500 net, ¥500 gross')
})

test('paper prints the letters of Europe, and says where it cannot print a name', async () => {
  const names = ['Чай чёрный', 'Φέτα ΠΟΠ', 'Żółty ser', 'Işık çayı']
  const line = (name: string) => ({ name, expected: 2, counted: 1, cost: 1 })
  const audit = await world.submittedAudit({ lines: names.map(line) })
  const paperOf = async (of: ReviewedStore) =>
    readPdf(await bytesOf(await get(`/api/results.pdf?auditId=${of.auditId}`, of.owner))).text
  const paper = await paperOf(audit)
  for (const name of names) expect(paper).toContain(name)
  expect(paper).not.toContain('cannot print')
  const strange = await world.submittedAudit({ lines: [line('日本茶 20 g'), line('شاي أخضر')] })
  const marked = await paperOf(strange)
  expect(marked).toContain('\uFFFD\uFFFD\uFFFD 20 g')
  expect(marked).toContain('The CSV and the Excel workbook have the full names.')
  const csv = await (await get(`/api/results.csv?auditId=${strange.auditId}`, strange.owner)).text()
  expect(parsed(csv).map(({ item }) => item)).toContain('日本茶 20 g')
})

test('nobody gets a file of what they may not look at', async () => {
  const stranger = await world.shop()
  const addresses = ['csv', 'xlsx', 'pdf'].map(
    (ending) => `/api/results.${ending}?auditId=${sealed.auditId}`,
  )
  for (const address of addresses) {
    expect((await get(address)).status, address).toBe(401)
    expect((await get(address, sealed.scanner)).status, address).toBe(403)
    expect((await get(address, stranger.owner)).status, address).toBe(404)
    expect((await get(address, sealed.manager)).status, address).toBe(200)
  }
  expect((await get('/api/results.csv?auditId=x', sealed.owner)).status).toBe(400)
})

test('counters get the file of an audit whose protocol shows them its results', async () => {
  const shown = await world.submittedAudit({
    lines: LINES,
    protocol: { blind: false, showResults: true },
  })
  const address = `/api/results.csv?auditId=${shown.auditId}`
  const response = await get(address, shown.scanner)
  expect(response.status).toBe(200)
  // Without costs, like their screens.
  const lines = parsed(await response.text())
  expect(lines.length).toBe(LINES.length)
  for (const line of lines) expect(line).toMatchObject({ unit_cost: '', variance_value: '' })
  const own = parsed(await (await get(address, shown.manager)).text())
  expect(own.some(({ unit_cost }) => unit_cost !== '')).toBe(true)
})
