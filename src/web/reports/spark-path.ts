// A few shares as a small line: how a figure went over the last counts.

export interface SparkPath {
  /** An SVG path, broken where a number is not known. */
  readonly line: string
  /** The newest number. */
  readonly end: { readonly x: number; readonly y: number }
}

export const SPARK = { width: 120, height: 28 } as const

/** Shares that differ by less than this look like it: a small change does not fill the height. */
const LEAST_SPAN = 0.04

/** From the oldest to the newest. Undefined if there are fewer than two numbers, or if the newest is not known. */
export function sparkPath(values: readonly (number | null)[]): SparkPath | undefined {
  const known = values.filter((value) => value !== null)
  const newest = values.at(-1) ?? null
  if (known.length < 2 || newest === null) return undefined
  const [least, most] = [Math.min(...known), Math.max(...known)]
  const span = Math.max(LEAST_SPAN, most - least)
  const middle = (least + most) / 2
  const x = (index: number) => round((index / (values.length - 1)) * SPARK.width)
  const y = (value: number) => round(SPARK.height * (0.5 - (value - middle) / span))
  const steps = values.map((value, index) => {
    if (value === null) return ''
    const isJoined = index > 0 && values[index - 1] !== null
    return `${isJoined ? 'L' : 'M'}${x(index)} ${y(value)}`
  })
  return { line: steps.join(''), end: { x: x(values.length - 1), y: y(newest) } }
}

function round(number: number): number {
  return Math.round(number * 10) / 10
}
