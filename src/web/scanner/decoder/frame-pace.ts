/** More than fifteen in a second cost battery and read nothing more; frames come a little unevenly. */
const SHORTEST_PAUSE_MS = 60

/** Says of each frame that comes whether to look at it. */
export function framePace(): (at: number) => boolean {
  let last = Number.NEGATIVE_INFINITY
  return (at) => {
    if (at - last < SHORTEST_PAUSE_MS) return false
    last = at
    return true
  }
}
