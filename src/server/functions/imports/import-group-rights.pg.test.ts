// Files for several stores, in the hands of people without the rights, and of people whose rights changed after the
// file was checked. Whatever they try, no store gets a row.

import { describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { Person } from '#seeds/world.ts'
import { createFileStorage } from '#server/http/file-storage.ts'
import { ask } from '#tests/support/ask.ts'
import { atOnce } from '#tests/support/at-once.ts'
import { utf8 } from '#tests/support/files/awkward-files.ts'
import { chainOf, GroupImporter, LOCATION_FILE } from '#tests/support/group-importer.ts'
import { Importer, startImportNode } from '#tests/support/import-node.ts'

const { database, world, node } = await startImportNode()
const NAMES = ['Oslo', 'Bergen', 'Moss']
const NOTHING = { Oslo: [], Bergen: [], Moss: [] }
const WHOLE = { Oslo: ['A-1 12', 'A-2 5'], Bergen: ['A-1 3'], Moss: ['A-3 7'] }

async function newChain(): Promise<GroupImporter> {
  return new GroupImporter(world, node, await chainOf(world, ...NAMES))
}

/** A manager of all stores of the chain, with a file that they have checked. */
async function checkedBy(importer: GroupImporter) {
  const { chain } = importer
  const manager = await world.teamMember(chain, 'manager')
  for (const name of ['Bergen', 'Moss']) {
    await world.teamMember({ ...chain, storeId: importer.storeId(name) }, 'manager', manager)
  }
  const groupId = await importer.start({ person: manager })
  await importer.until(groupId, 'checked')
  return { manager, groupId }
}

const cancel = (importer: GroupImporter, groupId: string, person: Person, name = 'Oslo') =>
  world.run(person, api.imports.cancelGroup, { storeId: importer.storeId(name), groupId })

async function statusesOf(groupId: string): Promise<readonly string[]> {
  const { rows } = await database.owner.query<{ status: string }>(
    'select status from import where group_id = $1 order by id',
    [groupId],
  )
  return rows.map(({ status }) => status)
}

const CHECKED = ['checked', 'checked', 'checked']

describe('of a file for several stores', () => {
  test.each(['scanner', 'manager'] as const)('a %s of one store decides nothing', async (role) => {
    const importer = await newChain()
    const { chain } = importer
    const { id } = await importer.check()
    const person = await world.teamMember(chain, role)
    const code = role === 'scanner' ? 'forbidden' : 'not_found'
    await expect(importer.confirm(id, {}, person)).rejects.toMatchObject({ code })
    await expect(cancel(importer, id, person)).rejects.toMatchObject({ code })
    // Calling through a store that is not theirs fails as well.
    await expect(cancel(importer, id, person, 'Bergen')).rejects.toMatchObject({
      code: 'not_found',
    })
    expect(await statusesOf(id)).toEqual(CHECKED)
    expect(await importer.expected()).toEqual(NOTHING)
  })

  test('somebody of another organization finds nothing, by their own store or by ours', async () => {
    const importer = await newChain()
    const { id } = await importer.check()
    const other = await chainOf(world, 'Oslo', 'Bergen', 'Moss')
    for (const storeId of [other.storeId, importer.chain.storeId]) {
      const args = { storeId, groupId: id }
      const refused = { code: 'not_found' }
      await expect(ask(node, other.owner, api.imports.getGroup, args)).rejects.toMatchObject(
        refused,
      )
      for (const call of [api.imports.confirmGroup, api.imports.cancelGroup]) {
        await expect(world.run(other.owner, call, args)).rejects.toMatchObject(refused)
      }
    }
    expect(await statusesOf(id)).toEqual(CHECKED)
  })

  test('what they may do at the end is what they are at the end', async () => {
    const importer = await newChain()
    const { chain } = importer
    const { manager, groupId } = await checkedBy(importer)
    const bergen = { storeId: importer.storeId('Bergen'), userId: manager.id }
    const refusedWith = async (code: string) => {
      await expect(importer.confirm(groupId, {}, manager)).rejects.toMatchObject({ code })
      await expect(cancel(importer, groupId, manager)).rejects.toMatchObject({ code })
      const without = { without: [bergen.storeId] }
      await expect(importer.confirm(groupId, without, manager)).rejects.toMatchObject({ code })
    }
    await world.run(chain.owner, api.users.assignUserToStore, { ...bergen, role: 'scanner' })
    await refusedWith('forbidden')
    await world.run(chain.owner, api.users.removeUserFromStore, bergen)
    await refusedWith('not_found')
    await world.removeMember(chain.organizationId, manager)
    await refusedWith('not_found')
    expect(await statusesOf(groupId)).toEqual(CHECKED)
    expect(await importer.expected()).toEqual(NOTHING)
    // This does not block people who still may.
    await importer.confirm(groupId)
    await importer.until(groupId, 'done')
    expect(await importer.expected()).toEqual(WHOLE)
  })

  test('a suspended organization is told so, and nothing changes', async () => {
    const importer = await newChain()
    const { id } = await importer.check()
    const { organizationId } = importer.chain
    const admin = await world.person()
    await database.owner.query(`update auth."user" set role = 'admin' where id = $1`, [admin.id])
    await world.run(admin, api.platform.suspendOrganization, { organizationId, reason: 'Unpaid' })
    await expect(importer.confirm(id)).rejects.toMatchObject({ code: 'suspended' })
    await expect(importer.start()).rejects.toMatchObject({ code: 'suspended' })
    expect(await statusesOf(id)).toEqual(CHECKED)
  })

  test('a store that was archived since it was checked is named, and may be left out', async () => {
    const importer = await newChain()
    const { id } = await importer.check()
    const bergen = importer.storeId('Bergen')
    await world.run(importer.chain.owner, api.stores.archive, { storeId: bergen })
    await expect(importer.confirm(id)).rejects.toMatchObject({
      code: 'conflict',
      message: 'Bergen: This store is archived. Restore it, or leave it out.',
    })
    expect(await statusesOf(id)).toEqual(CHECKED)
    await importer.confirm(id, { without: [bergen] })
    await expect
      .poll(() => importer.expected(), { timeout: 20_000 })
      .toEqual({ ...WHOLE, Bergen: [] })
  })

  test('stores that are none of it are refused where they are left out', async () => {
    const importer = await newChain()
    const { id } = await importer.check()
    const other = await world.shop()
    await expect(importer.confirm(id, { without: [other.storeId] })).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(
      importer.confirm(id, { without: Object.values(importer.chain.stores) }),
    ).rejects.toMatchObject({ code: 'conflict', message: 'Choose at least one store.' })
    expect(await statusesOf(id)).toEqual(CHECKED)
  })
})

test('what was cancelled says so to whoever confirms it, and cancelling it again changes nothing', async () => {
  const importer = await newChain()
  const { id } = await importer.check()
  await importer.cancel(id)
  await importer.cancel(id)
  await expect(importer.confirm(id)).rejects.toMatchObject({
    code: 'illegal_transition',
    message: 'An import that is cancelled cannot be confirmed.',
  })
  expect(await importer.expected()).toEqual(NOTHING)
})

describe('at the same moment', () => {
  const meet = (groupId: string, works: readonly (() => Promise<null>)[]) =>
    atOnce(
      database.owner,
      { text: 'select from import where group_id = $1 for update', values: [groupId] },
      works,
    )

  test('two confirmations are one', async () => {
    const importer = await newChain()
    const { id } = await importer.check()
    const outcomes = await meet(id, [() => importer.confirm(id), () => importer.confirm(id)])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    await importer.until(id, 'done')
    expect(await importer.expected()).toEqual(WHOLE)
    const { rowCount } = await database.owner.query(
      `select from baseline where organization_id = $1 and status = 'current'`,
      [importer.chain.organizationId],
    )
    expect(rowCount).toBe(3)
  })

  test('a confirmation and a cancellation leave all stores with it, or none', async () => {
    const importer = await newChain()
    for (const isFirst of [true, false]) {
      const { id } = await importer.check()
      const works = [() => importer.confirm(id, { replace: true }), () => importer.cancel(id)]
      await meet(id, isFirst ? works : works.toReversed())
      await expect.poll(async () => new Set(await statusesOf(id)).size, { timeout: 20_000 }).toBe(1)
      const [status] = await statusesOf(id)
      expect(['cancelled', 'importing', 'done']).toContain(status)
      if (status !== 'cancelled') await importer.until(id, 'done')
      const expected = await importer.expected()
      expect([NOTHING, WHOLE]).toContainEqual(expected)
    }
  })
})

describe('the file itself', () => {
  const storage = createFileStorage(database.app)

  test('is for whoever manages all of its stores', async () => {
    const importer = await newChain()
    const { chain } = importer
    const ofOslo = await world.teamMember(chain, 'manager')
    const { manager: ofAll, groupId } = await checkedBy(importer)
    const { fileId } = await importer.group(groupId, ofOslo)
    expect(await storage.find(ofOslo.identity, fileId)).toBeUndefined()
    expect(await storage.find(ofAll.identity, fileId)).toMatchObject({ name: 'stock.csv' })
    expect(await storage.find(chain.owner.identity, fileId)).toMatchObject({ name: 'stock.csv' })
  })

  test('is not read in another way by whoever manages one of them', async () => {
    const importer = await newChain()
    const { chain } = importer
    const ofOslo = await world.teamMember(chain, 'manager')
    const { fileId } = await importer.check()
    const bergensRows = {
      ...{ storeId: chain.storeId, kind: 'baseline' as const, fileId },
      format: { kind: 'text' as const, encoding: 'utf-8' as const, delimiter: ',', sheet: null },
      headers: ['SKU', 'Item name', 'On hand', 'Location'],
      mapping: {
        columns: ['sku' as const, 'name' as const, 'quantity' as const, 'site' as const],
        ...{ headerRows: 1, decimal: '.' as const, site: 'BERGEN', gtins: false },
      },
    }
    await expect(world.run(ofOslo, api.imports.start, bergensRows)).rejects.toMatchObject({
      code: 'not_found',
    })
    // The owner of the file may.
    await world.run(chain.owner, api.imports.start, bergensRows)
    const own = await new Importer(world, node, chain).upload(
      utf8(LOCATION_FILE),
      'own.csv',
      ofOslo,
    )
    const { id: importId } = await world.run(ofOslo, api.imports.start, {
      ...{ ...bergensRows, fileId: own },
      mapping: { ...bergensRows.mapping, site: 'Oslo' },
    })
    const { mapping, headers, format } = bergensRows
    const again = { storeId: chain.storeId, importId, mapping, headers, format }
    await world.run(ofOslo, api.imports.preview, again)
  })
})

test('no row is lost or doubled, however the file spells its stores', async () => {
  const importer = await newChain()
  const spellings = [
    'Oslo',
    'oslo',
    ' Oslo ',
    'OSLO',
    'Bergen',
    'Bérgen',
    'Ber gen',
    "'Moss",
    'Moss',
  ]
  const odd = ['', '…', '__proto__', 'constructor', 'Oslo;Bergen', '=Moss', '"Moss"', 'Moss\u00a0']
  const places = [...spellings, ...odd]
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
  const rows = Array.from({ length: 120 }, (_, at) => ({
    sku: `S-${at % 40}`,
    place: places[(at * 7) % places.length] ?? '',
    quantity: at + 1,
  }))
  const lines = rows.map(({ sku, place, quantity }) => `${sku},${quantity},${cell(place)}`)
  const checked = await importer.check({
    text: `SKU,Qty,Location\n${lines.join('\n')}\n`,
    columns: ['sku', 'quantity', 'site'],
    shares: {
      Oslo: ['Oslo', 'OSLO', '__proto__'],
      Bergen: ['Bergen', 'Bérgen', 'oslo'],
      Moss: ["'Moss", '…', 'Oslo;Bergen'],
    },
    leftOut: [],
  })
  const filled = checked.stores.reduce((sum, { summary }) => sum + (summary?.rows ?? 0), 0)
  const left = checked.leftOut.reduce((sum, one) => sum + (one.rows ?? 0), 0)
  expect(filled + left).toBe(rows.length)
  await importer.confirm(checked.id)
  const done = await importer.until(checked.id, 'done')
  const inForce = done.stores.reduce((sum, { totals }) => sum + (totals?.quantity ?? 0), 0)
  const { rows: stored } = await database.owner.query<{ units: number }>(
    `select sum(a.expected)::int / 1000 as units from store s
     join audit_item a on a.organization_id = s.organization_id and a.baseline_id = s.baseline_id
     where s.organization_id = $1`,
    [importer.chain.organizationId],
  )
  expect(stored[0]?.units).toBe(inForce)
  const names = new Set(checked.stores.flatMap((store) => store.names))
  const tidied = (place: string) => place.replaceAll('\u00a0', ' ').trim()
  const meant = rows.filter(({ place }) => names.has(tidied(place)))
  expect(inForce).toBe(meant.reduce((sum, { quantity }) => sum + quantity, 0))
})
