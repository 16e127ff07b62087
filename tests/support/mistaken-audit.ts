// An audit in which somebody has mistyped a number, put one item on the wrong shelf and read a code
// that nobody has: what insights should see.

import { api } from '#contract/api.ts'
import type { SentScanEvent } from '#contract/scan-events.ts'
import type { CountedStore, Person, World } from '#seeds/world.ts'

const ITEMS_PER_SHELF = 20
const SHELVES = 3

export interface MistakenAudit extends CountedStore {
  readonly itemIds: readonly string[]
  readonly shelfIds: readonly string[]
  /** The code with one wrong digit, and the item whose code it nearly is. */
  readonly unknownCode: string
  readonly nearItemId: string
}

type Facts = Parameters<World['draftAudit']>[0]

let audits = 0

export async function mistakenAudit(world: World, facts: Facts = {}): Promise<MistakenAudit> {
  audits += 1
  const series = audits
  const draft = await world.draftAudit({ ...facts, shelves: SHELVES, withoutBaseline: false })
  const { organizationId, storeId, auditId, owner } = draft
  const numbers = Array.from({ length: ITEMS_PER_SHELF * SHELVES }, (_, n) => n)
  const itemIds = await world.items(
    organizationId,
    numbers.map((n) => ({
      name: `${ADJECTIVES[n % 10]} ${NOUNS[Math.floor(n / 10)]}`,
      sku: `SKU-${series}-${100 + n}`,
      category: `Group ${n % 4}`,
      unitCost: 2 + (n % 7),
      codes: [{ code: gtin(n, series) }],
    })),
  )
  const { rows: shelves } = await world.database.owner.query<{ id: string }>(
    'select id from shelf where store_id = $1 order by position',
    [storeId],
  )
  const shelfIds = shelves.map(({ id }) => id)
  const shelfOf = (n: number) => Math.floor(n / ITEMS_PER_SHELF)
  const expected = (n: number) => 12 + ((n * 5) % 17)
  await world.baseline({
    organizationId,
    storeId,
    auditId,
    lines: numbers.map((n) => ({
      itemId: itemIds[n] ?? '',
      expected: expected(n),
      shelves: [{ shelfId: shelfIds[shelfOf(n)] ?? '', expected: expected(n) }],
    })),
  })
  await world.run(owner, api.audits.start, { auditId })
  const { rows } = await world.database.owner.query<{ id: string }>(
    `select a.id from assignment a join shelf s on s.id = a.shelf_id
     where a.audit_id = $1 order by s.position`,
    [auditId],
  )
  const auditAssignmentIds = rows.map(({ id }) => id)
  const counted = (n: number) => (n === MISTYPED ? REPEATED_DIGIT : expected(n))
  const scan = (shelf: number, more: Parameters<World['scan']>[1]) =>
    world.scan(auditAssignmentIds[shelf] ?? '', more)
  const unknownCode = nearMiss(gtin(NEAR, series))
  const events = numbers.map((n) => {
    if (n === NEAR) return scan(shelfOf(n), { code: unknownCode, entered: expected(n) })
    const here = n === MISPLACED ? SHELVES - 1 : shelfOf(n)
    return scan(here, { itemId: itemIds[n] ?? '', code: gtin(n, series), entered: counted(n) })
  })
  for (const auditAssignmentId of auditAssignmentIds) {
    const own = events.filter((event) => event.auditAssignmentId === auditAssignmentId)
    await countShelf(world, draft.scanner, auditAssignmentId, own)
  }
  return {
    ...draft,
    auditAssignmentIds,
    itemIds,
    shelfIds,
    unknownCode,
    nearItemId: itemIds[NEAR] ?? '',
  }
}

async function countShelf(
  world: World,
  scanner: Person,
  auditAssignmentId: string,
  events: readonly SentScanEvent[],
): Promise<void> {
  const shelf = { auditAssignmentId, deviceId: 'device-1' }
  await world.run(scanner, api.auditAssignments.createSelfAssignment, shelf)
  await world.run(scanner, api.scanEvents.recordMany, { events: [...events] })
  const handedIn = { ...shelf, status: 'submitted', eventsSent: events.length } as const
  await world.run(scanner, api.auditAssignments.updateStatus, handedIn)
}

const ADJECTIVES = 'Green Black Red White Sweet Salted Smoked Dried Fresh Plain'.split(' ')
const NOUNS = 'Tea Nuts Rice Beans Soap Juice'.split(' ')

/** Numbers of the items that something happened to. */
const MISTYPED = 4
/** 155 for 15. */
const REPEATED_DIGIT = 155
const MISPLACED = 9
const NEAR = 27

/** Far apart, so that no code is nearly another one; each audit has codes of its own. */
function gtin(n: number, series: number): string {
  const number = ((series * 100 + n + 1) * 7_654_321) % 10_000_000_000
  return withCheckDigit(`40${String(number).padStart(10, '0')}`)
}

function withCheckDigit(digits: string): string {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

/** One digit read wrongly: the check digit does not fit any more. */
function nearMiss(code: string): string {
  const digit = (Number(code[6]) + 1) % 10
  return `${code.slice(0, 6)}${digit}${code.slice(7)}`
}
