// Every awkward file goes the whole way from upload to baseline, and is confirmed twice: the result must be exactly
// what is expected here, and complete.

import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { eventually } from '#tests/support/eventually.ts'
import * as files from '#tests/support/files/awkward-files.ts'
import { Importer, startImportNode } from '#tests/support/import-node.ts'

const { database, world, node } = await startImportNode()

async function expectedOf(storeId: string): Promise<readonly unknown[]> {
  const { rows } = await database.owner.query(
    `select coalesce(i.sku, i.name) as item, (a.expected / 1000.0)::float as expected from store s
     join audit_item a on a.baseline_id = s.baseline_id
     join item i on i.organization_id = a.organization_id and i.id = a.item_id
     where s.id = $1 order by 1`,
    [storeId],
  )
  return rows.map(({ item, expected }) => [item, expected])
}

const GOOD: readonly (readonly [
  string,
  () => Uint8Array | Promise<Uint8Array>,
  object,
  unknown,
])[] = [
  [
    'umlauts of Windows and decimal commas',
    () => files.GERMAN,
    { code_missing: 1 },
    [
      ['K-1', 1234.5],
      ['K-2', 7],
    ],
  ],
  [
    'a Japanese till',
    () => files.SHIFT_JIS,
    {},
    [
      ['A-1', 12],
      ['B-2', 7],
    ],
  ],
  ['UTF-16', () => files.utf16(files.PLAIN, 'le'), {}, [['A-1', 12]]],
  [
    'formulas in a sheet, and merged cells',
    () => files.formulaWorkbook(),
    { quantity_not_a_number: 1 },
    [
      ['A-1', 12],
      ['A-2', 778],
    ],
  ],
  [
    'formulas that nobody has reckoned out',
    () => files.uncalculatedWorkbook(),
    { quantity_not_a_number: 1, formula_not_calculated: 1 },
    [
      ['A-3', 7],
      ['A-4', 8],
    ],
  ],
  [
    'barcodes that nobody has reckoned out',
    () => files.uncalculatedCodes(),
    { code_not_calculated: 1 },
    [
      ['A-1', 5],
      ['A-2', 6],
    ],
  ],
  ['LibreOffice, filled with nothing', () => files.libreOfficeSheet(), {}, [['A-1', 12]]],
  ['formulas in text', () => files.FORMULAS, { quantity_not_a_number: 1 }, [['A-1', 5]]],
  ['16,384 columns, nearly all empty', () => files.wideStock(), {}, [['A-1', 5]]],
  [
    'a quote that never closes',
    () => files.UNCLOSED_QUOTE,
    { quote_not_closed: 1 },
    [
      ['A-2', 6],
      ['A-3', 7],
    ],
  ],
  [
    'a printed report with its sums',
    () => files.PRINTED_REPORT,
    { quantity_negative: 1, quantity_not_a_number: 2, total_row: 2 },
    [
      ['PX-1', 10],
      ['PX-2', -4],
      ['PX-3', 12],
    ],
  ],
  [
    'wide digits of a Japanese till',
    () =>
      files.utf8('商品コード,JANコード,商品名,在庫数\nA-1,４００６３８１３３３９３１,お茶,１２\n'),
    {},
    [['A-1', 12]],
  ],
  [
    'ragged rows',
    () => files.RAGGED,
    { quantity_blank: 1, cells_left_over: 1 },
    [
      ['A-2', 6],
      ['A-3', 7],
    ],
  ],
  ['headers like __proto__', () => files.PROTO, {}, [['A-1', 5]]],
  [
    'OpenDocument',
    () => files.openDocument(),
    {},
    [
      ['A-1', 12],
      ['A-2', 6],
    ],
  ],
  [
    'a workbook of the nineties',
    () => files.oldWorkbook(),
    {},
    [
      ['A-1', 12],
      ['Ä-2', 6.5],
    ],
  ],
  [
    'what Excel has damaged',
    () => files.EXCEL_DAMAGE,
    {
      code_shortened: 1,
      code_rounded: 1,
      zeros_put_back: 1,
      quantity_not_a_number: 2,
      quantity_absurd: 1,
      quantity_negative: 1,
    },
    [
      ['A-1', 5],
      ['A-2', 6],
      ['A-3', 7],
      ['A-4', 8],
      ['A-8', -3],
    ],
  ],
]

test.each(GOOD)('%s', async (_name, bytes, byCode, expected) => {
  const importer = new Importer(world, node, await world.shop())
  const { storeId, owner } = importer.shop
  const checked = await importer.check(await bytes())
  expect(checked).toMatchObject({ status: 'checked', failure: null })
  expect(checked.summary?.byCode).toEqual(byCode)
  expect(await expectedOf(storeId)).toEqual([])
  const confirm = () => world.run(owner, api.imports.confirm, { storeId, importId: checked.id })
  await Promise.all([confirm(), confirm()])
  await importer.until(checked.id, 'done')
  expect(await expectedOf(storeId)).toEqual(expected)
})

const BAD: readonly (readonly [string, () => Uint8Array | Promise<Uint8Array>, string])[] = [
  ['a file that ends half-way', async () => (await files.workbook()).slice(0, 900), 'damaged'],
  ['a cell in the last corner', () => files.cornerWorkbook(), 'A row has 16,384 cells'],
  ['an OpenDocument that lies', () => files.lyingOpenDocument(), 'more than it says'],
  ['a row a million times over', () => files.repeatedOpenDocument(), 'too large|up to 20,000 rows'],
  ['one row too many of OpenDocument', () => files.longOpenDocument(20_001), 'up to 20,000 rows'],
  ['too many cells in a row', () => files.utf8(`SKU${',x'.repeat(300)}\n`), 'A row has 301 cells'],
]

test.each(BAD)('%s leaves nothing', async (_name, bytes, words) => {
  const importer = new Importer(world, node, await world.shop())
  const { storeId } = importer.shop
  const ended = await importer.check(await bytes())
  expect(ended.failure).toMatch(new RegExp(words))
  expect(ended.status).toBe('failed')
  expect(await expectedOf(storeId)).toEqual([])
  await eventually(async () => {
    const { rowCount } = await database.owner.query('select from baseline where store_id = $1', [
      storeId,
    ])
    expect(rowCount).toBe(0)
  })
})
