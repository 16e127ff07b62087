// Files as shops really send them. Each is made here, so that everybody can see what is awkward.

import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { writeOds } from 'hucre/ods'
import { writeXlsx } from 'hucre/xlsx'
import { xlsFile } from './xls-file.ts'

const encoder = new TextEncoder()

export function utf8(text: string): Uint8Array {
  return encoder.encode(text)
}

export function utf16(text: string, order: 'le' | 'be', mark = true): Uint8Array {
  const bytes = Buffer.from(`${mark ? '\ufeff' : ''}${text}`, 'utf16le')
  return Uint8Array.from(order === 'le' ? bytes : bytes.swap16())
}

/** Letters of Windows-1252 that are the same in Latin-1. */
export function latin1(text: string): Uint8Array {
  return Uint8Array.from(Buffer.from(text, 'latin1'))
}

/** الرمز;اسم المنتج;الكمية and two rows, in Windows-1256 as spreadsheets write Arabic. */
export const ARABIC = Uint8Array.from(
  Buffer.from(
    'c7e1d1e3d23bc7d3e320c7e1e3e4cacc3bc7e1dfe3edc90a412d313bcde1edc8' +
      '3b31320a412d323bcfe6c7c120c7e1d3dac7e13b350a',
    'hex',
  ),
)

/** 商品コード,商品名,在庫数 and two rows, as a Japanese till writes them. */
export const SHIFT_JIS = Uint8Array.from(
  Buffer.from(
    '8fa495698352815b83682c8fa4956996bc2c8ddd8cc990940d0a412' +
      'd312c97ce92832c31320d0a422d322c8352815b8371815b2c370d0a',
    'hex',
  ),
)

export const PLAIN = 'SKU,Barcode,Item name,On hand,Unit cost\nA-1,4006381333931,Pencil,12,0.50\n'

export const GERMAN = latin1(
  'Artikelnummer;EAN;Bezeichnung;Bestand;EK-Preis\r\nK-1;4006381333931;Käsemesser;1.234,5;12,80\r\n' +
    'K-2;;Löffel;7;0,95\r\n',
)

export const SHOPIFY_INVENTORY = utf8(
  'Handle,Title,Option1 Name,Option1 Value,SKU,HS Code,COO,Location,Bin name,Incoming (not editable),' +
    'Unavailable (not editable),Committed (not editable),Available (not editable),On hand (current),On hand (new)\n' +
    'tee,Tee,Size,S,TEE-S,,,Main store,B-1,0,0,1,11,12,\n' +
    'tee,,Size,M,TEE-M,,,Main store,B-1,0,0,0,not stocked,not stocked,\n' +
    'tee,,Size,S,TEE-S,,,Warehouse,,0,0,0,90,90,\n',
)

export const SHOPIFY_PRODUCTS_OLD = utf8(
  'Handle,Title,Body (HTML),Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Barcode,Image Src,Cost per item\n' +
    "mug,Mug,<p>,Own,Cups,Title,Default Title,MUG-1,5,9.00,'4006381333931,https://x.test/1.png,3.10\n" +
    'mug,,,,,,,,,,,https://x.test/2.png,\n',
)

export const SHOPIFY_PRODUCTS_NEW = utf8(
  'Title,URL handle,Description,Vendor,Type,Option1 name,Option1 value,SKU,Barcode,Price,Cost per item,Inventory quantity\n' +
    'Mug,mug,,Own,Cups,Title,Default Title,MUG-1,4006381333931,9.00,3.10,5\n',
)

export const SQUARE = utf8(
  'Token,Item Name,Variation Name,SKU,Description,Category,GTIN,Price,Current Quantity Old town,Current Quantity Main store,New Quantity Main store\n' +
    'XX1,Beans,Regular,BE-1,,Coffee,4006381333931,14.00,3,8,\n',
)

