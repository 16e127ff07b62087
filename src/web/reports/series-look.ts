// How the lines of a chart differ: by dashes and marks as well as by color, which many people, and most
// printers, cannot tell apart.

export interface SeriesLook {
  /** A color of the theme. */
  readonly color: string
  readonly dashes: string | undefined
  /** The outline of its marks, centered at 0 0. */
  readonly mark: string
}

const COLORS = ['blue.8', 'orange.8', 'teal.8', 'grape.7', 'gray.7', 'red.8'] as const
const DASHES = [undefined, '8 3', '2 3', '10 3 2 3', '5 5', '14 4'] as const
/** One fewer than dashes, so that the two do not repeat in step. */
const MARKS = [
  'M-4 0A4 4 0 1 1 4 0A4 4 0 1 1-4 0Z',
  'M-4-4H4V4H-4Z',
  'M0-5L5 4H-5Z',
  'M0-5.5L5.5 0L0 5.5L-5.5 0Z',
  'M-5-2H-2V-5H2V-2H5V2H2V5H-2V2H-5Z',
] as const

export function lookOf(index: number): SeriesLook {
  return {
    color: COLORS[index % COLORS.length] ?? COLORS[0],
    dashes: DASHES[index % DASHES.length],
    mark: MARKS[index % MARKS.length] ?? MARKS[0],
  }
}

/** For elements beside the chart. */
export function cssColor({ color }: SeriesLook): string {
  return `var(--mantine-color-${color.replace('.', '-')})`
}
