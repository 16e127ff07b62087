// Assigning places to a person. Any place on the map may be assigned, planned or not, if this audit may count it.

import { decideAssign, isExplained, isInForce } from '#domain/assignment.ts'
import type { BusyShelf } from '#domain/audit.ts'
import { Fault } from '#domain/fault.ts'
import { passFor, TIE_BREAK_PASS } from '#domain/independent.ts'
import { type CountPlace, holdersOf, placeKey } from '#domain/start-plan.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import {
  type AssignmentRow,
  selectAssignments,
  selectBusyPlaces,
  selectCountablePlaces,
} from '#server/queries/assignments/assignments.ts'
import { selectCountingFacts } from '#server/queries/audits/audits.ts'
import { selectMembers, selectStoreMembers } from '#server/queries/people/members.ts'
import type { AuthorizedAudit } from '../authorize.ts'
import { teamOf } from '../stores/stores.ts'

type PlaceRow = Awaited<ReturnType<typeof selectCountablePlaces>>[number]

/**
 * Returns the places to assign: the named shelves, and whatever is left to count in the named rooms. Planned shelves
 * come with their existing counts (more than one only for independent shelves).
 */
export async function selectShelvesToAssign(
  db: ScopedDatabase,
  scope: AuthorizedAudit,
  wanted: {
    readonly roomIds?: readonly string[] | undefined
    readonly shelfIds?: readonly string[] | undefined
  },
) {
  const roomIds = new Set(wanted.roomIds)
  const shelfIds = new Set(wanted.shelfIds)
  const rows = await selectAssignments(db, { storeIds: scope.storeIds })
  const map = await selectCountablePlaces(organizationOf(db, scope), scope.storeIds)
  const isNamed = (place: PlaceRow) => place.shelf_id !== null && shelfIds.has(place.shelf_id)
  const places = [...map, ...offTheMap(rows, map)].filter(
    (place) => isNamed(place) || roomIds.has(place.room_id),
  )
  const found = new Set(places.flatMap(({ room_id, shelf_id }) => [room_id, shelf_id]))
  const missing = [...roomIds, ...shelfIds].some((id) => !found.has(id))
  if (missing || places.length === 0) throw new Fault('not_found')
  const newest = newestRounds(rows)
  const added = places.filter((place) => !newest.has(placeKey(toPlace(place))))
  const given = places.flatMap((place) => {
    const passes = newest.get(placeKey(toPlace(place))) ?? []
    const isLeft = passes.some(({ status }) => !isExplained(status))
    return passes.length > 0 && (isNamed(place) || isLeft) ? [passes] : []
  })
  const joining = given.flat().filter(({ status }) => !isInForce(status))
  await refuseBusy(db, scope, [...added, ...joining])
  return { added, given }
}

/** Places that were archived during the count: the audit keeps them. */
function offTheMap(rows: readonly AssignmentRow[], map: readonly PlaceRow[]): readonly PlaceRow[] {
  const known = new Set(map.map((place) => placeKey(toPlace(place))))
  const kept = rows.filter((row) => isInForce(row.status) && !known.has(placeKey(toPlace(row))))
  const byPlace = new Map(kept.map((row) => [placeKey(toPlace(row)), row]))
  return [...byPlace.values()].map((row) => ({ ...row, code: row.shelf_code }))
}

/** The counts of each place in its newest round; for a place that was left out, the counts it would start with. */
function newestRounds(
  rows: readonly AssignmentRow[],
): ReadonlyMap<string, readonly AssignmentRow[]> {
  const byPlace = Map.groupBy(rows, (row) => placeKey(toPlace(row)))
  return new Map([...byPlace].map(([key, rounds]) => [key, newestPasses(rounds)]))
}

