import { afterAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { Person } from '#seeds/world.ts'
import { ask } from '#tests/support/ask.ts'
import * as files from '#tests/support/files/awkward-files.ts'
import { readAll } from '#tests/support/files/read-all.ts'
import { chainOf, GroupImporter, LOCATION_FILE } from '#tests/support/group-importer.ts'
import { Importer, startImportNode } from '#tests/support/import-node.ts'
import { startTestHost } from '#tests/support/test-host.ts'

const { database, world, node } = await startImportNode()
const host = await startTestHost(database, { functions: node.engine })
afterAll(() => host.close())

async function get(path: string, search: Readonly<Record<string, string>>, person?: Person) {
  const authorization = person && `Bearer ${await host.tokenOf(person)}`
  return fetch(`${host.url}${path}?${new URLSearchParams(search)}`, {
    headers: authorization ? { authorization } : {},
  })
}

interface Counted {
  readonly bytes: Uint8Array
  readonly name?: string
  /** Quantities by SKU; items that are missing here are not counted. */
  readonly counts: Readonly<Record<string, number>>
  /** An item that is in no file. */
  readonly extra?: { readonly name: string; readonly sku: string; readonly counted: number }
  readonly shelves?: number
  /** The shelf to count; the first one by default. */
  readonly shelf?: string
}

/** A file that was imported, counted on the first shelf, with the audit completed. */
async function counted({
  bytes,
  name = 'stock.csv',
  counts,
  extra,
  shelves = 1,
  shelf: code = 'A-1',
}: Counted) {
  const draft = await world.draftAudit({ withoutBaseline: false, shelves })
  const { owner, organizationId, storeId, auditId } = draft
  const importer = new Importer(world, node, { owner, organizationId, storeId })
  const { id: importId } = await importer.import(bytes, { auditId, name })
  await world.run(owner, api.audits.start, { auditId })
  const { rows } = await database.owner.query<{ id: string }>(
    `select a.id from assignment a join shelf s on s.id = a.shelf_id
     where a.audit_id = $1 and s.code = $2`,
    [auditId, code],
  )
  const shelf = rows[0]?.id ?? ''
  const itemOf = async (sku: string) => {
    const { rows: found } = await database.owner.query<{ id: string }>(
      'select id from item where organization_id = $1 and sku = $2',
      [organizationId, sku],
    )
    return found[0]?.id ?? ''
  }
  if (extra) {
    const { counted: _counted, ...item } = extra
    await world.run(owner, api.items.upsert, { orgId: organizationId, ...item })
  }
  const all = { ...counts, ...(extra && { [extra.sku]: extra.counted }) }
  const events = []
  for (const [sku, entered] of Object.entries(all)) {
    events.push(world.scan(shelf, { itemId: await itemOf(sku), entered }))
  }
  await world.run(owner, api.scanEvents.recordMany, { events })
  await world.submit(draft)
  await decideAll(owner, auditId)
  await world.run(owner, api.audits.complete, { auditId })
  return { ...draft, importId, search: { auditId, importId } }
}

async function decideAll(owner: Person, auditId: string): Promise<void> {
  const decision = { decision: 'accept', reasonCode: 'miscount', note: null } as const
  await world.run(owner, api.audits.decideLines, {
    auditId,
    matching: { tab: 'open' },
    ...decision,
  })
}

const STOCK = files.utf8(
  '\ufeffSKU,Barcode,Item name,On hand,Note\r\n' +
    'A-1,4006381333931,"Pencil, ""red""",12,x\r\n' +
    'A-2,,Ruler,"6",\r\n' +
    'A-3,,Eraser,7,never counted\r\n',
)

describe('the uploaded file', () => {
  test('comes back with the counts in it, and nothing else has changed', async () => {
    const { search, owner, importId } = await counted({
      bytes: STOCK,
      counts: { 'A-1': 11, 'A-2': 6 },
      extra: { sku: 'N-1', name: '=Nobody', counted: 3 },
      shelves: 2,
    })
    const response = await get('/api/stock-file', search, owner)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).toContain('stock.csv')
    const text = Buffer.from(await response.arrayBuffer()).toString()
    expect(text).toBe(
      '\ufeffSKU,Barcode,Item name,On hand,Note\r\n' +
        'A-1,4006381333931,"Pencil, ""red""",11,x\r\n' +
        'A-2,,Ruler,"6",\r\n' +
        'A-3,,Eraser,7,never counted\r\n',
    )
    const report = await (await get('/api/stock-file/report', search, owner)).json()
    expect(report).toMatchObject({ written: 1, unchanged: 1, notCounted: 1, leftCount: 0 })
    expect(report.rowless).toEqual([{ sku: 'N-1', name: '=Nobody', quantity: 3 }])
    const rest = await get('/api/stock-file/rest', search, owner)
    expect(Buffer.from(await rest.arrayBuffer()).toString()).toBe(
      "\ufeffSKU,Barcode,Item name,On hand,Note\r\nN-1,,'=Nobody,3,\r\n",
    )
    const { auditId } = search
    const { files: listed } = await ask(node, owner, api.stockFiles.list, { auditId })
    expect(listed).toMatchObject([
      { id: importId, system: 'generic', refusal: null, stores: [{ column: 'On hand' }] },
    ])
  })

  test('of Shopify gets its new column, and keeps its guard', async () => {
    const { search, owner } = await counted({
      bytes: files.SHOPIFY_INVENTORY,
      counts: { 'TEE-S': 9 },
      shelf: 'B-1',
    })
    const response = await get('/api/stock-file', search, owner)
    expect(Buffer.from(await response.arrayBuffer()).toString()).toBe(
      Buffer.from(files.SHOPIFY_INVENTORY).toString().replace('11,12,\n', '11,12,9\n'),
    )
  })

  test('gets nothing of an item whose own shelf nobody counted', async () => {
    const { search, owner } = await counted({
      bytes: files.SHOPIFY_INVENTORY,
      counts: { 'TEE-S': 9 },
      shelf: 'A-1',
    })
    const response = await get('/api/stock-file', search, owner)
    expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.from(files.SHOPIFY_INVENTORY))
    const report = await (await get('/api/stock-file/report', search, owner)).json()
    expect(report.left).toMatchObject([{ sku: 'TEE-S', reason: 'partly_counted' }])
  })

  test('gets the counts in the column that was chosen, where it has several', async () => {
    const lines = ['SKU,Item name,Stock,Available,Counted', 'A-1,Pencil,12,10,']
    const { search, owner, auditId, importId } = await counted({
      bytes: files.utf8(`${lines.join('\n')}\n`),
      counts: { 'A-1': 11 },
      shelves: 2,
    })
    const [file] = (await ask(node, owner, api.stockFiles.list, { auditId })).files
    expect(file?.stores[0]).toMatchObject({
      column: 'Stock',
      choices: [{ header: 'Stock' }, { header: 'Available' }, { at: 4, header: 'Counted' }],
    })
    const choose = (column: number) =>
      world.run(owner, api.stockFiles.chooseColumn, { auditId, importId, column })
    await expect(choose(1)).rejects.toMatchObject({ code: 'invalid_argument' })
    await choose(4)
    const response = await get('/api/stock-file', search, owner)
    expect(await response.text()).toBe(`${lines.join('\n')}11\n`)
  })

  test('of the same shape and store gets the counts in the column that was chosen last time', async () => {
    const header = 'SKU,Item name,Stock,Available,Counted'
    const { owner, organizationId, storeId, auditId, importId } = await counted({
      bytes: files.utf8(`${header}\nA-1,Pencil,12,10,\n`),
      counts: { 'A-1': 11 },
      shelves: 2,
    })
    await world.run(owner, api.stockFiles.chooseColumn, { auditId, importId, column: 4 })
    const columnOf = async (storeOfFile: string, bytes: Uint8Array) => {
      const shop = { owner, organizationId, storeId: storeOfFile }
      const { id } = await new Importer(world, node, shop).import(bytes)
      const { rows } = await database.owner.query<{ count_column: number | null }>(
        'select count_column from import where id = $1',
        [id],
      )
      return rows[0]?.count_column
    }
    const { id: otherId } = await world.run(owner, api.stores.createWithBaseline, {
      orgId: organizationId,
      name: 'Other',
    })
    const alike = files.utf8(`${header}\nA-1,Pencil,11,9,\n`)
    const unlike = files.utf8('SKU,Item name,Stock,Counted\nA-1,Pencil,11,\n')
    expect(await columnOf(storeId, alike)).toBe(4)
    expect(await columnOf(storeId, unlike)).toBeNull()
    expect(await columnOf(otherId, alike)).toBeNull()
  })

  test('of WooCommerce comes as its stock alone, too', async () => {
    const { search, owner } = await counted({
      bytes: files.utf8(
        'ID,Type,SKU,Name,Stock,Parent\n11,simple,A-1,Lamp,12,\n12,simple,A-2,Shade,5,\n',
      ),
      counts: { 'A-1': 9, 'A-2': 5 },
      shelves: 2,
    })
    const small = await get('/api/stock-file/small', search, owner)
    expect(small.headers.get('content-disposition')).toContain('only%20what%20changes.csv')
    expect(await small.text()).toBe('ID,SKU,Stock\n11,A-1,9\n')
  })

  test('is reported line by line to whoever asks for lines, and ends with the report', async () => {
    const { search, owner } = await counted({ bytes: STOCK, counts: { 'A-1': 11 }, shelves: 2 })
    const response = await fetch(
      `${host.url}/api/stock-file/report?${new URLSearchParams(search)}`,
      {
        headers: {
          accept: 'application/x-ndjson',
          authorization: `Bearer ${await host.tokenOf(owner)}`,
        },
      },
    )
    const lines = (await response.text()).trim().split('\n')
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ report: { written: 1 } })
  })

  test('as a workbook keeps every other part', async () => {
    const { search, owner } = await counted({
      bytes: await files.workbook(),
      name: 'stock.xlsx',
      counts: { 'A-1': 10, 'A-2': 6.5 },
      shelves: 2,
    })
    const response = await get('/api/stock-file', search, owner)
    const { rows } = await readAll(new Uint8Array(await response.arrayBuffer()))
    expect(rows.map(({ cells }) => cells[3])).toEqual(['On hand', '10', '6.5', undefined])
  })
})

