import { Button, VisuallyHidden } from '@mantine/core'
import { useRef, useState } from 'react'
import type { AuditDashboard, AuditDetails } from '#contract/audits.ts'
import type { StoreSummary, TeamMember } from '#contract/stores.ts'
import { requireAuditFor } from '#domain/assignment.ts'
import { api } from '../client/api.ts'
import { useLiveQuery, useSuspenseLiveQuery } from '../client/react.tsx'
import { isAllowed } from '../kit/is-allowed.ts'
import { useMessages } from '../kit/use-messages.ts'
import { WaitingRows } from '../kit/waiting-rows.tsx'
import styles from './assignment-board.module.css'
import { boardActions } from './board-actions.ts'
import { NoPlaces } from './no-places.tsx'
import { PeopleRail } from './people-rail.tsx'
import { PlaceFacts } from './place-facts.tsx'
import { type Place, type PlaceRoom, placesBefore, placesOf, stateOfPlace } from './places.ts'
import { possibleActions } from './plan-actions.ts'
import { PlanDialogs, type PlanQuestion } from './plan-dialogs.tsx'
import { RoomGroup, type ShownPlace } from './room-group.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useAssignments } from './use-assignments.ts'
import { type ChosenPlaces, useChosenPlaces } from './use-chosen-places.ts'
import { useDragToPerson } from './use-drag-to-person.ts'
import { usePlan } from './use-plan.ts'

interface AssignmentBoardProps {
  readonly store: StoreSummary
  readonly audit: AuditDetails
  readonly viewerId: string
}

/** From this many shelves on, tiles have one line, so that the whole store stays in view. */
const CROWDED_FROM = 121

