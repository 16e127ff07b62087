// A range of shelf codes such as S-13A to S-22D: bay by bay, top to bottom.

import { Fault } from './fault.ts'

export const RANGE_MAX_SHELVES = 1_000

export interface ShelfRange {
  readonly prefix: string
  readonly fromBay: number
  readonly toBay: number
  /** Letters from A to Z; both or none. */
  readonly fromLevel?: string | undefined
  readonly toLevel?: string | undefined
  /** Codes to leave out. */
  readonly without?: readonly string[] | undefined
}

export function shelfCodesOf(range: ShelfRange): readonly string[] {
  const { prefix, fromBay, toBay } = range
  if (!isBay(fromBay) || !isBay(toBay) || toBay < fromBay) {
    throw new Fault('invalid_argument', 'The first bay comes before the last one.', {
      field: 'toBay',
    })
  }
  const levels = levelsOf(range)
  const bays = toBay - fromBay + 1
  if (bays * levels.length > RANGE_MAX_SHELVES) {
    const message = `At most ${RANGE_MAX_SHELVES} shelves at once.`
    throw new Fault('invalid_argument', message, { field: 'toBay' })
  }
  const digits = Math.max(2, String(toBay).length)
  const without = new Set(range.without)
  return Array.from({ length: bays }, (_, index) => String(fromBay + index).padStart(digits, '0'))
    .flatMap((bay) => levels.map((level) => `${prefix}${bay}${level}`))
    .filter((code) => !without.has(code))
}

function isBay(bay: number): boolean {
  return Number.isInteger(bay) && bay >= 0 && bay <= 9_999
}

function levelsOf({ fromLevel, toLevel }: ShelfRange): readonly string[] {
  if (!fromLevel && !toLevel) return ['']
  const from = (fromLevel || toLevel || '').toUpperCase()
  const to = (toLevel || fromLevel || '').toUpperCase()
  if (!/^[A-Z]$/.test(from) || !/^[A-Z]$/.test(to) || to < from) {
    throw new Fault('invalid_argument', 'Levels go from A to Z.', { field: 'toLevel' })
  }
  const first = from.charCodeAt(0)
  return Array.from({ length: to.charCodeAt(0) - first + 1 }, (_, index) =>
    String.fromCharCode(first + index),
  )
}