describe('counts for other systems', () => {
  test.each([
    ['generic', '\ufeffBarcode,SKU,Item name,Category,Unit,On hand'],
    ['woocommerce', 'SKU,"GTIN, UPC, EAN, or ISBN",Stock'],
    ['odoo', 'location_id,product_id,lot_id,inventory_quantity'],
  ])('%s', async (system, head) => {
    const { owner, auditId, storeId } = await counted({
      bytes: STOCK,
      counts: { 'A-1': 11 },
      shelves: 2,
    })
    const response = await get('/api/stock-counts.csv', { auditId, storeId, system }, owner)
    const [header, ...rows] = Buffer.from(await response.arrayBuffer())
      .toString()
      .split('\r\n')
    expect(header).toBe(head)
    // Items that were not counted are in no row.
    expect(rows.filter(Boolean)).toHaveLength(1)
    expect(rows[0]).toContain('11')
    expect(rows[0]).toContain(system === 'odoo' ? 'A-1' : '4006381333931')
  })

  test('come in again as they went out, whatever a spreadsheet would make of them', async () => {
    const { owner, auditId, storeId, organizationId } = await counted({
      bytes: files.utf8(
        "SKU,Barcode,Item name,On hand\nA-1,036000291452,Pencil,12\n'-7,'4006381333931,'=Glue,6\n",
      ),
      counts: { 'A-1': 11, '-7': 4 },
      shelves: 2,
    })
    const response = await get(
      '/api/stock-counts.csv',
      { auditId, storeId, system: 'generic' },
      owner,
    )
    const importer = new Importer(world, node, { owner, organizationId, storeId })
    const checked = await importer.check(new Uint8Array(await response.arrayBuffer()))
    expect(checked.summary).toMatchObject({ rows: 2, fine: 2, knownRows: 2, newItems: 0 })
  })
})

