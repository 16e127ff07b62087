// Who is at it, and what can be said about how they get on.

import type { AuditDashboard, DashboardPerson, DashboardTile } from '#contract/audits.ts'

/** Who has a shelf and has not counted for so long may need help. */
export const IDLE_AFTER_MS = 5 * 60_000

/** Lines per minute of counting, as people do it on average; undefined while too little is known. */
export function paceOfPeople(
  people: readonly Pick<DashboardPerson, 'lines' | 'activeMs' | 'linesPerMinute'>[],
): number | undefined {
  const known = people.filter(({ linesPerMinute }) => linesPerMinute !== null)
  const activeMs = known.reduce((sum, person) => sum + person.activeMs, 0)
  if (activeMs === 0) return undefined
  return (known.reduce((sum, person) => sum + person.lines, 0) * 60_000) / activeMs
}

/** Shelves that somebody is counting now. */
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

/** What shelves or rooms are called, by assignment. */
export function namesOfShelves({
  rooms,
}: Pick<AuditDashboard, 'rooms'>): ReadonlyMap<string, string> {
  return new Map(
    rooms.flatMap((room) => room.tiles.map((tile) => [tile.id, tile.code ?? room.name] as const)),
  )
}
