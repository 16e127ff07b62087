// The files of four systems, under the headers that they really have: dropped on the import page, counted by their
// barcodes on the scanner page, and taken back with the counts in them.

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { checkDigitOf } from '#domain/codes/gtin.ts'
import { type Caller, listIn, textIn, valueIn } from './support/calls.ts'
import { expect, test } from './support/fixtures.ts'
import { lookHere } from './support/look.ts'
import { shoot } from './support/night-count.ts'
import { untilLive } from './support/pages.ts'
import { mutate } from './support/small-count.ts'

type Cells = Readonly<Record<string, string>>

interface Export {
  readonly system: string
  readonly name: string
  /** For a store of this name. */
  readonly headers: (store: string) => readonly string[]
  /** The first two are counted. */
  readonly rows: (store: string) => readonly Cells[]
  /** Where the counts go. */
  readonly target: (store: string) => string
  /** What stood there. */
  readonly before: readonly [string, string]
  readonly codes: readonly [string, string]
  /** The system exports no barcodes: labels of these items are known before. */
  readonly skus?: readonly string[]
  readonly encoding?: 'latin1'
  readonly mark?: string
  readonly lineEnd?: string
  readonly isQuoted?: boolean
}

const COUNTS = [3, 1] as const
const NEW_NUMBERS = COUNTS.map(String)

/** A code stands for one item of the organization: every file has its own. */
function codesOf(system: number): readonly [string, string] {
  const [first, second] = [1, 2].map((at) => {
    const body = `4006397700${system}${at}`
    return `${body}${checkDigitOf(body)}`
  })
  return [first ?? '', second ?? '']
}

const [SHOPIFY, SQUARE, LIGHTSPEED, WOO] = [codesOf(1), codesOf(2), codesOf(3), codesOf(4)]
const list = (names: string) => names.split('|')