test('nobody but managers of the store takes counts, and nobody before the audit is completed', async () => {
  const one = await counted({ bytes: STOCK, counts: { 'A-1': 11 }, shelves: 2 })
  const { search, scanner } = one
  expect((await get('/api/stock-file', search)).status).toBe(401)
  expect((await get('/api/stock-file', search, scanner)).status).toBe(403)
  const { owner: stranger } = await world.shop()
  expect((await get('/api/stock-file', search, stranger)).status).toBe(404)
  const running = await world.runningAudit()
  const early = { auditId: running.auditId, importId: one.importId }
  const refused = await get('/api/stock-file', early, running.owner)
  expect(await refused.json()).toMatchObject({ error: { code: 'illegal_transition' } })
})

test('every door to the counts is shut to everybody else', async () => {
  const one = await counted({ bytes: STOCK, counts: { 'A-1': 11 }, shelves: 2 })
  const { search, scanner, manager, organizationId, owner, auditId, storeId } = one
  const counts = { auditId, storeId, system: 'generic' }
  const doors = ['', '/report', '/rest', '/small'].map((part) => [`/api/stock-file${part}`, search])
  const all = [...doors, ['/api/stock-counts.csv', counts]] as [string, Record<string, string>][]
  const statuses = async (person?: Person) => {
    const answers = await Promise.all(all.map(([path, asked]) => get(path, asked, person)))
    return [...new Set(answers.map(({ status }) => status))]
  }
  const elsewhere = await world.store(owner, organizationId, 'Elsewhere')
  const neighbour = await world.teamMember({ organizationId, storeId: elsewhere }, 'manager')
  expect(await statuses()).toEqual([401])
  expect(await statuses(scanner)).toEqual([403])
  expect(await statuses(neighbour)).toEqual([404])
  expect(await statuses((await world.shop()).owner)).toEqual([404])
  expect((await get('/api/stock-file', search, manager)).status).toBe(200)
  await world.removeMember(organizationId, manager)
  expect(await statuses(manager)).toEqual([404])
  // Imports of another audit, or of another organization, do not belong to this one.
  const other = await counted({ bytes: STOCK, counts: { 'A-1': 3 }, shelves: 2 })
  const mixed = { auditId, importId: other.importId }
  expect((await get('/api/stock-file', mixed, owner)).status).toBe(404)
})

