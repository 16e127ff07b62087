// What a manager can do with a shelf on the wall, by the domain's rules.

import type { DashboardTile } from '#contract/audits.ts'
import { allowsWork, canMove } from '#domain/assignment.ts'
import type { AuditStatus } from '#domain/audit.ts'
import { loneCountOf, tieOf } from '#domain/independent.ts'
import { countsOfShelf } from './counts-of-shelf.ts'
import { isUnplanned } from './planned-rooms.ts'

export interface TileActions {
  readonly assign: 'assign' | 'reassign' | undefined
  readonly canReset: boolean
  readonly canExclude: boolean
  readonly canInclude: boolean
  readonly canAcceptOne: boolean
  /** To choose between two counts that differ. */
  readonly canChoose: boolean
  readonly askAgain: 'askSecond' | 'askThird' | undefined
}

/** Depends on the other counts of its shelf among the tiles of its room. */
export function tileActionsOf(
  tile: DashboardTile,
  auditStatus: AuditStatus,
  tiles: readonly DashboardTile[],
): TileActions {
  const counts = countsOfShelf(tile, tiles)
  const isLone = loneCountOf(counts) !== undefined
  const canSettle = allowsWork(auditStatus, 'settle')
  return {
    ...planActionsOf(tile, auditStatus, isLone),
    canAcceptOne: canSettle && isLone,
    canChoose: canSettle && tieOf(counts) !== undefined,
    askAgain: canSettle ? askAgainOf(tile) : undefined,
  }
}

/** For a second or third count that a manager has called off. */
function askAgainOf({ comparison }: DashboardTile): TileActions['askAgain'] {
  if (comparison?.state === 'single') return 'askSecond'
  return comparison?.state === 'chosen' ? 'askThird' : undefined
}

const NOTHING = { assign: undefined, canReset: false, canExclude: false, canInclude: false }

function planActionsOf(tile: DashboardTile, auditStatus: AuditStatus, isLone: boolean) {
  if (!allowsWork(auditStatus, 'plan')) return NOTHING
  const { status } = tile
  return {
    assign: assignOf(tile),
    canReset: !isUnplanned(tile) && tile.progress.events > 0 && canMove(status, 'returned'),
    canExclude: !isUnplanned(tile) && !isLone && canMove(status, 'excluded'),
    canInclude: status === 'excluded',
  }
}

/** Independent counts belong to different people, so they are assigned on their own page. */
function assignOf({ status, mode, userId }: DashboardTile): TileActions['assign'] {
  if (mode === 'independent' || status === 'excluded') return undefined
  if (status !== 'assigned' && !canMove(status, 'assigned')) return undefined
  return userId === null ? 'assign' : 'reassign'
}
