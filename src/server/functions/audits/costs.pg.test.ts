// Only managers see costs, unless the protocol of the audit shows them to counters. Every query of the product is
// called as a scanner.

import { afterAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { ALL_CONTRACTS, api } from '#contract/api.ts'
import type { AnyContract, QueryContract } from '#contract/define.ts'
import { type Person, type ReviewedStore, World } from '#seeds/world.ts'
import { ask } from '#tests/support/ask.ts'
import { testDatabase } from '#tests/support/database.ts'
import { startLiveNode } from '#tests/support/live-node.ts'

const database = await testDatabase()
const world = new World({ database })
const node = await startLiveNode({ database })
afterAll(() => node.stop())

// Costs that no other number here equals: two short are 14.26, one over is 3.17.
const LINES = [
  { name: 'Cheap tea', expected: 10, counted: 8, cost: 7.13 },
  { name: 'Dear tea', expected: 4, counted: 5, cost: 3.17, category: 'Tea' },
  { name: 'Free tea', expected: 6, counted: 6, cost: 5.19, category: 'Tea' },
]
/** The number of valued lines is not money. */
const MONEY_FIELD = /cost|price|value(?!d)|shrinkage/i
const MONEY_TEXT = /7\.13|3\.17|5\.19|14\.26|11\.09|17\.43/

type Open = { readonly showCosts?: boolean }

function countedAudit({ showCosts = false }: Open = {}): Promise<ReviewedStore> {
  return world.submittedAudit({
    lines: LINES,
    protocol: { blind: false, showResults: true, showCosts },
  })
}

/** Arguments that narrow lists of lines to a place. */
const PLACES = { roomId: 1, shelfId: 1 }

/** A value for every argument that a query may take. */
function argumentsFor(contract: AnyContract, audit: ReviewedStore): Record<string, unknown> {
  const known: Record<string, unknown> = {
    orgId: audit.organizationId,
    organizationId: audit.organizationId,
    storeId: audit.storeId,
    auditId: audit.auditId,
    auditIds: [audit.auditId, audit.auditId],
    auditAssignmentId: audit.auditAssignmentIds[0],
    itemId: audit.itemIds[0],
    userId: audit.scanner.id,
    roomId: audit.roomId,
    shelfId: shelves.get(audit.auditId),
    paginationOpts: { numItems: 50, cursor: null },
    text: 'tea',
    tab: 'all',
    groupBy: 'category',
    format: 'csv',
    kind: 'items',
    keys: audit.itemIds.map((itemId) => `${audit.storeId}/${itemId}`),
    token: 'nobody',
    confirmationNumber: 'nobody',
  }
  const shape = contract.args instanceof z.ZodObject ? Object.keys(contract.args.shape) : []
  const isFiltered = shape.includes('tab')
  return Object.fromEntries(
    shape
      .filter((name) => name in known && !(isFiltered && name in PLACES))
      .map((name) => [name, known[name]]),
  )
}

const shelves = new Map<string, string>()

async function noteShelf({ auditId, roomId }: ReviewedStore): Promise<void> {
  const { rows } = await database.owner.query('select id from shelf where room_id = $1', [roomId])
  shelves.set(auditId, rows[0]?.id)
}

/** Finds every non-empty field whose name sounds like money. Tolerances are not costs. */
function moneyIn(answer: unknown, path = ''): readonly string[] {
  if (typeof answer === 'string') return MONEY_TEXT.test(answer) ? [`${path}: ${answer}`] : []
  if (typeof answer !== 'object' || answer === null) return []
  return Object.entries(answer).flatMap(([name, value]) => {
    if (name === 'tolerance') return []
    const here = `${path}.${name}`
    const isMoney = MONEY_FIELD.test(name) && value !== null && typeof value !== 'boolean'
    return isMoney && typeof value !== 'object' ? [`${here} = ${value}`] : moneyIn(value, here)
  })
}

async function sweep(person: Person, audit: ReviewedStore) {
  await noteShelf(audit)
  const answered = new Map<string, readonly string[]>()
  const refused = new Map<string, string>()
  for (const contract of ALL_CONTRACTS) {
    if (contract.kind !== 'query') continue
    const args = argumentsFor(contract, audit)
    const query = contract as QueryContract<Record<string, unknown>, unknown>
    await ask(node, person, query, args).then(
      (answer) => void answered.set(contract.name, moneyIn(answer)),
      ({ code }: { readonly code?: string }) => void refused.set(contract.name, code ?? 'failed'),
    )
  }
  return { answered, refused }
}

const WITH_RESULTS = [
  'items:search',
  'items:list',
  'items:get',
  'audits:getResults',
  'audits:getVariances',
  'audits:getVarianceGroups',
  'audits:getLine',
  'reports:listLineKeys',
  'reports:getLines',
  'ai:getSummary',
  'devices:getCatalogueChanges',
  'scanEvents:getItemCount',
]

describe('of every query', () => {
  test('none tells a scanner what something costs', async () => {
    const audit = await countedAudit()
    const { answered, refused } = await sweep(audit.scanner, audit)
    expect([...answered.keys()]).toEqual(expect.arrayContaining(WITH_RESULTS))
    expect([...answered].filter(([, money]) => money.length > 0)).toEqual([])
    // The refusals are about permissions, or about arguments that name nothing real.
    expect(new Set(refused.values())).toEqual(
      new Set(['forbidden', 'not_found', 'invalid_argument']),
    )
  })

  test('none does once the audit is sealed', async () => {
    const audit = await countedAudit()
    const { auditId, owner } = audit
    await world.run(owner, api.audits.decideLines, {
      auditId,
      matching: { tab: 'open' },
      decision: 'accept',
      reasonCode: 'miscount',
      note: null,
    })
    await world.run(owner, api.audits.complete, { auditId })
    const { answered } = await sweep(audit.scanner, audit)
    expect([...answered].filter(([, money]) => money.length > 0)).toEqual([])
  })

  test('those of results and catalogue tell a manager', async () => {
    const audit = await countedAudit()
    const { answered } = await sweep(audit.manager, audit)
    for (const name of ['items:get', 'audits:getLine', 'audits:getResults', 'reports:getLines']) {
      expect(answered.get(name), name).not.toEqual([])
    }
  })
})

test('where the protocol says so, counters see what the results are worth', async () => {
  const audit = await countedAudit({ showCosts: true })
  const { auditId, scanner } = audit
  const { figures } = await ask(node, scanner, api.audits.getResults, { auditId })
  expect(figures).toMatchObject({ netValue: -11.09, grossValue: 17.43 })
  const { page } = await ask(node, scanner, api.audits.getVariances, { auditId, tab: 'all' })
  expect(page.map(({ unitCost }) => unitCost)).toContain(7.13)
  const details = await ask(node, scanner, api.audits.getDetails, { auditId })
  expect(details).toMatchObject({ seesCosts: true, protocol: { showCosts: true } })
})

test('a counter cannot find a cost out by order or by limits', async () => {
  const audit = await countedAudit()
  const { auditId, scanner, manager } = audit
  const namesFor = async (person: Person, asked: object) => {
    const args = { auditId, tab: 'all' as const, ...asked }
    return (await ask(node, person, api.audits.getVariances, args)).page.map(({ name }) => name)
  }
  const byUnits = await namesFor(scanner, { sort: 'units' })
  expect(await namesFor(scanner, { sort: 'value' })).toEqual(byUnits)
  const limit = { tab: 'beyond', tolerance: { units: null, value: 10 } }
  expect(await namesFor(manager, limit)).toEqual(['Cheap tea'])
  const withoutLimit = { tab: 'beyond', tolerance: { units: null } }
  expect(await namesFor(scanner, limit)).toEqual(await namesFor(scanner, withoutLimit))
  const unvalued = { tab: 'all', part: 'unvalued' }
  expect(await namesFor(manager, unvalued)).toEqual([])
  expect(await namesFor(scanner, unvalued)).toHaveLength(LINES.length)
  const keys = (sort: 'units' | 'value') =>
    ask(node, scanner, api.reports.listLineKeys, { auditId, sort })
  expect(await keys('value')).toEqual(await keys('units'))
})
