import { Button } from '@mantine/core'
import type { DashboardRoom } from '#contract/audits.ts'
import type { AuditStatus } from '#domain/audit.ts'
import { TilePopover } from './tile-popover.tsx'
import { useOpenTile } from './use-open-tile.ts'
import styles from './wall.module.css'
import { CROWDED_FROM, countPassing, countTiles, type WallFilter } from './wall.ts'
import { WallRoom } from './wall-room.tsx'
import { describeFilter } from './wall-words.ts'

interface CoverageWallProps {
  readonly auditId: string
  readonly auditStatus: AuditStatus
  readonly rooms: readonly DashboardRoom[]
  /** Undefined: all, or what is left where the screen is small. */
  readonly filter: WallFilter | undefined
  readonly isPhone: boolean
  readonly onClearFilter: () => void
}

/** Every room and every shelf of the audit. Filled is explained, outlined is not yet. */
export function CoverageWall(props: CoverageWallProps) {
  const { auditId, auditStatus, rooms, isPhone, onClearFilter } = props
  const filter = props.filter ?? (isPhone ? 'left' : 'all')
  const tiles = useOpenTile()
  const { open } = tiles
  const size = countTiles(rooms) >= CROWDED_FROM ? 'compact' : 'usual'
  const currentId = tiles.currentId ?? rooms.find((room) => room.tiles.length > 0)?.tiles[0]?.id
  const openRoom = open && rooms.find((room) => room.tiles.some(({ id }) => id === open.id))
  const openTile = openRoom?.tiles.find(({ id }) => id === open?.id)
  return (
    <div
      ref={tiles.wallRef}
      className={styles.wall}
      data-size={size}
      data-undecided={props.filter === undefined || undefined}
    >
      <div {...tiles.wallProps}>
        {rooms.map((room) => (
          <WallRoom
            key={room.id}
            room={room}
            filter={filter}
            size={size}
            isPlan={auditStatus === 'draft'}
            currentId={idIn(room, currentId)}
            openId={idIn(room, open?.id)}
          />
        ))}
      </div>
      <NothingShown rooms={rooms} filter={filter} onClear={onClearFilter} />
      {open && openRoom && openTile && (
        <TilePopover
          auditId={auditId}
          auditStatus={auditStatus}
          room={openRoom}
          tile={openTile}
          open={open}
          isPhone={isPhone}
          onPin={tiles.pin}
          onClose={tiles.closeAndReturn}
          pointerProps={tiles.cardProps}
        />
      )}
    </div>
  )
}

function idIn(room: DashboardRoom, id: string | undefined): string | undefined {
  return id !== undefined && room.tiles.some((tile) => tile.id === id) ? id : undefined
}

interface NothingShownProps {
  readonly rooms: readonly DashboardRoom[]
  readonly filter: WallFilter
  readonly onClear: () => void
}

/** A filter without hits says itself, and offers the way back. */
function NothingShown({ rooms, filter, onClear }: NothingShownProps) {
  if (countPassing(rooms, filter) > 0 || rooms.length === 0) return null
  return (
    <p className={styles.nothing}>
      {describeFilter(filter)}
      <Button variant="subtle" size="compact-sm" onClick={onClear}>
        Show all shelves
      </Button>
    </p>
  )
}
