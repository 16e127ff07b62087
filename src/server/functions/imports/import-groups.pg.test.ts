import { describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { ask } from '#tests/support/ask.ts'
import { faultOf } from '#tests/support/billing.ts'
import { chainOf, GroupImporter, LOCATION_FILE } from '#tests/support/group-importer.ts'
import { Importer, startImportNode } from '#tests/support/import-node.ts'

const { database, world, node } = await startImportNode()

async function newChain(...names: readonly string[]) {
  const stores = names.length > 0 ? names : ['Oslo', 'Bergen', 'Moss']
  return new GroupImporter(world, node, await chainOf(world, ...stores))
}

const WHOLE = {
  Oslo: ['A-1 12', 'A-2 5'],
  Bergen: ['A-1 3'],
  Moss: ['A-3 7'],
}
const NOTHING = { Oslo: [], Bergen: [], Moss: [] }

describe('a file for several stores', () => {
  test('becomes the expected stock of each, together, and its other rows are listed', async () => {
    const importer = await newChain()
    const checked = await importer.check()
    expect(
      checked.stores.map(({ storeName, names, summary }) => [storeName, names, summary?.rows]),
    ).toEqual([
      ['Oslo', ['Oslo'], 2],
      ['Bergen', ['BERGEN'], 1],
      ['Moss', ['Moss'], 1],
    ])
    expect(checked.leftOut).toEqual([{ name: 'Van 3', rows: 2 }])
    expect(await importer.expected()).toEqual(NOTHING)
    await importer.confirm(checked.id)
    // A second click.
    await importer.confirm(checked.id)
    const done = await importer.until(checked.id, 'done')
    expect(done.stores.map(({ isInForce, totals }) => [isInForce, totals])).toEqual([
      [true, { items: 2, quantity: 17 }],
      [true, { items: 1, quantity: 3 }],
      [true, { items: 1, quantity: 7 }],
    ])
    expect(await importer.expected()).toEqual(WHOLE)
    const { rows } = await database.owner.query(
      'select count(*)::int as n from baseline where organization_id = $1',
      [importer.chain.organizationId],
    )
    expect(rows).toEqual([{ n: 3 }])
    for (const storeId of Object.values(importer.chain.stores)) {
      const lines = await ask(node, importer.chain.owner, api.imports.list, { storeId })
      expect(lines).toMatchObject([{ groupId: checked.id, fileName: 'stock.csv', status: 'done' }])
    }
    const laidAside = async () =>
      (
        await database.owner.query(
          'select from import_row r join import i on i.id = r.import_id where i.group_id = $1',
          [checked.id],
        )
      ).rowCount
    await expect.poll(laidAside, { timeout: 20_000 }).toBe(0)
  })

  test('may have a column of quantities for each', async () => {
    const importer = await newChain('Oslo', 'Main Street', 'Moss')
    const checked = await importer.check({
      text: 'sku,name,inventory_Oslo,inventory_Main_Street,inventory_Van\nA-1,Pencil,12,3,99\nA-2,Ruler,5,,1\n',
      columns: ['sku', 'name', null, null, null],
      shares: { Oslo: 2, 'Main Street': 3 },
      leftOut: ['inventory_Van'],
    })
    expect(checked.stores.map(({ names }) => names)).toEqual([
      ['inventory_Oslo'],
      ['inventory_Main_Street'],
    ])
    expect(checked.leftOut).toEqual([{ name: 'inventory_Van', rows: null }])
    await importer.confirm(checked.id)
    await importer.until(checked.id, 'done')
    expect(await importer.expected()).toEqual({
      Oslo: ['A-1 12', 'A-2 5'],
      'Main Street': ['A-1 3'],
      Moss: [],
    })
  })

  test('may call one store by several names, and rows without a name are of none', async () => {
    const importer = await newChain()
    const checked = await importer.check({
      text: 'SKU,Qty,Location\nA-1,1,Oslo\nA-1,2,Oslo cellar\nA-2,4,Bergen\nA-3,8,\n',
      columns: ['sku', 'quantity', 'site'],
      shares: { Oslo: ['Oslo', 'Oslo cellar'], Bergen: ['Bergen'] },
      leftOut: [''],
    })
    expect(checked.leftOut).toEqual([{ name: '', rows: 1 }])
    await importer.confirm(checked.id)
    await importer.until(checked.id, 'done')
    expect(await importer.expected()).toMatchObject({ Oslo: ['A-1 3'], Bergen: ['A-2 4'] })
  })

  test('is imported without a store that somebody leaves out at the end', async () => {
    const importer = await newChain()
    const checked = await importer.check()
    await importer.confirm(checked.id, { without: [importer.storeId('Bergen')] })
    await expect
      .poll(() => importer.expected(), { timeout: 20_000 })
      .toEqual({ ...WHOLE, Bergen: [] })
    const { stores } = await importer.group(checked.id)
    expect(stores.map(({ status }) => status)).toEqual(['done', 'cancelled', 'done'])
  })

  test('is refused as a whole where one store has no row, and that store is named', async () => {
    const importer = await newChain()
    const checked = await importer.check({
      shares: { Oslo: ['Oslo'], Bergen: ['Nowhere'] },
    })
    await expect(importer.confirm(checked.id)).rejects.toMatchObject({
      code: 'conflict',
      message: 'Bergen: There is no row to import.',
    })
    expect((await importer.group(checked.id)).stores.map(({ status }) => status)).toEqual([
      'checked',
      'checked',
    ])
  })

  test('asks before it replaces itself', async () => {
    const importer = await newChain()
    const wish = { shares: { Oslo: ['Oslo'] } }
    const first = await importer.check(wish)
    await importer.confirm(first.id)
    await importer.until(first.id, 'done')
    const second = await importer.check(wish)
    await expect(importer.confirm(second.id)).rejects.toMatchObject({ code: 'conflict' })
    await importer.confirm(second.id, { replace: true })
    await importer.until(second.id, 'done')
    expect(await importer.expected()).toEqual({ ...NOTHING, Oslo: WHOLE.Oslo })
  })

  test('is not decided about store by store', async () => {
    const importer = await newChain()
    const { stores, id } = await importer.check()
    const [one] = stores
    if (!one) throw new Error('There is one')
    const { owner } = importer.chain
    const place = { storeId: one.storeId, importId: one.importId }
    await expect(world.run(owner, api.imports.confirm, place)).rejects.toMatchObject({
      code: 'conflict',
    })
    await expect(world.run(owner, api.imports.cancel, place)).rejects.toMatchObject({
      code: 'conflict',
    })
    await world.run(owner, api.imports.cancelGroup, { storeId: one.storeId, groupId: id })
    await importer.until(id, 'cancelled')
    expect(await importer.expected()).toEqual(NOTHING)
  })

  test('and another one at once leave each store with one of them, whole', async () => {
    const importer = await newChain()
    const [first, second] = [
      await importer.check(),
      await importer.check({ text: LOCATION_FILE.replaceAll('A-', 'B-') }),
    ]
    await Promise.all([importer.confirm(first.id), importer.confirm(second.id)])
    await importer.until(first.id, 'done')
    await importer.until(second.id, 'done')
    const other = Object.fromEntries(
      Object.entries(WHOLE).map(([name, said]) => [name, said.map((one) => one.replace('A', 'B'))]),
    )
    expect([WHOLE, other]).toContainEqual(await importer.expected())
  })

  test('leaves an audit that runs in one of the stores as it is', async () => {
    const importer = await newChain()
    const { chain } = importer
    const { storeId } = chain
    const file = (quantity: number) =>
      new TextEncoder().encode(`SKU,Item name,On hand\nA-1,Pencil,${quantity}\n`)
    await new Importer(world, node, chain).import(file(4))
    await world.room(chain, 'Hall', ['A-1'])
    const audit = await world.run(chain.owner, api.audits.create, {
      ...{ orgId: chain.organizationId, storeIds: [storeId], name: 'Running' },
    })
    await world.run(chain.owner, api.audits.start, { auditId: audit.id })
    const compared = () =>
      database.owner
        .query('select baseline_id from audit_store where audit_id = $1', [audit.id])
        .then(({ rows }) => rows)
    const before = await compared()
    const checked = await importer.check()
    await importer.confirm(checked.id)
    await importer.until(checked.id, 'done')
    expect(await compared()).toEqual(before)
    expect(await importer.expected()).toEqual(WHOLE)
  })
})

describe('who may', () => {
  test('a manager of one store finds the others by name, and can change none of them', async () => {
    const importer = await newChain()
    const { chain } = importer
    const manager = await world.teamMember(chain, 'manager')
    await world.teamMember({ ...chain, storeId: importer.storeId('Moss') }, 'scanner', manager)
    const places = ['oslo', 'Bergen', 'Moss', 'Van 3'].map((name) => ({ name, place: name }))
    const args = { storeId: chain.storeId, headers: ['SKU'], places }
    const { found } = await ask(node, manager, api.imports.findStores, args)
    expect(found).toEqual([
      { name: 'oslo', store: { name: 'Oslo', id: chain.storeId } },
      { name: 'Bergen', store: { name: 'Bergen', id: null } },
      { name: 'Moss', store: { name: 'Moss', id: null } },
      { name: 'Van 3', store: null },
    ])
    await expect(
      importer.start({ person: manager, shares: { Oslo: ['Oslo'], Bergen: ['BERGEN'] } }),
    ).rejects.toMatchObject({ code: 'not_found' })
    await expect(
      importer.start({ person: manager, shares: { Oslo: ['Oslo'], Moss: ['Moss'] } }),
    ).rejects.toMatchObject({ code: 'forbidden' })
    const { rowCount } = await database.owner.query(
      'select from import where organization_id = $1',
      [chain.organizationId],
    )
    expect(rowCount).toBe(0)
  })

  test('a manager of one store sees what concerns it, and cannot confirm or cancel', async () => {
    const importer = await newChain()
    const { chain } = importer
    const manager = await world.teamMember(chain, 'manager')
    const checked = await importer.check()
    const seen = await importer.group(checked.id, manager)
    expect(seen.stores.map(({ storeName }) => storeName)).toEqual(['Oslo'])
    expect(seen.foreignStores).toBe(2)
    await expect(importer.confirm(checked.id, {}, manager)).rejects.toMatchObject({
      code: 'not_found',
    })
    const others = [importer.storeId('Bergen'), importer.storeId('Moss')]
    await expect(importer.confirm(checked.id, { without: others }, manager)).rejects.toMatchObject({
      code: 'not_found',
    })
    expect((await importer.group(checked.id)).stores.map(({ status }) => status)).toEqual([
      ...['checked', 'checked', 'checked'],
    ])
  })

  test('a manager of all of them may', async () => {
    const importer = await newChain()
    const manager = await world.teamMember(importer.chain, 'manager')
    for (const name of ['Bergen', 'Moss']) {
      const place = { ...importer.chain, storeId: importer.storeId(name) }
      await world.teamMember(place, 'manager', manager)
    }
    const groupId = await importer.start({ person: manager })
    await importer.until(groupId, 'checked')
    await importer.confirm(groupId, {}, manager)
    await importer.until(groupId, 'done')
    expect(await importer.expected()).toEqual(WHOLE)
  })

  test('stores of another organization are never found, by whoever belongs to both', async () => {
    const importer = await newChain()
    const other = await chainOf(world, 'Harbor', 'Oslo')
    await world.teamMember(importer.chain, 'manager', other.owner)
    const places = ['Harbor', 'Oslo'].map((name) => ({ name, place: name }))
    const { storeId } = importer.chain
    const args = { storeId, headers: ['SKU'], places }
    const { found } = await ask(node, other.owner, api.imports.findStores, args)
    expect(found).toEqual([
      { name: 'Harbor', store: null },
      { name: 'Oslo', store: { name: 'Oslo', id: storeId } },
    ])
    const mixed = new GroupImporter(world, node, {
      ...importer.chain,
      stores: { ...importer.chain.stores, Harbor: other.storeId },
    })
    await expect(
      mixed.start({ person: other.owner, shares: { Oslo: ['Oslo'], Harbor: ['Moss'] } }),
    ).rejects.toMatchObject({ code: 'not_found' })
  })

  test('a store that was archived is not found and not filled', async () => {
    const importer = await newChain()
    const bergen = importer.storeId('Bergen')
    const { owner, storeId } = importer.chain
    await world.run(owner, api.stores.archive, { storeId: bergen })
    const args = { storeId, headers: ['SKU'], places: [{ name: 'Bergen', place: 'Bergen' }] }
    const { found } = await ask(node, owner, api.imports.findStores, args)
    expect(found).toEqual([{ name: 'Bergen', store: null }])
    await expect(importer.start()).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('answers', () => {
  const headers = ['SKU', 'Item name', 'On hand', 'Location']

  test('are remembered for the store and the shape of the file', async () => {
    const importer = await newChain()
    const { owner } = importer.chain
    const remembered = async (name: string, columns = headers) => {
      const args = { storeId: importer.storeId(name), headers: columns, places: [] }
      return (await ask(node, owner, api.imports.findStores, args)).remembered
    }
    expect(await remembered('Oslo')).toBeNull()
    const checked = await importer.check({ shares: { Oslo: ['Oslo'], Bergen: ['BERGEN', 'Moss'] } })
    expect(await remembered('Oslo')).toBeNull()
    await importer.confirm(checked.id)
    await importer.until(checked.id, 'done')
    const answers = [
      { name: 'Oslo', storeId: importer.storeId('Oslo') },
      { name: 'BERGEN', storeId: importer.storeId('Bergen') },
      { name: 'Moss', storeId: importer.storeId('Bergen') },
      { name: 'Van 3', storeId: null },
    ]
    expect(await remembered('Oslo')).toEqual(answers)
    expect(await remembered('Bergen')).toEqual(answers)
    expect(await remembered('Moss')).toBeNull()
    expect(await remembered('Oslo', ['SKU', 'Qty'])).toBeNull()
    // Answers about a store that they can no longer enter are asked again.
    await world.run(owner, api.stores.archive, { storeId: importer.storeId('Bergen') })
    expect(await remembered('Oslo')).toEqual([answers[0], answers[3]])
  })

  test('about the column of one store say nothing to another', async () => {
    const importer = await newChain()
    const { chain } = importer
    const columns = ['sku', 'name', 'quantity', null] as const
    const outlets = ['sku', 'name', 'inventory_Oslo', 'inventory_Bergen']
    const bytes = new TextEncoder().encode(`${outlets.join(',')}\nA-1,Pencil,12,3\n`)
    await new Importer(world, node, chain).import(bytes, { mapping: { columns } })
    const mapping = (storeId: string) =>
      ask(node, chain.owner, api.imports.getMapping, { storeId, headers: outlets })
    expect(await mapping(chain.storeId)).toMatchObject({ columns })
    expect(await mapping(importer.storeId('Bergen'))).toBeNull()
  })

  test('name no store that is not filled', async () => {
    const importer = await newChain()
    const moss = importer.storeId('Moss')
    const fault = await faultOf(
      world.run(importer.chain.owner, api.imports.startGroup, {
        storeId: importer.chain.storeId,
        fileId: await new Importer(world, node, importer.chain).upload(new Uint8Array([65])),
        format: { kind: 'text', encoding: 'utf-8', delimiter: ',', sheet: null },
        headers: ['SKU', 'Qty', 'Location'],
        mapping: {
          columns: ['sku', 'quantity', 'site'],
          ...{ headerRows: 1, decimal: '.', site: null, gtins: false },
        },
        stores: [{ storeId: importer.chain.storeId, names: ['Oslo'], column: null }],
        answers: [{ name: 'Moss', storeId: moss }],
      }),
    )
    expect(fault).toMatchObject({ fault: 'invalid_argument' })
  })
})
