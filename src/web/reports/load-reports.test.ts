import { expect, test } from 'vitest'
import type { RequestBackend } from '#contract/backend.ts'
import { api } from '../client/api.ts'
import { createQueryClient } from '../client/query-bridge.ts'
import { loadReports } from './load-reports.ts'
import type { ReportSearch } from './report-search.ts'

interface Asked {
  readonly name: string
  readonly args: unknown
}

async function asked(search: ReportSearch): Promise<readonly Asked[]> {
  const all: Asked[] = []
  const query = async ({ name }: { readonly name: string }, args: unknown) => {
    all.push({ name, args })
    return {}
  }
  const queryClient = createQueryClient({ backend: { query } as unknown as RequestBackend })
  await loadReports(queryClient, 'org', search)
  return all
}

const { getSummary, list, compare, listComparedLines } = api.reports

test('the first audits come along with the page, under the filters of its address', async () => {
  const filter = { search: 'spring' }
  const rows = { orgId: 'org', filter, paginationOpts: { numItems: 100, cursor: null } }
  const all = await asked({ q: 'spring' })
  expect(all).toContainEqual({ name: getSummary.name, args: { orgId: 'org', filter } })
  expect(all).toContainEqual({ name: list.name, args: rows })
  const stores = { name: api.stores.getByOrganization.name, args: { orgId: 'org' } }
  expect(all, 'and which stores can be entered').toContainEqual(stores)
})

test('two audits that are compared come along with their first lines', async () => {
  const args = { orgId: 'org', auditIds: ['one', 'two'] }
  const paginationOpts = { numItems: 200, cursor: null }
  const all = await asked({ view: 'compare', a: 'one', b: 'two' })
  expect(all).toContainEqual({ name: compare.name, args })
  const filter = { auditIds: args.auditIds }
  const both = { orgId: 'org', filter, paginationOpts: { numItems: 500, cursor: null } }
  expect(all, 'and whether both are there').toContainEqual({ name: list.name, args: both })
  expect(all).toContainEqual({ name: listComparedLines.name, args: { ...args, paginationOpts } })
})

test('one audit is not compared with itself, and no view asks for the rows of another', async () => {
  const names = async (search: ReportSearch) => (await asked(search)).map(({ name }) => name)
  expect(await names({ view: 'compare', a: 'one', b: 'one' })).toEqual([getSummary.name])
  expect(await names({ view: 'people' })).toEqual([getSummary.name])
})
