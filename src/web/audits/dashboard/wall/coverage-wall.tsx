import { Button } from '@mantine/core'
import { useCallback, useState } from 'react'
import type { DashboardRoom } from '#contract/audits.ts'
import type { AuditStatus } from '#domain/audit.ts'
import { useMessages } from '#web/kit/use-messages.ts'
import { usePrinting } from '#web/kit/use-printing.ts'
import { TilePopover } from './tile-popover.tsx'
import { useOpenTile } from './use-open-tile.ts'
import styles from './wall.module.css'
import {
  CROWDED_FROM,
  countTiles,
  isDone,
  type RoomFold,
  tabStopOf,
  type WallFilter,
  wallPartsOf,
} from './wall.ts'
import { WallRoom } from './wall-room.tsx'
import { describeFilter } from './words.ts'

interface CoverageWallProps {
  readonly auditId: string
  readonly auditStatus: AuditStatus
  readonly rooms: readonly DashboardRoom[]
  /** Undefined: all shelves, or those that are left on a small screen. */
  readonly filter: WallFilter | undefined
  readonly isPhone: boolean
  readonly onClearFilter: () => void
}

/** Every room and every shelf of the audit. Filled means covered, outlined means not yet. */
export function CoverageWall(props: CoverageWallProps) {
  const { auditId, auditStatus, rooms, isPhone, onClearFilter } = props
  const filter = props.filter ?? (isPhone ? 'left' : 'all')
  const tiles = useOpenTile()
  const { open } = tiles
  const isCrowded = countTiles(rooms) >= CROWDED_FROM
  const { unfoldedIds, turn } = useUnfoldedRooms(rooms)
  const isPrinting = usePrinting()
  const parts = wallPartsOf(rooms, { filter, canFold: isCrowded && !isPrinting, unfoldedIds })
  const currentId = tabStopOf(parts, tiles.currentId)
  const openRoom = open && rooms.find((room) => room.tiles.some(({ id }) => id === open.id))
  const openTile = openRoom?.tiles.find(({ id }) => id === open?.id)
  return (
    <div
      ref={tiles.wallRef}
      className={styles.wall}
      data-undecided={props.filter === undefined || undefined}
    >
      <div {...tiles.wallProps}>
        {parts.map(({ room, fold, before }) => (
          <WallRoom
            key={room.id}
            room={room}
            filter={filter}
            size={isCrowded ? 'compact' : 'usual'}
            fold={fold}
            before={before}
            isPlan={auditStatus === 'draft'}
            currentId={idIn(room, currentId)}
            openId={idIn(room, open?.id)}
            onFold={turn}
          />
        ))}
      </div>
      {parts.length === 0 && rooms.length > 0 && (
        <NothingShown filter={filter} onClear={onClearFilter} />
      )}
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

/**
 * Which finished rooms show their shelves. A room that is finished while it is on the screen stays open, so
 * that what is below it does not jump.
 */
function useUnfoldedRooms(rooms: readonly DashboardRoom[]) {
  const [unfoldedIds, setUnfoldedIds] = useState<ReadonlySet<string>>(
    () => new Set(rooms.filter((room) => !isDone(room)).map(({ id }) => id)),
  )
  const turn = useCallback((roomId: string, fold: RoomFold) => {
    setUnfoldedIds((ids) => {
      const others = [...ids].filter((id) => id !== roomId)
      return new Set(fold === 'unfolded' ? [...others, roomId] : others)
    })
  }, [])
  return { unfoldedIds, turn }
}

interface NothingShownProps {
  readonly filter: WallFilter
  readonly onClear: () => void
}

/** A filter without matches says so, and offers to clear it. */
function NothingShown({ filter, onClear }: NothingShownProps) {
  const t = useMessages('dashboard')
  return (
    <p className={styles.nothing}>
      {describeFilter(filter, t, useMessages('shared'))}
      <Button variant="subtle" size="compact-sm" onClick={onClear}>
        {t('wall.showAll')}
      </Button>
    </p>
  )
}
