import { Button, VisuallyHidden } from '@mantine/core'
import { useRef, useState } from 'react'
import type { AuditDetails } from '#contract/audits.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { requireAuditFor } from '#domain/assignment.ts'
import { countOf } from '#domain/count-words.ts'
import { api } from '../client/api.ts'
import { useLiveQuery, useSuspenseLiveQuery } from '../client/react.tsx'
import { isAllowed } from '../kit/is-allowed.ts'
import {
  extendTo,
  NOTHING_SELECTED,
  type Selection,
  toggle,
  toggleAll,
  within,
} from '../kit/selection.ts'
import { WaitingRows } from '../kit/waiting-rows.tsx'
import styles from './assignment-board.module.css'
import { boardActions } from './board-actions.ts'
import { NoPlaces } from './no-places.tsx'
import { PeopleRail } from './people-rail.tsx'
import { PlaceFacts } from './place-facts.tsx'
import { type Place, placesBefore, placesOf, stateOfPlace } from './places.ts'
import { possibleActions } from './plan-actions.ts'
import { PlanDialogs, type PlanQuestion } from './plan-dialogs.tsx'
import { RoomGroup, type ShownPlace } from './room-group.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useAssignments } from './use-assignments.ts'
import { useDragToPerson } from './use-drag-to-person.ts'
import { usePlan } from './use-plan.ts'

interface AssignmentBoardProps {
  readonly store: StoreSummary
  readonly audit: AuditDetails
  readonly viewerId: string
}

/** From here on tiles are one line, so that the whole store stays in view. */
const CROWDED_FROM = 121

