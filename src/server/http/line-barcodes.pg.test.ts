// The barcode of an item is in every file that lists items, open and sealed.

import papaparse from 'papaparse'
import { afterAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { ask } from '#tests/support/ask.ts'
import { testDatabase } from '#tests/support/database.ts'
import { readPdf } from '#tests/support/read-pdf.ts'
import { readWorkbook } from '#tests/support/read-workbook.ts'
import { startReportHost } from '#tests/support/report-host.ts'
import { verifyExport } from '#tests/support/verify-export.ts'

const database = await testDatabase()
const { world, node, get, stop } = await startReportHost(database)
afterAll(stop)

const [SINGLE, CASE, LATER] = ['4006381333931', '4006381333955', '4006381333962']
const lines = [
  { name: 'Tea', expected: 5, counted: 4 },
  { name: 'Loose', expected: 5, counted: 4 },
]
const audit = await world.submittedAudit({ lines })
const { auditId, owner, organizationId: orgId } = audit
const [tea = ''] = audit.itemIds
const code = (value: string, quantity?: number) =>
  world.run(owner, api.items.addBarcode, {
    ...{ orgId, itemId: tea, code: value },
    ...(quantity !== undefined && { quantity }),
  })
await code(CASE, 12)
await code(SINGLE)

async function csvOf() {
  const file = await (await get(`/api/results.csv?auditId=${auditId}`, owner)).arrayBuffer()
  const { data } = papaparse.parse<Record<string, string>>(new TextDecoder().decode(file), {
    header: true,
  })
  const barcodeOf = (name: string) => data.find(({ item }) => item === name)?.barcode
  return { file, tea: barcodeOf('Tea'), loose: barcodeOf('Loose') }
}

test('files of an open audit say the code for a single piece, or none', async () => {
  expect(await csvOf()).toMatchObject({ tea: SINGLE, loose: '' })
  const sheet = await get(`/api/results.xlsx?auditId=${auditId}`, owner)
  const [heads = [], ...rows] = readWorkbook(new Uint8Array(await sheet.arrayBuffer())).map((row) =>
    [...row.values()].map(({ text }) => text),
  )
  expect(heads).toContain('Barcode')
  expect(rows.flat()).toContain(SINGLE)
})

test('what is sealed says it in both files, which verify and stay what they are', async () => {
  const accept = { decision: 'accept', reasonCode: 'theft', note: null } as const
  await world.run(owner, api.audits.decideLines, { auditId, matching: { tab: 'open' }, ...accept })
  await world.run(owner, api.audits.complete, { auditId })
  const before = await csvOf()
  expect(before).toMatchObject({ tea: SINGLE, loose: '' })
  expect(await verifyExport(node, before.file)).toMatchObject({ status: 'valid' })
  const json = await ask(node, owner, api.audits.exportResults, { auditId, format: 'json' })
  const said = JSON.parse(json.text)
  expect(said.facts.barcodes).toBe(true)
  expect(said.lines.map(({ barcode }: { barcode: string | null }) => barcode)).toEqual([
    null,
    SINGLE,
  ])
  expect(await verifyExport(node, json.text)).toMatchObject({ status: 'valid' })
  const paper = await get(`/api/results.pdf?auditId=${auditId}`, owner)
  expect(readPdf(new Uint8Array(await paper.arrayBuffer())).text).toContain(SINGLE)
  await database.owner.query('delete from item_barcode where item_id = $1', [tea])
  await code(LATER)
  expect((await csvOf()).file).toEqual(before.file)
})
