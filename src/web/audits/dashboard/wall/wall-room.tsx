import { IconCheck, IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { memo, useId } from 'react'
import type { DashboardRoom } from '#contract/audits.ts'
import { isCovered, shelfStateOf } from '#domain/shelf-state.ts'
import { type Messages, useMessages } from '#web/kit/use-messages.ts'
import { TilesInView } from '#web/shared/tiles-in-view.tsx'
import styles from './wall.module.css'
import { isDone, passesFilter, type RoomFold, type WallFilter } from './wall.ts'
import { WallTile } from './wall-tile.tsx'

export interface WallRoomProps {
  readonly room: DashboardRoom
  readonly filter: WallFilter
  readonly size: 'usual' | 'compact'
  readonly fold: RoomFold | undefined
  /** How many tiles the rooms before it show. */
  readonly before: number
  /** Nothing is counted before the start. */
  readonly isPlan: boolean
  /** Set only if it is a tile of this room, so that other rooms do not render again. */
  readonly currentId: string | undefined
  readonly openId: string | undefined
  readonly onFold: (roomId: string, fold: RoomFold) => void
}

/** One room: its name, its progress, and its shelves in walking order. */
export const WallRoom = memo(function WallRoom(props: WallRoomProps) {
  const { room, filter, size, fold, isPlan, currentId, openId, onFold } = props
  const isFolded = fold === 'folded'
  const listId = useId()
  const t = useMessages('dashboard')
  const Chevron = isFolded ? IconChevronRight : IconChevronDown
  return (
    <section className={styles.room} aria-label={room.name} data-done={isDone(room) || undefined}>
      <div className={styles.head}>
        <h3 className={styles.name} title={room.name}>
          {room.name}
        </h3>
        <p className={styles.facts}>
          {isDone(room) && <IconCheck size={13} stroke={2} aria-hidden />}
          {isPlan ? t('wall.roomShelves', { count: room.coverage.shelves }) : describeRoom(room, t)}
        </p>
        {fold && (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={!isFolded}
            aria-controls={listId}
            onClick={() => onFold(room.id, isFolded ? 'unfolded' : 'folded')}
          >
            <Chevron size={14} stroke={2} aria-hidden />
            {isFolded ? t('wall.showShelves') : t('wall.hideShelves')}
          </button>
        )}
      </div>
      <ul id={listId} className={styles.tiles} data-size={size} hidden={isFolded}>
        {!isFolded && (
          <TilesInView
            tiles={room.tiles.filter((tile) => passesFilter(tile, filter, room.tiles))}
            signOf={(tile) => ({
              key: tile.id,
              code: tile.code ?? room.name,
              state: shelfStateOf(tile),
            })}
            before={props.before}
            alwaysDrawnKey={currentId}
            placeProps={(tile) => ({
              'data-tile': tile.id,
              'data-covered': isCovered(shelfStateOf(tile)) || undefined,
            })}
          >
            {(tile) => (
              <WallTile
                tile={tile}
                roomName={room.name}
                size={size}
                isCurrent={tile.id === currentId}
                isOpen={tile.id === openId}
              />
            )}
          </TilesInView>
        )}
      </ul>
    </section>
  )
})

function describeRoom(room: DashboardRoom, t: Messages<'dashboard'>): string {
  const { shelves, explained } = room.coverage
  return isDone(room)
    ? t('wall.roomAllDone', { count: shelves })
    : t('wall.roomDone', { done: explained, shelves })
}
