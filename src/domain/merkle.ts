// The tree over the seals of a day, as RFC 6962 builds it: whoever holds its root and a short path can
// tell that a seal was among them, without seeing the others.

/** SHA-256 of bytes; both are in hexadecimal. */
export type HashBytes = (bytes: string) => string

/** From the leaf up: which hash stands beside it, and on which side. */
export interface PathStep {
  readonly side: 'left' | 'right'
  readonly hash: string
}

/** Leaves and inner nodes begin differently, so that none can be taken for the other. */
const LEAF = '00'
const NODE = '01'

/** In the order of the seals themselves: nothing of when or whose they are. */
export function sortedLeaves(seals: readonly string[]): readonly string[] {
  return [...seals].sort()
}

export function merkleRoot(seals: readonly string[], hash: HashBytes): string {
  const [first, ...others] = seals
  if (first === undefined) return hash('')
  if (others.length === 0) return hash(LEAF + first)
  const split = splitOf(seals.length)
  const left = merkleRoot(seals.slice(0, split), hash)
  return hash(NODE + left + merkleRoot(seals.slice(split), hash))
}

export function merklePath(
  seals: readonly string[],
  index: number,
  hash: HashBytes,
): readonly PathStep[] {
  if (seals.length < 2) return []
  const split = splitOf(seals.length)
  const [left, right] = [seals.slice(0, split), seals.slice(split)]
  if (index < split) {
    return [
      ...merklePath(left, index, hash),
      { side: 'right', hash: merkleRoot(right, hash) } as const,
    ]
  }
  return [
    ...merklePath(right, index - split, hash),
    { side: 'left', hash: merkleRoot(left, hash) } as const,
  ]
}

/** The largest power of two that is smaller than the number of leaves. */
function splitOf(leaves: number): number {
  let split = 1
  while (split * 2 < leaves) split *= 2
  return split
}
