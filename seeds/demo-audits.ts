// The audits of the demo store: a sealed one, and a running one.

import { api } from '#contract/api.ts'
import type { SentScanEvent } from '#contract/scan-events.ts'
import type { ReasonCode } from '#domain/decision.ts'
import { type DemoItem, demoCatalogue } from './demo-catalogue.ts'
import type { RoomRanges } from './demo-ranges.ts'
import { findAt, isNewcomer, planStock, type StockPlace } from './demo-stock.ts'
import { drawInteger, seededRandom } from './random.ts'
import type { Person, Shop, World } from './world.ts'

export interface DemoTeam {
  readonly manager: Person
  readonly scanners: readonly [Person, Person]
  /** The rooms of the store; the whole shop by default. */
  readonly rooms?: readonly RoomRanges[]
}

interface DemoStore extends DemoTeam {
  readonly world: World
  readonly shop: Shop
  readonly items: readonly DemoItem[]
  readonly itemIds: readonly string[]
  readonly stock: readonly StockPlace[]
  /** Ids of shelves, by code. */
  readonly shelfIds: ReadonlyMap<string, string>
  readonly random: () => number
}

const STOCK_SEED = 7_042
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const BATCH = 200
/** Codes that are scanned and belong to no item. */
const STRAY_CODES = ['9529999000004', '9529999000011', 'PALLET-0417']

export interface DemoAudits {
  readonly finishedId: string
  readonly runningId: string
}

export async function seedDemoAudits(
  world: World,
  shop: Shop,
  team: DemoTeam,
): Promise<DemoAudits> {
  const itemIds = await world.items(shop.organizationId, demoCatalogue(team.rooms))
  const store = await openStore(world, shop, team, itemIds)
  const today = Date.now()
  const finishedId = await seedFinished(store, new Date(today - 21 * DAY_MS))
  const runningId = await seedRunning(store, new Date(today - 95 * MINUTE_MS))
  world.setClock(null)
  return { finishedId, runningId }
}

/** Another running audit, for when everything in the last one was counted. */
export async function seedRunningAgain(world: World, shop: Shop, team: DemoTeam): Promise<string> {
  const { rows } = await world.database.owner.query<{ id: string }>(
    'select id from item where organization_id = $1 order by sku',
    [shop.organizationId],
  )
  const ids = rows.map(({ id }) => id)
  const store = await openStore(world, shop, team, ids)
  const runningId = await seedRunning(store, new Date(Date.now() - 95 * MINUTE_MS))
  world.setClock(null)
  return runningId
}

async function openStore(
  world: World,
  shop: Shop,
  team: DemoTeam,
  itemIds: readonly string[],
): Promise<DemoStore> {
  const items = demoCatalogue(team.rooms)
  const random = seededRandom(STOCK_SEED)
  const { rows } = await world.database.owner.query<{ id: string; code: string }>(
    'select id, code from shelf where store_id = $1',
    [shop.storeId],
  )
  const shelfIds = new Map(rows.map(({ id, code }) => [code, id]))
  const stock = planStock(items, random)
  return { world, shop, items, itemIds, stock, shelfIds, random, ...team }
}

async function seedFinished(store: DemoStore, start: Date): Promise<string> {
  const { world, shop, manager } = store
  const auditId = await startAudit(store, { name: 'Autumn count', file: 'stock-autumn.csv', start })
  const places = await selectPlaces(store, auditId)
  const findings = new Map<string, ReasonCode>()
  const events = places.flatMap((place) => countPlace(store, place, start, findings))
  await record(store, events)
  await rememberArrivals(store, auditId)
  await handIn(
    store,
    auditId,
    places.map(({ id }) => id),
  )
  world.setClock(later(start, 8 * 60))
  await world.run(manager, api.audits.updateStatus, { auditId, status: 'submitted' })
  world.setClock(later(start, 9 * 60))
  const { storeId } = shop
  for (const [reasonCode, own] of Map.groupBy([...findings], ([, reason]) => reason)) {
    const lines = own.map(([itemId]) => ({ storeId, itemId, seenVersion: 0 }))
    const decision = reasonCode === 'record_error' ? 'reject' : 'accept'
    const verdict = { decision, reasonCode, note: null } as const
    await world.run(manager, api.audits.decideLines, { auditId, lines, ...verdict })
  }
  const rest = { auditId, decision: 'accept', reasonCode: 'unknown', note: null } as const
  await world.run(manager, api.audits.decideLines, { ...rest, matching: { tab: 'open' } })
  // Lines that are still undecided were not found.
  const gone = { ...rest, decision: 'zero' } as const
  await world.run(manager, api.audits.decideLines, { ...gone, matching: { tab: 'open' } })
  world.setClock(later(start, 10 * 60))
  await world.run(shop.owner, api.audits.complete, { auditId })
  await rememberTimes(store, auditId, start)
  return auditId
}