export const LIGHTSPEED = utf8(
  'id,handle,sku,name,product_category,variant_option_one_name,variant_option_one_value,supply_price,retail_price,inventory_Main_store,reorder_point_Main_store\n' +
    '1,shoe,SH-40,Shoe,Shoes,Size,40,20.5,49,4,1\n1,shoe,SH-41,,Shoes,Size,41,20.5,49,6,1\n',
)

export const TITLE_ROWS = utf8(
  'Stock list of Fennel & Oak,,\nPrinted 14 March,,\n,,\nItem No,Description,Qty\nKT-1,Casserole,4\n',
)

/** As accounting programs print it: titles, codes called items, brackets, and the sums below. */
export const PRINTED_REPORT = utf8(
  [
    'Stock valuation,,,',
    'As of 31 October,,,',
    ',,,',
    'Item,Description,On hand,Avg cost',
    'PX-1,Kettle of steel,10,2.00',
    'PX-2,Kettle of glass,(4),3.00',
    'PX-3,Kettle for tea,12 pcs,1.00',
    'PX-4,Kettle for milk,5-Mar,1.00',
    'PX-5,Kettle for soup,2 doz,1.00',
    'Total,,18,',
    'Grand total:,,18,',
    '',
  ].join('\n'),
)

export const UNCLOSED_QUOTE = utf8(
  'SKU,Item name,On hand\nA-1,"Pencil,5\nA-2,"Ruler",6\nA-3,Eraser,7\n',
)
export const QUOTES_INSIDE = utf8('SKU,Item name,On hand\nA-1,"6" pack",5\nA-2,"Big ""B""",6\n')
export const RAGGED = utf8('SKU,Item name,On hand\nA-1,Pencil\nA-2,Ruler,6,extra\nA-3,Eraser,7\n')
export const PROTO = utf8('__proto__,constructor,SKU,On hand\nx,y,A-1,5\n')
export const SEPARATOR_HINT = utf8('sep=|\nSKU|Item name|On hand\nA-1|Pencil, red; long|5\n')
export const BINARY_JUNK = Uint8Array.from({ length: 4_096 }, (_, at) => (at * 89 + 7) % 256)
export const WEB_PAGE = utf8('<html><body><p>Please sign in again.</p></body></html>')

export const EXCEL_DAMAGE = utf8(
  'SKU,Barcode,Item name,On hand\nA-1,4.00638E+12,Pencil,5\nA-2,71234567019,Ruler,6\n' +
    'A-3,1234567890123450000,Eraser,7\nA-4,="00012345678905",Glue,8\nA-5,4006381333931,Pen,12 ea\n' +
    'A-6,4006381333948,Ink,7 x 12\nA-7,36000291452,Pad,4006381333931\nA-8,96385074,Clip,-3\n',
)

export function workbook(): Promise<Uint8Array> {
  return writeXlsx({
    sheets: [
      {
        name: 'Stock & more',
        rows: [
          ['SKU', 'Barcode', 'Item name', 'On hand', 'Unit cost'],
          ['A-1', 4006381333931, 'Pencil', 12, 0.1],
          ['A-2', 12345678905, 'Ruler', 6.5, 2],
          [],
          ['A-3', null, 'Eraser', null, null],
        ],
      },
      { name: 'Notes', rows: [['nothing']] },
    ],
  })
}

export function openDocument(): Promise<Uint8Array> {
  return writeOds({
    sheets: [
      {
        name: 'Stock',
        rows: [
          ['SKU', 'On hand'],
          ['A-1', 12],
          ['A-2', 6],
        ],
      },
    ],
  })
}

export function oldWorkbook(): Uint8Array {
  return xlsFile([
    ['SKU', 'Barcode', 'On hand'],
    ['A-1', 4006381333931, 12],
    ['Ä-2', '0012345678905', 6.5],
  ])
}

/** A workbook whose every row is 16,384 cells wide, nearly all of them empty. */
export function wideWorkbook(): Promise<Uint8Array> {
  const row = (first: string) => [first, ...Array<null>(16_382).fill(null), '']
  return writeXlsx({ sheets: [{ name: 'Wide', rows: [row('SKU'), row('A-1')] }] })
}

