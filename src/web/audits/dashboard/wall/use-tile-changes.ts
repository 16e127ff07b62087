import type { DashboardTile } from '#contract/audits.ts'
import { api } from '#web/client/api.ts'
import type { OptimisticStore } from '#web/client/optimistic.ts'
import { useBackendMutation } from '#web/client/react.tsx'

export interface Assignee {
  readonly id: string
  readonly name: string
}

/** A manager's actions on one shelf; the wall shows the effect at once. */
export function useTileChanges(auditId: string, roomId: string, tile: DashboardTile) {
  const isMeant = ({ id }: DashboardTile) => id === tile.id
  const give = useBackendMutation(api.auditAssignments.create)
  const exclude = useBackendMutation(api.auditAssignments.updateStatus, {
    optimisticUpdate: (store, { status }) =>
      changeTiles(store, auditId, isMeant, (one) =>
        status === 'excluded' || status === 'open' ? { ...one, status } : one,
      ),
  })
  const reset = useBackendMutation(api.auditAssignments.resetAssignment)
  const acceptOneCount = useBackendMutation(api.auditAssignments.acceptOneCount)
  const askAgain = useBackendMutation(api.auditAssignments.requestSecondCount)
  const place = tile.shelfId === null ? { roomIds: [roomId] } : { shelfIds: [tile.shelfId] }
  return {
    assign: (assignee: Assignee | null) =>
      give({ auditId, userId: assignee?.id ?? null, ...place }),
    reset: (reason: string) =>
      reset({ auditAssignmentId: tile.id, ...(reason !== '' && { reason }) }),
    exclude: (reason: string) =>
      exclude({ auditAssignmentId: tile.id, status: 'excluded', reason }),
    acceptOneCount: (reason: string) =>
      acceptOneCount({ auditId, auditAssignmentIds: [tile.id], outOf: 'one', reason }),
    choose: (chosenId: string, reason: string) =>
      acceptOneCount({ auditId, auditAssignmentIds: [chosenId], outOf: 'two', reason }),
    askAgain: (reason: string) =>
      askAgain({ auditId, auditAssignmentIds: [tile.id], ...(reason !== '' && { reason }) }),
    include: () => exclude({ auditAssignmentId: tile.id, status: 'open' }),
  }
}

// What the wall shows of a change before the server has confirmed it.
type TileChange = (tile: DashboardTile) => DashboardTile

/** Rooms and tiles that did not change keep their identity, so that they do not render again. */
function changeTiles(
  store: OptimisticStore,
  auditId: string,
  isMeant: (tile: DashboardTile) => boolean,
  change: TileChange,
): void {
  const dashboard = store.get(api.audits.getDashboard, { auditId })
  if (!dashboard) return
  const rooms = dashboard.rooms.map((room) =>
    room.tiles.some(isMeant)
      ? { ...room, tiles: room.tiles.map((tile) => (isMeant(tile) ? change(tile) : tile)) }
      : room,
  )
  store.set(api.audits.getDashboard, { auditId }, { ...dashboard, rooms })
}
