// How the view moved between two frames. Blocks of the picture vote, so that a hand passing through does not count as
// movement.

import { meanShade, type Shades } from './shades.ts'

export interface ViewShift {
  /** How far the contents of the frame moved, in pixels. */
  readonly x: number
  readonly y: number
  /** Whether most of the usable blocks agree. */
  readonly isSure: boolean
}

const UNKNOWN_SHIFT: ViewShift = { x: 0, y: 0, isSure: false }

const BLOCKS_ACROSS = 5
const BLOCKS_DOWN = 3
const FARTHEST_ACROSS = 14
const FARTHEST_DOWN = 9
/** Fraction of a block that must be in both frames to compare it. */
const SHARE_IN_BOTH = 0.5
/** A block with hardly any texture is not used. */
const LEAST_TEXTURE = 3
/** Dark clothes before a light shelf have no more votes than the shelf. */
const MOST_WEIGHT = 8
/** A shift explains a block if it differs little more than the block's best shift. */
const EXPLAINS = 0.3
const SURE_SHARE = 0.6
/** Penalty in shades per cell of distance from the expected shift, because shelves look repetitive. */
const OFF_EXPECTED = 0.4

interface Block {
  /** The difference at each shift; NaN when too little of the block is in both frames. */
  readonly differences: Float32Array
  readonly best: number
  readonly texture: number
  /** Of its vote. */
  readonly weight: number
}

/** A movement in the picture, and the share of the usable blocks that it explains. */
export interface Movement {
  readonly x: number
  readonly y: number
  readonly share: number
}

/** `expected`: the previous movement, in pixels. */
export function shiftBetween(
  before: Shades,
  now: Shades,
  expected: { readonly x: number; readonly y: number } = UNKNOWN_SHIFT,
): ViewShift {
  const [most] = movementsBetween(before, now, expected, 1)
  if (!most) return UNKNOWN_SHIFT
  const { x, y, share } = most
  return { x, y, isSure: share >= SURE_SHARE }
}

/**
 * The movements in the picture, the one of most blocks first. Where somebody passes by, there is another one besides
 * that of the view.
 */
export function movementsBetween(
  before: Shades,
  now: Shades,
  expected: { readonly x: number; readonly y: number },
  most = MOST_MOVEMENTS,
): readonly Movement[] {
  const { columns, rows, cell } = now
  if (before.columns !== columns || before.rows !== rows || before.cell !== cell) return []
  const reach = reachOf(now)
  const blocks = blocksOf(before, now, reach, { x: expected.x / cell, y: expected.y / cell })
  const total = sumOf(blocks, ({ weight }) => weight)
  const movements: Movement[] = []
  for (let left = blocks; left.length > 0 && movements.length < most; ) {
    const candidates = [...new Set(left.map(({ best }) => best))]
    const supportOf = (at: number) => sumOf(supporters(left, at), ({ weight }) => weight)
    const best = candidates.reduce((a, b) => (supportOf(b) > supportOf(a) ? b : a))
    const explained = supporters(left, best)
    const { x, y } = refined(explained, best, reach)
    // A block may agree with several movements.
    const share = sumOf(supporters(blocks, best), ({ weight }) => weight) / total
    movements.push({ x: x * cell, y: y * cell, share })
    left = left.filter((block) => !explained.includes(block))
  }
  return movements
}

const MOST_MOVEMENTS = 4

interface Reach {
  readonly across: number
  readonly down: number
}

function reachOf({ columns, rows }: Shades): Reach {
  return {
    across: Math.min(FARTHEST_ACROSS, Math.floor(columns / 2)),
    down: Math.min(FARTHEST_DOWN, Math.floor(rows / 2)),
  }
}

