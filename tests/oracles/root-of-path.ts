// Oracle of merklePath in src/domain/merkle.ts, which decides: what whoever holds a seal and its path works out.

import type { HashBytes, PathStep } from '#domain/merkle.ts'

/** RFC 6962: leaves and inner nodes begin differently. */
const LEAF = '00'
const NODE = '01'

/** The root that a seal and its path lead to. */
export function rootOfPath(seal: string, path: readonly PathStep[], hash: HashBytes): string {
  let reached = hash(LEAF + seal)
  for (const step of path) {
    reached = hash(NODE + (step.side === 'left' ? step.hash + reached : reached + step.hash))
  }
  return reached
}
