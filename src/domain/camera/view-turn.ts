// How the camera got closer and turned between two frames, from labels that were read in both. Everything around them
// moves accordingly.

interface Point {
  readonly x: number
  readonly y: number
}

export interface ViewTurn {
  /** A point in the earlier frame … */
  readonly from: Point
  /** … and in the later one. Everything around it is scaled and turned by this much. */
  readonly to: Point
  readonly scale: number
  readonly angle: number
}

interface Seen {
  readonly was: readonly Point[]
  readonly now: readonly Point[]
}

/** Limits between two frames; anything beyond is a misread, because nobody moves a phone that fast. */
const MOST_TURNED = Math.PI / 6
const MOST_SCALED = 1.5

/** Uses the median of several labels, because each label is read in different rows from frame to frame. */
export function turnBetween(seen: readonly Seen[]): ViewTurn {
  const turns = seen.flatMap(({ was, now }) => {
    const [before, after] = [alongOf(was), alongOf(now)]
    const scale = after.length / before.length
    const angle = halfTurn(after.angle - before.angle)
    const isLikely = Math.abs(angle) <= MOST_TURNED && Math.abs(Math.log(scale)) <= MOST_LOG
    return isLikely ? [{ scale, angle }] : []
  })
  const [scale, angle] = [
    median(turns.map((one) => one.scale)) ?? 1,
    median(turns.map((one) => one.angle)) ?? 0,
  ]
  const places = seen.map(({ was, now }) => ({ was: meanOf(was), now: meanOf(now) }))
  const from = meanOf(places.map(({ was }) => was))
  const turn = { from, to: from, scale, angle }
  const offs = places.map(({ was, now }) => {
    const there = turnedPoint(was, turn)
    return { x: now.x - there.x, y: now.y - there.y }
  })
  const by = { x: median(offs.map(({ x }) => x)) ?? 0, y: median(offs.map(({ y }) => y)) ?? 0 }
  return { ...turn, to: { x: from.x + by.x, y: from.y + by.y } }
}

const MOST_LOG = Math.log(MOST_SCALED)

export function turned(corners: readonly Point[], turn: ViewTurn): readonly Point[] {
  return corners.map((corner) => turnedPoint(corner, turn))
}

function turnedPoint({ x, y }: Point, { from, to, scale, angle }: ViewTurn): Point {
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale]
  const [across, down] = [x - from.x, y - from.y]
  return { x: to.x + across * cos - down * sin, y: to.y + across * sin + down * cos }
}

/**
 * From the side where the bars start to the side where they end; the length does not depend on the rows that were
 * read.
 */
function alongOf([a, b, c, d]: readonly Point[]): {
  readonly length: number
  readonly angle: number
} {
  if (!a || !b || !c || !d) return { length: 1, angle: 0 }
  const [x, y] = [(b.x + c.x - a.x - d.x) / 2, (b.y + c.y - a.y - d.y) / 2]
  return { length: Math.max(1, Math.hypot(x, y)), angle: Math.atan2(y, x) }
}

/** Bars can be read from either end, so half a turn does not matter. */
function halfTurn(angle: number): number {
  return angle - Math.PI * Math.round(angle / Math.PI)
}

function meanOf(points: readonly Point[]): Point {
  const count = Math.max(1, points.length)
  const sum = (pick: (point: Point) => number) =>
    points.reduce((total, point) => total + pick(point), 0)
  return { x: sum(({ x }) => x) / count, y: sum(({ y }) => y) / count }
}

function median(values: readonly number[]): number | undefined {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
}
