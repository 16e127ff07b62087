import { IconCheck, IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { memo, useId, useState } from 'react'
import type { DashboardRoom } from '#contract/audits.ts'
import { countOf, countWithin } from '#domain/count-words.ts'
import styles from './wall.module.css'
import { passesFilter, type WallFilter } from './wall.ts'
import { WallTile } from './wall-tile.tsx'

export interface WallRoomProps {
  readonly room: DashboardRoom
  readonly filter: WallFilter
  readonly size: 'usual' | 'compact'
  /** Nothing is counted before the start. */
  readonly isPlan: boolean
  /** Only where one of this room's tiles is meant, so that other rooms are left alone. */
  readonly currentId: string | undefined
  readonly openId: string | undefined
}

/** One room: its name, how far it is, and its shelves in walking order. */
export const WallRoom = memo(function WallRoom(props: WallRoomProps) {
  const { room, filter, size, isPlan, currentId, openId } = props
  const { shelves, explained } = room.coverage
  const isDone = shelves > 0 && explained === shelves
  const canFold = size === 'compact' && isDone && filter === 'all'
  const [isUnfolded, setUnfolded] = useState(false)
  const isFolded = canFold && !isUnfolded
  const listId = useId()
  const shown = room.tiles.filter((tile) => passesFilter(tile, filter))
  if (shown.length === 0) return null
  const Chevron = isFolded ? IconChevronRight : IconChevronDown
  return (
    <section className={styles.room} aria-label={room.name} data-done={isDone || undefined}>
      <div className={styles.head}>
        <h3 className={styles.name} title={room.name}>
          {room.name}
        </h3>
        <p className={styles.facts}>
          {isDone && <IconCheck size={13} stroke={2} aria-hidden />}
          {isPlan ? countOf(shelves, 'shelf', 'shelves') : describeRoom(room)}
        </p>
        {canFold && (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={!isFolded}
            aria-controls={listId}
            onClick={() => setUnfolded(isFolded)}
          >
            <Chevron size={14} stroke={2} aria-hidden />
            {isFolded ? 'Show shelves' : 'Hide shelves'}
          </button>
        )}
      </div>
      <ul id={listId} className={styles.tiles} data-size={size} hidden={isFolded}>
        {!isFolded &&
          shown.map((tile) => (
            <WallTile
              key={tile.id}
              tile={tile}
              roomName={room.name}
              size={size}
              isCurrent={tile.id === currentId}
              isOpen={tile.id === openId}
            />
          ))}
      </ul>
    </section>
  )
})

function describeRoom({ coverage: { shelves, explained } }: DashboardRoom): string {
  if (explained === shelves)
    return shelves === 1 ? 'covered' : `all ${shelves.toLocaleString('en-US')} covered`
  return `${countWithin(explained, shelves)} covered`
}