/** Who counts what: shelves are chosen or carried, people take them. */
export function AssignmentBoard({ store, audit, viewerId }: AssignmentBoardProps) {
  const map = useSuspenseLiveQuery(api.rooms.getWithDetails, { storeId: store.id })
  const team = useSuspenseLiveQuery(api.stores.getTeamMembers, { storeId: store.id })
  const dashboard = useLiveQuery(api.audits.getDashboard, { auditId: audit.id })
  const { rows, isLoading } = useAssignments(audit.id, store.id)
  const plan = usePlan(audit.id, team)
  const [chosen, setChosen] = useState<Selection>(NOTHING_SELECTED)
  const [isGiving, setGiving] = useState(false)
  const [question, setQuestion] = useState<PlanQuestion>()
  const wallRef = useRef<HTMLDivElement>(null)

  const stage = { status: audit.status, mode: audit.protocol.mode }
  const rooms = placesOf(map, rows)
  const places = rooms.flatMap((room) => room.places)
  const order = places.map(({ id }) => id)
  const selection = within(chosen, order)
  const selected = places.filter(({ id }) => selection.ids.has(id))
  const possible = possibleActions(selected, stage)
  const isPlanOpen = isAllowed(() => requireAuditFor('plan', audit.status))

  const unsentById = new Map(
    dashboard?.rooms.flatMap(({ tiles }) => tiles.map((tile) => [tile.id, tile.unsentEvents])),
  )
  const show = (place: Place): ShownPlace => {
    const unsentEvents = unsentById.get(place.id) ?? 0
    const isDraft = audit.status === 'draft'
    return { place, unsentEvents, state: stateOfPlace(place, { isDraft, unsentEvents }) }
  }
  const clear = () => {
    setChosen(NOTHING_SELECTED)
    setGiving(false)
  }
  const { give, act } = boardActions({
    stage,
    team,
    plan,
    possible,
    clear,
    ask: setQuestion,
  })
  const { drag, handleProps } = useDragToPerson({
    containerRef: wallRef,
    idsFor: (id) => (selection.ids.has(id) ? [...selection.ids] : [id]),
    onDrop: (ids, target) =>
      give(
        places.filter(({ id }) => ids.includes(id)),
        target,
      ),
  })

  const carriedIds = new Set(drag?.ids)
  const before = placesBefore(rooms)
  if (isLoading) return <WaitingRows />
  if (places.length === 0) return <NoPlaces storeId={store.id} />
  const openIds = places.filter((place) => show(place).state === 'open').map(({ id }) => id)
  const [only] = selected.length === 1 ? selected : []
  return (
    <div className={styles.columns}>
      <div className={styles.wall} ref={wallRef}>
        <VisuallyHidden role="status">
          {selected.length > 0 && `${countOf(selected.length, 'shelf', 'shelves')} chosen`}
        </VisuallyHidden>
        {selected.length > 0 ? (
          <SelectionBar
            selected={selected.length}
            possible={possible}
            team={team}
            isGiving={isGiving}
            onGiving={setGiving}
            onGive={(target) => give(selected, target)}
            onAct={act}
            onClear={clear}
          />
        ) : (
          <BoardHint
            isPlanOpen={isPlanOpen}
            open={openIds.length}
            onChooseOpen={() => setChosen(toggleAll(NOTHING_SELECTED, openIds))}
          />
        )}
        {rooms.map((room) => (
          <RoomGroup
            key={room.id}
            storeId={store.id}
            auditId={audit.id}
            room={room}
            shown={room.places.map(show)}
            selectedIds={selection.ids}
            carriedIds={carriedIds}
            before={before.get(room.id) ?? 0}
            isCompact={places.length >= CROWDED_FROM}
            canRemove={isPlanOpen}
            handleProps={isPlanOpen ? handleProps : () => ({})}
            onChoose={(id, isRange) =>
              setChosen(isRange ? extendTo(selection, id, order) : toggle(selection, id))
            }
            onGive={(id) => {
              if (selected.length === 0) setChosen(toggle(selection, id))
              setGiving(true)
            }}
            onChooseAll={() =>
              setChosen(
                toggleAll(
                  selection,
                  room.places.map(({ id }) => id),
                ),
              )
            }
            onRemove={() =>
              setQuestion({ kind: 'removeRoom', roomId: room.id, roomName: room.name })
            }
          />
        ))}
      </div>
      <aside className={styles.rail} aria-label="People and details">
        <h2 className={styles.railTitle}>People</h2>
        <PeopleRail
          team={team}
          viewerId={viewerId}
          places={places}
          givable={isPlanOpen ? possible.give.length : 0}
          over={drag?.over}
          isSelfAssignment={audit.protocol.selfAssignment}
          onGive={(target) => give(selected, target)}
        />
        {only && (
          <PlaceFacts
            storeId={store.id}
            auditId={audit.id}
            {...show(only)}
            plannedMode={audit.protocol.mode}
            devices={
              dashboard?.devices.filter(({ auditAssignmentId }) => auditAssignmentId === only.id) ??
              []
            }
          />
        )}
      </aside>
      {drag && (
        <div
          className={styles.carried}
          style={{ left: drag.point.x + 12, top: drag.point.y + 12 }}
          aria-hidden
        >
          {countOf(drag.ids.length, 'shelf', 'shelves')}
        </div>
      )}
      <PlanDialogs
        question={question}
        team={team}
        plan={plan}
        onClose={() => setQuestion(undefined)}
        onDone={clear}
      />
    </div>
  )
}

interface BoardHintProps {
  readonly isPlanOpen: boolean
  /** How many shelves nobody has. */
  readonly open: number
  readonly onChooseOpen: () => void
}

/** What to do here, while nothing is chosen. */
function BoardHint({ isPlanOpen, open, onChooseOpen }: BoardHintProps) {
  if (!isPlanOpen) {
    return <p className={styles.hint}>Counting is closed: shelves keep who counted them.</p>
  }
  return (
    <p className={styles.hint}>
      Choose shelves, then a person. Or drag them there.
      {open > 0 && (
        <Button variant="subtle" size="compact-sm" onClick={onChooseOpen}>
          Choose {open.toLocaleString('en-US')} open
        </Button>
      )}
    </p>
  )
}
