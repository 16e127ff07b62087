import { describe, expect, test } from 'vitest'
import * as files from '#tests/support/files/awkward-files.ts'
import { readAll, sourceOf } from '#tests/support/files/read-all.ts'
import { guessMapping } from '../import/guess-mapping.ts'
import { openTable } from '../import/read/open-table.ts'
import { mappingOfShare } from '../import/stores-in-file.ts'
import { type CountedItem, CountedItems } from './counted-items.ts'
import { patchText } from './patch-text.ts'
import { PartPlanner } from './plan-cells.ts'
import { writeTargetOf } from './systems.ts'
import { textLayoutOf } from './text-layout.ts'

interface CountedStore {
  /** The names of its rows, or its quantity column. */
  readonly names?: readonly string[]
  readonly column?: number
  /** By SKU, in units. */
  readonly counts: Readonly<Record<string, number>>
}

function itemsOf(counts: CountedStore['counts']): CountedItems {
  const items = new CountedItems()
  for (const [sku, units] of Object.entries(counts)) {
    const settled = units * 1_000
    items.add({
      ...{ itemId: sku, sku, name: sku, category: null, unit: 'each', codes: [], expected: 0 },
      ...{ counted: settled, settled, isRejected: false },
    } satisfies CountedItem)
  }
  return items
}

/** The file after writing one store's counts into it. */
async function back(text: string, { names = [], column, counts }: CountedStore): Promise<string> {
  const bytes = files.utf8(text)
  const { rows, format } = await readAll(bytes)
  const cells = rows.map((row) => row.cells)
  const guess = guessMapping(cells, { kind: 'baseline' })
  const share = { storeId: 'store', names, column: column ?? null }
  const mapping = mappingOfShare(guess.mapping, share)
  const headers = [...(cells[0] ?? [])]
  const { column: at, writtenAs, wholeNumbers } = writeTargetOf(headers, mapping)
  if (at === null) throw new Error('There is a column for counts')
  const planner = new PartPlanner({
    ...{ storeId: 'store', mapping, repairs: [], headers, column: at, writtenAs, wholeNumbers },
    items: itemsOf(counts),
  })
  const table = await openTable(sourceOf(bytes))
  for await (const batch of table.batches()) planner.take(batch)
  const { patches } = planner.finish([])
  const parts: Uint8Array[] = []
  for await (const part of patchText(
    sourceOf(bytes).pieces(),
    textLayoutOf(bytes, format),
    patches,
  )) {
    parts.push(part.slice())
  }
  return Buffer.concat(parts).toString()
}

describe('counts of one store go into its own cells alone', () => {
  test('in a file whose rows name their store', async () => {
    const made = await back(
      'SKU,Item name,On hand,Location\nA,Mug,5,Oslo\nA,Mug,6,Bergen\nB,Cup,7,Oslo\nA,Mug,8,Van 3\nC,Jar,1,Oslo shop\n',
      { names: ['Oslo', 'Oslo shop'], counts: { A: 50, B: 7, C: 2 } },
    )
    expect(made).toBe(
      'SKU,Item name,On hand,Location\nA,Mug,50,Oslo\nA,Mug,6,Bergen\nB,Cup,7,Oslo\nA,Mug,8,Van 3\nC,Jar,2,Oslo shop\n',
    )
  })

  test('in a file of Shopify, where another column takes them', async () => {
    const head =
      'Handle,Title,Option1 Name,Option1 Value,SKU,HS Code,COO,Location,Bin name,On hand (current),On hand (new)'
    const lines = (oslo: string) =>
      `${head}\nmug,Mug,Title,Default Title,A,,,Oslo,,12,${oslo}\nmug,Mug,Title,Default Title,A,,,Bergen,,3,\n`
    expect(await back(lines(''), { names: ['Oslo'], counts: { A: 9 } })).toBe(lines('9'))
  })

  test.each([
    [
      'Lightspeed',
      'handle,sku,name,supply_price,retail_price,inventory_Oslo,reorder_point_Oslo,inventory_Bergen',
      'mug,A,Mug,1.00,2.00,4,1,12',
      7,
      'mug,A,Mug,1.00,2.00,4,1,9',
    ],
    [
      'Square',
      'Token,Item Name,Variation Name,SKU,GTIN,Price,Current Quantity Oslo,New Quantity Oslo,Current Quantity Bergen,New Quantity Bergen',
      'T1,Mug,Regular,A,,2.00,4,,12,',
      8,
      'T1,Mug,Regular,A,,2.00,4,,12,9',
    ],
  ])('in a file of %s with a column for each', async (_, head, before, column, after) => {
    const made = await back(`${head}\n${before}\n`, { column, counts: { A: 9 } })
    expect(made).toBe(`${head}\n${after}\n`)
  })
})
