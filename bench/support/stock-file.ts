// A file as a large shop would export it, and the catalogue that it names.

import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import type pg from 'pg'
import { checkDigitOf } from '#domain/codes/gtin.ts'
import { newId } from '#server/new-id.ts'

const HEADERS = [
  'SKU',
  'Barcode',
  'Item name',
  'Category',
  'Unit',
  'On hand',
  'Unit cost',
  'Unit price',
  'Supplier',
]

export const PLAIN_TABLE = `
  create table plain_rows (sku text, barcode text, name text, category text, unit text,
    on_hand text, unit_cost text, unit_price text, supplier text)`

function codeOf(at: number): string {
  const body = String(400_000_000_000 + at)
  return `${body}${checkDigitOf(body)}`
}

export function stockCells(at: number): readonly string[] {
  return [
    `SKU-${String(at).padStart(7, '0')}`,
    codeOf(at),
    `"Item ${at}, as the till calls it"`,
    `Group ${at % 40}`,
    'each',
    String((at * 7) % 500),
    `${at % 90}.${String(at % 100).padStart(2, '0')}`,
    `${at % 140}.95`,
    `Supplier ${at % 25}`,
  ]
}

/** In the order of these numbers. */
export async function writeStockFile(path: string, numbers: readonly number[]): Promise<void> {
  const file = createWriteStream(path)
  file.write(`${HEADERS.join(',')}\n`)
  let text = ''
  for (const number of numbers) {
    text += `${stockCells(number).join(',')}\n`
    if (text.length < 1_000_000) continue
    if (!file.write(text)) await once(file, 'drain')
    text = ''
  }
  file.end(text)
  await once(file, 'finish')
}

/** Items with one code each, as they are after the first import. */
export async function insertCatalogue(
  owner: pg.Pool,
  organizationId: string,
  rows: number,
): Promise<void> {
  const step = 50_000
  for (let from = 1; from <= rows; from += step) {
    const numbers = Array.from({ length: Math.min(step, rows - from + 1) }, (_, at) => from + at)
    await owner.query(
      `with fresh as (
         insert into item (organization_id, id, sku, name, category, unit_cost)
         select $1, n.id, 'SKU-' || lpad(n.n::text, 7, '0'), 'Item ' || n.n, 'Group', 100
         from unnest($2::integer[], $4::uuid[]) as n (n, id) returning id, sku
       )
       insert into item_barcode (organization_id, code_key, item_id, raw)
       select $1, '0' || c.code, f.id, c.code from fresh f
       join unnest($2::integer[], $3::text[]) as c (n, code)
         on f.sku = 'SKU-' || lpad(c.n::text, 7, '0')`,
      [organizationId, numbers, numbers.map(codeOf), numbers.map(() => newId())],
    )
  }
  await owner.query('analyze item; analyze item_barcode')
}