test('a file of several stores goes back to whoever manages all of them', async () => {
  const importer = new GroupImporter(world, node, await chainOf(world, 'Oslo', 'Bergen', 'Moss'))
  const { owner, organizationId, storeId } = importer.chain
  const checked = await importer.check()
  await importer.confirm(checked.id)
  await importer.until(checked.id, 'done')
  await world.room(importer.chain, 'Hall', ['A-1', 'A-2'])
  const { id: auditId } = await world.run(owner, api.audits.create, {
    ...{ orgId: organizationId, storeIds: [storeId], name: 'Oslo' },
  })
  await world.run(owner, api.audits.start, { auditId })
  const { rows } = await database.owner.query<{ shelf: string; item: string }>(
    `select a.id as shelf, i.id as item from assignment a
     join item i on i.organization_id = a.organization_id and i.sku = 'A-1' where a.audit_id = $1`,
    [auditId],
  )
  const { shelf = '', item = '' } = rows[0] ?? {}
  const events = [world.scan(shelf, { itemId: item, entered: 11 })]
  await world.run(owner, api.scanEvents.recordMany, { events })
  await world.submit({ owner, auditId })
  await decideAll(owner, auditId)
  await world.run(owner, api.audits.complete, { auditId })
  const ofOslo = await world.teamMember(importer.chain, 'manager')
  const [file] = (await ask(node, ofOslo, api.stockFiles.list, { auditId })).files
  expect(file?.refusal).toBe('foreign')
  const search = { auditId, importId: file?.id ?? '' }
  for (const path of ['', '/report', '/rest', '/small']) {
    const refused = await get(`/api/stock-file${path}`, search, ofOslo)
    expect(refused.status).toBe(403)
    expect(await refused.text()).not.toContain('A-3')
  }
  expect(file?.stores[0]?.choices).toEqual([])
  const chosen = { ...search, column: 2 }
  await expect(world.run(ofOslo, api.stockFiles.chooseColumn, chosen)).rejects.toMatchObject({
    code: 'forbidden',
  })
  const counts = { auditId, storeId, system: 'generic' }
  expect(await (await get('/api/stock-counts.csv', counts, ofOslo)).text()).toContain('A-1,Pencil')
  const whole = await get('/api/stock-file', search, owner)
  expect(await whole.text()).toBe(LOCATION_FILE.replace('Pencil,12,Oslo', 'Pencil,11,Oslo'))
})

