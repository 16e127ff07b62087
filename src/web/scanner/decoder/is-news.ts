import type { SeenLabel } from '../camera/code-source.ts'
import type { Seen } from './worker-messages.ts'

/**
 * Whether a frame shows something new since the last reported one. Most frames do not, and the page need not
 * wake up for them.
 */
export function isNews(seen: Seen, before: Seen | undefined): boolean {
  if (!before || seen.codes.length > 0 || seen.isDark !== before.isDark) return true
  if (seen.labels.length !== before.labels.length) return true
  return seen.labels.some((label, at) => {
    const same = before.labels[at]
    return !same || isOther(label, same) || hasMoved(label, same)
  })
}

/** As a fraction of the picture: smaller moves of a mark are not visible. */
const SEEN_TO_MOVE = 0.003

function isOther(a: SeenLabel, b: SeenLabel): boolean {
  return (
    a.key !== b.key ||
    a.isBelieved !== b.isBelieved ||
    a.isCounted !== b.isCounted ||
    a.isDoubtful !== b.isDoubtful
  )
}

function hasMoved(a: SeenLabel, b: SeenLabel): boolean {
  return a.corners.some(({ x, y }, at) => {
    const before = b.corners[at]
    return !before || Math.max(Math.abs(x - before.x), Math.abs(y - before.y)) > SEEN_TO_MOVE
  })
}