const EXPORTS: readonly Export[] = [
  {
    system: 'Shopify',
    name: 'products_export.csv',
    headers: () =>
      list(
        'Handle|Title|Body (HTML)|Vendor|Product Category|Type|Tags|Published|Option1 Name|Option1 Value|Option1 Linked To|Option2 Name|Option2 Value|Option2 Linked To|Option3 Name|Option3 Value|Option3 Linked To|Variant SKU|Variant Grams|Variant Inventory Tracker|Variant Inventory Qty|Variant Inventory Policy|Variant Fulfillment Service|Variant Price|Variant Compare At Price|Variant Requires Shipping|Variant Taxable|Unit Price Total Measure|Unit Price Total Measure Unit|Unit Price Base Measure|Unit Price Base Measure Unit|Variant Barcode|Image Src|Image Position|Image Alt Text|Gift Card|SEO Title|SEO Description|Google Shopping / Google Product Category|Google Shopping / Gender|Google Shopping / Age Group|Google Shopping / MPN|Google Shopping / Condition|Google Shopping / Custom Product|Google Shopping / Custom Label 0|Color (product.metafields.shopify.color-pattern)|Variant Image|Variant Weight Unit|Variant Tax Code|Cost per item|Included / United States|Price / United States|Compare At Price / United States|Included / International|Price / International|Compare At Price / International|Status',
      ),
    rows: () => {
      const mug = {
        ...{ Handle: 'mug', Published: 'true', 'Option1 Name': 'Color', 'Variant Price': '14.00' },
        ...{
          'Variant Inventory Tracker': 'shopify',
          'Cost per item': '6.20',
          'Gift Card': 'false',
        },
      }
      return [
        {
          ...{ ...mug, Title: 'Mug, "large"', 'Option1 Value': 'Blue', 'Variant SKU': 'SHOP-1' },
          ...{ 'Variant Barcode': `'${SHOPIFY[0]}`, 'Image Src': 'mug.png', Status: 'active' },
        },
        {
          ...mug,
          'Option1 Value': 'Red',
          'Variant SKU': 'SHOP-2',
          'Variant Barcode': `'${SHOPIFY[1]}`,
        },
        { Handle: 'mug', 'Image Src': 'mug-2.png', 'Image Position': '2' },
      ]
    },
    target: () => 'Variant Inventory Qty',
    before: ['12', '5'],
    codes: SHOPIFY,
  },
  {
    system: 'Square',
    name: 'catalog.csv',
    headers: (store) =>
      list(
        `Reference Handle|Token|Item Name|Customer-facing Name|Variation Name|SKU|Description|Categories|Reporting Category|GTIN|Item Type|Weight (lb)|Social Media Link Title|Social Media Link Description|Price|Online Sale Price|Archived|Sellable|Contains Alcohol|Stockable|Skip Detail Screen in POS|Option Name 1|Option Value 1|Default Unit Cost|Default Vendor Name|Default Vendor Code|Current Quantity ${store}|New Quantity ${store}|Stock Alert Enabled ${store}|Stock Alert Count ${store}|Tax - Sales Tax (8.25%)`,
      ),
    rows: (store) => [
      {
        ...{ Token: 'T1', 'Item Name': 'Beans', 'Variation Name': 'Regular', SKU: 'SQ-1' },
        ...{ Description: 'dark; "strong"', GTIN: SQUARE[0], Price: '14.00' },
        [`Current Quantity ${store}`]: '12',
      },
      {
        ...{ Token: 'T2', 'Item Name': 'Filters', 'Variation Name': 'Regular', SKU: 'SQ-2' },
        ...{ GTIN: SQUARE[1], Price: '4.00' },
        [`Current Quantity ${store}`]: '5',
      },
    ],
    target: (store) => `New Quantity ${store}`,
    before: ['', ''],
    codes: SQUARE,
  },
  {
    system: 'Lightspeed X-Series',
    name: 'product-export.csv',
    headers: (store) => {
      const outlet = store.replaceAll(' ', '_')
      return list(
        `id|handle|sku|composite_name|composite_sku|composite_quantity|name|description|product_category|variant_option_one_name|variant_option_one_value|variant_option_two_name|variant_option_two_value|variant_option_three_name|variant_option_three_value|tags|active_online|weight|weight_unit|length|width|height|dimensions_unit|supply_price|retail_price|tax_name|tax_value|account_code|account_code_purchase|brand_name|supplier_name|supplier_code|active|track_inventory|inventory_${outlet}|reorder_point_${outlet}|restock_level_${outlet}`,
      )
    },
    rows: () => [
      {
        ...{ id: 'a1', handle: 'kasemesser', sku: 'LX-1', name: 'Käsemesser', active: '1' },
        ...{ supply_price: '2.10', retail_price: '4.95', track_inventory: '1' },
      },
      {
        ...{ id: 'a2', handle: 'loffel', sku: 'LX-2', name: 'Löffel', active: '1' },
        ...{ supply_price: '0.80', retail_price: '1.95', track_inventory: '1' },
      },
    ],
    target: (store) => `inventory_${store.replaceAll(' ', '_')}`,
    before: ['12', '5'],
    codes: LIGHTSPEED,
    skus: ['LX-1', 'LX-2'],
    encoding: 'latin1',
    lineEnd: '\r\n',
    isQuoted: true,
  },
  {
    system: 'WooCommerce',
    name: 'wc-product-export.csv',
    headers: () =>
      list(
        'ID|Type|SKU|GTIN, UPC, EAN, or ISBN|Name|Published|Is featured?|Visibility in catalog|Short description|Description|Date sale price starts|Date sale price ends|Tax status|Tax class|In stock?|Stock|Low stock amount|Backorders allowed?|Sold individually?|Weight (kg)|Length (cm)|Width (cm)|Height (cm)|Allow customer reviews?|Purchase note|Sale price|Regular price|Categories|Tags|Shipping class|Images|Download limit|Download expiry days|Parent|Grouped products|Upsells|Cross-sells|External URL|Button text|Position|Brands|Attribute 1 name|Attribute 1 value(s)|Attribute 1 visible|Attribute 1 global|Meta: _wpcom_is_markdown',
      ),
    rows: () => {
      const simple = { Type: 'simple', Published: '1', 'In stock?': '1', 'Regular price': '30' }
      return [
        {
          ...simple,
          ID: '11',
          SKU: 'WC-1',
          'GTIN, UPC, EAN, or ISBN': WOO[0],
          Name: 'Lamp\nof brass',
        },
        { ...simple, ID: '12', SKU: 'WC-2', 'GTIN, UPC, EAN, or ISBN': WOO[1], Name: 'Shade' },
        { ...simple, ID: '13', Type: 'variable', SKU: 'WC-3', Name: 'Family' },
      ]
    },
    target: () => 'Stock',
    before: ['12', '5'],
    codes: WOO,
    mark: '\ufeff',
  },
]

/** The file as it is uploaded, or as it should come back. */
function bytesOf(one: Export, store: string, numbers: readonly string[]): Buffer {
  const headers = one.headers(store)
  const rows = one.rows(store).map((row, at) => ({
    ...row,
    ...(numbers[at] !== undefined && { [one.target(store)]: numbers[at] }),
  }))
  const texts = [headers, ...rows.map((row: Cells) => headers.map((header) => row[header] ?? ''))]
  const lines = texts.map((cells) => cells.map((cell) => spelled(cell, one.isQuoted)).join(','))
  const lineEnd = one.lineEnd ?? '\n'
  return Buffer.from(`${one.mark ?? ''}${lines.join(lineEnd)}${lineEnd}`, one.encoding ?? 'utf8')
}

