// A file for several stores, as the screens send it.

import { api } from '#contract/api.ts'
import type { ImportGroup } from '#contract/imports.ts'
import type { ColumnKind } from '#domain/import/column-kind.ts'
import type { Person, Shop, World } from '#seeds/world.ts'
import { ask } from './ask.ts'
import { eventually } from './eventually.ts'
import { utf8 } from './files/awkward-files.ts'
import { Importer } from './import-node.ts'
import type { LiveNode } from './live-node.ts'

export interface Chain extends Shop {
  /** By name: the first is that of the shop. */
  readonly stores: Readonly<Record<string, string>>
}

/** An organization with these stores. */
export async function chainOf(world: World, ...names: readonly string[]): Promise<Chain> {
  const [first = 'Oslo', ...others] = names
  const shop = await world.shop({ storeName: first })
  const stores: Record<string, string> = { [first]: shop.storeId }
  for (const name of others) {
    stores[name] = await world.store(shop.owner, shop.organizationId, name)
  }
  return { ...shop, stores }
}

export const LOCATION_FILE =
  'SKU,Item name,On hand,Location\nA-1,Pencil,12,Oslo\nA-2,Ruler,5,Oslo\nA-1,Pencil,3,BERGEN\nA-3,Eraser,7,Moss\nA-1,Pencil,99,Van 3\nA-9,Box,1,Van 3\n'

export interface GroupWish {
  readonly text?: string
  readonly columns?: readonly (ColumnKind | null)[]
  /** Of stores, names in the file or the number of their column. */
  readonly shares?: Readonly<Record<string, readonly string[] | number>>
  readonly leftOut?: readonly string[]
  readonly person?: Person
  /** Where somebody is; that of the chain unless said. */
  readonly storeId?: string
}

export class GroupImporter {
  readonly #world: World
  readonly #node: LiveNode
  readonly chain: Chain

  constructor(world: World, node: LiveNode, chain: Chain) {
    this.#world = world
    this.#node = node
    this.chain = chain
  }

  storeId(name: string): string {
    const id = this.chain.stores[name]
    if (!id) throw new Error(`There is no store ${name}`)
    return id
  }

  async start(wish: GroupWish = {}): Promise<string> {
    const text = wish.text ?? LOCATION_FILE
    const importer = new Importer(this.#world, this.#node, this.chain)
    const fileId = await importer.upload(utf8(text), 'stock.csv', wish.person)
    const shares = wish.shares ?? { Oslo: ['Oslo'], Bergen: ['BERGEN'], Moss: ['Moss'] }
    const stores = Object.entries(shares).map(([name, share]) => ({
      storeId: this.storeId(name),
      names: typeof share === 'number' ? [] : [...share],
      column: typeof share === 'number' ? share : null,
    }))
    const headers = (text.split('\n')[0] ?? '').split(',')
    const named = stores.flatMap(({ storeId, names, column }) =>
      (column === null ? names : [headers[column] ?? '']).map((name) => ({ name, storeId })),
    )
    const left = (wish.leftOut ?? ['Van 3']).map((name) => ({ name, storeId: null }))
    const { id } = await this.#world.run(wish.person ?? this.chain.owner, api.imports.startGroup, {
      storeId: wish.storeId ?? this.chain.storeId,
      fileId,
      format: { kind: 'text', encoding: 'utf-8', delimiter: ',', sheet: null },
      headers,
      mapping: {
        columns: [...(wish.columns ?? ['sku', 'name', 'quantity', 'site'])],
        headerRows: 1,
        decimal: '.',
        site: null,
        gtins: false,
      },
      stores,
      answers: [...named, ...left],
    })
    return id
  }

  group(groupId: string, person: Person = this.chain.owner, storeId = this.chain.storeId) {
    return ask(this.#node, person, api.imports.getGroup, { storeId, groupId })
  }

  async until(groupId: string, status: string): Promise<ImportGroup> {
    let last: ImportGroup | undefined
    await eventually(async () => {
      last = await this.group(groupId)
      const other = last.stores.find((store) => store.status !== status)
      if (other) throw new Error(`${other.storeName} is ${other.status}: ${other.failure}`)
    })
    if (!last) throw new Error('It was never seen')
    return last
  }

  async check(wish: GroupWish = {}): Promise<ImportGroup> {
    return this.until(await this.start(wish), 'checked')
  }

  confirm(
    groupId: string,
    words: { readonly without?: string[]; readonly replace?: boolean } = {},
    person: Person = this.chain.owner,
  ): Promise<null> {
    const { storeId } = this.chain
    return this.#world.run(person, api.imports.confirmGroup, { storeId, groupId, ...words })
  }

  cancel(groupId: string): Promise<null> {
    const { storeId, owner } = this.chain
    return this.#world.run(owner, api.imports.cancelGroup, { storeId, groupId })
  }

  /** What is in force, by store: SKUs and quantities. */
  async expected(): Promise<Readonly<Record<string, readonly string[]>>> {
    const { rows } = await this.#world.database.owner.query<{
      name: string
      said: string[] | null
    }>(
      `select s.name, array_agg(i.sku || ' ' || a.expected / 1000 order by i.sku)
         filter (where i.sku is not null) as said
       from store s
       left join audit_item a on a.organization_id = s.organization_id and a.baseline_id = s.baseline_id
       left join item i on i.organization_id = a.organization_id and i.id = a.item_id
       where s.organization_id = $1 group by s.name`,
      [this.chain.organizationId],
    )
    return Object.fromEntries(rows.map(({ name, said }) => [name, said ?? []]))
  }
}
