// A file for several stores, requested over HTTP by people who manage only one of them.

import { afterAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { Person } from '#seeds/world.ts'
import { chainOf, GroupImporter, type GroupWish } from '#tests/support/group-importer.ts'
import { startImportNode } from '#tests/support/import-node.ts'
import { startTestHost } from '#tests/support/test-host.ts'

const { database, world, node } = await startImportNode()
const host = await startTestHost(database, { functions: node.engine })
afterAll(() => host.close())

const BY_COLUMN: GroupWish = {
  text: 'SKU,Item name,Stock Oslo,Stock Bergen,Stock Moss,Stock Van 3\nA-1,Pencil,12,3,0,9\n',
  columns: ['sku', 'name', null, null, null, null],
  shares: { Oslo: 2, Bergen: 3, Moss: 4 },
  leftOut: ['Stock Van 3'],
}

async function query(person: Person, path: string, args: object): Promise<string> {
  const response = await fetch(`${host.url}/api/query`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await host.tokenOf(person)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ path, args }),
  })
  return response.text()
}

/** Everything that a person in Oslo can request about the import for Oslo. */
async function everythingOf(importer: GroupImporter, groupId: string, person: Person) {
  const storeId = importer.storeId('Oslo')
  const { stores } = await importer.group(groupId)
  const importId = stores.find((store) => store.storeId === storeId)?.importId ?? ''
  const answers = [
    await query(person, 'imports.status', { storeId, importId }),
    await query(person, 'imports.findings', {
      ...{ storeId, importId, paginationOpts: { numItems: 100, cursor: null } },
    }),
    await query(person, 'imports.getGroup', { storeId, groupId }),
    await query(person, 'imports.list', { storeId }),
  ]
  return answers.join('\n')
}

const OTHERS = /bergen|moss|van 3|other_site|otherSites/i

async function newChain(): Promise<GroupImporter> {
  return new GroupImporter(world, node, await chainOf(world, 'Oslo', 'Bergen', 'Moss'))
}

describe.each([
  ['in rows that name them', {}],
  ['in a column for each', BY_COLUMN],
])('of a file for several stores, %s', (_name, wish) => {
  test('a manager of one store reads nothing about the others', async () => {
    const importer = await newChain()
    const { id } = await importer.check(wish)
    const ofOslo = await world.teamMember(importer.chain, 'manager')
    const answers = await everythingOf(importer, id, ofOslo)
    expect(answers).toContain('"status":"checked"')
    expect(answers).toContain('"foreignStores":2')
    expect(answers).not.toMatch(OTHERS)
  })

  test('whoever has lost one of the stores no longer reads of it, nor of the rest', async () => {
    const importer = await newChain()
    const { chain } = importer
    const manager = await world.teamMember(chain, 'manager')
    for (const name of ['Bergen', 'Moss']) {
      await world.teamMember({ ...chain, storeId: importer.storeId(name) }, 'manager', manager)
    }
    const { id } = await importer.check(wish)
    expect(await everythingOf(importer, id, manager)).toMatch(/Van 3/)
    const moss = { storeId: importer.storeId('Moss'), userId: manager.id }
    await world.run(chain.owner, api.users.removeUserFromStore, moss)
    const answers = await everythingOf(importer, id, manager)
    expect(answers).toContain('Bergen')
    expect(answers).not.toMatch(/moss|van 3|otherSites/i)
    await world.run(chain.owner, api.users.assignUserToStore, { ...moss, role: 'scanner' })
    expect(await everythingOf(importer, id, manager)).not.toMatch(/moss|van 3|otherSites/i)
  })

  test('a scanner of a store reads nothing at all', async () => {
    const importer = await newChain()
    const { id } = await importer.check(wish)
    const scanner = await world.teamMember(importer.chain, 'scanner')
    const answers = await everythingOf(importer, id, scanner)
    expect(answers).not.toMatch(OTHERS)
    expect(answers).not.toContain('"success"')
  })
})