/** Who counts what: shelves are chosen or dragged, and given to people. */
export function AssignmentBoard({ store, audit, viewerId }: AssignmentBoardProps) {
  const map = useSuspenseLiveQuery(api.rooms.getWithDetails, { storeId: store.id })
  const team = useSuspenseLiveQuery(api.stores.getTeamMembers, { storeId: store.id })
  const dashboard = useLiveQuery(api.audits.getDashboard, { auditId: audit.id })
  const t = useMessages('assignments')
  const { rows, isLoading } = useAssignments(audit.id, store.id)
  const plan = usePlan(audit.id, team)
  const rooms = placesOf(map, rows, useMessages('shared'))
  const places = rooms.flatMap((room) => room.places)
  const choice = useChosenPlaces(places)
  const [question, setQuestion] = useState<PlanQuestion>()
  const wallRef = useRef<HTMLDivElement>(null)

  const stage = { status: audit.status, mode: audit.protocol.mode }
  const isPlanOpen = isAllowed(() => requireAuditFor('plan', audit.status))
  const { selected, selection, clear } = choice
  const possible = possibleActions(selected, stage)
  const show = showWith(dashboard, audit.status === 'draft')
  const { give, act } = boardActions({ stage, team, plan, possible, clear, ask: setQuestion, t })
  const { drag, handleProps } = useDragToPerson({
    containerRef: wallRef,
    idsFor: (id) => (selection.ids.has(id) ? [...selection.ids] : [id]),
    onDrop: (ids, target) =>
      give(
        places.filter(({ id }) => ids.includes(id)),
        target,
      ),
  })

  if (isLoading) return <WaitingRows />
  if (places.length === 0) return <NoPlaces storeId={store.id} />
  return (
    <div className={styles.columns}>
      <div className={styles.wall} ref={wallRef}>
        <BoardTop
          choice={choice}
          possible={possible}
          team={team}
          isPlanOpen={isPlanOpen}
          openIds={places.filter((place) => show(place).state === 'open').map(({ id }) => id)}
          onGive={(target) => give(selected, target)}
          onAct={act}
        />
        <BoardRooms
          storeId={store.id}
          auditId={audit.id}
          rooms={rooms}
          choice={choice}
          carriedIds={new Set(drag?.ids)}
          isPlanOpen={isPlanOpen}
          show={show}
          handleProps={handleProps}
          onRemove={(room) =>
            setQuestion({ kind: 'removeRoom', roomId: room.id, roomName: room.name })
          }
        />
      </div>
      <aside className={styles.rail} aria-label={t('board.rail')}>
        <h2 className={styles.railTitle}>{t('board.people')}</h2>
        <PeopleRail
          team={team}
          viewerId={viewerId}
          places={places}
          givable={isPlanOpen ? possible.give.length : 0}
          over={drag?.over}
          isSelfAssignment={audit.protocol.selfAssignment}
          onGive={(target) => give(selected, target)}
        />
        <ChosenPlace
          storeId={store.id}
          audit={audit}
          selected={selected}
          dashboard={dashboard}
          show={show}
        />
      </aside>
      {drag && (
        <div
          className={styles.carried}
          style={{ left: drag.point.x + 12, top: drag.point.y + 12 }}
          aria-hidden
        >
          {t('board.shelves', { count: drag.ids.length })}
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

type ShowPlace = (place: Place) => ShownPlace

/** What a tile shows of a shelf, including what phones have not sent. */
function showWith(dashboard: AuditDashboard | undefined, isDraft: boolean): ShowPlace {
  const unsentById = new Map(
    dashboard?.rooms.flatMap(({ tiles }) => tiles.map((tile) => [tile.id, tile.unsentEvents])),
  )
  return (place) => {
    const unsentEvents = unsentById.get(place.id) ?? 0
    return { place, unsentEvents, state: stateOfPlace(place, { isDraft, unsentEvents }) }
  }
}

interface BoardTopProps extends Pick<Parameters<typeof SelectionBar>[0], 'onGive' | 'onAct'> {
  readonly choice: ChosenPlaces
  readonly possible: ReturnType<typeof possibleActions>
  readonly team: readonly TeamMember[]
  readonly isPlanOpen: boolean
  /** Shelves without an assignee. */
  readonly openIds: readonly string[]
}

/** The actions for the chosen shelves, or a hint how to choose some. */
function BoardTop({ choice, possible, team, isPlanOpen, openIds, onGive, onAct }: BoardTopProps) {
  const t = useMessages('assignments')
  const { selected, isGiving, setGiving, clear, chooseOnly } = choice
  return (
    <>
      <VisuallyHidden role="status">
        {selected.length > 0 && t('board.selected', { count: selected.length })}
      </VisuallyHidden>
      {selected.length > 0 ? (
        <SelectionBar
          selected={selected.length}
          possible={possible}
          team={team}
          isGiving={isGiving}
          onGiving={setGiving}
          onGive={onGive}
          onAct={onAct}
          onClear={clear}
        />
      ) : (
        <BoardHint
          isPlanOpen={isPlanOpen}
          open={openIds.length}
          onChooseOpen={() => chooseOnly(openIds)}
        />
      )}
    </>
  )
}

interface BoardRoomsProps {
  readonly storeId: string
  readonly auditId: string
  readonly rooms: readonly PlaceRoom[]
  readonly choice: ChosenPlaces
  /** Shelves that are being dragged. */
  readonly carriedIds: ReadonlySet<string>
  readonly isPlanOpen: boolean
  readonly show: ShowPlace
  readonly handleProps: ReturnType<typeof useDragToPerson>['handleProps']
  readonly onRemove: (room: PlaceRoom) => void
}

function BoardRooms(props: BoardRoomsProps) {
  const { storeId, auditId, rooms, choice, carriedIds, isPlanOpen, show } = props
  const before = placesBefore(rooms)
  const isCompact = rooms.reduce((sum, room) => sum + room.places.length, 0) >= CROWDED_FROM
  return rooms.map((room) => (
    <RoomGroup
      key={room.id}
      storeId={storeId}
      auditId={auditId}
      room={room}
      shown={room.places.map(show)}
      selectedIds={choice.selection.ids}
      carriedIds={carriedIds}
      before={before.get(room.id) ?? 0}
      isCompact={isCompact}
      canRemove={isPlanOpen}
      handleProps={isPlanOpen ? props.handleProps : () => ({})}
      onChoose={choice.choose}
      onGive={choice.startGiving}
      onChooseAll={() => choice.chooseAll(room.places.map(({ id }) => id))}
      onRemove={() => props.onRemove(room)}
    />
  ))
}

interface ChosenPlaceProps {
  readonly storeId: string
  readonly audit: AuditDetails
  readonly selected: readonly Place[]
  readonly dashboard: AuditDashboard | undefined
  readonly show: ShowPlace
}

/** The facts of the one chosen shelf; nothing if several are chosen. */
function ChosenPlace({ storeId, audit, selected, dashboard, show }: ChosenPlaceProps) {
  const [only] = selected
  if (!only || selected.length > 1) return null
  const isThere = ({ auditAssignmentId }: { readonly auditAssignmentId: string }) =>
    auditAssignmentId === only.id
  return (
    <PlaceFacts
      storeId={storeId}
      auditId={audit.id}
      {...show(only)}
      plannedMode={audit.protocol.mode}
      devices={dashboard?.devices.filter(isThere) ?? []}
    />
  )
}

interface BoardHintProps {
  readonly isPlanOpen: boolean
  /** How many shelves have no assignee. */
  readonly open: number
  readonly onChooseOpen: () => void
}

/** What to do here, while nothing is chosen. */
function BoardHint({ isPlanOpen, open, onChooseOpen }: BoardHintProps) {
  const t = useMessages('assignments')
  if (!isPlanOpen) return <p className={styles.hint}>{t('board.closed')}</p>
  return (
    <p className={styles.hint}>
      {t('board.hint')}
      {open > 0 && (
        <Button variant="subtle" size="compact-sm" onClick={onChooseOpen}>
          {t('board.selectOpen', { count: open })}
        </Button>
      )}
    </p>
  )
}
