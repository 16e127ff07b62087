// A submitted audit in a store of its own whose stock was imported, made and counted by HTTP.

import { expect } from '@playwright/test'
import { type Caller, listIn, textIn, valueIn } from './calls.ts'
import { mutate } from './small-count.ts'

const FILE = [
  'SKU,Name,Qty,Cost',
  'REP-1,Copper kettle,10,20.00',
  'REP-2,"=Linen, white",4,5.00',
  'REP-3,Oak board,6,8.00',
].join('\n')
const COLUMNS = {
  SKU: 'sku',
  Name: 'name',
  Qty: 'quantity',
  Cost: 'unit_cost',
  Shelf: 'shelf',
} as const

/** How a file with such a first line is read. */
function readingOf(file: string) {
  const headers = file.split('\n', 1)[0]?.split(',') ?? []
  return {
    format: { kind: 'text', encoding: 'utf-8', delimiter: ',', sheet: null },
    headers,
    mapping: {
      columns: headers.map((header) => Reflect.get(COLUMNS, header)),
      headerRows: 1,
      decimal: '.',
      site: null,
      gtins: false,
    },
  }
}

interface SubmittedAudit {
  readonly storeId: string
  readonly auditId: string
}

interface StockedStore {
  readonly orgId: string
  readonly storeId: string
}

/** A store of its own, with one room and the stock of a file. */
export async function stockedStore(
  owner: Caller,
  file: string,
  shelves: readonly string[],
  currency = 'USD',
): Promise<StockedStore> {
  const [organization] = listIn(await owner.query('organizations:getByUser'))
  const orgId = textIn(organization, 'id')
  const upload = `/api/files?organizationId=${orgId}&name=reports.csv&purpose=import`
  const sent = await owner.http.post(upload, {
    data: file,
    headers: { 'content-type': 'text/csv' },
  })
  const fileId = textIn(await sent.json(), 'id')
  const storeId = textIn(
    await mutate(owner, 'stores:createWithBaseline', {
      orgId,
      name: `Mole ${Date.now().toString(36)}`,
      currency,
      rooms: [{ name: 'Hall', shelves: shelves.map((code) => ({ code })) }],
      baseline: { fileId, ...readingOf(file) },
    }),
    'id',
  )
  const [started] = listIn(await owner.query('imports:list', { storeId }))
  const importId = textIn(started, 'id')
  const importStatus = async () =>
    valueIn(await owner.query('imports:status', { storeId, importId }), 'status')
  await expect.poll(importStatus).toBe('checked')
  await mutate(owner, 'imports:confirm', { storeId, importId })
  await expect.poll(importStatus).toBe('done')
  return { orgId, storeId }
}

/** A store of its own whose stock was imported; two of its three items were counted. */
export async function submittedAudit(owner: Caller, currency = 'USD'): Promise<SubmittedAudit> {
  // What was not counted may lie on the second shelf, where nobody was.
  const { orgId, storeId } = await stockedStore(owner, FILE, ['R-01', 'R-02'], currency)
  const audit = await mutate(owner, 'audits:create', {
    orgId,
    storeIds: [storeId],
    name: 'Year end',
  })
  const auditId = textIn(audit, 'id')
  await mutate(owner, 'audits:start', { auditId })
  const shelves = await owner.query('auditAssignments:getAssignmentsWithProgress', { auditId })
  const [shelf] = listIn(valueIn(shelves, 'page'))
  const auditAssignmentId = textIn(shelf, 'auditAssignmentId')
  const items = listIn(valueIn(await owner.query('items:list', { orgId }), 'page'))
  const counts = { 'REP-1': 7, 'REP-2': 5 }
  for (const [n, [sku, entered]] of Object.entries(counts).entries()) {
    await mutate(owner, 'scanEvents:recordCount', {
      id: crypto.randomUUID(),
      auditAssignmentId,
      itemId: textIn(
        items.find((item) => valueIn(item, 'sku') === sku),
        'id',
      ),
      entered,
      deviceId: 'e2e-reports',
      deviceSeq: n + 1,
      deviceTimeMs: Date.now(),
    })
  }
  const waivers = ['coverage', 'recounts', 'unknown_codes'].map((point) => ({
    point,
    name: 'Olivia',
    reason: 'Closed aisle',
  }))
  await mutate(owner, 'audits:updateStatus', { auditId, status: 'submitted', waivers })
  return { storeId, auditId }
}
