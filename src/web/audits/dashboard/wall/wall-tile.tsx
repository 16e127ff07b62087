import { memo } from 'react'
import type { DashboardTile } from '#contract/audits.ts'
import { initialsOf } from '#domain/naming.ts'
import { type ShelfState, shelfStateOf } from '#domain/shelf-state.ts'
import { type Messages, useMessages } from '#web/kit/use-messages.ts'
import {
  SHELF_COMPACT_CLASS,
  SHELF_TILE_CLASS,
  ShelfCompactLabel,
  ShelfLabel,
} from '#web/shared/shelf-label.tsx'
import { shelfMark } from '#web/shared/shelf-mark.ts'
import { shelfStatusWord } from '#web/shared/shelf-status.tsx'

export interface WallTileProps {
  readonly tile: DashboardTile
  /** Shown for a room without shelves. */
  readonly roomName: string
  readonly size: 'usual' | 'compact'
  /** The one tile of the wall that the Tab key reaches. */
  readonly isCurrent: boolean
  readonly isOpen: boolean
}

/** States in which the person matters. */
const WITH_PERSON: readonly ShelfState[] = ['assigned', 'counting', 'unsent', 'returned']

/**
 * A shelf on the wall. Renders only when it has changed: the wall has the listeners for all tiles, and
 * unchanged rows of an answer keep their identity.
 */
export const WallTile = memo(function WallTile({
  tile,
  roomName,
  size,
  isCurrent,
  isOpen,
}: WallTileProps) {
  const state = shelfStateOf(tile)
  const code = tile.code ?? roomName
  const t = useMessages('shared')
  const mark = markOf(tile, t)
  const isCompact = size === 'compact'
  return (
    <button
      type="button"
      className={isCompact ? SHELF_COMPACT_CLASS : SHELF_TILE_CLASS}
      data-state={state}
      tabIndex={isCurrent ? 0 : -1}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-label={isCompact ? nameOf(tile, [code, mark], t) : undefined}
    >
      {isCompact ? (
        <ShelfCompactLabel code={code} mark={mark} state={state} />
      ) : (
        <ShelfLabel
          code={code}
          mark={mark}
          state={state}
          unsentEvents={tile.unsentEvents}
          initials={initialsAt(tile, state)}
        />
      )}
    </button>
  )
})

/** A partial round is shown beside the count of its shelf. */
function markOf(tile: DashboardTile, t: Messages<'shared'>): string | undefined {
  return tile.partial ? t('mark.items') : shelfMark(tile, t)
}

function nameOf(
  tile: DashboardTile,
  sign: readonly (string | undefined)[],
  t: Messages<'shared'>,
): string {
  const word = shelfStatusWord(shelfStateOf(tile), tile.unsentEvents, t)
  return `${sign.filter(Boolean).join(' · ')}, ${word}`
}

function initialsAt({ userName }: DashboardTile, state: ShelfState): string | undefined {
  return userName !== null && WITH_PERSON.includes(state) ? initialsOf(userName) : undefined
}
