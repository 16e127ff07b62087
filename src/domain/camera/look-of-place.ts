// Remembers how a label and its surroundings looked when it was read. That way it is recognized while blurred, and
// known to be gone when its place is seen without it.

import { meanShade, type Shades, shadeAt } from './shades.ts'

interface Point {
  readonly x: number
  readonly y: number
}

interface Sample {
  /** From the center of the label, in pixels. */
  readonly x: number
  readonly y: number
  readonly zone: 'inside' | 'paper' | 'around'
  readonly shade: number
}

export interface LookOfPlace {
  readonly samples: readonly Sample[]
  /** Mean brightness of the whole picture. */
  readonly mean: number
  /** How much the label differs from its surroundings. */
  readonly contrast: number
  readonly detail: number
}

type Verdict = 'there' | 'gone' | 'unsure'

/** How far the surroundings extend, in multiples of the label's size; anything closer may be the label's own paper. */
const AROUND = 2.2
const PAPER = 1.4
const MOST_SAMPLES = 11
/** Below this contrast, in shades, a label cannot be told from its surroundings. */
const LEAST_CONTRAST = 6
const LEAST_SAMPLES = 12
const SHARE_IN_VIEW = 0.75
const SAME_LOOK = 0.75
/** A lost label needs a very close match, because hands and edges can look similar. */
const SURELY_SAME_LOOK = 0.92
const LEAST_CONTRAST_LEFT = 0.3
/** With less than this fraction of its detail, the frame is blurred. */
const SHARP = 0.6
/** Fractions of its contrast: how much must change inside when a label is gone, and how little around it. */
const GONE_INSIDE = 0.5
const SAME_AROUND = 0.3
const LIKE_AROUND = 0.5
/** A blurred label leaves more than this behind. */
const NOTHING_LEFT = 0.12

export function lookOf(
  shades: Shades,
  middle: Point,
  size: { readonly width: number; readonly height: number },
): LookOfPlace | null {
  const [halfWidth, halfHeight] = [size.width / 2, size.height / 2]
  const across = offsets(halfWidth * AROUND, shades.cell)
  const down = offsets(halfHeight * AROUND, shades.cell)
  const samples = down.flatMap((y) =>
    across.flatMap((x) => {
      const shade = shadeAt(shades, middle.x + x, middle.y + y)
      const zone = zoneOf(Math.max(Math.abs(x) / halfWidth, Math.abs(y) / halfHeight))
      return shade === undefined ? [] : [{ x, y, shade, zone }]
    }),
  )
  const inside = samples.filter(({ zone }) => zone === 'inside')
  const around = samples.filter(({ zone }) => zone === 'around')
  if (samples.length < LEAST_SAMPLES || inside.length === 0 || around.length === 0) return null
  const ring = meanOf(around.map(({ shade }) => shade))
  const contrast = meanOf(inside.map(({ shade }) => Math.abs(shade - ring)))
  if (contrast < LEAST_CONTRAST) return null
  return { samples, mean: meanShade(shades), contrast, detail: shades.detail }
}

function zoneOf(sizes: number): Sample['zone'] {
  if (sizes <= 1) return 'inside'
  return sizes <= PAPER ? 'paper' : 'around'
}

export interface PlaceVerdict {
  readonly verdict: Verdict
  /** Where the picture looks most like the label, near its expected position. */
  readonly at: Point
}

/** Looks for the label around its expected position. `isLost`: it was not found in the previous frame. */
export function judgePlace(
  look: LookOfPlace,
  shades: Shades,
  expected: Point,
  isLost = false,
): PlaceVerdict {
  let [at, best] = [expected, likeness(look, shades, expected)]
  for (const [x, y] of NEARBY) {
    const place = { x: expected.x + x * shades.cell, y: expected.y + y * shades.cell }
    // A position off the expected one needs a clearly better match.
    const like = likeness(look, shades, place) - ASIDE * Math.hypot(x, y)
    if (like > best) [at, best] = [place, like]
  }
  if (best >= (isLost ? SURELY_SAME_LOOK : SAME_LOOK)) return { verdict: 'there', at }
  return { verdict: isBare(look, shades, expected) ? 'gone' : 'unsure', at: expected }
}

