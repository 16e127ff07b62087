// What a manager gives to somebody: places of the map, planned or not, that may be counted here.

import { isExplained, isInForce } from '#domain/assignment.ts'
import { Fault } from '#domain/fault.ts'
import { type CountPlace, holdersOf, placeKey } from '#domain/start-plan.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import type { NewAssignment } from '#server/queries/assignment-changes.ts'
import {
  type AssignmentRow,
  selectAssignments,
  selectCountablePlaces,
  selectHeldPlaces,
} from '#server/queries/assignments.ts'
import { selectCountingFacts } from '#server/queries/audits.ts'
import { selectMembers, selectStoreMembers } from '#server/queries/members.ts'
import type { AuthorizedAudit } from './authorize.ts'
import { newIdsFor } from './new-ids.ts'
import type { Services } from './services.ts'
import { teamOf } from './stores.ts'

type PlaceRow = Awaited<ReturnType<typeof selectCountablePlaces>>[number]

/** What of the map is given: shelves that are named, and what is left to count in rooms. */
export async function selectGift(
  db: ScopedDatabase,
  scope: AuthorizedAudit,
  wanted: {
    readonly roomIds?: readonly string[] | undefined
    readonly shelfIds?: readonly string[] | undefined
  },
) {
  const roomIds = new Set(wanted.roomIds)
  const shelfIds = new Set(wanted.shelfIds)
  const map = await selectCountablePlaces(organizationOf(db, scope), scope.storeIds)
  const isNamed = (place: PlaceRow) => place.shelf_id !== null && shelfIds.has(place.shelf_id)
  const places = map.filter((place) => isNamed(place) || roomIds.has(place.room_id))
  const found = new Set(places.flatMap(({ room_id, shelf_id }) => [room_id, shelf_id]))
  const missing = [...roomIds, ...shelfIds].some((id) => !found.has(id))
  if (missing || places.length === 0) throw new Fault('not_found')
  const newest = newestRounds(await selectAssignments(db, { storeIds: scope.storeIds }))
  const added = places.filter((place) => !newest.has(placeKey(toPlace(place))))
  const given = places.flatMap((place) => {
    const row = newest.get(placeKey(toPlace(place)))
    return row && (isNamed(place) || !isExplained(row.status)) ? [row] : []
  })
  await refuseHeld(db, scope, [...added, ...given.filter(({ status }) => !isInForce(status))])
  return { added, given }
}

function newestRounds(rows: readonly AssignmentRow[]): ReadonlyMap<string, AssignmentRow> {
  const ordered = rows.toSorted((one, other) => one.round - other.round)
  return new Map(ordered.map((row) => [placeKey(toPlace(row)), row]))
}

/** A shelf that joins while the audit runs must not be counted by another one. */
async function refuseHeld(
  db: ScopedDatabase,
  scope: AuthorizedAudit,
  joining: readonly (PlaceRow | AssignmentRow)[],
): Promise<void> {
  const audit = await selectCountingFacts(db)
  if (joining.length === 0 || audit?.status === 'draft') return
  const { storeIds, auditId } = scope
  const rows = await selectHeldPlaces(organizationOf(db, scope), storeIds, auditId)
  const held = rows.map((row) => ({ ...toPlace(row), auditName: row.audit_name }))
  for (const place of joining) {
    const name = ('code' in place ? place.code : place.shelf_code) ?? place.room_name
    const [holder] = holdersOf({ ...toPlace(place), name }, held)
    if (!holder) continue
    const message = `The audit ${holder.auditName} is counting shelf ${holder.code} already.`
    throw new Fault('conflict', message, { current: holder.auditName })
  }
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

/** In the first round. */
export function newAssignments(
  places: readonly PlaceRow[],
  status: NewAssignment['status'],
  assigneeId: string | null,
  services: Services,
): readonly NewAssignment[] {
  const ids = newIdsFor(places, services)
  return places.map((place, index) => ({
    id: ids[index] ?? services.newId(),
    storeId: place.store_id,
    roomId: place.room_id,
    shelfId: place.shelf_id,
    round: 0,
    status,
    assigneeId,
  }))
}

export function toPlace(row: {
  readonly room_id: string
  readonly shelf_id: string | null
}): CountPlace {
  return { roomId: row.room_id, shelfId: row.shelf_id }
}

export function organizationOf(
  db: ScopedDatabase,
  { organizationId }: AuthorizedAudit,
): ScopedDatabase {
  return db.within({ kind: 'organization', organizationId })
}
