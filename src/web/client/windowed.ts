// A list of any length, seen through a window: split into blocks of one size, of which the visible ones are
// requested, and the first one, which has the number of rows.

/** The first and the last block, inclusive. */
export interface BlockRange {
  readonly first: number
  readonly last: number
}

export const FIRST_BLOCK: BlockRange = { first: 0, last: 0 }

/** The blocks that contain these rows, inclusive. */
export function blocksOf(rows: BlockRange, blockSize: number): BlockRange {
  return {
    first: Math.max(0, Math.floor(rows.first / blockSize)),
    last: Math.max(0, Math.floor(rows.last / blockSize)),
  }
}

export function isSameRange(one: BlockRange, other: BlockRange): boolean {
  return one.first === other.first && one.last === other.last
}

/** Whether a step is reading on instead of jumping across the list. */
export function isNextTo(one: BlockRange, other: BlockRange): boolean {
  return other.first <= one.last + 1 && other.last >= one.first - 1
}

/** In order, without duplicates. */
export function askedBlocks({ first, last }: BlockRange): readonly number[] {
  const shown = Array.from({ length: last - first + 1 }, (_, n) => first + n)
  return shown[0] === 0 ? shown : [0, ...shown]
}
