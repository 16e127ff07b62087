// Changes of an audit's plan. Assigning shows at once; the server's answer then replaces it.

import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import type { CountMode } from '#domain/protocol.ts'
import { api } from '../client/api.ts'
import { useBackendMutation } from '../client/react.tsx'
import type { MutationOptions } from '../client/realtime-client.ts'
import { ASSIGNMENTS_PAGE } from './load-plan.ts'
import type { Place } from './places.ts'
import * as plans from './plan-changes.ts'
import { shelvesByHolder } from './shelves-by-holder.ts'

export interface Recipient {
  readonly id: string
  readonly name: string
}

export type Plan = ReturnType<typeof usePlan>

/** A manager's actions on places. Each promise resolves when the screen shows the result. */
export function usePlan(auditId: string, people: readonly Recipient[]) {
  const nameOf = (userId: string | null) => people.find(({ id }) => id === userId)?.name ?? null
  const create = useBackendMutation(
    api.auditAssignments.create,
    showAtOnce(auditId, (rows, { userId, roomIds = [], shelfIds = [] }) =>
      plans.withAssigned(rows, { userId, userName: nameOf(userId), roomIds, shelfIds }),
    ),
  )
  const updateStatus = useBackendMutation(
    api.auditAssignments.updateStatus,
    showAtOnce(auditId, (rows, { auditAssignmentId, status, reason = null }) =>
      plans.withStatus(rows, auditAssignmentId, { status, reason }),
    ),
  )
  const remove = useBackendMutation(
    api.auditAssignments.remove,
    showAtOnce(auditId, (rows, args) => plans.withoutAssignment(rows, args.auditAssignmentId)),
  )
  const removeRoom = useBackendMutation(
    api.auditAssignments.removeRoomAndShelves,
    showAtOnce(auditId, (rows, args) => plans.withoutRoom(rows, args.roomId)),
  )
  const reset = useBackendMutation(api.auditAssignments.resetAssignment)
  const acceptOneCount = useBackendMutation(api.auditAssignments.acceptOneCount)
  const askSecond = useBackendMutation(api.auditAssignments.requestSecondCount)
  const eachOf = (places: readonly Place[], change: (id: string) => Promise<unknown>) =>
    Promise.all(idsOf(places).map(change))
  return {
    /** Assigns to a person; null: opens it to everyone. */
    give: (places: readonly Place[], userId: string | null) =>
      create({ auditId, userId, ...whereOf(places) }),
    /** By one person, or by two who count independently; a current assignee keeps the shelf. */
    countAs: (places: readonly Place[], mode: CountMode) =>
      Promise.all(
        shelvesByHolder(places).map(({ userId, places: own }) =>
          create({ auditId, userId, ...whereOf(own), mode }),
        ),
      ),
    exclude: (places: readonly Place[], reason: string) =>
      eachOf(places, (id) => updateStatus({ auditAssignmentId: id, status: 'excluded', reason })),
    include: (places: readonly Place[]) =>
      eachOf(places, (id) => updateStatus({ auditAssignmentId: id, status: 'open' })),
    approve: (places: readonly Place[]) =>
      eachOf(places, (id) => updateStatus({ auditAssignmentId: id, status: 'approved' })),
    recount: (places: readonly Place[], reason: string, userId: string | null) =>
      eachOf(places, (id) => reset({ auditAssignmentId: id, reason, userId })),
    acceptOneCount: (places: readonly Place[], reason: string) =>
      acceptOneCount({ auditId, auditAssignmentIds: [...idsOf(places)], outOf: 'one', reason }),
    askSecond: (places: readonly Place[], reason: string) =>
      askSecond({ auditId, auditAssignmentIds: [...idsOf(places)], reason }),
    remove: (places: readonly Place[]) => eachOf(places, (id) => remove({ auditAssignmentId: id })),
    removeRoom: (roomId: string) => removeRoom({ auditId, roomId }),
  }
}

function whereOf(places: readonly Place[]) {
  const shelfIds = new Set(places.flatMap(({ shelfId }) => shelfId ?? []))
  const roomIds = new Set(places.flatMap(({ shelfId, roomId }) => (shelfId ? [] : roomId)))
  return { shelfIds: [...shelfIds], roomIds: [...roomIds] }
}

function idsOf(places: readonly Place[]): readonly string[] {
  return places.flatMap(({ assignment }) => assignment?.id ?? [])
}

type Change<Args> = (rows: readonly AssignmentDetails[], args: Args) => readonly AssignmentDetails[]

/** Shows a change before the server has answered, on the first page of the list, which is nearly always all of it. */
function showAtOnce<Args>(auditId: string, change: Change<Args>): MutationOptions<Args> {
  const query = { auditId, paginationOpts: { numItems: ASSIGNMENTS_PAGE, cursor: null } }
  const list = api.auditAssignments.getAssignmentsWithProgress
  return {
    optimisticUpdate: (store, args) => {
      const shown = store.get(list, query)
      if (shown) store.set(list, query, { ...shown, page: change(shown.page, args) })
    },
  }
}