async function seedRunning(store: DemoStore, start: Date): Promise<string> {
  const auditId = await startAudit(store, { name: 'Winter count', file: 'stock-winter.csv', start })
  const places = await selectPlaces(store, auditId)
  // Of every four shelves, each person has finished one, and the next two are left.
  const done = places.filter(({ order }) => order % 4 < 2)
  const left = places.filter(({ order }) => order % 4 >= 2)
  const running = left.slice(0, 2)
  const events = done.flatMap((place) => countPlace(store, place, start, new Map()))
  const begun = running.flatMap((place) => countPlace(store, place, start, new Map()).slice(0, 17))
  await record(store, [...events, ...strayScans(store, events), ...begun])
  await rememberArrivals(store, auditId)
  await handIn(
    store,
    auditId,
    done.map(({ id }) => id),
  )
  await hold(store, auditId, running, 'in_progress')
  await hold(store, auditId, left.slice(2, 8), 'assigned')
  await rememberTimes(store, auditId, start)
  return auditId
}

async function startAudit(
  store: DemoStore,
  facts: { readonly name: string; readonly file: string; readonly start: Date },
): Promise<string> {
  const { world, shop, manager, itemIds, stock, shelfIds } = store
  const { organizationId, storeId } = shop
  world.setClock(facts.start)
  const { id: auditId } = await world.run(manager, api.audits.create, {
    orgId: organizationId,
    storeIds: [storeId],
    name: facts.name,
    protocol: { tolerance: { units: 2, value: 15 } },
  })
  const known = stock.filter(({ item }) => !isNewcomer(item))
  const lines = [...Map.groupBy(known, ({ item }) => item)].map(([item, places]) => ({
    itemId: itemIds[item] ?? '',
    expected: places.reduce((sum, { expected }) => sum + expected, 0),
    shelves: places.map(({ shelfCode, expected }) => ({
      shelfId: shelfIds.get(shelfCode) ?? '',
      expected,
    })),
  }))
  await world.baseline({ organizationId, storeId, auditId, fileName: facts.file, lines })
  await world.run(manager, api.audits.start, { auditId })
  return auditId
}

/** A shelf of an audit, with its place in the walking order. */
interface CountedShelf {
  /** The id of the assignment. */
  readonly id: string
  readonly code: string
  readonly order: number
}

async function selectPlaces(
  { world }: DemoStore,
  auditId: string,
): Promise<readonly CountedShelf[]> {
  const { rows } = await world.database.owner.query<{ id: string; code: string }>(
    `select a.id, s.code from assignment a join shelf s on s.id = a.shelf_id
     where a.audit_id = $1 order by a.id`,
    [auditId],
  )
  return rows.map((row, order) => ({ ...row, order }))
}

/** The events of a person at a shelf, one line after the other. */
function countPlace(
  { world, items, itemIds, stock, random }: DemoStore,
  shelf: CountedShelf,
  start: Date,
  findings: Map<string, ReasonCode>,
): readonly SentScanEvent[] {
  // Both people start at the same time and take every second shelf.
  let at = start.getTime() + 4 * MINUTE_MS + Math.floor(shelf.order / 2) * 3 * MINUTE_MS
  return stock
    .filter(({ shelfCode }) => shelfCode === shelf.code)
    .flatMap((place) => {
      const item = items[place.item]
      const itemId = itemIds[place.item]
      if (!item || itemId === undefined) return []
      const { found, why } = findAt(place, item, random)
      if (found === null) return []
      if (why && Math.abs(found - place.expected) > 2) findings.set(itemId, why)
      at += drawInteger(random, 1_500, 4_500)
      return [
        world.scan(shelf.id, {
          ...asEntered(item, found),
          deviceId: `demo-phone-${(shelf.order % 2) + 1}`,
          deviceTimeMs: at,
          inputMode: 'camera',
          quantityMode: found === 1 ? 'scanned' : 'typed',
          codeFormat: 'ean_13',
        }),
      ]
    })
}

/** Whole cases by their case code, everything else in single pieces. */
function asEntered({ codes = [], casePieces }: DemoItem, found: number) {
  const [piece, box] = codes
  if (box && casePieces && found > 0 && found % casePieces === 0) {
    return { code: box.code, entered: found / casePieces }
  }
  return { code: piece?.code ?? '', entered: found }
}

