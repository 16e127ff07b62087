import { expect, test } from 'vitest'
import type { AuditDetails } from '#contract/audits.ts'
import type { RequestBackend } from '#contract/backend.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { Fault } from '#domain/fault.ts'
import { api } from '../client/api.ts'
import { createQueryClient, liveQuery } from '../client/query-bridge.ts'
import { loadReview } from './load-review.ts'
import type { ReviewSearch } from './review-search.ts'

const RESULTS = { figures: { netVariance: -3 }, stores: [] }
const STORE = { id: 'mill', role: 'manager' } as StoreSummary
const AUDIT = { id: 'spring', status: 'submitted' } as AuditDetails

/** The names of the queries, and the cache the page is rendered from. */
async function load(search: ReviewSearch, refused: readonly string[] = []) {
  const asked: string[] = []
  const query = async ({ name }: { readonly name: string }) => {
    asked.push(name)
    if (refused.includes(name)) throw new Fault('forbidden')
    return name === api.audits.getResults.name ? RESULTS : { page: [] }
  }
  const backend = { query } as unknown as RequestBackend
  const queryClient = createQueryClient({ backend })
  await loadReview(queryClient, { store: STORE, audit: AUDIT, search })
  return { asked: new Set(asked), queryClient }
}

const LINES = { auditId: 'spring', storeIds: ['mill'], sort: 'value' as const }

test('the first lines come along with the page, under the filters of its address', async () => {
  const { queryClient } = await load({ tab: 'extra', q: 'tea', sort: 'name', room: 'hall' })
  const lines = liveQuery(api.audits.getVariances, {
    ...LINES,
    tab: 'extra',
    sort: 'name',
    search: 'tea',
    roomId: 'hall',
    paginationOpts: { numItems: 100, cursor: null },
  })
  expect(queryClient.getQueryData(lines.queryKey)).toEqual({ page: [] })
})

test('an address that names no tab brings the one that the page opens with', async () => {
  const { queryClient } = await load({})
  const paginationOpts = { numItems: 100, cursor: null }
  const lines = liveQuery(api.audits.getVariances, {
    ...LINES,
    tab: 'open',
    sort: 'worth',
    paginationOpts,
  })
  expect(queryClient.getQueryData(lines.queryKey)).toEqual({ page: [] })
})

test('lines that are taken together come along as groups', async () => {
  const { queryClient } = await load({ by: 'shelf' })
  const { sort: _sort, ...place } = LINES
  const groups = liveQuery(api.audits.getVarianceGroups, {
    ...place,
    tab: 'open',
    groupBy: 'shelf',
    paginationOpts: { numItems: 500, cursor: null },
  })
  expect(queryClient.getQueryData(groups.queryKey)).toEqual({ page: [] })
})

test('without results no lines are asked for, and lines that fail leave the page standing', async () => {
  const { getResults, getVariances } = api.audits
  expect((await load({}, [getResults.name])).asked).toEqual(new Set([getResults.name]))
  const { asked } = await load({}, [getVariances.name])
  expect(asked).toEqual(new Set([getResults.name, getVariances.name]))
})
