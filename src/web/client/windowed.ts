// A list of any length, looked at through a window: cut into blocks of one size, of which those in view
// are asked for, and the first one, which says how many rows there are.

/** The blocks from the first to the last, both in it. */
export interface BlockRange {
  readonly first: number
  readonly last: number
}

export const FIRST_BLOCK: BlockRange = { first: 0, last: 0 }

/** The blocks that rows are in, both rows in it. */
export function blocksOf(rows: BlockRange, blockSize: number): BlockRange {
  return {
    first: Math.max(0, Math.floor(rows.first / blockSize)),
    last: Math.max(0, Math.floor(rows.last / blockSize)),
  }
}

export function isSameRange(one: BlockRange, other: BlockRange): boolean {
  return one.first === other.first && one.last === other.last
}

/** Whether a step leads from one to the other: reading on, and not a jump across the list. */
export function isNextTo(one: BlockRange, other: BlockRange): boolean {
  return other.first <= one.last + 1 && other.last >= one.first - 1
}

/** In order, each once. */
export function askedBlocks({ first, last }: BlockRange): readonly number[] {
  const shown = Array.from({ length: last - first + 1 }, (_, n) => first + n)
  return shown[0] === 0 ? shown : [0, ...shown]
}