/** Scans of stray codes, each next to another event. */
function strayScans({ world }: DemoStore, events: readonly SentScanEvent[]) {
  return STRAY_CODES.flatMap((code, n) => {
    const beside = events[n * 90]
    if (!beside) return []
    const { auditAssignmentId, deviceId, deviceTimeMs } = beside
    const facts = { code, entered: n + 1, deviceId, deviceTimeMs: deviceTimeMs + 1_000 }
    return [world.scan(auditAssignmentId, facts)]
  })
}

/** Each phone sends its events in batches. */
async function record(
  { world, scanners }: DemoStore,
  events: readonly SentScanEvent[],
): Promise<void> {
  for (const [deviceId, own] of Map.groupBy(events, (event) => event.deviceId)) {
    const person = deviceId.endsWith('1') ? scanners[0] : scanners[1]
    for (let from = 0; from < own.length; from += BATCH) {
      await world.run(person, api.scanEvents.recordMany, { events: own.slice(from, from + BATCH) })
    }
  }
}

/** Counted shelves belong to the person who has counted them. */
async function handIn(
  { world }: DemoStore,
  auditId: string,
  ids: readonly string[],
): Promise<void> {
  await world.database.owner.query(
    `update assignment a set status = 'submitted',
       assignee_id = (select e.user_id from scan_event e where e.assignment_id = a.id limit 1),
       held_since = (select to_timestamp(min(e.device_time_ms) / 1000.0)
         from scan_event e where e.assignment_id = a.id),
       submitted_at = (select to_timestamp(max(e.device_time_ms) / 1000.0 + 20)
         from scan_event e where e.assignment_id = a.id)
     where a.audit_id = $1 and a.id = any($2)`,
    [auditId, ids],
  )
}

async function hold(
  { world, shop, scanners }: DemoStore,
  auditId: string,
  shelves: readonly CountedShelf[],
  status: 'assigned' | 'in_progress',
): Promise<void> {
  for (const { id, order } of shelves) {
    const person = order % 2 === 0 ? scanners[0] : scanners[1]
    await world.database.owner.query(
      `update assignment set status = $3, assignee_id = $4, held_since = now()
       where audit_id = $1 and id = $2`,
      [auditId, id, status, person.id],
    )
    if (status === 'assigned') continue
    await world.database.owner.query(
      `insert into assignment_device (organization_id, audit_id, assignment_id, device_id, store_id,
         user_id, unsent_events, seen_at) values ($1, $2, $3, $4, $5, $6, 0, now())
       on conflict on constraint assignment_device_pkey
       do update set unsent_events = 0, seen_at = excluded.seen_at`,
      [shop.organizationId, auditId, id, `demo-phone-${(order % 2) + 1}`, shop.storeId, person.id],
    )
  }
}

/** Sets timestamps that the database has made itself to their time in the story. */
async function rememberTimes({ world }: DemoStore, auditId: string, start: Date): Promise<void> {
  const { owner } = world.database
  await owner.query(
    `update audit set created_at = $2::timestamptz - interval '1 day' where id = $1`,
    [auditId, start],
  )
  await owner.query(
    `update journal j set at = case j.action
       when 'audits.create' then a.created_at
       when 'audits.start' then a.started_at
       when 'auditAssignments.createSelfAssignment' then coalesce((
         select s.held_since from assignment s
         where s.audit_id = a.id and s.id::text = j.details ->> 'auditAssignmentId'), a.started_at)
       when 'audits.submit' then coalesce(a.submitted_at, a.started_at)
       when 'audits.complete' then coalesce(a.completed_at, a.started_at)
       else coalesce(a.submitted_at, a.started_at) + interval '30 minutes' end
     from audit a where a.id = j.audit_id and j.audit_id = $1`,
    [auditId],
  )
}

/** Sets the arrival times of events, before a seal covers them. */
async function rememberArrivals({ world }: DemoStore, auditId: string): Promise<void> {
  const { owner } = world.database
  await owner.query(
    `update scan_event set server_time = to_timestamp(device_time_ms / 1000.0) + interval '1 second'
     where audit_id = $1`,
    [auditId],
  )
  await owner.query(
    `update assignment_progress p set first_event_at = e.first, last_event_at = e.last
     from (
       select assignment_id, min(server_time) as first, max(server_time) as last
       from scan_event where audit_id = $1 group by assignment_id
     ) e
     where p.audit_id = $1 and p.assignment_id = e.assignment_id`,
    [auditId],
  )
}

function later(time: Date, minutes: number): Date {
  return new Date(time.getTime() + minutes * MINUTE_MS)
}
