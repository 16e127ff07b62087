import { expect, test } from 'vitest'
import type { BaselineFileRow } from '#server/queries/stock-files/stock-files.ts'
import { groupFiles, toFile, toLayout } from './file-groups.ts'

const HEADERS = ['handle', 'sku', 'inventory_Main', 'inventory_Mill']

function rowOf(storeId: string, facts: Partial<BaselineFileRow> & { quantityAt?: number } = {}) {
  const { quantityAt = 2, ...more } = facts
  return {
    id: `import of ${storeId}`,
    store_id: storeId,
    file_id: 'file',
    file_name: 'products.csv',
    file_sha256: 'same',
    file_bytes: 100,
    format: { kind: 'text', encoding: 'utf-8', delimiter: ',', sheet: null },
    headers: HEADERS,
    mapping: {
      columns: HEADERS.map((_, at) => (at === 1 ? 'sku' : at === quantityAt ? 'quantity' : null)),
      ...{ headerRows: 1, decimal: '.', site: null, gtins: false },
    },
    repairs: [],
    count_column: null,
    kept_file_id: 'file',
    ...more,
  } satisfies BaselineFileRow
}

const always = () => true

const NAMES = new Map([
  ['main', 'Main'],
  ['mill', 'Mill'],
])

test('stores with columns of their own share one file', () => {
  const groups = groupFiles([rowOf('main'), rowOf('mill', { quantityAt: 3 })], always)
  expect(groups.map((group) => toFile(group, NAMES))).toMatchObject([
    {
      id: 'import of main',
      system: 'lightspeed_x',
      refusal: null,
      stores: [
        { name: 'Main', column: 'inventory_Main' },
        { name: 'Mill', column: 'inventory_Mill' },
      ],
    },
  ])
})

test('a file that leaves the column open offers what may take counts, and keeps to what was chosen', () => {
  const headers = ['Code', 'Stock', 'Available', 'Counted', 'Count date', 'Price']
  const columns = ['sku', 'quantity', null, null, null, null]
  const mapping = { columns, headerRows: 1, decimal: '.', site: null, gtins: false }
  const fileOf = (count_column: number | null) =>
    groupFiles([rowOf('main', { headers, mapping, count_column })], always).map((group) =>
      toFile(group, NAMES),
    )[0]?.stores[0]
  expect(fileOf(null)).toMatchObject({
    column: 'Stock',
    choices: [
      { at: 1, header: 'Stock' },
      { at: 2, header: 'Available' },
      { at: 3, header: 'Counted' },
    ],
  })
  expect(fileOf(3)).toMatchObject({ column: 'Counted', columnAt: 3 })
  expect(fileOf(5)).toMatchObject({ column: 'Stock' })
})

test('stores whose counts would go into the same cells get a file each', () => {
  expect(groupFiles([rowOf('main'), rowOf('mill')], always)).toHaveLength(2)
})

test('stores with different files get a file each', () => {
  expect(groupFiles([rowOf('main'), rowOf('mill', { file_sha256: 'other' })], always)).toHaveLength(
    2,
  )
})

test.each([
  ['is gone', { kept_file_id: null }, 'cleaned_up', 'no longer kept'],
  [
    'is an old workbook',
    { format: { kind: 'xls', encoding: null, delimiter: null, sheet: 0 } },
    'kind',
    'Save this one as XLSX',
  ],
])('a file that %s says why, and is not written', (_name, facts, code, words) => {
  const [group] = groupFiles([rowOf('main', facts)], always)
  if (!group) throw new Error('There is one')
  expect(toFile(group, NAMES).refusal).toBe(code)
  expect(() => toLayout(group, 'organization')).toThrow(words)
})

test('a file that holds stores of others is named, and not handed out', () => {
  const [group] = groupFiles([rowOf('main')], () => false)
  if (!group) throw new Error('There is one')
  expect(toFile(group, NAMES).refusal).toBe('foreign')
  expect(() => toLayout(group, 'organization')).toThrow('stores that you do not manage')
})