function blocksOf(
  before: Shades,
  now: Shades,
  reach: Reach,
  expected: { readonly x: number; readonly y: number },
): readonly Block[] {
  // Cameras adapt to light and lamps turn on, so the whole picture may be brighter or darker by a factor.
  const brighter = Math.max(0.2, Math.min(5, meanShade(now) / Math.max(1, meanShade(before))))
  const blocks: Block[] = []
  for (let down = 0; down < BLOCKS_DOWN; down += 1) {
    for (let across = 0; across < BLOCKS_ACROSS; across += 1) {
      const area = {
        left: Math.floor((across * now.columns) / BLOCKS_ACROSS),
        right: Math.floor(((across + 1) * now.columns) / BLOCKS_ACROSS),
        top: Math.floor((down * now.rows) / BLOCKS_DOWN),
        bottom: Math.floor(((down + 1) * now.rows) / BLOCKS_DOWN),
      }
      const block = blockOf(before, now, { area, brighter, reach, expected })
      if (block.texture >= LEAST_TEXTURE) blocks.push(block)
    }
  }
  return blocks
}

interface BlockFacts {
  readonly area: {
    readonly left: number
    readonly right: number
    readonly top: number
    readonly bottom: number
  }
  readonly brighter: number
  readonly reach: Reach
  readonly expected: { readonly x: number; readonly y: number }
}

function blockOf(before: Shades, now: Shades, facts: BlockFacts): Block {
  const { reach, expected } = facts
  const wide = 2 * reach.across + 1
  const differences = new Float32Array(wide * (2 * reach.down + 1)).fill(Number.NaN)
  let [best, least, sum, compared] = [-1, Number.POSITIVE_INFINITY, 0, 0]
  for (let y = -reach.down; y <= reach.down; y += 1) {
    for (let x = -reach.across; x <= reach.across; x += 1) {
      const difference = differenceAt(before, now, facts, x, y)
      if (Number.isNaN(difference)) continue
      const at = (y + reach.down) * wide + x + reach.across
      differences[at] = difference
      sum += difference
      compared += 1
      const off = OFF_EXPECTED * Math.hypot(x - expected.x, y - expected.y)
      if (difference + off >= least) continue
      least = difference + off
      best = at
    }
  }
  const texture = compared === 0 ? 0 : sum / compared - (differences[best] ?? 0)
  return { differences, best, texture, weight: Math.min(texture, MOST_WEIGHT) }
}

function differenceAt(
  before: Shades,
  now: Shades,
  { area, brighter }: BlockFacts,
  x: number,
  y: number,
): number {
  const left = Math.max(area.left, -x)
  const right = Math.min(area.right, now.columns - x)
  const top = Math.max(area.top, -y)
  const bottom = Math.min(area.bottom, now.rows - y)
  const cells = Math.max(0, right - left) * Math.max(0, bottom - top)
  const all = (area.right - area.left) * (area.bottom - area.top)
  if (cells === 0 || cells < SHARE_IN_BOTH * all) return Number.NaN
  const [then, since] = [before.values, now.values]
  const moved = y * now.columns + x
  let sum = 0
  for (let row = top; row < bottom; row += 1) {
    const end = row * now.columns + right
    for (let at = row * now.columns + left; at < end; at += 1) {
      sum += Math.abs((then[at] as number) * brighter - (since[at + moved] as number))
    }
  }
  return sum / cells
}

function supporters(blocks: readonly Block[], at: number): readonly Block[] {
  return blocks.filter(({ differences, best, texture }) => {
    const difference = differences[at] ?? Number.NaN
    return difference <= (differences[best] ?? 0) + EXPLAINS * texture
  })
}

/** Refines between cells: the minimum of a parabola through the neighbors. */
function refined(blocks: readonly Block[], at: number, { across, down }: Reach) {
  const wide = 2 * across + 1
  const cost = (place: number) => sumOf(blocks, ({ differences }) => differences[place] ?? 0)
  const column = at % wide
  const row = Math.floor(at / wide)
  const besideX = column > 0 && column < wide - 1
  const besideY = row > 0 && row < 2 * down
  return {
    x: column - across + (besideX ? lowest(cost(at - 1), cost(at), cost(at + 1)) : 0),
    y: row - down + (besideY ? lowest(cost(at - wide), cost(at), cost(at + wide)) : 0),
  }
}

function lowest(before: number, here: number, after: number): number {
  const bend = before + after - 2 * here
  if (!(bend > 0)) return 0
  return Math.max(-0.5, Math.min(0.5, (before - after) / (2 * bend)))
}

function sumOf<T>(values: readonly T[], of: (value: T) => number): number {
  return values.reduce((sum, value) => sum + of(value), 0)
}
