// The Merkle tree over the seals of a day, as in RFC 6962: with its root and a short path, anyone can verify that a
// seal was part of it, without seeing the others.

/** SHA-256 of bytes; input and result are in hexadecimal. */
export type HashBytes = (bytes: string) => string

/** From the leaf up: the sibling hash, and its side. */
export interface PathStep {
  readonly side: 'left' | 'right'
  readonly hash: string
}

/** Leaves and inner nodes have different prefixes, so that they cannot be confused. */
const LEAF = '00'
const NODE = '01'

/** Sorted by the seals themselves, so that the order reveals nothing about time or owner. */
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
