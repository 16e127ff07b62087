import { ActionIcon, Menu, UnstyledButton } from '@mantine/core'
import { IconDoorExit, IconDots, IconExternalLink } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type FocusEvent, useState } from 'react'
import type { ShelfState } from '#domain/shelf-state.ts'
import { useMessages } from '../kit/use-messages.ts'
import { TilesInView } from '../shared/tiles-in-view.tsx'
import styles from './assignment-board.module.css'
import { PlaceTile } from './place-tile.tsx'
import type { Place, PlaceRoom } from './places.ts'
import { roomCoverageOf } from './words.ts'

export interface ShownPlace {
  readonly place: Place
  readonly state: ShelfState
  readonly unsentEvents: number
}

interface RoomGroupProps {
  readonly storeId: string
  readonly auditId: string
  readonly room: PlaceRoom
  readonly shown: readonly ShownPlace[]
  readonly selectedIds: ReadonlySet<string>
  readonly carriedIds: ReadonlySet<string>
  /** How many places are in the rooms before it. */
  readonly before: number
  readonly isCompact: boolean
  readonly canRemove: boolean
  readonly handleProps: (id: string) => object
  readonly onChoose: (id: string, isRange: boolean) => void
  /** Asks who gets the chosen shelves, or this one. */
  readonly onGive: (id: string) => void
  readonly onChooseAll: () => void
  readonly onRemove: () => void
}

/** A room of the wall: its name chooses the whole room, its tiles single shelves. */
export function RoomGroup(props: RoomGroupProps) {
  const { room, shown, selectedIds, carriedIds, isCompact, handleProps, onChoose } = props
  const t = useMessages('assignments')
  const [focusedId, setFocusedId] = useState<string>()
  const isThere = shown.some(({ place }) => place.id === focusedId)
  const tabStopId = isThere ? focusedId : shown[0]?.place.id
  const isAll = shown.length > 0 && shown.every(({ place }) => selectedIds.has(place.id))
  return (
    <section className={styles.room} aria-label={room.name}>
      <div className={styles.roomHead}>
        <UnstyledButton
          className={styles.roomName}
          aria-pressed={isAll}
          onClick={props.onChooseAll}
          title={t(isAll ? 'room.deselect' : 'room.select')}
        >
          {room.name}
        </UnstyledButton>
        <p className={styles.note}>{t('room.done', roomCoverageOf(shown))}</p>
        <RoomMenu {...props} />
      </div>
      <ul
        className={styles.tiles}
        data-compact={isCompact || undefined}
        onFocus={({ target }: FocusEvent<HTMLElement>) => setFocusedId(target.dataset.place)}
      >
        <TilesInView
          tiles={shown}
          signOf={({ place, state }) => ({ key: place.id, code: place.code, state })}
          before={props.before}
          alwaysDrawnKey={focusedId}
        >
          {({ place, state, unsentEvents }) => (
            <PlaceTile
              place={place}
              state={state}
              unsentEvents={unsentEvents}
              isSelected={selectedIds.has(place.id)}
              isCarried={carriedIds.has(place.id)}
              isCompact={isCompact}
              isTabStop={place.id === tabStopId}
              handle={handleProps(place.id)}
              onChoose={(isRange) => onChoose(place.id, isRange)}
              onGive={() => props.onGive(place.id)}
            />
          )}
        </TilesInView>
      </ul>
    </section>
  )
}

function RoomMenu({ storeId, auditId, room, canRemove, onRemove }: RoomGroupProps) {
  const t = useMessages('assignments')
  return (
    <Menu position="bottom-start" width={210}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          className={styles.roomMore}
          aria-label={t('menu.label', { place: room.name })}
        >
          <IconDots size={17} stroke={1.8} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconExternalLink size={16} stroke={1.7} />}
          renderRoot={(rootProps) => (
            <Link
              to="/stores/$storeId/audit/$id/room/$roomId"
              params={{ storeId, id: auditId, roomId: room.id }}
              {...rootProps}
            />
          )}
        >
          {t('room.open')}
        </Menu.Item>
        {canRemove && (
          <Menu.Item leftSection={<IconDoorExit size={16} stroke={1.7} />} onClick={onRemove}>
            {t('room.remove')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
