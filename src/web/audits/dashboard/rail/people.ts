// Who is counting, and how they are getting on.

import type { AuditDashboard, DashboardPerson, DashboardTile } from '#contract/audits.ts'

/** A person who has a shelf but has not counted for this long may need help. */
export const IDLE_AFTER_MS = 5 * 60_000

/** The average lines per minute of counting; undefined while too little is known. */
export function paceOfPeople(
  people: readonly Pick<DashboardPerson, 'lines' | 'activeMs' | 'linesPerMinute'>[],
): number | undefined {
  const known = people.filter(({ linesPerMinute }) => linesPerMinute !== null)
  const activeMs = known.reduce((sum, person) => sum + person.activeMs, 0)
  if (activeMs === 0) return undefined
  return (known.reduce((sum, person) => sum + person.lines, 0) * 60_000) / activeMs
}

/** Shelves that are being counted now. */
export function shelvesInHand(
  { rooms }: Pick<AuditDashboard, 'rooms'>,
  personId: string,
): readonly { readonly tile: DashboardTile; readonly name: string }[] {
  return rooms.flatMap((room) =>
    room.tiles
      .filter(({ userId, status }) => userId === personId && status === 'in_progress')
      .map((tile) => ({ tile, name: tile.code ?? room.name })),
  )
}

export function isIdle(
  person: Pick<DashboardPerson, 'lastEventAt'>,
  inHand: readonly unknown[],
  nowMs: number,
): boolean {
  if (inHand.length === 0 || person.lastEventAt === null) return false
  return nowMs - person.lastEventAt > IDLE_AFTER_MS
}

/** Names of shelves or rooms, by assignment. */
export function namesOfShelves({
  rooms,
}: Pick<AuditDashboard, 'rooms'>): ReadonlyMap<string, string> {
  return new Map(
    rooms.flatMap((room) => room.tiles.map((tile) => [tile.id, tile.code ?? room.name] as const)),
  )
}
