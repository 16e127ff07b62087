// A frame reduced to a few hundred gray values: too coarse to read a code, but enough to tell how the view moved and
// whether a place looks as before, even while the lens is focusing.

export interface Shades {
  /** Where the first cell starts in the frame, and the size of each cell, in pixels. */
  readonly left: number
  readonly top: number
  readonly cell: number
  readonly columns: number
  readonly rows: number
  /** Row by row, from 0 to 255. */
  readonly values: Float32Array
  /** How much neighboring pixels differ; low in a blurred picture. */
  readonly detail: number
}

interface LumaPicture {
  readonly width: number
  readonly height: number
  readonly luma: Uint8Array
}

/** Number of cells along the longer side. */
const CELLS = 64
/** Only one pixel in four is sampled. */
const STEP = 2

/** For a picture that starts at an offset in the frame. */
export function shadesOf(
  { width, height, luma }: LumaPicture,
  { left, top }: { readonly left: number; readonly top: number },
): Shades {
  const cell = Math.max(STEP, STEP * Math.ceil(Math.max(width, height) / CELLS / STEP))
  const [columns, rows] = [Math.floor(width / cell), Math.floor(height / cell)]
  const values = new Float32Array(columns * rows)
  const samples = (cell / STEP) ** 2
  let differences = 0
  for (let y = 0; y < rows * cell; y += STEP) {
    const row = Math.floor(y / cell) * columns
    const from = y * width
    for (let column = 0; column < columns; column += 1) {
      let sum = 0
      const end = from + (column + 1) * cell
      for (let at = from + column * cell; at < end; at += STEP) {
        const shade = luma[at] ?? 0
        sum += shade
        differences += Math.abs(shade - (luma[at + 1] ?? 0))
      }
      values[row + column] = (values[row + column] ?? 0) + sum / samples
    }
  }
  const detail = differences / Math.max(1, columns * rows * samples)
  return { left, top, cell, columns, rows, values: softened(values, columns, rows), detail }
}

/** Blurs, so that a move by part of a cell changes several cells a little instead of one cell a lot. */
function softened(values: Float32Array, columns: number, rows: number): Float32Array {
  return softenedAlong(
    softenedAlong(values, { count: columns, lines: rows, step: 1, next: columns }),
    { count: rows, lines: columns, step: columns, next: 1 },
  )
}

interface Lines {
  readonly count: number
  readonly lines: number
  /** Distance from one value to the next, and from one line to the next. */
  readonly step: number
  readonly next: number
}

function softenedAlong(values: Float32Array, { count, lines, step, next }: Lines): Float32Array {
  const soft = new Float32Array(values.length)
  for (let line = 0; line < lines; line += 1) {
    for (let index = 0; index < count; index += 1) {
      const at = line * next + index * step
      const here = values[at] ?? 0
      const before = index === 0 ? here : (values[at - step] ?? 0)
      const after = index === count - 1 ? here : (values[at + step] ?? 0)
      soft[at] = (before + 2 * here + after) / 4
    }
  }
  return soft
}

export function meanShade({ values }: Shades): number {
  let sum = 0
  for (const value of values) sum += value
  return values.length === 0 ? 0 : sum / values.length
}

/** The shade at a point of the frame, interpolated from the four nearest cells; undefined outside. */
export function shadeAt(shades: Shades, x: number, y: number): number | undefined {
  const { left, top, cell, columns, rows, values } = shades
  const column = (x - left) / cell - 0.5
  const row = (y - top) / cell - 0.5
  if (column < -0.5 || row < -0.5 || column > columns - 0.5 || row > rows - 0.5) return undefined
  const c = Math.min(columns - 2, Math.max(0, Math.floor(column)))
  const r = Math.min(rows - 2, Math.max(0, Math.floor(row)))
  const right = Math.min(1, Math.max(0, column - c))
  const down = Math.min(1, Math.max(0, row - r))
  const at = r * columns + c
  const above = (values[at] ?? 0) * (1 - right) + (values[at + 1] ?? 0) * right
  const below = (values[at + columns] ?? 0) * (1 - right) + (values[at + columns + 1] ?? 0) * right
  return above * (1 - down) + below * down
}