test('a name of a file is nothing but a name', async () => {
  const name = '..\\..\\"; evil="\r\nSet-Cookie: a=b\r\n\r\n<script>\u202evsc.exe\u{1f4a3}.csv'
  const { search, owner } = await counted({ bytes: STOCK, name, counts: { 'A-1': 11 }, shelves: 2 })
  for (const path of ['', '/rest']) {
    const response = await get(`/api/stock-file${path}`, search, owner)
    expect(response.status).toBe(200)
    expect(response.headers.get('set-cookie')).toBeNull()
    const disposition = response.headers.get('content-disposition') ?? ''
    expect(disposition).toMatch(/^attachment; filename="[\w .-]+"; filename\*=UTF-8''[\w.%~!-]+$/)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  }
})

test('nothing that somebody has typed is run by a spreadsheet', async () => {
  const names = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '＝1', '=cmd|\'/C calc\'!A0,"x"']
  const rows = names.map((name, at) => `"C-${at}","${name.replaceAll('"', '""')}",5`)
  const { owner, auditId, storeId } = await counted({
    bytes: files.utf8(`SKU,Item name,On hand\n${rows.join('\n')}\n`),
    counts: Object.fromEntries(names.map((_, at) => [`C-${at}`, at])),
    shelves: 2,
  })
  for (const system of ['generic', 'shopify', 'square', 'clover', 'loyverse', 'lightspeed_x']) {
    const response = await get('/api/stock-counts.csv', { auditId, storeId, system }, owner)
    const text = Buffer.from(await response.arrayBuffer()).toString()
    const { rows: read } = await readAll(Buffer.from(text))
    const cells = read.flatMap((row) => row.cells)
    const isRun = (cell: string) => /^\s*[=+@\uff1d]|^\s*-(?!\d+$)/.test(cell)
    expect(read.length).toBeGreaterThan(names.length)
    expect(cells.filter(isRun)).toEqual([])
  }
})

test('the clean-up keeps the file as long as an import refers to it, and what is gone is said', async () => {
  const { search, owner } = await counted({ bytes: STOCK, counts: { 'A-1': 11 }, shelves: 2 })
  await database.owner.query("select app.drop_unused_files(now() + interval '1 day', 1000)")
  const kept = await get('/api/stock-file', search, owner)
  expect(await kept.text()).toContain('A-1')
  await database.owner.query(
    'delete from file where id = (select file_id from import where id = $1)',
    [search.importId],
  )
  const gone = await get('/api/stock-file', search, owner)
  expect(await gone.json()).toMatchObject({
    error: { code: 'conflict', message: expect.stringContaining('no longer kept') },
  })
})
