import { readFile } from 'node:fs/promises'
import { checkDigitOf } from '#domain/codes/gtin.ts'
import { type Caller, listIn, textIn, valueIn } from './support/calls.ts'
import { expect, test } from './support/fixtures.ts'
import { lookHere } from './support/look.ts'
import { untilLive } from './support/pages.ts'
import { mutate } from './support/small-count.ts'

interface Export {
  readonly system: string
  readonly name: string
  /** For a store of this name; the marks {1} and {2} stand where counts go, and are empty or a number before. */
  readonly lines: (store: string) => readonly string[]
  readonly columns: readonly (string | null)[]
  readonly before: readonly [string, string]
  readonly encoding?: 'utf-8' | 'windows-1252'
  readonly lineEnd?: string
  readonly skus: readonly [string, string]
  readonly codes: readonly [string, string]
  readonly counts: readonly [number, number]
  readonly site?: boolean
}

/** A code stands for one item of the organization: every file has its own. */
function codesOf(system: number): readonly [string, string] {
  const [first, second] = [1, 2].map((at) => {
    const body = `4006397700${system}${at}`
    return `${body}${checkDigitOf(body)}`
  })
  return [first ?? '', second ?? '']
}

const SQUARE_CODES = codesOf(2)
const WOO_CODES = codesOf(4)

const EXPORTS: readonly Export[] = [
  {
    system: 'Shopify',
    name: 'inventory_export.csv',
    lines: (store) => [
      'Handle,Title,Option1 Name,Option1 Value,SKU,HS Code,COO,Location,Bin name,Available (not editable),On hand (current),On hand (new)',
      `mug,"Mug, ""blue""",Title,Default Title,SHOP-1,,,${store},,12,12,{1}`,
      `cup,Cup,Title,Default Title,SHOP-2,,,${store},,5,5,{2}`,
      'cup,Cup,Title,Default Title,SHOP-2,,,Another place,,7,7,',
      `jar,Jar,Title,Default Title,SHOP-3,,,${store},,not stocked,not stocked,`,
    ],
    columns: [
      ...['group', 'name', null, 'variant', 'sku', null, null, 'site', 'shelf', null],
      ...['quantity', null],
    ],
    before: ['', ''],
    skus: ['SHOP-1', 'SHOP-2'],
    codes: codesOf(1),
    // Shopify takes whole numbers.
    counts: [9, 5],
    site: true,
  },
  {
    system: 'Square',
    name: 'catalog.csv',
    lines: (store) => [
      `Token,Item Name,Variation Name,SKU,Description,GTIN,Price,Current Quantity ${store},New Quantity ${store}`,
      `T1,Beans,Regular,SQ-1,"dark; ""strong""",${SQUARE_CODES[0]},14.00,12,{1}`,
      `T2,Filters,Regular,SQ-2,,${SQUARE_CODES[1]},4.00,5,{2}`,
    ],
    columns: [null, 'name', 'variant', 'sku', null, 'barcode', 'unit_price', 'quantity', null],
    before: ['', ''],
    skus: ['SQ-1', 'SQ-2'],
    codes: SQUARE_CODES,
    counts: [9, 5.5],
  },
  {
    system: 'Lightspeed X-Series',
    name: 'product-export.csv',
    lines: (store) => [
      `id,handle,sku,name,supply_price,retail_price,inventory_${store.replaceAll(' ', '_')}`,
      '"a1","kasemesser","LX-1","Käsemesser","2.10","4.95","{1}"',
      '"a2","loffel","LX-2","Löffel","0.80","1.95","{2}"',
    ],
    columns: [null, 'group', 'sku', 'name', 'unit_cost', 'unit_price', 'quantity'],
    before: ['12', '5'],
    encoding: 'windows-1252',
    lineEnd: '\r\n',
    skus: ['LX-1', 'LX-2'],
    codes: codesOf(3),
    counts: [9, 5.5],
  },
  {
    system: 'WooCommerce',
    name: 'wc-product-export.csv',
    lines: () => [
      '\ufeffID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,"In stock?",Stock,Parent',
      `11,simple,WC-1,${WOO_CODES[0]},"Lamp\nof brass",1,{1},`,
      `12,simple,WC-2,${WOO_CODES[1]},Shade,1,{2},`,
      '13,variable,WC-3,,Family,1,,',
    ],
    columns: [null, null, 'sku', 'barcode', 'name', null, 'quantity', null],
    before: ['12', '5'],
    skus: ['WC-1', 'WC-2'],
    codes: WOO_CODES,
    counts: [9, 5.5],
  },
]

/** The file as it is uploaded, or as it should come back. */
function bytesOf(one: Export, store: string, [first, second]: readonly string[]): Buffer {
  const text = one
    .lines(store)
    .map((line) => `${line.replace('{1}', first ?? '').replace('{2}', second ?? '')}`)
    .join(one.lineEnd ?? '\n')
  return Buffer.from(
    `${text}${one.lineEnd ?? '\n'}`,
    one.encoding === 'windows-1252' ? 'latin1' : 'utf8',
  )
}