function newestPasses(rounds: readonly AssignmentRow[]): readonly AssignmentRow[] {
  const inForce = rounds.filter(({ status }) => isInForce(status))
  // A recount of single items exists next to the count of its shelf. The unfinished one is assigned.
  const left = inForce.filter(({ status }) => !isExplained(status))
  const standing = left.length > 0 ? left : inForce
  const newest = Math.max(...(standing.length > 0 ? standing : rounds).map(({ round }) => round))
  const passes = rounds.filter(({ round }) => round === newest)
  if (standing.length > 0) return passes.filter(({ status }) => isInForce(status))
  return passes.filter(({ pass, mode }) =>
    mode === 'independent' ? pass !== TIE_BREAK_PASS : pass === 0,
  )
}

/** Decides which counts of a shelf are assigned and which stay open. Nobody gets two counts of the same shelf. */
export function shareOut(
  passes: readonly AssignmentRow[],
  userId: string | null,
): { readonly given: readonly string[]; readonly opened: readonly string[] } {
  const holders = passes.map(({ id, pass, status, assignee_id }) => ({
    id,
    pass,
    userId: isInForce(status) ? assignee_id : null,
  }))
  const chosen =
    userId === null
      ? passes.filter(({ status }) => !isExplained(status) || passes.length === 1)
      : passes.filter(({ id }) => id === givenTo(userId, holders))
  for (const { status } of chosen) decideAssign(status, userId)
  const joining = passes.filter((row) => !isInForce(row.status) && !chosen.includes(row))
  const given = chosen.map(({ id }) => id)
  const opened = joining.map(({ id }) => id)
  return userId === null ? { given: [], opened: [...given, ...opened] } : { given, opened }
}

function givenTo(userId: string, holders: Parameters<typeof passFor>[1]): string | undefined {
  return holders.length === 1 ? holders[0]?.id : passFor(userId, holders).id
}

/** A shelf that is added while the audit runs must not be part of another running audit. */
async function refuseBusy(
  db: ScopedDatabase,
  scope: AuthorizedAudit,
  joining: readonly (PlaceRow | AssignmentRow)[],
): Promise<void> {
  const audit = await selectCountingFacts(db)
  if (joining.length === 0 || audit?.status === 'draft') return
  const [busy] = await selectBusyShelves(db, scope, joining)
  if (!busy) return
  const message = `The audit ${busy.auditName} is counting shelf ${busy.code} already.`
  throw new Fault('conflict', message, { current: busy.auditName })
}

/** Returns the places that another running audit is counting. The caller must have locked the stores. */
export async function selectBusyShelves(
  db: ScopedDatabase,
  scope: AuthorizedAudit,
  places: readonly (PlaceRow | AssignmentRow)[],
): Promise<readonly BusyShelf[]> {
  const { storeIds, auditId } = scope
  const rows = await selectBusyPlaces(organizationOf(db, scope), storeIds, auditId)
  const busy = rows.map((row) => ({ ...toPlace(row), auditName: row.audit_name }))
  return places.flatMap((place) => {
    const name = ('code' in place ? place.code : place.shelf_code) ?? place.room_name
    return holdersOf({ ...toPlace(place), name }, busy)
  })
}

export async function requireTeamMember(
  db: ScopedDatabase,
  scope: AuthorizedAudit,
  userId: string | null,
  storeIds: readonly string[],
): Promise<void> {
  if (userId === null) return
  const own = organizationOf(db, scope)
  const [people, seats] = await Promise.all([selectMembers(own), selectStoreMembers(own)])
  for (const storeId of new Set(storeIds)) {
    const team = teamOf(
      people,
      seats.filter((seat) => seat.store_id === storeId),
    )
    if (team.some(({ id }) => id === userId)) continue
    const message = 'This person is not in the team of the store.'
    throw new Fault('invalid_argument', message, { field: 'userId' })
  }
}

export function toPlace(row: {
  readonly room_id: string
  readonly shelf_id: string | null
}): CountPlace {
  return { roomId: row.room_id, shelfId: row.shelf_id }
}

export function toPlaceInStore({
  store_id: storeId,
  room_id: roomId,
  shelf_id: shelfId,
}: PlaceRow) {
  return { storeId, roomId, shelfId }
}

export function organizationOf(
  db: ScopedDatabase,
  { organizationId }: AuthorizedAudit,
): ScopedDatabase {
  return db.within({ kind: 'organization', organizationId })
}
