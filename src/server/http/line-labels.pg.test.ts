// Serial numbers, lots and dates read from labels, from the scan to every file, open and sealed.

import papaparse from 'papaparse'
import { afterAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { CountedStore } from '#seeds/world.ts'
import { ask } from '#tests/support/ask.ts'
import { testDatabase } from '#tests/support/database.ts'
import { readPdf } from '#tests/support/read-pdf.ts'
import { readWorkbook } from '#tests/support/read-workbook.ts'
import { startReportHost } from '#tests/support/report-host.ts'
import { verifyExport } from '#tests/support/verify-export.ts'

const database = await testDatabase()
const { world, node, get, stop } = await startReportHost(database)
afterAll(stop)

const SAID = {
  serials: ['S-1', 'S-2'],
  lots: ['L7'],
  expiryDates: ['2020-01-31', '2050-12-31'],
  expired: ['2020-01-31'],
}

/** Two shelves. Counts that were undone, repeated under any code, or corrected to zero must not appear. */
async function countedAudit() {
  const draft = await world.draftAudit({ shelves: 2, withoutBaseline: false })
  const { organizationId, storeId, auditId, owner } = draft
  const [drug = '', gauze = '', gloves = ''] = await world.items(organizationId, [
    { name: 'Drug', unitCost: 2.5 },
    { name: 'Gauze', unitCost: 1 },
    { name: 'Gloves', unitCost: 1 },
  ])
  const expected = [drug, gauze, gloves].map((itemId) => ({ itemId, expected: 5 }))
  await world.baseline({ organizationId, storeId, auditId, lines: expected })
  await world.run(owner, api.audits.start, { auditId })
  const { rows } = await database.owner.query<{ id: string }>(
    'select id from assignment where audit_id = $1 order by id',
    [auditId],
  )
  const [shelf = '', next = ''] = rows.map(({ id }) => id)
  const read = (itemId: string, facts: object, at = shelf) =>
    world.scan(at, { itemId, entered: 1, quantityMode: 'scanned', ...facts })
  const undone = read(drug, { serial: 'S-9' })
  const events = [
    read(drug, { serial: 'S-1', lot: 'L7', expiry: '501200' }),
    read(drug, { serial: 'S-2', expiry: '200131' }, next),
    read(drug, { serial: 'S-1', lot: 'L8' }, next),
    undone,
    world.scan(shelf, { kind: 'void', voids: undone.id }),
    read(gloves, { serial: 'G-1', lot: 'G' }),
    read(gauze, {}),
  ]
  const code = '(01)05901234123457(21)S-1(10)LX'
  const unknown = world.scan(next, { code, entered: 1, quantityMode: 'scanned' })
  await world.run(owner, api.scanEvents.recordMany, { events: [unknown, ...events] })
  await world.run(owner, api.scanEvents.resolveUnknown, {
    auditId,
    unknownId: '?05901234123457',
    resolution: { kind: 'item', itemId: drug, addBarcode: false },
  })
  const { kind: _kind, entered: _entered, ...none } = world.scan(shelf, { itemId: gloves })
  await world.run(owner, api.scanEvents.updateQuantity, { ...none, quantity: 0, replaces: 1 })
  return { ...draft, drug, gauze, gloves }
}

const audit = await countedAudit()
const { auditId, owner } = audit

async function csvOf({ auditId: id }: Pick<CountedStore, 'auditId'>) {
  const file = await (await get(`/api/results.csv?auditId=${id}`, owner)).arrayBuffer()
  const text = new TextDecoder().decode(file)
  const { data } = papaparse.parse<Record<string, string>>(text, { header: true })
  return { file, rows: data }
}

const inCells = {
  serial_numbers: 'S-1; S-2',
  lots: 'L7',
  expiry_dates: '2020-01-31; 2050-12-31',
  expired: '2020-01-31',
}
const noCells = { serial_numbers: '', lots: '', expiry_dates: '', expired: '' }

async function linesByName() {
  const { page } = await ask(node, owner, api.audits.getVariances, { auditId, tab: 'all' })
  return new Map(page.map((line) => [line.name, line]))
}

test('the review says what labels said of what stands, and of nothing else', async () => {
  const lines = await linesByName()
  expect(lines.get('Drug')).toMatchObject({ counted: 2, labels: { ...SAID, serialsInAll: 2 } })
  expect(lines.get('Gauze')?.labels).toBeNull()
  expect(lines.get('Gloves')).toMatchObject({ counted: 0, labels: null })
  const args = { auditId, storeId: audit.storeId, itemId: audit.drug }
  const { line } = await ask(node, owner, api.audits.getLine, args)
  expect(line.labels).toMatchObject(SAID)
})

test('files of an open audit have them in columns of their own', async () => {
  const { rows } = await csvOf(audit)
  expect(rows.find(({ item }) => item === 'Drug')).toMatchObject(inCells)
  expect(rows.find(({ item }) => item === 'Gloves')).toMatchObject(noCells)
  const sheet = await get(`/api/results.xlsx?auditId=${auditId}`, owner)
  const cells = readWorkbook(new Uint8Array(await sheet.arrayBuffer())).map((row) =>
    [...row.values()].map(({ text }) => text),
  )
  for (const text of Object.values(inCells)) expect(cells.flat()).toContain(text)
  expect(cells[0]).toEqual(expect.arrayContaining(['Serial numbers', 'Lots', 'Expired']))
})

test('what is sealed says the same in both files, which verify, and stays what it is', async () => {
  await world.submit(audit)
  const accept = { decision: 'accept', reasonCode: 'theft', note: null } as const
  await world.run(owner, api.audits.decideLines, { auditId, matching: { tab: 'open' }, ...accept })
  await world.run(owner, api.audits.complete, { auditId })
  const { file, rows } = await csvOf(audit)
  expect(rows.find(({ item }) => item === 'Drug')).toMatchObject(inCells)
  expect(rows.find(({ item }) => item === 'Gauze')).toMatchObject(noCells)
  expect(await verifyExport(node, file)).toMatchObject({ status: 'valid' })
  const json = await ask(node, owner, api.audits.exportResults, { auditId, format: 'json' })
  const { lines, facts } = JSON.parse(json.text)
  expect(lines.find(({ name }: { name: string }) => name === 'Drug')).toMatchObject(SAID)
  expect(lines.find(({ name }: { name: string }) => name === 'Gloves')).toMatchObject({
    serials: [],
    expired: [],
  })
  expect(facts.labels).toBe(true)
  expect(await verifyExport(node, json.text)).toMatchObject({ status: 'valid' })
  expect((await linesByName()).get('Drug')?.labels).toMatchObject(SAID)
  const paper = await get(`/api/results.pdf?auditId=${auditId}`, owner)
  const { text: words } = readPdf(new Uint8Array(await paper.arrayBuffer()))
  expect(words.replaceAll(/\s+/g, '')).toContain('Expired31Jan2020')
})