/** The same width with stock in it. */
export function wideStock(): Promise<Uint8Array> {
  const row = (sku: string, hand: string | number) => [
    sku,
    hand,
    ...Array<null>(16_381).fill(null),
    '',
  ]
  return writeXlsx({ sheets: [{ name: 'Wide', rows: [row('SKU', 'On hand'), row('A-1', 5)] }] })
}

/** Results of formulas, an error among them, and a name that spans two rows. */
export async function formulaWorkbook(): Promise<Uint8Array> {
  const parts = unzipSync(
    await writeXlsx({
      sheets: [
        {
          name: 'Stock',
          rows: [
            ['SKU', 'Item name', 'On hand'],
            ['A-1', 'Pencil', 777],
            ['A-2', null, 778],
            ['A-3', 'Ruler', 779],
          ],
        },
      ],
    }),
  )
  const sheet = 'xl/worksheets/sheet1.xml'
  const xml = strFromU8(parts[sheet] ?? new Uint8Array())
    .replace('<v>777</v>', '<f>6*2</f><v>12</v>')
    .replace(/<c r="C4"[^>]*><v>779<\/v>/, '<c r="C4" t="e"><f>1/0</f><v>#DIV/0!</v>')
    .replace(
      '</sheetData>',
      '</sheetData><mergeCells count="1"><mergeCell ref="B2:B3"/></mergeCells>',
    )
  return zipSync({ ...parts, [sheet]: strToU8(xml) })
}

/** Formulas of a program that reckons nothing out: a quantity, and a SKU. */
export function uncalculatedWorkbook(): Uint8Array {
  const cell = (place: string, text: string) =>
    `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`
  const rows = [
    `<row r="1">${cell('A1', 'SKU')}${cell('B1', 'On hand')}</row>`,
    `<row r="2">${cell('A2', 'A-1')}<c r="B2"><f>6*2</f></c></row>`,
    `<row r="3"><c r="A3"><f>"A-"&amp;2</f></c><c r="B3"><v>5</v></c></row>`,
    `<row r="4">${cell('A4', 'A-3')}<c r="B4"><f>3+4</f><v>7</v></c></row>`,
    `<row r="5">${cell('A5', 'A-4')}<c r="B5"><v>8</v></c></row>`,
  ]
  return zipSync(workbookParts(`<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`))
}

/** A list whose barcodes are looked up in another sheet, saved by a program that reckons nothing out. */
export function uncalculatedCodes(): Uint8Array {
  const cell = (place: string, text: string) =>
    `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`
  const rows = [
    `<row r="1">${cell('A1', 'SKU')}${cell('B1', 'Barcode')}${cell('C1', 'On hand')}</row>`,
    `<row r="2">${cell('A2', 'A-1')}${cell('B2', '4006381333931')}<c r="C2"><v>5</v></c></row>`,
    `<row r="3">${cell('A3', 'A-2')}<c r="B3"><f>VLOOKUP(A3,Codes!A:B,2,0)</f></c><c r="C3"><v>6</v></c></row>`,
  ]
  return zipSync(workbookParts(`<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`))
}

/** Two cells, in opposite corners of the largest sheet there is. */
export function cornerWorkbook(): Uint8Array {
  const rows =
    '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>2</v></c></row>'
  return zipSync(workbookParts(`<worksheet><sheetData>${rows}</sheetData></worksheet>`))
}

/** A workbook with so many rows, the row of the headers not counted. */
export function longWorkbook(rows: number): Uint8Array {
  const head = '<row><c t="str"><v>SKU</v></c><c t="str"><v>On hand</v></c></row>'
  const body = '<row><c><v>7</v></c><c><v>1</v></c></row>'.repeat(rows)
  return zipSync(workbookParts(`<worksheet><sheetData>${head}${body}</sheetData></worksheet>`))
}

