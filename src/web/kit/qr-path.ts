/** The dark modules of a QR code as one path, drawn in horizontal runs; one unit is one module. */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => runsOf(row).map(({ x, width }) => square(x, y, width))).join('')
}

function square(x: number, y: number, width: number): string {
  return `M${x} ${y}h${width}v1h-${width}z`
}

interface Run {
  readonly x: number
  readonly width: number
}

function runsOf(row: readonly boolean[]): readonly Run[] {
  const starts = row.flatMap((isDark, x) => (isDark && !row[x - 1] ? [x] : []))
  return starts.map((x) => ({ x, width: widthFrom(row, x) }))
}

function widthFrom(row: readonly boolean[], x: number): number {
  const end = row.indexOf(false, x)
  return (end < 0 ? row.length : end) - x
}