for (const one of EXPORTS) {
  test(`a file of ${one.system} goes in, is counted by its barcodes, and comes back with the counts`, async ({
    open,
    callAs,
  }) => {
    const owner = await callAs('owner')
    const audit = await countFile(owner, one)
    const page = await open('owner')
    await page.goto(`${audit.path}/results`)
    await untilLive(page)
    const panel = page.getByRole('region', { name: 'Back into your system' })
    await expect(panel).toContainText(one.name)
    await expect(panel).toContainText(`From ${one.system}`)
    await panel.getByRole('button', { name: 'Download your file with the counts' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('2 rows get a new number')
    await expect(dialog).toContainText(`Upload it to ${one.system}`)
    if (one.system === 'Shopify') await lookHere(page)
    const saving = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download the file' }).click()
    const saved = await saving
    expect(saved.suggestedFilename()).toBe(one.name)
    const came = await readFile(await saved.path())
    expect(came.toString('hex')).toBe(
      bytesOf(one, audit.store, one.counts.map(String)).toString('hex'),
    )
  })
}

/** Imported, counted by scanning, closed and completed. */
async function countFile(owner: Caller, one: Export) {
  const [organization] = listIn(await owner.query('organizations:getByUser'))
  const orgId = textIn(organization, 'id')
  const store = `Back ${Date.now().toString(36)}`
  // What the file does not say a label does: the codes are known before.
  for (const [at, sku] of one.skus.entries()) {
    const item = {
      orgId,
      sku,
      name: `${one.system} ${at + 1}`,
      barcodes: [{ code: one.codes[at] }],
    }
    await mutate(owner, 'items:upsert', item)
  }
  const rooms = [{ name: 'Hall', shelves: [{ code: 'A-01' }] }]
  const made = await mutate(owner, 'stores:createWithBaseline', { orgId, name: store, rooms })
  const storeId = textIn(made, 'id')
  const plan = { orgId, storeIds: [storeId], name: `${one.system} count` }
  const auditId = textIn(await mutate(owner, 'audits:create', plan), 'id')
  await importFile(owner, { orgId, storeId, auditId }, one, store)
  await mutate(owner, 'audits:start', { auditId })
  const page = await owner.query('auditAssignments:getAssignmentsWithProgress', { auditId })
  const [first] = listIn(valueIn(page, 'page'))
  const shelf = textIn(first, 'id')
  const device = { auditAssignmentId: shelf, deviceId: 'gun' }
  await mutate(owner, 'auditAssignments:createSelfAssignment', device)
  const events = one.counts.map((entered, at) => ({
    ...{ id: crypto.randomUUID(), ...device, deviceSeq: at + 1, deviceTimeMs: Date.now() },
    ...{ kind: 'add', code: one.codes[at], entered },
  }))
  await mutate(owner, 'scanEvents:recordMany', { events })
  const waivers = ['coverage', 'recounts', 'unknown_codes'].map((point) => {
    return { point, name: 'Dana', reason: 'Small store' }
  })
  await mutate(owner, 'audits:updateStatus', { auditId, status: 'submitted', waivers })
  const word = { decision: 'accept', reasonCode: 'miscount', note: null }
  await mutate(owner, 'audits:decideLines', { auditId, matching: { tab: 'open' }, ...word })
  await mutate(owner, 'audits:complete', { auditId })
  return { store, path: `/stores/${storeId}/audit/${auditId}` }
}

interface ImportPlace {
  readonly orgId: string
  readonly storeId: string
  readonly auditId: string
}

async function importFile(
  owner: Caller,
  { orgId, storeId, auditId }: ImportPlace,
  one: Export,
  store: string,
): Promise<void> {
  const address = new URLSearchParams({ organizationId: orgId, name: one.name, purpose: 'import' })
  const uploaded = await owner.http.post(`/api/files?${address}`, {
    headers: { 'content-type': 'text/csv' },
    data: bytesOf(one, store, one.before),
  })
  const fileId = textIn(await uploaded.json(), 'id')
  const [header = ''] = one.lines(store)
  const plain = header.replace('\ufeff', '').replace('"GTIN, UPC, EAN, or ISBN"', 'GTIN')
  const started = await mutate(owner, 'imports:start', {
    ...{ storeId, auditId, kind: 'baseline', fileId },
    format: { kind: 'text', encoding: one.encoding ?? 'utf-8', delimiter: ',', sheet: null },
    headers: plain.split(',').map((text) => text.replaceAll('"', '')),
    mapping: {
      columns: one.columns,
      ...{ headerRows: 1, decimal: '.', site: one.site ? store : null, gtins: true },
    },
  })
  const importId = textIn(started, 'id')
  const until = (status: string) =>
    expect
      .poll(async () =>
        textIn(await owner.query('imports:status', { storeId, importId }), 'status'),
      )
      .toBe(status)
  await until('checked')
  await mutate(owner, 'imports:confirm', { storeId, importId })
  await until('done')
}
