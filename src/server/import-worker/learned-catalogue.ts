// The items that the rows of a small file name, looked up one batch at a time.

import type pg from 'pg'
import type { ImportRow } from '#domain/import/import-row.ts'
import { Catalogue, type Slice } from './catalogue.ts'

interface Found {
  readonly key: string
  readonly id: string
  readonly unit_cost: string | null
}

const BY_SKU = `
  select sku as key, id, unit_cost from item where sku = any($1) and archived_at is null`
const BY_CODE = `
  select b.code_key as key, i.id, i.unit_cost from item_barcode b
  join item i on i.organization_id = b.organization_id and i.id = b.item_id
  where b.code_key = any($1)`
const BY_NAME = `
  select name as key, id, unit_cost from item where name = any($1) and archived_at is null order by id`

export class LearnedCatalogue {
  readonly catalogue = new Catalogue()
  readonly #client: pg.Client
  readonly #byName: boolean
  readonly #items = new Map<string, number>()

  constructor(client: pg.Client, byName: boolean) {
    this.#client = client
    this.#byName = byName
  }

  async learn(readings: readonly { readonly row: ImportRow | undefined }[]): Promise<void> {
    const { catalogue } = this
    const rows = readings.flatMap(({ row }) => (row ? [row] : []))
    const skus = rows.map(({ sku }) => sku)
    await this.#find(BY_SKU, skus, (key, item) => catalogue.addSku(key, item))
    const codes = rows.flatMap(({ codeKey, furtherCodes }) => [
      codeKey,
      ...furtherCodes.map(({ key }) => key),
    ])
    await this.#find(BY_CODE, codes, (key, item) => catalogue.addCode(key, item))
    if (!this.#byName) return
    const names = rows.map(({ name }) => name)
    await this.#find(BY_NAME, names, (key, item) => catalogue.addName(key, item))
  }

  async #find(
    text: string,
    keys: readonly (string | null)[],
    add: (key: Slice, item: number) => void,
  ): Promise<void> {
    const asked = [...new Set(keys.filter((key) => key !== null))]
    if (asked.length === 0) return
    const { rows } = await this.#client.query<Found>(text, [asked])
    for (const found of rows) add(whole(Buffer.from(found.key)), this.#itemOf(found))
  }

  /** An item may be found several times, by its SKU and by its codes. */
  #itemOf({ id, unit_cost: cost }: Found): number {
    const known = this.#items.get(id)
    if (known !== undefined) return known
    const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
    const item = this.catalogue.addItem(whole(bytes), cost === null ? null : Number(cost))
    this.#items.set(id, item)
    return item
  }
}

function whole(bytes: Buffer): Slice {
  return { bytes, from: 0, to: bytes.length }
}