const STEPS = [-2, -1, 0, 1, 2]
const NEARBY = STEPS.flatMap((y) => STEPS.map((x) => [x, y] as const)).filter(([x, y]) => x || y)
const ASIDE = 0.02

/** From -1 to 1, independent of the light. Compares the label alone, and the label with its surroundings. */
function likeness(look: LookOfPlace, shades: Shades, at: Point): number {
  const pairs = pairsAt(look.samples, shades, at)
  if (pairs.length < Math.max(LEAST_SAMPLES, look.samples.length * SHARE_IN_VIEW)) return UNLIKE
  const own = look.samples.filter(({ zone }) => zone !== 'around')
  const inside = look.samples.filter(({ zone }) => zone === 'inside')
  if (changeOf(look, inside, shades, at) >= GONE_INSIDE * look.contrast) return UNLIKE
  // Fewer samples correlate less well, so the label alone gets a bonus.
  return Math.min(correlation(pairs), correlation(pairsAt(own, shades, at)) + 0.1)
}

const UNLIKE = -1

function correlation(pairs: readonly (readonly [number, number])[]): number {
  const then = meanOf(pairs.map(([shade]) => shade))
  const now = meanOf(pairs.map(([, shade]) => shade))
  let [both, squareThen, squareNow] = [0, 0, 0]
  for (const [a, b] of pairs) {
    both += (a - then) * (b - now)
    squareThen += (a - then) ** 2
    squareNow += (b - now) ** 2
  }
  if (squareThen === 0 || squareNow < LEAST_CONTRAST_LEFT ** 2 * squareThen) return UNLIKE
  return both / Math.sqrt(squareThen * squareNow)
}

/** Whether the surroundings are unchanged and the label is missing. */
function isBare(look: LookOfPlace, shades: Shades, at: Point): boolean {
  const inside = look.samples.filter(({ zone }) => zone === 'inside')
  const around = look.samples.filter(({ zone }) => zone === 'around')
  const insideNow = shadesAt(inside, shades, at)
  const aroundNow = shadesAt(around, shades, at)
  if (insideNow.length < inside.length || aroundNow.length < around.length * 0.6) return false
  if (changeOf(look, around, shades, at) > SAME_AROUND * look.contrast) return false
  if (changeOf(look, inside, shades, at) < GONE_INSIDE * look.contrast) return false
  const ring = meanOf(aroundNow)
  const left = meanOf(insideNow.map((shade) => Math.abs(shade - ring)))
  // The place now looks like its surroundings, so neither a reflection nor a person covers the label.
  const usual = meanOf(aroundNow.map((shade) => Math.abs(shade - ring)))
  if (left > Math.max(LIKE_AROUND * look.contrast, 1.3 * usual)) return false
  return shades.detail >= SHARP * look.detail || left < NOTHING_LEFT * look.contrast
}

/**
 * In shades of the original picture. Losing a dark label makes the whole picture brighter, which is not a change of
 * light.
 */
function changeOf(
  look: LookOfPlace,
  samples: readonly Sample[],
  shades: Shades,
  at: Point,
): number {
  const pairs = pairsAt(samples, shades, at)
  const light = Math.max(0.2, meanShade(shades) / Math.max(1, look.mean))
  const changed = (by: number) => meanOf(pairs.map(([then, now]) => Math.abs(now / by - then)))
  return Math.min(changed(1), changed(light))
}

function pairsAt(samples: readonly Sample[], shades: Shades, at: Point) {
  return samples.flatMap(({ x, y, shade }) => {
    const now = shadeAt(shades, at.x + x, at.y + y)
    return now === undefined ? [] : [[shade, now] as const]
  })
}

function shadesAt(samples: readonly Sample[], shades: Shades, at: Point): readonly number[] {
  return samples.flatMap(({ x, y }) => shadeAt(shades, at.x + x, at.y + y) ?? [])
}

/** From one end to the other, about one cell apart. */
function offsets(half: number, cell: number): readonly number[] {
  const count = Math.min(MOST_SAMPLES, Math.max(3, Math.round((2 * half) / cell)))
  return Array.from({ length: count }, (_, at) => -half + (2 * half * at) / (count - 1))
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