function spelled(cell: string, isQuoted = false): string {
  return isQuoted || /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

for (const one of EXPORTS) {
  test(`a file of ${one.system} goes in, is counted by its barcodes, and comes back with the counts`, async ({
    open,
    callAs,
  }) => {
    const owner = await callAs('owner')
    const page = await open('owner')
    const store = await openStore(owner, one)
    await dropFile(page, store.id, {
      ...{ name: one.name, mimeType: 'text/csv' },
      buffer: bytesOf(one, store.name, one.before),
    })
    const audit = await startAudit(owner, store)
    await countByBarcode(page, owner, audit, one.codes)
    await complete(owner, audit.id)
    await page.goto(`${audit.path}/results`)
    await untilLive(page)
    const panel = page.getByRole('region', { name: 'Back into your system' })
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
    expect(came.toString('hex')).toBe(bytesOf(one, store.name, NEW_NUMBERS).toString('hex'))
  })
}

interface Store {
  readonly orgId: string
  readonly id: string
  readonly name: string
}

async function openStore(owner: Caller, { skus = [], codes }: Export): Promise<Store> {
  const [organization] = listIn(await owner.query('organizations:getByUser'))
  const orgId = textIn(organization, 'id')
  for (const [at, sku] of skus.entries()) {
    const item = { orgId, sku, name: sku, barcodes: [{ code: codes[at] }] }
    await mutate(owner, 'items:upsert', item)
  }
  const name = `Back ${Date.now().toString(36)}`
  const rooms = [{ name: 'Hall', shelves: [{ code: 'A-01' }] }]
  const made = await mutate(owner, 'stores:createWithBaseline', { orgId, name, rooms })
  return { orgId, id: textIn(made, 'id'), name }
}

async function dropFile(
  page: Page,
  storeId: string,
  file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer },
): Promise<void> {
  await page.goto(`/stores/${storeId}/admin/import`)
  await untilLive(page)
  await page.getByText('Items and expected stock').click()
  await page.locator('input[type=file]').setInputFiles(file)
  const next = page.getByRole('button', { name: 'Continue', exact: true })
  await expect(next).toBeVisible()
  await lookHere(page)
  await next.click()
  await page.getByRole('button', { name: 'Import 2 rows' }).click()
  await expect(page.getByRole('heading', { name: '2 rows imported' })).toBeVisible()
}

interface Audit {
  readonly id: string
  readonly path: string
  readonly shelf: string
}

async function startAudit(owner: Caller, store: Store): Promise<Audit> {
  const plan = { orgId: store.orgId, storeIds: [store.id], name: 'Stock count' }
  const id = textIn(await mutate(owner, 'audits:create', plan), 'id')
  await mutate(owner, 'audits:start', { auditId: id })
  const shelves = await owner.query('auditAssignments:getAssignmentsWithProgress', { auditId: id })
  const [first] = listIn(valueIn(shelves, 'page'))
  return { id, path: `/stores/${store.id}/audit/${id}`, shelf: textIn(first, 'id') }
}

/** With a handheld, on the page that counters have. */
async function countByBarcode(
  page: Page,
  owner: Caller,
  { path, shelf }: Audit,
  codes: readonly string[],
): Promise<void> {
  await page.goto(`${path}/scanner?assignment=${shelf}`)
  for (const [at, code] of codes.entries()) {
    await shoot(page, ...Array.from({ length: COUNTS[at] ?? 0 }, () => code))
  }
  const counted = async () => {
    const args = { auditAssignmentId: shelf }
    const counts = await owner.query('scanEvents:getByAssignment', args)
    return listIn(valueIn(counts, 'lines')).map((line) => valueIn(line, 'quantity'))
  }
  await expect.poll(counted).toEqual(expect.arrayContaining([...COUNTS]))
}

async function complete(owner: Caller, auditId: string): Promise<void> {
  const waivers = ['coverage', 'recounts', 'unknown_codes'].map((point) => {
    return { point, name: 'Dana', reason: 'Small store' }
  })
  await mutate(owner, 'audits:updateStatus', { auditId, status: 'submitted', waivers })
  const word = { decision: 'accept', reasonCode: 'miscount', note: null }
  await mutate(owner, 'audits:decideLines', { auditId, matching: { tab: 'open' }, ...word })
  await mutate(owner, 'audits:complete', { auditId })
}
