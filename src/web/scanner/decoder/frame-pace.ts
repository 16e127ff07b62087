/** More than fifteen frames per second would cost battery without reading more; frames arrive a little unevenly. */
const SHORTEST_PAUSE_MS = 60

/** Decides for each incoming frame whether to decode it. */
export function framePace(): (at: number) => boolean {
  let last = Number.NEGATIVE_INFINITY
  return (at) => {
    if (at - last < SHORTEST_PAUSE_MS) return false
    last = at
    return true
  }
}