function odsParts(rows: string) {
  const table = `<table:table table:name="Stock">${rows}</table:table>`
  const names =
    'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"'
  const body = `<office:body><office:spreadsheet>${table}</office:spreadsheet></office:body>`
  return {
    mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
    'content.xml': strToU8(`<office:document-content ${names}>${body}</office:document-content>`),
  }
}

const odsText = (text: string) =>
  `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`
const odsNumber = (value: number) =>
  `<table:table-cell office:value-type="float" office:value="${value}"><text:p>${value}</text:p></table:table-cell>`
const odsRow = (cells: string, attributes = '') =>
  `<table:table-row${attributes}>${cells}</table:table-row>`
const ODS_HEAD = odsRow(odsText('SKU') + odsText('On hand'))
/** As LibreOffice ends every sheet. */
const ODS_REST = odsRow(
  '<table:table-cell table:number-columns-repeated="16384"/>',
  ' table:number-rows-repeated="1048573"',
)

/** Filled to its last row and column with nothing, as LibreOffice writes it. */
export function libreOfficeSheet(): Uint8Array {
  return zipSync(odsParts(ODS_HEAD + odsRow(odsText('A-1') + odsNumber(12)) + ODS_REST))
}

export function longOpenDocument(rows: number): Uint8Array {
  const body = odsRow(odsText('A-1') + odsNumber(1)).repeat(rows)
  return zipSync(odsParts(ODS_HEAD + body))
}

/** One row that says it stands there a million times. */
export function repeatedOpenDocument(): Uint8Array {
  const row = odsRow(odsText('A-1') + odsNumber(1), ' table:number-rows-repeated="1000000"')
  return zipSync(odsParts(ODS_HEAD + row))
}

/** An OpenDocument that says of its sheet that it is tiny. */
export function lyingOpenDocument(): Uint8Array {
  return workbookSaying(longOpenDocument(5_000), 64)
}

/** What a spreadsheet would reckon with, as text. */
export const FORMULAS = utf8(
  'SKU,Item name,On hand\nA-1,"=HYPERLINK(""https://x.test"",""Tea"")",5\nA-2,@SUM(1),=2*6\n',
)

/** Some hundred kilobytes that unpack to 700 MB. */
export function zipBomb(): Uint8Array {
  const zeros = new Uint8Array(1024 * 1024)
  const packed = zipSync({ 'xl/worksheets/sheet1.xml': [zeros, { level: 9 }] })
  return workbookSaying(packed, 700 * 1024 * 1024)
}

/** A workbook that says of its sheet that it is tiny. */
export function lyingWorkbook(): Uint8Array {
  const rows = '<row r="1"><c r="A1" t="inlineStr"><is><t>SKU</t></is></c></row>'.repeat(50_000)
  const sheet = `<worksheet><sheetData>${rows}</sheetData></worksheet>`
  return workbookSaying(zipSync(workbookParts(sheet)), 64)
}

function workbookParts(sheet: string) {
  return {
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
    ),
    'xl/workbook.xml': strToU8(
      '<workbook><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="rId1" Type="http://x.test/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': strToU8(sheet),
  }
}

/** Rewrites the declared size of the largest entry, in both places where it stands. */
function workbookSaying(zip: Uint8Array, sizeBytes: number): Uint8Array {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  const declared: { readonly at: number; readonly size: number }[] = []
  for (let at = 0; at + 46 < zip.byteLength; at += 1) {
    const signature = view.getUint32(at, true)
    if (signature === 0x02014b50)
      declared.push({ at: at + 24, size: view.getUint32(at + 24, true) })
    if (signature === 0x04034b50)
      declared.push({ at: at + 22, size: view.getUint32(at + 22, true) })
  }
  const largest = Math.max(...declared.map(({ size }) => size))
  for (const { at, size } of declared) {
    if (size === largest) view.setUint32(at, sizeBytes, true)
  }
  return zip
}
